"""Reading what may be played, what a player is granted, and what is denied as it resolves."""

from collections.abc import Iterator

from engine.core.protocol import Seat
from engine.core.remembering import once_for_each
from engine.yugioh.asked import all_that, holds
from engine.yugioh.facts.holding import holding
from engine.yugioh.facts.numbers import name_of
from engine.yugioh.facts.reach import applies, is_player, is_unaffected, reaches
from engine.yugioh.facts.restrictions import is_forbidden, is_ruled_out
from engine.yugioh.field.places import is_kind
from engine.yugioh.language import CardText, FromHandIf, Kind, OnlyPlacedBy, Place
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card
from engine.yugioh.state.chain import Link
from engine.yugioh.state.claims import Denies, Draws, Limits
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.matters import Deed, Leave
from engine.yugioh.state.rare_claims import Undoes
from engine.yugioh.state.reasons import Verb
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Row


def may_be_set(duel: Duel, card: Card, by: Seat | None = None) -> bool:
    """Whether neither a fact nor its own text forbids `card` to be Set or covered.

    It is asked of its controller, or of the player `by`.
    """
    if _is_only_placed(card.text):
        return False
    seat = card.controller if by is None else by
    return not is_forbidden(Verb.SET, duel, seat, card)


@once_for_each
def _is_only_placed(text: CardText) -> bool:
    return bool(effects_of(text.effects, OnlyPlacedBy))


def is_covering_barred(duel: Duel) -> bool:
    """Whether a fact forbids monsters to be turned face-down."""
    return bool(holding(Deed.COVER, duel))


def may_leave_hand(duel: Duel, card: Card) -> bool:
    """Whether a Trap can be activated from the hand now."""
    speaker = Speaker(card, card.owner)
    return any(
        holds(effect.condition, duel, speaker)
        for effect in effects_of(card.text.effects, FromHandIf)
    )


def summons_twice(duel: Duel, seat: Seat) -> bool:
    """Whether a fact lets that player Normal Summon or Set twice this turn."""
    held = holding(Leave.SUMMON_TWICE, duel)
    return any(is_player(claim.player, duel, by, seat) for claim, by in held)


def summons_also(duel: Duel, seat: Seat, card: Card, leave: Leave) -> bool:
    """Whether a fact lets that player Normal Summon `card` beside the summon of the turn.

    `leave` tells whether with a Tribute at least.
    """
    return any(
        is_player(claim.player, duel, by, seat) and reaches(claim.who, duel, by, card)
        for claim, by in holding(leave, duel)
    )


def needed_permit(duel: Duel, seat: Seat, card: Card) -> Speaker | None:
    """What alone lets `seat` activate the Trap from where it lies now, if anything does."""
    if card.text.kind is not Kind.TRAP:
        return None
    if card.place is Place.HAND:
        return None if may_leave_hand(duel, card) else _permit(Leave.TRAP_FROM_HAND, duel, seat)
    return (
        None
        if card.turn_log.set_down < duel.state.turn.number
        else _permit(Leave.TRAP_WHEN_SET, duel, seat)
    )


def _permit(leave: Leave, duel: Duel, seat: Seat) -> Speaker | None:
    """Which card lets `seat` do that, if cards of that name have not let them yet this turn."""
    for claim, by in holding(leave, duel):
        used = duel.state.usage.permits.get((seat, by.card.text.called))
        free = claim.times is None or used != duel.state.turn.number
        if by.player == seat and free:
            return by
    return None


def denying(link: Link, duel: Duel) -> Iterator[tuple[Denies, Speaker]]:
    """What brings an effect to nothing because of what it targets, and who says so."""
    card, targets = link.speaker.card, link.speaker.targets
    for claim, by in holding(Denies, duel):
        if not is_kind(claim.by, card.text, as_spell=link.spot.row is Row.SPELL):
            continue
        if not is_player(claim.of, duel, by, link.speaker.player):
            continue
        if claim.alone and len(targets) > 1:
            continue
        if any(mark.is_same and applies(claim.who, duel, by, mark.card) for mark in targets):
            yield claim, by


def is_undone(link: Link, duel: Duel) -> bool:
    """Whether an effect is negated because of the position in which it was activated."""
    card = link.speaker.card
    return any(
        claim.position is link.position
        and not (link.source.is_same and is_unaffected(duel, card, by))
        for claim, by in holding(Undoes, duel)
    )


def hand_limit(duel: Duel, seat: Seat) -> int:
    """How many cards `seat` may hold when the turn ends: what a card said last, if one did."""
    held = holding(Limits, duel)
    said = [claim.cards for claim, by in held if is_player(claim.player, duel, by, seat)]
    return said[-1] if said else duel.format.hand_limit


def draws_by_effects(duel: Duel, seat: Seat) -> bool:
    """Whether nothing keeps `seat` from drawing by card effects."""
    return not is_ruled_out(Deed.DRAW_BY_EFFECT, duel, seat)


def normal_draw(duel: Duel, seat: Seat) -> int:
    """How many cards `seat` draws for their Draw Phase (MR-TURN-03)."""
    said = [(claim, by) for claim, by in holding(Draws, duel) if by.player == seat]
    named = [
        len(dict.fromkeys(name_of(duel, card) for card in all_that(claim.of, duel, by)))
        for claim, by in said
    ]
    return max([1, *named])
