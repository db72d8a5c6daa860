"""Life Points, draws, and the end of the duel."""

from collections.abc import Sequence

from engine.core.protocol import Seat
from engine.yugioh.language import Phase, Place
from engine.yugioh.state.duel import Duel, DuelOver
from engine.yugioh.state.events.contest import Ended, Ending
from engine.yugioh.state.events.life import LifeChanged, LifeWhy
from engine.yugioh.state.events.moves import Moved, Why
from engine.yugioh.state.spots import CardId, Spot


def end(duel: Duel, winners: tuple[Seat, ...], why: Ending) -> None:
    """Decide the duel, and leave every procedure under way, by DuelOver."""
    duel.emit(Ended(winners, why))
    raise DuelOver


def lower_life(
    duel: Duel,
    amounts: Sequence[tuple[Seat, int]],
    why: LifeWhy,
    by: Seat | None = None,
    source: CardId | None = None,
) -> bool:
    """Lower Life Points, never below 0 (MR-CALC-12); return whether anybody felt it.

    Nobody is beaten before `settle_life`: what lowers the other's at the same time may follow.
    """
    felt = [(seat, amount) for seat, amount in amounts if amount > 0]
    for seat, amount in felt:
        before = duel.state.sides[seat].life
        duel.emit(LifeChanged(seat, amount, before, max(0, before - amount), why, by, source))
    return bool(felt)


def gain_life(duel: Duel, player: Seat, amount: int) -> None:
    """Raise Life Points; nobody gains 0."""
    before = duel.state.sides[player].life
    if amount > 0:
        duel.emit(LifeChanged(player, amount, before, before + amount, LifeWhy.GAIN))


def pay_life(duel: Duel, player: Seat, amount: int) -> None:
    """Pay Life Points as a cost; ValueError where there are not so many (MR-CALC-12)."""
    before = duel.state.sides[player].life
    if amount > before:
        raise ValueError(f"a cost of {amount} cannot be paid with {before} Life Points")
    duel.emit(LifeChanged(player, amount, before, before - amount, LifeWhy.COST))
    settle_life(duel)


def lose_life(duel: Duel, player: Seat, amount: int) -> None:
    """Have a player lose Life Points, which is no damage."""
    lower_life(duel, [(player, amount)], LifeWhy.LOSS)


def settle_life(duel: Duel) -> None:
    """Decide the duel if anybody has no Life Points left; if both, it is a draw (MR-WIN-02)."""
    beaten = [Seat(seat) for seat, side in enumerate(duel.state.sides) if side.life <= 0]
    if beaten:
        end(duel, _others(duel, beaten), Ending.LIFE)


def may_draw(duel: Duel, player: Seat, count: int) -> bool:
    """Whether a card may be used that has `player` draw so many (EX-WIN-08).

    By the Master Rule the Deck has to hold as many.
    """
    return duel.format.draws_short or len(duel.state.sides[player].deck) >= count


def draw(duel: Duel, counts: Sequence[tuple[Seat, int]], why: Why = Why.DRAWN) -> None:
    """Have players draw, all at the same time; who cannot draw enough loses (MR-WIN-03)."""
    short = [seat for seat, count in counts if len(duel.state.sides[seat].deck) < count]
    for seat, count in counts:
        deck = duel.state.sides[seat].deck
        for card in deck[: -count - 1 : -1]:
            duel.emit(Moved(card.id, card.spot, Spot(seat, Place.HAND), why, face_up=False))
    if short:
        end(duel, _others(duel, short), Ending.DECK_OUT)


def _others(duel: Duel, losers: Sequence[Seat]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(len(duel.state.sides)) if seat not in losers)


def is_draw_due(duel: Duel) -> bool:
    """Whether the turn player is still to draw for this Draw Phase (MR-TURN-03)."""
    state = duel.state
    in_time = state.turn.phase is Phase.DRAW and not state.turn.draw_over
    return in_time and duel.format.hooks.draws_on(state.turn.number)
