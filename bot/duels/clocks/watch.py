"""The time of one duel's open decisions: how much is left, and who is told when."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from bot.duels.clock import Alarm, SteadyTime
from bot.duels.clocks.left import Left
from bot.duels.clocks.rules import Rules
from bot.duels.windows.window import open_window
from bot.people.quiet import Quiet
from engine.core.match import Match
from engine.core.protocol import Decision, Exchange, Seat


@dataclass(slots=True)
class Awaited:
    """A decision that is being waited for.

    `shown` is false while the prompt is held back. `deadline` is the end of its time by the
    clock's `now()`, None where no time runs; `left` is None where none ever will. `set_by` is
    how far the wall's clock had been set forwards when its time began to run. `rules` are the
    clock it is on.
    """

    decision: Decision
    number: int
    shown: bool
    rules: Rules | None = None
    left: Left | None = None
    deadline: float | None = None
    set_by: float = 0.0
    alarms: list[Alarm] = field(default_factory=list)
    coming: Alarm | None = None

    @property
    def warned(self) -> bool:
        """Whether its time is nearly up."""
        return self.left is not None and self.left.warned > 0

    def stop(self) -> None:
        """Let no time run for it."""
        for alarm in self.alarms:
            alarm.cancel()
        self.alarms.clear()
        self.deadline = None

    def let_go(self) -> None:
        """Never wake anybody for this decision again."""
        self.stop()
        if self.coming is not None:
            self.coming.cancel()


LEAST = 10.0
"""The seconds that are left of a decision, however much a judge takes."""

Notify = Callable[[Awaited], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Notices:
    """What is called for a decision: when it is `due`, when its time is nearly up, and over."""

    due: Notify
    warn: Notify
    expire: Notify


class Watch:
    """The time of one duel's open decisions, by its `rules`.

    `keep` is told what is left to a seat whenever that changes otherwise than by time going by.
    """

    def __init__(
        self,
        time: SteadyTime,
        rules: Rules | None,
        notices: Notices,
        keep: Callable[[Seat, Left], None],
    ) -> None:
        """Without `rules` people may take as long as they like."""
        self.awaited: dict[Seat, Awaited] = {}
        self.quiet: dict[Seat, Quiet | None] = {}
        """The quiet hours of each seat, which hold for decisions that begin from then on."""
        self._time = time
        self._clock = time.clock
        self.rules = rules
        self._notices = notices
        self._keep = keep
        self._left: dict[Seat, Left] = {}
        self._is_halted = False
        self.is_recalled = False
        """Whether it knows what was left when the program last ran."""

    def recall(self, left: Mapping[Seat, Left], *, halted: bool) -> None:
        """Go on with what was `left` when the program last ran, or stay `halted`."""
        self._left.update(left)
        self._is_halted = halted
        self.is_recalled = True

    def follow(
        self, match: Match, banks: Mapping[Seat, float], shown_at: float, counted_from: float
    ) -> None:
        """Watch the decisions that are open now, and no others.

        New ones are shown at `shown_at`, and their time counts from `counted_from`.
        """
        open_now = {decision.seat: decision for decision in match.awaited()}
        for seat, awaited in list(self.awaited.items()):
            if seat not in open_now or awaited.number != match.number:
                awaited.let_go()
                del self.awaited[seat]
        for seat, decision in open_now.items():
            if seat not in self.awaited:
                rules, shown = self._rules_of(match, decision), shown_at <= self._clock.now()
                awaited = Awaited(decision, match.number, shown, rules)
                self.awaited[seat] = awaited
                if rules is not None:
                    seconds = banks[seat] if rules.is_bank else rules.seconds
                    self._count(awaited, seconds, counted_from)
                if not awaited.shown:
                    due = partial(self._notices.due, awaited)
                    awaited.coming = self._clock.wake_at(shown_at, due)

    def show(self) -> None:
        """Hold no prompt back any more."""
        for awaited in self.awaited.values():
            awaited.shown = True

    def let_go(self) -> None:
        """Watch nothing any more."""
        for awaited in self.awaited.values():
            awaited.let_go()
        self.awaited.clear()

    def spent(self, seat: Seat, bank: float) -> int | None:
        """The milliseconds of its bank that `seat` has used up for what it is asked.

        None where no bank is charged.
        """
        awaited = self.awaited.get(seat)
        if awaited is None or awaited.rules is None or not awaited.rules.is_bank:
            return None
        left = self._left_now(awaited)
        return None if left is None or left.seconds >= bank else _milli(bank - left.seconds)

    def until(self, seat: Seat) -> int | None:
        """When the time of `seat` is up, in seconds since 1970; None where no time runs."""
        awaited = self.awaited.get(seat)
        if awaited is None or awaited.deadline is None:
            return None
        return round(awaited.deadline + self._time.base + self._time.set_by())

    def warnings(self, seat: Seat) -> list[float]:
        """When `seat` is to be warned, by the clock's `now()`; never where no time runs."""
        awaited = self.awaited.get(seat)
        if awaited is None or awaited.left is None or awaited.deadline is None:
            return []
        rules, left = awaited.rules, awaited.left
        marks = rules.marks[left.warned :] if rules else ()
        return [self._falls_to(awaited, left, mark) for mark in marks]

    def note_warning(self, awaited: Awaited) -> None:
        """Keep that the seat of `awaited` has been warned."""
        if awaited.left is not None:
            self._is_left(awaited, replace(awaited.left, warned=awaited.left.warned + 1))

    def correct(self, seat: Seat, seconds: float) -> bool:
        """Give `seat` so much more for what it is asked, or less; return whether time runs."""
        awaited = self.awaited.get(seat)
        left = None if awaited is None else self._left_now(awaited)
        if awaited is None or left is None or awaited.rules is None:
            return False
        awaited.stop()
        more = max(LEAST, left.seconds + seconds)
        warned = awaited.rules.passed(more)
        self._is_left(awaited, replace(left, seconds=more, warned=warned))
        if not self._is_halted and awaited.left is not None:
            self._run(awaited, awaited.left)
        return True

    def halt(self) -> None:
        """Let no time run for anybody."""
        for awaited in self.awaited.values():
            left = self._left_now(awaited)
            awaited.stop()
            if left is not None:
                self._is_left(awaited, left)
        self._is_halted = True

    def go_on(self) -> None:
        """Let time run again, from where it stood."""
        self._is_halted = False
        for awaited in self.awaited.values():
            if awaited.left is not None:
                since = max(self._time.now(), awaited.left.since)
                self._is_left(awaited, awaited.left.moved_to(since))
                self._run(awaited, awaited.left)

    def _count(self, awaited: Awaited, seconds: float, counted_from: float) -> None:
        """Go on with the time of a decision, or begin it where it is a new one."""
        left = self._left.get(awaited.decision.seat)
        if left is None or left.number != awaited.number:
            since = counted_from + self._time.base
            warned = awaited.rules.passed(seconds) if awaited.rules else 0
            left = Left(awaited.number, seconds, since, warned)
        self._is_left(awaited, left)
        if not self._is_halted:
            self._run(awaited, left)

    def _run(self, awaited: Awaited, left: Left) -> None:
        """Set the alarms of a decision whose time runs."""
        awaited.set_by = self._time.set_by()
        awaited.deadline = self._falls_to(awaited, left, 0.0)
        warnings = [(when, self._notices.warn) for when in self.warnings(awaited.decision.seat)]
        for when, notify in [*warnings, (awaited.deadline, self._notices.expire)]:
            awaited.alarms.append(self._clock.wake_at(when, partial(notify, awaited)))

    def _rules_of(self, match: Match, decision: Decision) -> Rules | None:
        if self.rules is not None and isinstance(decision, Exchange):
            return self.rules.between
        if self.rules is not None and open_window(match.question) is not None:
            return self.rules.of_window
        return self.rules

    def _left_now(self, awaited: Awaited) -> Left | None:
        if awaited.left is None or self._is_halted:
            return awaited.left
        return awaited.left.at(self._time.now(), self._quiet_of(awaited), awaited.set_by)

    def _falls_to(self, awaited: Awaited, left: Left, seconds: float) -> float:
        """When no more than `seconds` are left, by the clock's `now()`."""
        end = left.falls_to(seconds, self._quiet_of(awaited), awaited.set_by)
        return end - self._time.base

    def _is_left(self, awaited: Awaited, left: Left) -> None:
        seat = awaited.decision.seat
        awaited.left = self._left[seat] = left
        self._keep(seat, left)

    def _quiet_of(self, awaited: Awaited) -> Quiet | None:
        return self.quiet.get(awaited.decision.seat)


def _milli(seconds: float) -> int:
    return round(seconds * 1000)
