"""What happens in a duel, told in English."""

from functools import singledispatch

from cards.talk import happenings as told
from cards.talk.en.nouns import (
    PHASES,
    a,
    cards,
    each_whose,
    listing,
    possessive,
    whose,
    zone,
)
from cards.talk.happenings import Happening
from cards.talk.labels import starting
from cards.talk.scene import Scene
from cards.text.en.terms import POSITION
from engine.core.protocol import Seat
from engine.yugioh.language import Place, Summon, Until
from engine.yugioh.state.events import Ending, LifeWhy, Why
from engine.yugioh.state.reasons import Sign
from engine.yugioh.views.board import CardView

SIGNS = {Sign.ROCK: "rock", Sign.PAPER: "paper", Sign.SCISSORS: "scissors"}
SUMMONS = {
    Summon.NORMAL: ("Normal Summon", "Normal Summons"),
    Summon.TRIBUTE: ("Tribute Summon", "Tribute Summons"),
    Summon.FLIP: ("Flip Summon", "Flip Summons"),
    Summon.SPECIAL: ("Special Summon", "Special Summons"),
    Summon.RITUAL: ("Ritual Summon", "Ritual Summons"),
    Summon.FUSION: ("Fusion Summon", "Fusion Summons"),
    Summon.SYNCHRO: ("Synchro Summon", "Synchro Summons"),
    Summon.XYZ: ("Xyz Summon", "Xyz Summons"),
    Summon.LINK: ("Link Summon", "Link Summons"),
    Summon.PENDULUM: ("Pendulum Summon", "Pendulum Summons"),
}
UNTIL = {
    Until.END_OF_CALCULATION: "during this damage calculation only",
    Until.END_OF_BATTLE: "until the end of this battle",
    Until.END_OF_BATTLE_PHASE: "until the end of the Battle Phase",
    Until.WHILE_FACE_UP: "while the monster stays face-up on the field",
    Until.WHILE_THIS_FACE_UP: "while that card stays face-up on the field",
    Until.END_PHASE: "until the End Phase",
    Until.END_OF_TURN: "until the end of the turn",
    Until.END_OF_NEXT_TURN: "until the end of the next turn",
    Until.YOUR_NEXT_TURN: "until its player's next turn",
    Until.YOUR_NEXT_STANDBY_PHASE: "until its player's next Standby Phase",
    Until.YOUR_NEXT_END_PHASE: "until its player's next End Phase",
    Until.END_OF_DUEL: "until the end of the Duel",
}
DESTROYED = {
    Why.DESTROYED_BY_BATTLE: "destroyed by battle",
    Why.DESTROYED_BY_EFFECT: "destroyed",
    Why.DESTROYED_BY_RULE: "destroyed",
}
LIFE = {
    LifeWhy.BATTLE: ("take {} battle damage", "takes {} battle damage"),
    LifeWhy.EFFECT: ("take {} damage", "takes {} damage"),
    LifeWhy.COST: ("pay {} LP", "pays {} LP"),
    LifeWhy.GAIN: ("gain {} LP", "gains {} LP"),
    LifeWhy.LOSS: ("lose {} LP", "loses {} LP"),
}
RETURNING = (Why.RETURNED, Why.SHUFFLED_BACK)
COMING = ("comes", "come")
BACK = ("goes back", "go back")
DISCARDING = {
    Why.DISCARDED: ("discard {}", "discards {}"),
    Why.HAND_LIMIT: ("discard {} for the hand limit", "discards {} for the hand limit"),
}
DRAWN_DUELS = {
    Ending.LIFE: "the Life Points of both players are 0",
    Ending.DECK_OUT: "neither player has a card left to draw",
    Ending.CARD_EFFECT: "by the effects of cards",
    Ending.AGREED: "both players agreed to it",
}
GONE = {Place.BANISHED: "banished", Place.NOWHERE: "removed from the field"}
TAKING = {
    Why.ADDED: ("add {} to your hand", "adds {} to the hand"),
    Why.DRAWN: ("draw {}", "draws {}"),
}


def does(seat: Seat, scene: Scene, plain: str, third: str) -> str:
    """A player and what he does: "You draw", "Kaiba draws"."""
    return f"You {plain}" if scene.is_reader(seat) else f"{scene.player(seat)} {third}"


@singledispatch
def sentence(happening: Happening, scene: Scene) -> str:
    """What happened, as a sentence."""
    raise NotImplementedError(happening)


@sentence.register
def _(happening: told.ShowSigns, scene: Scene) -> str:
    signs = [
        f"{'you show' if scene.is_reader(Seat(seat)) else f'{scene.player(Seat(seat))} shows'} "
        f"{SIGNS[sign]}"
        for seat, sign in enumerate(happening.signs)
    ]
    again = " A draw: once more!" if len(set(happening.signs)) == 1 else ""
    return f"{starting(listing(signs))}.{again}"


@sentence.register
def _(happening: told.GoFirst, scene: Scene) -> str:
    return f"{does(happening.player, scene, 'go', 'goes')} first."


@sentence.register
def _(happening: told.ShuffleDeck, scene: Scene) -> str:
    return f"{does(happening.player, scene, 'shuffle your', 'shuffles the')} Deck."


@sentence.register
def _(happening: told.BeginTurn, scene: Scene) -> str:
    return f"Turn {happening.number}: {possessive(happening.player, scene)} turn."


@sentence.register
def _(happening: told.BeginPhase, scene: Scene) -> str:
    return f"{PHASES[happening.phase]}."


@sentence.register
def _(happening: told.DrawCards, scene: Scene) -> str:
    return f"{does(happening.player, scene, 'draw', 'draws')} {cards(happening.cards, scene)}."


@sentence.register
def _(happening: told.SummonMonster, scene: Scene) -> str:
    card = happening.card
    summons = does(happening.player, scene, *SUMMONS[happening.way])
    position = "" if card.position is None else f" in {POSITION[card.position]}"
    return f"{summons} {a(card, scene)}{_to(card)}{position}."


@sentence.register
def _(happening: told.DeclareSummon, scene: Scene) -> str:
    summon, _ = SUMMONS[happening.way]
    plain, third = f"are about to {summon}", f"is about to {summon}"
    return f"{does(happening.player, scene, plain, third)} {cards(happening.cards, scene)}."


@sentence.register
def _(happening: told.NegateSummon, scene: Scene) -> str:
    summon, _ = SUMMONS[happening.way]
    return f"The {summon} of {cards(happening.cards, scene)} is negated."


def _to(card: CardView) -> str:
    return f" to {zone(card)}" if zone(card) else ""


@sentence.register
def _(happening: told.SetCard, scene: Scene) -> str:
    card = happening.card
    noun = a(card, scene) if card.is_known else ("a monster" if card.is_monster else "a card")
    where = f" in {zone(card)}" if zone(card) else ""
    return f"{does(happening.player, scene, 'Set', 'Sets')} {noun}{where}."


@sentence.register
def _(happening: told.ActivateCard, scene: Scene) -> str:
    link = f"Chain Link {happening.link}: " if happening.link > 1 else ""
    noun = a(happening.card, scene)
    what = noun if happening.is_card else f"the effect of {noun}"
    activates = does(happening.player, scene, "activate", "activates")
    targets = each_whose(happening.targets, scene)
    return f"{link}{activates} {what}{f', targeting {targets}' if targets else ''}."


@sentence.register
def _(happening: told.TargetCards, scene: Scene) -> str:
    return f"{a(happening.card, scene)} targets {each_whose(happening.targets, scene)}."


@sentence.register
def _(happening: told.ResolveLink, scene: Scene) -> str:
    return f"Chain Link {happening.link}: {a(happening.card, scene)} resolves."


@sentence.register
def _(happening: told.NegateLink, scene: Scene) -> str:
    return f"The activation of {a(happening.card, scene)} is negated."


@sentence.register
def _(happening: told.DestroyCards, scene: Scene) -> str:
    are = "is" if len(happening.cards) == 1 else "are"
    destroyed = DESTROYED[happening.why]
    return f"{starting(each_whose(happening.cards, scene))} {are} {destroyed}."


@sentence.register
def _(happening: told.TributeMonsters, scene: Scene) -> str:
    tributes = does(happening.player, scene, "Tribute", "Tributes")
    return f"{tributes} {cards(happening.cards, scene)}."


@sentence.register
def _(happening: told.RevealCards, scene: Scene) -> str:
    reveals = does(happening.player, scene, "reveal", "reveals")
    return f"{reveals} {cards(happening.cards, scene)}."


@sentence.register
def _(happening: told.LookAtCards, scene: Scene) -> str:
    looks = does(happening.player, scene, "look at", "looks at")
    return f"{looks} {cards(happening.cards, scene)}."


@sentence.register
def _(happening: told.ResumeEffect, scene: Scene) -> str:
    return f"What {a(happening.card, scene)} left for the End Phase is done."


@sentence.register
def _(happening: told.MoveCards, scene: Scene) -> str:
    noun, why = cards(happening.cards, scene), happening.why
    if why in DISCARDING or why in TAKING:
        plain, third = (DISCARDING | TAKING)[why]
        return f"{does(happening.player, scene, plain.format(noun), third.format(noun))}."
    several = len(happening.cards) > 1
    if happening.place in GONE:
        return f"{starting(noun)} {'are' if several else 'is'} {GONE[happening.place]}."
    if happening.place is Place.FIELD:
        verb = BACK[several] if why is Why.CONTROL else COMING[several]
        return f"{starting(noun)} {verb} to {possessive(happening.player, scene)} field."
    verb = ("return" if several else "returns") if why in RETURNING else ""
    verb = verb or ("are sent" if several else "is sent")
    return f"{starting(noun)} {verb} to {_pile(happening, scene)}."


def _pile(happening: told.MoveCards, scene: Scene) -> str:
    whose_pile = possessive(happening.player, scene)
    if happening.place is Place.DECK and happening.why is Why.SHUFFLED_BACK:
        return f"{whose_pile} Deck"
    if happening.place is Place.DECK:
        return f"the top of {whose_pile} Deck"
    piles = {
        Place.HAND: "hand",
        Place.GRAVEYARD: "Graveyard",
        Place.EXTRA_DECK: "Extra Deck",
    }
    return f"{whose_pile} {piles[happening.place]}"


@sentence.register
def _(happening: told.ChangeLife, scene: Scene) -> str:
    plain, third = (form.format(happening.amount) for form in LIFE[happening.why])
    return f"{does(happening.player, scene, plain, third)}: {happening.after} LP."


@sentence.register
def _(happening: told.EquipMonster, scene: Scene) -> str:
    return f"{a(happening.card, scene)} is equipped to {whose(happening.to, scene)}."


@sentence.register
def _(happening: told.TakeControl, scene: Scene) -> str:
    takes = does(happening.player, scene, "take", "takes")
    return f"{takes} control of {whose(happening.card, scene)} {UNTIL[happening.until]}."


@sentence.register
def _(happening: told.ApplyEffect, scene: Scene) -> str:
    return f"The effect of {a(happening.card, scene)} applies {UNTIL[happening.until]}."


@sentence.register
def _(happening: told.CountTurn, scene: Scene) -> str:
    return f"Turn {happening.turns} ends for {a(happening.card, scene)}."


@sentence.register
def _(happening: told.ChangePosition, scene: Scene) -> str:
    position = POSITION[happening.position]
    if happening.player is None:
        return f"{starting(whose(happening.card, scene))} is changed to {position}."
    changes = does(happening.player, scene, "change", "changes")
    return f"{changes} {a(happening.card, scene)} to {position}."


@sentence.register
def _(happening: told.FlipMonster, scene: Scene) -> str:
    return f"{starting(whose(happening.card, scene))} is turned face-up."


@sentence.register
def _(happening: told.EndDuel, scene: Scene) -> str:
    if not happening.winners:
        return f"The duel is a draw: {DRAWN_DUELS[happening.why]}."
    winner = happening.winners[0]
    loser = Seat(1 - winner)
    out = "you have" if scene.is_reader(loser) else f"{scene.player(loser)} has"
    why = {
        Ending.LIFE: f"{possessive(loser, scene)} Life Points are 0",
        Ending.DECK_OUT: f"{out} no card left to draw",
        Ending.CARD_EFFECT: "by the effect of a card",
        Ending.MATCH: "by a direct attack that wins the whole Match",
        Ending.SURRENDERED: f"{out} surrendered",
    }
    return f"{does(winner, scene, 'win', 'wins')} the duel: {why[happening.why]}."


@sentence.register
def _(happening: told.BeginDuel, scene: Scene) -> str:
    return f"Duel {happening.number} of the Match begins: {_score(happening.wins, scene)}."


@sentence.register
def _(happening: told.UseSideDeck, scene: Scene) -> str:
    if happening.count is None:
        return f"{scene.player(happening.player)} is done with the Side Deck."
    cards_exchanged = f"{happening.count or 'no'} card{'s' * (happening.count != 1)}"
    return f"{does(happening.player, scene, 'exchange', 'exchanges')} {cards_exchanged}."


@sentence.register
def _(happening: told.EndMatch, scene: Scene) -> str:
    score = _score(happening.wins, scene)
    if not happening.winners:
        return f"The Match is a draw: {score}."
    return f"{does(happening.winners[0], scene, 'win', 'wins')} the Match: {score}."


def _score(wins: tuple[int, ...], scene: Scene) -> str:
    return ", ".join(f"{scene.player(Seat(seat))} {won}" for seat, won in enumerate(wins))


@sentence.register
def _(happening: told.AttachMaterials, scene: Scene) -> str:
    become = "becomes" if len(happening.cards) == 1 else "become"
    material = f"Xyz Material of {a(happening.to, scene)}"
    return f"{starting(cards(happening.cards, scene))} {become} {material}."
