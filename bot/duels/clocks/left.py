"""What is left of the time of one decision, in a form that outlives the program."""

from dataclasses import replace

from bot.duels.clocks.quiet import end_of, running
from bot.people.quiet import Quiet
from engine.core.values import value


@value
class Left:
    """Of question `number`, `seconds` were left at `since`, in seconds since 1970.

    While the program runs these are seconds of its `SteadyTime`, on disk those of the wall.

    `since` may lie ahead: time that is not counted yet. `warned` counts the marks that lie
    behind: of each its seat has been warned, or it was behind when the question was put.
    """

    number: int
    seconds: float
    since: float
    warned: int = 0

    def at(self, moment: float, quiet: Quiet | None = None, set_by: float = 0.0) -> "Left":
        """What is left at `moment`, where time has run since.

        The clock on the wall, which quiet hours keep to, is ahead of both by `set_by`.
        """
        if moment <= self.since:
            return self
        seconds = max(0.0, self.seconds - running(self.since + set_by, moment + set_by, quiet))
        return replace(self, seconds=seconds, since=moment)

    def moved_to(self, moment: float) -> "Left":
        """The same seconds from `moment` on: in between no time has run."""
        return replace(self, since=moment)

    def falls_to(
        self, seconds: float, quiet: Quiet | None = None, set_by: float = 0.0
    ) -> float:
        """The moment at which no more than `seconds` are left; `set_by` is that of `at`."""
        rest = max(0.0, self.seconds - seconds)
        return end_of(self.since + set_by, rest, quiet) - set_by
