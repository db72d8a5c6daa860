"""Who is called by a message when they are asked: those who have been away."""

from collections.abc import Iterator, Mapping

from bot.duels.clock import Clock
from bot.duels.clocks.quiet import is_quiet
from bot.duels.clocks.watch import Watch
from bot.duels.seen.calls import AWAY, Call
from bot.people.store import Rung, Ways
from engine.core.protocol import Seat


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
        self, watch: Watch, turns: Mapping[Seat, int], ways: Mapping[Seat, Ways]
    ) -> Iterator[tuple[Seat, Call]]:
        """Who of those with these `ways` is to be called to what they are asked, and why.

        `turns` are those that have begun, by seat. Nobody is called twice to one question, nor
        in their quiet hours.
        """
        for seat, awaited in watch.awaited.items():
            if seat in ways and not is_quiet(self._clock.wall(), watch.quiet.get(seat)):
                why = self._why(seat, awaited.number, turns.get(seat, 0), ways[seat].rung)
                if why is not None:
                    yield seat, why

    def _why(self, seat: Seat, number: int, turns: int, rung: Rung) -> Call | None:
        is_new = self._asked.get(seat) != number
        is_turn = turns > self._turns.get(seat, 0)
        self._turns[seat], self._asked[seat] = turns, number
        away = self._clock.now() - self._there.get(seat, self._began) >= AWAY
        is_called = rung is Rung.ALWAYS and is_turn
        if not is_new or rung is Rung.NEVER or not (away or is_called):
            return None
        return Call.TURN if is_turn else Call.ASKED
