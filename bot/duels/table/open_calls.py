"""Who is called at the table, where everybody reads it, since they take no private messages."""

from collections.abc import Callable, Mapping
from functools import partial

from bot.duels.clock import Alarm, Clock
from bot.duels.clocks.quiet import is_quiet
from bot.duels.clocks.watch import Watch
from bot.duels.match.play import Play
from bot.duels.seen.calls import AWAY, Call
from bot.duels.seen.sight import waiting
from bot.people.store import Rung, Ways
from engine.core.protocol import Seat

Calling = Callable[[Seat, Call], None]
Heeding = Callable[[Seat], None]


class OpenCalls:
    """The calls of one duel that everybody may read.

    They depend on nothing but what everybody is shown: whom the duel waits for and until when,
    and when that last changed. Presses that only their player knows of neither keep a call
    back nor take it away; in a window, of which nobody learns whose it is, nobody is called.
    """

    def __init__(self, clock: Clock, call: Calling, heed: Heeding) -> None:
        """Everybody is there at first; nobody is called because we were away."""
        self._clock = clock
        self._call = call
        self._heed = heed
        self._began = clock.now()
        self._moved: dict[Seat, float] = {}
        self._turns: dict[Seat, int] = {}
        self._named: frozenset[Seat] = frozenset()
        self._unseen: frozenset[Seat] = frozenset()
        """Those of the named of whom nobody learns whether they have answered."""
        self._alarms: list[Alarm] = []

    def show(self, play: Play, watch: Watch, ways: Mapping[Seat, Ways]) -> None:
        """Call who is awaited now, as everybody has just been shown; `ways` say who wants that.

        The duel must be shown as it is, and not within a run.
        """
        waited = (each.seat for each in waiting(play, watch, None))
        named = frozenset(seat for seat in waited if seat is not None)
        self._name(named)
        for seat in sorted(named & set(ways)):
            if not is_quiet(self._clock.wall(), watch.quiet.get(seat)):
                self._call_if_due(seat, play.turns[seat], ways[seat].rung)
        self._turns, self._unseen = dict(play.turns), play.concealed
        self.count(watch)

    def hide(self) -> None:
        """Everybody is shown that a response is awaited, and nobody is named."""
        self._name(frozenset())
        self.stop()

    def count(self, watch: Watch) -> None:
        """Remind those who are named when the time is nearly up that everybody is shown.

        Nobody is reminded of what several answer unseen: a reminder would say who has not.
        """
        self.stop()
        for seat in sorted(self._named - self._unseen):
            for when in watch.warnings(seat):
                self._alarms.append(self._clock.wake_at(when, partial(self._remind, seat)))

    def stop(self) -> None:
        """Remind nobody any more."""
        for alarm in self._alarms:
            alarm.cancel()
        self._alarms.clear()

    def _name(self, named: frozenset[Seat]) -> None:
        """Note that these are named from now on, and who of those before was seen to answer."""
        for seat in sorted(self._named):
            if seat not in named or len(self._named) == 1 or seat in self._unseen:
                self._moved[seat] = self._clock.now()
            if seat not in named:
                self._heed(seat)
        self._named = named

    def _call_if_due(self, seat: Seat, turns: int, rung: Rung) -> None:
        is_turn = turns > self._turns.get(seat, 0)
        is_away = self._clock.now() - self._moved.get(seat, self._began) >= AWAY
        if rung is not Rung.NEVER and (is_away or (rung is Rung.ALWAYS and is_turn)):
            self._call(seat, Call.TURN if is_turn else Call.ASKED)

    async def _remind(self, seat: Seat) -> None:
        self._call(seat, Call.TIME)
