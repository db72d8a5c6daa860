"""Reading what may be played, what a player is granted, and what is denied as it resolves."""

from collections.abc import Iterator

from engine.core.protocol import Seat
from engine.core.remembering import once_for_each
from engine.yugioh.asked import holds, pointed_at
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.reach import applies, player
from engine.yugioh.field.places import is_kind
from engine.yugioh.language import (
    CannotActivate,
    CannotActivateCards,
    CannotSet,
    CardText,
    FromHandIf,
    HandLimit,
    Kind,
    NegatesTargeting,
    OnlyPlacedBy,
    Place,
    SummonsTwice,
    TrapFrom,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card
from engine.yugioh.state.chain import Link
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Row


def is_barred(duel: Duel, speaker: Speaker) -> bool:
    """Whether a fact forbids the player to activate cards of that name."""
    name = speaker.card.text.called
    for fact, source in holding(CannotActivate, duel):
        if player(fact.player, duel, source) != speaker.player:
            continue
        if any(card.text.called == name for card in pointed_at(fact.named_like, duel, source)):
            return True
    return False


def is_unplayable(duel: Duel, seat: Seat, card: Card, use: EffectUse) -> bool:
    """Whether a fact forbids `seat` cards of that kind, or their effects."""
    for fact, by in holding(CannotActivateCards, duel):
        if fact.player is not None and player(fact.player, duel, by) != seat:
            continue
        on_field = fact.effects and card.place is Place.FIELD
        reached = use.is_card or on_field or fact.everywhere
        if reached and is_kind(fact.kind, card.text, as_spell=use.as_spell):
            return True
    return False


def may_be_set(duel: Duel, card: Card) -> bool:
    """Whether neither a fact nor its own text forbids `card` to be Set or covered."""
    if _is_only_placed(card.text):
        return False
    held = holding(CannotSet, duel)
    if not held:
        return True
    return not any(is_kind(fact.kind, card.text, as_spell=False) for fact, _ in held)


@once_for_each
def _is_only_placed(text: CardText) -> bool:
    return bool(effects_of(text.effects, OnlyPlacedBy))


def is_covering_barred(duel: Duel) -> bool:
    """Whether a fact forbids monsters to be turned face-down."""
    return any(fact.kind is Kind.MONSTER for fact, _ in holding(CannotSet, duel))


def may_leave_hand(duel: Duel, card: Card) -> bool:
    """Whether a Trap can be activated from the hand now."""
    speaker = Speaker(card, card.owner)
    return any(
        holds(effect.condition, duel, speaker)
        for effect in effects_of(card.text.effects, FromHandIf)
    )


def summons_twice(duel: Duel, seat: Seat) -> bool:
    """Whether a fact lets that player Normal Summon or Set twice this turn."""
    return any(
        player(fact.player, duel, speaker) == seat
        for fact, speaker in holding(SummonsTwice, duel)
    )


def needed_permit(duel: Duel, seat: Seat, card: Card) -> Speaker | None:
    """What alone lets `seat` activate the Trap from where it lies now, if anything does."""
    if card.text.kind is not Kind.TRAP:
        return None
    if card.place is Place.HAND:
        return None if may_leave_hand(duel, card) else _permit(Place.HAND, duel, seat)
    return (
        None
        if card.turn_log.set_down < duel.state.turn.number
        else _permit(Place.FIELD, duel, seat)
    )


def _permit(place: Place, duel: Duel, seat: Seat) -> Speaker | None:
    """Which card lets `seat` do that, if cards of that name have not let them yet this turn."""
    for fact, by in holding(TrapFrom, duel):
        used = duel.state.usage.permits.get((seat, by.card.text.called))
        free = fact.any_number or used != duel.state.turn.number
        if fact.place is place and by.player == seat and free:
            return by
    return None


def denying(link: Link, duel: Duel) -> Iterator[tuple[NegatesTargeting, Speaker]]:
    """The facts that bring an effect to nothing because of what it targets, and who says so."""
    card, targets = link.speaker.card, link.speaker.targets
    for fact, by in holding(NegatesTargeting, duel):
        if not is_kind(fact.by, card.text, as_spell=link.spot.row is Row.SPELL):
            continue
        if fact.alone and len(targets) > 1:
            continue
        if any(mark.is_same and applies(fact.who, duel, by, mark.card) for mark in targets):
            yield fact, by


def hand_limit(duel: Duel, seat: Seat) -> int:
    """How many cards `seat` may hold when the turn ends: what a card said last, if one did."""
    held = holding(HandLimit, duel)
    said = [fact.cards for fact, by in held if player(fact.player, duel, by) == seat]
    return said[-1] if said else duel.format.hand_limit
