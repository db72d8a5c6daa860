"""Between the declaration of a summon and its success, when it can be negated (MR-SUM-21)."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.acts.moving import send_to_graveyard
from engine.yugioh.acts.summoning import come
from engine.yugioh.chain.chain import build, offer, resolve
from engine.yugioh.chain.upkeep import upkeep
from engine.yugioh.language import Summon
from engine.yugioh.state.card import Card, mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.moves import Why
from engine.yugioh.state.events.standing import Flipped
from engine.yugioh.state.events.summons import (
    PendulumSummoned,
    SummonDeclared,
    SummonLapsed,
)


async def bring_about(
    duel: Duel,
    seat: Seat,
    cards: Sequence[Card],
    way: Summon,
    tributes: int = 0,
    *,
    extra: bool = False,
    also: bool = False,
    again: bool = False,
) -> None:
    """Let the summon of `cards` be answered; then they are summoned, or lost to a negation.

    Each lies in its zone already. What has been triggered on the way there waits until the
    summon is settled.
    """
    coming = tuple(mark(card) for card in cards)
    declared = SummonDeclared(tuple(card.id for card in cards), way, seat, extra, also)
    happened = duel.emit(declared)
    await upkeep(duel)
    offer(duel, [happened])
    await build(duel, duel.state.turn.player)
    if duel.state.chain.links:
        await resolve(duel)
    duel.timeline.advance()
    still = [] if duel.state.summoning is None else duel.state.summoning.monsters
    here = [monster.card for monster in coming if monster.is_uncovered]
    coming_still = [card for card in here if any(card is each.card for each in still)]
    lost = [card for card in here if card not in coming_still]
    if lost:
        send_to_graveyard(duel, lost, Why.SUMMON_NEGATED)
    if coming_still:
        succeed(duel, seat, coming_still, way, tributes, again=again)
    elif still:
        duel.emit(SummonLapsed(tuple(each.card.id for each in still)))


def succeed(
    duel: Duel,
    seat: Seat,
    cards: Sequence[Card],
    way: Summon,
    tributes: int = 0,
    *,
    again: bool = False,
) -> None:
    """Summon `cards` together, with so many Tributes; `again`, as they lie face-up already."""
    if way is Summon.FLIP:
        for card in cards:
            duel.emit(Flipped(card.id))
    if way is Summon.PENDULUM:
        duel.emit(PendulumSummoned(tuple(card.id for card in cards), seat))
    for card in cards:
        come(duel, card, way, seat, tributes, again=again)
