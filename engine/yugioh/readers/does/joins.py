"""Carrying out steps that are joined, and facts that hold from now on."""

from dataclasses import replace

from engine.core.protocol import Seat, pick
from engine.yugioh.acts import life
from engine.yugioh.acts.chance import roll_die, toss_coin
from engine.yugioh.asked import worth
from engine.yugioh.facts.pointing import pointed_at
from engine.yugioh.facts.protection import takes_no_battle_damage
from engine.yugioh.facts.reach import is_unaffected, player
from engine.yugioh.field.arrows import column_of
from engine.yugioh.language import (
    FORMER,
    AlsoAfterThat,
    And,
    AndIfYouDo,
    Apply,
    AtEndOfTurn,
    AttackBecomes,
    BecomesType,
    CallCoin,
    Cards,
    Choose,
    DefenseBecomes,
    Draw,
    EachPlayer,
    EffectsNegated,
    Fact,
    Former,
    Gains,
    GainsLevels,
    HalvesAttack,
    InEndPhase,
    InNextPhase,
    IsUnaffected,
    LevelBecomes,
    MayOnce,
    NoBattleDamage,
    Noun,
    OriginalAttackBecomes,
    Otherwise,
    Phase,
    Place,
    RollDie,
    Step,
    Subject,
    ThatCard,
    Then,
    TheyCan,
    ThisCard,
    YouCan,
)
from engine.yugioh.readers.could import could
from engine.yugioh.readers.does.moving import draw_together
from engine.yugioh.readers.does.permissions import offer_at_once
from engine.yugioh.readers.does.verb import does, those
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chance import Coin
from engine.yugioh.state.events.lasting import Applied, Postponed
from engine.yugioh.state.reasons import Reason, Reply
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import CardId

DECLINED = (tuple(Reply).index(Reply.NO),)
"""What is taken for the answer of a player who does not say whether he wishes it."""

OwnNumber = AttackBecomes | DefenseBecomes | Gains
"""What an effect can make of the numbers of its own monster."""
OfFaceUp = (
    AttackBecomes
    | BecomesType
    | DefenseBecomes
    | EffectsNegated
    | Gains
    | GainsLevels
    | HalvesAttack
    | IsUnaffected
    | LevelBecomes
    | OriginalAttackBecomes
)
"""What comes to hold of a face-up card only."""


@does.register
async def _(step: Apply, duel: Duel, speaker: Speaker) -> bool:
    fact = step.fact
    if _reaches_nothing(fact, duel, speaker):
        return False
    if isinstance(fact, BecomesType | Gains) and is_of_those_there(fact.who):
        if not await those(fact.who, duel, speaker) and isinstance(fact.who, Choose):
            return False
        fact = replace(fact, who=FORMER)
    anew = not _is_so_already(fact, duel, speaker)
    fact = _settled(fact, duel, speaker)
    said = (speaker.card.id, speaker.player, fact, step.until)
    column = column_of(speaker.card.spot)
    told = speaker if _pronoun(fact) is None else _speaking_of_reached(fact, duel, speaker)
    duel.emit(Applied(*said, *_pointed_at(told), column=column))
    if isinstance(fact, MayOnce):
        await offer_at_once(duel, speaker)
    return anew


@does.register
async def _(step: CallCoin, duel: Duel, speaker: Speaker) -> bool:
    about = speaker.card.id
    (called,) = await pick(speaker.player, Reason.COIN, tuple(Coin), about=about)
    right = toss_coin(duel, speaker.player) is called
    return await does(step.right if right else step.wrong, duel, speaker)


@does.register
async def _(step: RollDie, duel: Duel, speaker: Speaker) -> bool:
    number = roll_die(duel, speaker.player)
    return await does(step.outcomes[number - 1], duel, speaker)


@does.register
async def _(step: InEndPhase, duel: Duel, speaker: Speaker) -> bool:
    nth = 0 if duel.state.turn.phase is Phase.END else 1
    postpone(step.step, duel, speaker, Phase.END, None, nth)
    return True


@does.register
async def _(step: InNextPhase, duel: Duel, speaker: Speaker) -> bool:
    seat = None if step.whose is None else player(step.whose, duel, speaker)
    postpone(step.step, duel, speaker, step.phase, seat, step.nth)
    return True


@does.register
async def _(step: AtEndOfTurn, duel: Duel, speaker: Speaker) -> bool:
    postpone(step.step, duel, speaker, None, None, step.turns)
    return True


def postpone(
    step: Step, duel: Duel, speaker: Speaker, phase: Phase | None, whose: Seat | None, nth: int
) -> None:
    """Leave that to be done in the `nth` such phase; without one, at the end of a turn."""
    said = (speaker.card.id, speaker.player, step)
    duel.emit(Postponed(*said, *_pointed_at(speaker), phase=phase, whose=whose, nth=nth))


def _pointed_at(
    speaker: Speaker,
) -> tuple[tuple[CardId, ...], CardId | None, tuple[CardId, ...]]:
    """What its words point at: the targets, the subject, and the cards dealt with before."""
    subject = None if speaker.subject is None else speaker.subject.card.id
    return _ids(speaker.targets), subject, _ids(speaker.former)


def _reaches_nothing(fact: Fact, duel: Duel, speaker: Speaker) -> bool:
    """Whether it would concern only cards that it does not reach.

    Nor does what a monster would make of its numbers reach it once it has gone or lies
    face-down.
    """
    who = getattr(fact, "who", None)
    if isinstance(fact, OwnNumber) and isinstance(who, ThisCard):
        return not _stands_still(duel, speaker)
    who = _pronoun(fact)
    if who is None:
        return False
    cards = pointed_at(who, duel, speaker)
    return not any(_is_reached(card, fact, duel, speaker) for card in cards)


def _is_reached(card: Card, fact: Fact, duel: Duel, speaker: Speaker) -> bool:
    """Whether the fact comes to hold of a card pointed at: not if unaffected (MR-GLOS-05).

    What lies face-down has no numbers and effects to be changed (MR-INFO-06, MR-INFO-10).
    """
    covered = card.place is Place.FIELD and not card.face_up
    if is_unaffected(duel, card, speaker):
        return False
    return not (covered and isinstance(fact, OfFaceUp))


def _pronoun(fact: Fact) -> Noun | None:
    """The pronoun of which the fact is said, where it is said of cards pointed at."""
    who: Noun | None = getattr(fact, "who", None)
    return who if isinstance(who, ThatCard | Former | Subject) else None


def _speaking_of_reached(fact: Fact, duel: Duel, speaker: Speaker) -> Speaker:
    """The speaker, pointing at those cards alone that the fact reaches."""

    def reached(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
        return tuple(mark for mark in marks if _is_reached(mark.card, fact, duel, speaker))

    subject = reached(() if speaker.subject is None else (speaker.subject,))
    return replace(
        speaker,
        targets=reached(speaker.targets),
        former=reached(speaker.former),
        subject=subject[0] if subject else None,
    )


def _stands_still(duel: Duel, speaker: Speaker) -> bool:
    """Whether the card that speaks lies face-up where its effect was activated."""
    own = duel.state.chain.links[speaker.link - 1 : speaker.link] if speaker.link else []
    there = speaker.card.place is Place.FIELD and speaker.card.face_up
    return there and all(link.source.is_uncovered for link in own)


def is_of_those_there(who: Noun) -> bool:
    """Whether a change is made to the monsters there are, and not to who comes later."""
    described = who.of if isinstance(who, Choose) else who
    return isinstance(described, Cards) and described.place is Place.FIELD


def _is_so_already(fact: Fact, duel: Duel, speaker: Speaker) -> bool:
    """Whether it would spare a player battle damage that he does not take anyway."""
    return isinstance(fact, NoBattleDamage) and takes_no_battle_damage(
        duel, player(fact.to, duel, speaker)
    )


def _settled(fact: Fact, duel: Duel, speaker: Speaker) -> Fact:
    """The fact with the numbers that its amounts come to now."""
    if isinstance(fact, AttackBecomes):
        return replace(fact, attack=worth(fact.attack, duel, speaker))
    if isinstance(fact, DefenseBecomes):
        return replace(fact, defense=worth(fact.defense, duel, speaker))
    if not isinstance(fact, Gains):
        return fact
    return replace(
        fact,
        attack=worth(fact.attack, duel, speaker),
        defense=worth(fact.defense, duel, speaker),
    )


def _ids(marks: tuple[Mark, ...]) -> tuple[CardId, ...]:
    return tuple(mark.card.id for mark in marks)


@does.register
async def _(step: And, duel: Duel, speaker: Speaker) -> bool:
    """Who falls short where several draw at the same time is seen after all have drawn."""
    if isinstance(step.first, Draw) and isinstance(step.second, Draw):
        return draw_together([step.first, step.second], duel, speaker)
    first = await does(step.first, duel, speaker)
    second = await does(step.second, duel, speaker)
    return first or second


@does.register
async def _(step: EachPlayer, duel: Duel, speaker: Speaker) -> bool:
    first = await does(step.step, duel, speaker)
    other = replace(speaker, player=duel.opponent(speaker.player))
    second = await does(step.step, duel, other)
    return first or second


@does.register
async def _(step: Otherwise, duel: Duel, speaker: Speaker) -> bool:
    return await does(step.first, duel, speaker) or await does(step.second, duel, speaker)


@does.register
async def _(step: AndIfYouDo, duel: Duel, speaker: Speaker) -> bool:
    return await does(step.first, duel, speaker) and await does(step.second, duel, speaker)


@does.register
async def _(step: Then, duel: Duel, speaker: Speaker) -> bool:
    if not await does(step.first, duel, speaker):
        return False
    return await _after_it(step.second, duel, speaker)


@does.register
async def _(step: AlsoAfterThat, duel: Duel, speaker: Speaker) -> bool:
    first = await does(step.first, duel, speaker)
    return await _after_it(step.second, duel, speaker) or first


async def _after_it(step: Step, duel: Duel, speaker: Speaker) -> bool:
    """Do it after what was done; where it does nothing, that stays the last to happen."""
    life.settle_life(duel)
    instant = duel.timeline.instant
    duel.timeline.advance()
    done = await does(step, duel, speaker)
    duel.timeline.stay(instant)
    return done


@does.register
async def _(step: YouCan, duel: Duel, speaker: Speaker) -> bool:
    if not could(step.step, duel, speaker):
        return False
    about = speaker.card.id
    (reply,) = await pick(
        speaker.player, Reason.WHETHER, tuple(Reply), about=about, safe=DECLINED
    )
    return reply is Reply.YES and await does(step.step, duel, speaker)


@does.register
async def _(step: TheyCan, duel: Duel, speaker: Speaker) -> bool:
    if not could(step.step, duel, speaker):
        return False
    them, about = duel.opponent(speaker.player), speaker.card.id
    (reply,) = await pick(them, Reason.WHETHER, tuple(Reply), about=about, safe=DECLINED)
    if reply is Reply.NO:
        return False
    return await does(step.step, duel, replace(speaker, chooser=them))
