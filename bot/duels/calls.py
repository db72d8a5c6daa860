"""Who is called by a message when they are asked: those who have been away."""

from collections.abc import Mapping
from enum import StrEnum

from bot.duels.clock import Clock
from bot.people.store import Rung
from engine.core.protocol import Seat

AWAY = 60.0
"""Seconds without a press after which a player counts as away."""


class Call(StrEnum):
    """Why a player is called."""

    TURN = "turn"
    ASKED = "asked"


class Calls:
    """Whether the players of one duel are there, and to which question each was called."""

    def __init__(self, clock: Clock) -> None:
        """Everybody is there at first; nobody is called because we were away."""
        self._clock = clock
        self._began = clock.now()
        self._there: dict[Seat, float] = {}
        self._turns: dict[Seat, int] = {}
        self._asked: dict[Seat, int] = {}

    def attend(self, seat: Seat) -> None:
        """Note that the player of `seat` is there."""
        self._there[seat] = self._clock.now()

    def due(
        self, seat: Seat, number: int, turns: Mapping[Seat, int], rung: Rung
    ) -> Call | None:
        """Why `seat` is to be called to question `number`, which is shown to it; else None.

        `turns` are those that have begun, by seat. Nobody is called twice to one question.
        """
        is_new = self._asked.get(seat) != number
        begun, self._turns[seat] = self._turns.get(seat, 0), turns.get(seat, 0)
        self._asked[seat] = number
        is_turn = self._turns[seat] > begun
        away = self._clock.now() - self._there.get(seat, self._began) >= AWAY
        is_called = rung is Rung.ALWAYS and is_turn
        if not is_new or rung is Rung.NEVER or not (away or is_called):
            return None
        return Call.TURN if is_turn else Call.ASKED
