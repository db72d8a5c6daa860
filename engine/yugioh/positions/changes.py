"""What a card can be seen to be, so that one can tell whether an effect did anything to it."""

from collections.abc import Sequence

from engine.core.protocol import Event
from engine.core.values import value
from engine.yugioh.facts.negation import is_negated
from engine.yugioh.facts.numbers import attack, defense, level
from engine.yugioh.language import Position
from engine.yugioh.positions.situations import Situation
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.battle import AttackNegated, Battled
from engine.yugioh.state.events.chain import (
    ActivationNegated,
    EffectNegated,
    LinkResolved,
    LinkResolving,
    Targeted,
)
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.events.summons import SummonNegated
from engine.yugioh.state.spots import Spot


@value
class Look:
    """A card as it is at one moment, as far as an effect could change it."""

    spot: Spot
    face_up: bool
    position: Position
    numbers: tuple[int, int, int]
    is_negated: bool
    equips: int
    facts: int


def look(duel: Duel, card: Card) -> Look:
    """See the card as it is now."""
    numbers = (0, 0, 0)
    if card.text.is_monster:
        numbers = (attack(duel, card), defense(duel, card), level(duel, card))
    return Look(
        card.spot,
        card.face_up,
        card.position,
        numbers,
        is_negated(card, duel),
        sum(1 for other in duel.state.equipped if other.equipped_to is card),
        sum(1 for each in duel.state.lingering.facts if _is_about(each.speaker.targets, card)),
    )


def _is_about(targets: Sequence[object], card: Card) -> bool:
    return any(getattr(mark, "card", None) is card for mark in targets)


def was_negated(events: Sequence[Event], card: Card) -> bool:
    """Whether an activation, effect, summon or attack of the card was negated."""
    for event in events:
        if isinstance(event, ActivationNegated | EffectNegated) and event.card == card.id:
            return True
        if isinstance(event, AttackNegated) and event.attacker == card.id:
            return True
        if isinstance(event, SummonNegated) and card.id in event.cards:
            return True
    return False


def was_stopped(situation: Situation, events: Sequence[Event], card: Card) -> bool | None:
    """Whether nothing came of what the card did; None where it did nothing to begin with.

    An effect that is carried out has an event of its own between the two of its link; what
    stays on the field has to be there when its activation resolves.
    """
    if was_negated(events, card):
        return True
    if situation is Situation.ATTACKS:
        return not any(isinstance(e, Battled) and e.attacker == card.id for e in events)
    begin = next(
        (
            at
            for at, e in enumerate(events)
            if isinstance(e, LinkResolving) and e.card == card.id
        ),
        None,
    )
    if begin is None:
        return False
    for at in range(begin + 1, len(events)):
        done = events[at]
        if isinstance(done, LinkResolved) and done.card == card.id:
            if done.is_card and card.text.stays:
                return was_moved(events[:at], card)
            return None if at == begin + 1 else False
    return False


def was_moved(events: Sequence[Event], card: Card) -> bool:
    """Whether the card was moved by anything but by its own use."""
    moves = [e for e in events if isinstance(e, Moved) and e.card == card.id]
    return any(move.why is not Why.USED for move in moves)


def was_targeted(events: Sequence[Event], card: Card) -> bool:
    """Whether the card was targeted."""
    return any(isinstance(event, Targeted) and card.id in event.cards for event in events)
