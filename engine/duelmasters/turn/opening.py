"""The start of a game, its turns, and how it ends (DP-103, DP-104)."""

from collections.abc import Sequence
from enum import StrEnum

from engine.core.outcome import Outcome
from engine.core.protocol import Seat, Settled
from engine.duelmasters.acts.losing import leave
from engine.duelmasters.acts.moving import shift, shuffle
from engine.duelmasters.language.printed import Zone
from engine.duelmasters.state.events import (
    GameOver,
    HandsDrawn,
    HouseRuled,
    OrderDecided,
    PartnerPlaced,
    ShieldsSet,
    Sight,
    StartInstructed,
    TurnBegan,
)
from engine.duelmasters.state.party import GameIsOver, Party
from engine.duelmasters.state.table import House, TurnStep
from engine.duelmasters.turn.turns import pass_on, turn


class Ending(StrEnum):
    """How a game ended."""

    DECIDED = "decided"
    """By its rules: who is left has won."""
    DRAWN = "drawn"
    """As the players agreed: all who are left share the first place."""


async def play(
    party: Party, order: Sequence[Seat] = (), instructed: Sequence[Seat] = ()
) -> Outcome:
    """Play a game from its start; `order` is the order of turns, if it was agreed.

    `instructed` are the seats with an instruction for the start of the game (DP-103.3-1).
    """
    await set_out(party, order, instructed)
    party.emit(TurnBegan(party.table.order[0], 1))
    return await go_on(party, TurnStep.START)


async def go_on(party: Party, begin: TurnStep) -> Outcome:
    """Play from that step of the turn under way to the end of the game."""
    try:
        while True:
            await turn(party, begin)
            pass_on(party)
            begin = TurnStep.START
    except GameIsOver:
        reason = Ending.DECIDED
    except Settled as settled:
        reason = Ending.DRAWN
        if settled.loser is not None:
            leave(party, settled.loser)
            reason = Ending.DECIDED
        party.emit(GameOver(None))
    return Outcome(tuple(player.place for player in party.table.players), reason)


async def set_out(party: Party, order: Sequence[Seat], instructed: Sequence[Seat]) -> None:
    """Partner, shuffle, shields, hands; then the order of turns is decided (DP-103.4)."""
    table, seats = party.table, [player.seat for player in party.table.players]
    _tell_house(party)
    for seat in seats:
        for piece in table.zone(seat, Zone.PARTNER):
            party.emit(PartnerPlaced(seat, Sight(piece.number, piece.card.code)))
    for seat in seats:
        shuffle(party, seat)
    for seat in instructed:
        party.emit(StartInstructed(seat))
    for seat in seats:
        await shift(party, table.zone(seat, Zone.DECK)[: table.house.shields], Zone.SHIELDS)
        party.emit(ShieldsSet(seat, table.house.shields))
    for seat in seats:
        await shift(party, table.zone(seat, Zone.DECK)[: table.house.hand], Zone.HAND)
        party.emit(HandsDrawn(seat, table.house.hand))
    decided = list(order) or seats
    if not order:
        party.dice.shuffle(decided)
    party.emit(OrderDecided(tuple(decided)))


def _tell_house(party: Party) -> None:
    """Which rules of the house differ (DP-001.3)."""
    usual, house = House(), party.table.house
    for name in ("shields", "hand", "void_wins", "void_turns", "once_a_name"):
        if getattr(house, name) != getattr(usual, name):
            party.emit(HouseRuled(name, int(getattr(house, name))))
