"""What players have begun, each for themselves, of which neither disk nor others know."""

from collections.abc import Callable, Container, Iterable

from bot.duels.clock import Alarm, Clock
from bot.duels.match.drafts import Draft, Opened
from bot.duels.table.parts.memory import Memory
from engine.core.protocol import Audience, Decision, Seat

REST = 0.1
"""The seconds between two steps in which a twin is brought up with its match."""


class Begun:
    """Owns what is drafted and opened, and when the twin of a trial catches up.

    What is tried is in the `Play` itself. No pace and no clock takes note of any of this:
    everybody waits for the answer to the question that the match asks.
    """

    def __init__(
        self,
        clock: Clock,
        memory: Memory,
        changed: Callable[[Iterable[Audience]], None],
    ) -> None:
        """Call `changed` with whose panel has changed."""
        self._drafts: dict[Seat, Draft] = {}
        self._opened: dict[Seat, Opened] = {}
        self._clock = clock
        self._memory = memory
        self._changed = changed
        self._following: Alarm | None = None

    def asked(self, seat: Seat | None) -> Decision | None:
        """What `seat` is asked now, in what it tries or by the match."""
        play = self._memory.going
        return None if play is None or seat is None else play.thoughts.asked(seat)

    def drafted(self, seat: Seat | None) -> Draft | None:
        """What `seat` has drafted, if anything."""
        return None if seat is None else self._drafts.get(seat)

    def draft(self, seat: Seat, number: int) -> Draft:
        """What `seat` has drafted for question `number`; with no draft of it one is begun."""
        draft = self._drafts.get(seat)
        if draft is None or draft.number != number:
            draft = self.draft_anew(seat, number, ())
        return draft

    def draft_anew(self, seat: Seat, number: int, chosen: Iterable[int]) -> Draft:
        """Have `seat` draft an answer to question `number`, with so much `chosen`."""
        draft = self._drafts[seat] = Draft(number, list(chosen))
        return draft

    def forget_drafts(self, *, but: Container[Seat] = ()) -> None:
        """Forget what is drafted, `but` by these seats."""
        for seat in [seat for seat in self._drafts if seat not in but]:
            del self._drafts[seat]

    def forget(self, seat: Seat) -> None:
        """Forget what `seat` has drafted and opened."""
        self._drafts.pop(seat, None)
        self._opened.pop(seat, None)

    def opened(self, seat: Seat) -> Opened | None:
        """What `seat` has opened, if anything."""
        return self._opened.get(seat)

    def open(self, seat: Seat, what: Opened | None) -> None:
        """Have `seat` see that opened, or the table again."""
        if what is None:
            self._opened.pop(seat, None)
        else:
            self._opened[seat] = what

    def withdraw(self) -> None:
        """Take back what was tried, and show its seat what it was asked before."""
        play = self._memory.going
        seat = play.thoughts.seat if play else None
        if play is None or seat is None or not play.thoughts.take_back():
            return
        self._drafts.pop(seat, None)
        self._changed([seat])
        self.follow_soon()

    def keep_up(self) -> None:
        """Bring the twin closer to the match, where the next press might not be tried."""
        play = self._memory.going
        if play is not None and play.thoughts.is_behind:
            self.follow_soon()

    def follow_soon(self) -> None:
        """Bring the twin closer to the match a little later."""
        if self._following is None:
            self._following = self._clock.wake_at(self._clock.now() + REST, self._follow)

    def let_go(self) -> None:
        """Forget what is drafted, and have no twin catch up any more."""
        self.forget_drafts()
        if self._following is not None:
            self._following.cancel()
            self._following = None

    async def _follow(self) -> None:
        """Bring the twin closer to the match, so that the next press can be tried."""
        self._following = None
        async with self._memory.lock:
            play = self._memory.going
            if play is None:
                return
            play.thoughts.follow()
            self.keep_up()
