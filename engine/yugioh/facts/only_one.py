"""Reading whether cards lie face-up, or could come to, beside others where they allow but one.

Belongs here: which cards are too many by what is printed on them.
Does not belong here: what becomes of those, which `chain/upkeep` sees to.
"""

from engine.core.protocol import Seat
from engine.yugioh.asked import means
from engine.yugioh.facts.negation import is_negated, speaks
from engine.yugioh.language import OnlyOne
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Moved
from engine.yugioh.state.events.standing import Flipped
from engine.yugioh.state.speaker import Speaker

_LAY_THERE, _FLIPPED_BEFORE = -2, -1
"""Before all instants: what an attack flipped came after what lay there."""


def beside(duel: Duel, seat: Seat, card: Card) -> list[Card]:
    """The face-up cards for which `card` cannot come to lie face-up on that field.

    So its own text says wherever it lies, though the effects of those be negated (Q&A 9230,
    13394). What lies as a Spell is one as well (Q&A 13840).
    """
    speaker = Speaker(card, seat)
    return [
        other
        for said in effects_of(card.text.effects, OnlyOne)
        for other in duel.state.field()
        if other is not card and other.face_up and (said.between or other.controller == seat)
        if means(said.of, duel, speaker, other)
    ]


def is_alone(duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether no other card keeps it from lying face-up on that field."""
    return not effects_of(card.text.effects, OnlyOne) or not beside(duel, seat, card)


def crowd_of(duel: Duel, card: Card) -> list[Card]:
    """The cards of which `card` says, as it lies there, that there can be one; none if it is.

    One that an attack has flipped does not count before damage is calculated (Q&A 9560).
    """
    if not speaks(card, duel) or is_negated(card, duel) or _awaits_battle(duel, card):
        return []
    others = [one for one in beside(duel, card.controller, card) if speaks(one, duel)]
    found = [one for one in others if not _awaits_battle(duel, one)]
    return [card, *found] if found else []


def first_of(duel: Duel, crowd: list[Card]) -> list[Card]:
    """Those that lay there before the others, as they came face-up to that field."""
    came = [_came(duel, card) for card in crowd]
    earliest = min(came)
    return [card for card, when in zip(crowd, came, strict=True) if when == earliest]


def _came(duel: Duel, card: Card) -> int:
    """The instant in which it came or was turned face-up, of those that just happened.

    Else whether an attack flipped it before, or it lay there even then.
    """
    happened = [
        each.instant
        for each in duel.timeline.history
        if isinstance(each.event, Moved | Flipped) and each.event.card == card.id
    ]
    if happened:
        return happened[-1]
    return _FLIPPED_BEFORE if _is_flipped_by_attack(duel, card) else _LAY_THERE


def _is_flipped_by_attack(duel: Duel, card: Card) -> bool:
    battle = duel.state.battle
    if battle is None or battle.target is None or not battle.was_face_down:
        return False
    return battle.target.card is card and battle.target.is_same


def _awaits_battle(duel: Duel, card: Card) -> bool:
    """Whether an attack has flipped it, and damage is still to be calculated."""
    battle = duel.state.battle
    awaits = battle is not None and battle.awaits_calculation
    return awaits and _is_flipped_by_attack(duel, card)
