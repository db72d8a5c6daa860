"""What effects make happen besides moving cards, in English."""

from cards.talk import happenings as told
from cards.talk.en.nouns import PHASES, a, each_whose, whose
from cards.talk.en.sentences import does, sentence
from cards.talk.scene import Scene
from cards.text.en.terms import COUNTERS
from engine.yugioh.state.effect_events import Coin

WHOSE = ("your", "their")
COINS = {Coin.HEADS: "heads", Coin.TAILS: "tails"}


@sentence.register
def _(happening: told.ChangeCounters, scene: Scene) -> str:
    count = abs(happening.count)
    counters = f"{count} {COUNTERS[happening.counter]}{'s' * (count != 1)}"
    done = "placed on" if happening.count > 0 else "removed from"
    are = "is" if count == 1 else "are"
    return f"{counters} {are} {done} {whose(happening.card, scene)}."


@sentence.register
def _(happening: told.NegateEffect, scene: Scene) -> str:
    return f"The effect of {a(happening.card, scene)} is negated."


@sentence.register
def _(happening: told.SpareCards, scene: Scene) -> str:
    return f"Not destroyed: {each_whose(happening.cards, scene)}."


@sentence.register
def _(happening: told.SkipPhase, scene: Scene) -> str:
    phase = PHASES[happening.phase]
    if happening.now:
        return f"{does(happening.player, scene, 'skip', 'skips')} the {phase}."
    will = does(happening.player, scene, "will skip your", "will skip the")
    next_ones = phase if happening.times == 1 else f"{happening.times} {phase}s"
    return f"{will} next {next_ones}."


@sentence.register
def _(happening: told.SinkCard, scene: Scene) -> str:
    yours, theirs = (f"the top card of {whose} Deck on its bottom." for whose in WHOSE)
    return does(happening.player, scene, f"put {yours}", f"puts {theirs}")


@sentence.register
def _(happening: told.SkipTurn, scene: Scene) -> str:
    if happening.now:
        return f"{does(happening.player, scene, 'skip', 'skips')} the turn."
    return f"{does(happening.player, scene, 'will skip your', 'will skip the')} next turn."


@sentence.register
def _(happening: told.GiveUpDraw, scene: Scene) -> str:
    gives_up = does(happening.player, scene, "give up your", "gives up the")
    return f"{gives_up} normal draw."


@sentence.register
def _(happening: told.TossCoin, scene: Scene) -> str:
    tosses = does(happening.player, scene, "toss", "tosses")
    return f"{tosses} a coin: {COINS[happening.side]}."


@sentence.register
def _(happening: told.RollDie, scene: Scene) -> str:
    return f"{does(happening.player, scene, 'roll', 'rolls')} a die: {happening.number}."
