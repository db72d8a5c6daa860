"""What has happened one after another, and what of it may be responded to now."""

from collections.abc import Sequence
from dataclasses import field

from engine.core.changing import changed
from engine.core.match import Seen
from engine.core.protocol import Event
from engine.core.values import record, value


@value
class Happened:
    """The instant in which something happened, what it was, and what was seen of it."""

    instant: int
    event: Event
    seen: Seen = None


@record
class Timeline:
    """The order of time in a duel."""

    instant: int = 0
    """Counts what happens one after another: events of one instant are simultaneous."""
    revision: int = 0
    """Counts the events: what was worked out of the table is good for one revision."""
    history: list[Happened] = field(default_factory=list)
    """What has happened since effects could last be triggered."""
    past: list[Happened] = field(default_factory=list)
    """What was handed out of it the last time, of which it is asked what it triggers."""
    unseen: list[Happened] = field(default_factory=list)
    """What cards that act of themselves have not seen yet."""
    deferred: list[tuple[Happened, bool]] = field(default_factory=list)
    """What waits for the end of damage calculation, and whether it was the last to happen."""
    occasion: tuple[Event, ...] = ()
    """The last instant of what has happened: what may be responded to now."""
    occasion_seen: tuple[Seen, ...] = ()

    def note(self, event: Event, seen: Seen, *, is_watched: bool) -> Happened:
        """Add what has happened; where cards act of themselves, it `is_watched`."""
        happened = Happened(self.instant, event, seen)
        self.history.append(happened)
        if is_watched:
            self.unseen.append(happened)
        return happened

    def offer(self, happened: Sequence[Happened]) -> None:
        """Make this, and nothing else, what may be responded to."""
        if not happened:
            self.occasion = self.occasion_seen = ()
            return
        self.occasion = tuple([each.event for each in happened])
        self.occasion_seen = tuple([each.seen for each in happened])

    def advance(self) -> None:
        """What happens from here on happens after what happened before."""
        self.instant += 1

    def stay(self, instant: int) -> None:
        """Take back what went beyond that instant, where nothing has happened since."""
        if self.history[-1].instant <= instant:
            self.instant = instant

    def revise(self) -> None:
        """Something has changed: what was worked out before is good no more."""
        self.revision += 1

    def take_history(self) -> list[Happened]:
        """Hand out what has happened; it is past from now on."""
        self.past, self.history = self.history, []
        return self.past

    def take_unseen(self) -> list[Happened]:
        """Hand out what cards that act of themselves have not seen yet."""
        taken, self.unseen = self.unseen, []
        return taken

    def defer(self, happened: Sequence[Happened], kind: type[Event]) -> list[Happened]:
        """Have events of that kind wait for the end of damage calculation; return the rest."""
        self.deferred.extend(
            (each, each.instant == happened[-1].instant)
            for each in happened
            if isinstance(each.event, kind)
        )
        return [each for each in happened if not isinstance(each.event, kind)]

    def with_deferred(self, happened: Sequence[Happened]) -> list[Happened]:
        """Hand out what has waited for the end of damage calculation, before what happened.

        What was the last to happen then is so again: nobody could answer it (FAQ 5379).
        """
        last = happened[-1].instant if happened else self.instant
        taken, self.deferred = self.deferred, []
        due = [changed(each, instant=last) if newest else each for each, newest in taken]
        return [*due, *happened]
