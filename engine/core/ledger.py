"""What has happened in a match and is to be told, and what each audience may know of it."""

from collections.abc import Mapping, Sequence
from dataclasses import field

from engine.core.protocol import Audience, Event, Seat
from engine.core.values import record

Seen = Mapping[Audience, Event | None] | None
"""What each audience saw of an event (`None`: nothing); no mapping where all saw all of it."""


def seen_by(audience: Audience, event: Event, seen: Seen) -> Event | None:
    """What that audience saw of the event, if anything."""
    return event if seen is None else seen[audience]


@record
class Ledger:
    """What has happened and was not yet collected, and what each audience saw of each of it."""

    audiences: tuple[Audience, ...]
    happened: list[Event] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)
    nothing: "Told" = field(default_factory=dict)
    """What every audience is told where nothing has happened."""
    answers: int = 0
    """How many answers have led to where the match stands."""
    begins: bool = False
    """Whether with the last of them a player began something: the match can go back there."""

    @classmethod
    def for_seats(cls, seats: int) -> "Ledger":
        """An empty ledger for the public and seats 0 to `seats - 1`."""
        audiences: tuple[Audience, ...] = (None, *map(Seat, range(seats)))
        return cls(audiences, nothing=dict.fromkeys(audiences, ()))

    def record(self, event: Event, seen: Seen) -> None:
        """Note that `event` happened, and what was seen of it."""
        self.happened.append(event)
        self.seen.append(seen)

    def collect(self) -> "Told":
        """Hand out what has been told since the last time."""
        happened, seen = self.happened, self.seen
        self.happened, self.seen = [], []
        if not any(seen):
            return dict.fromkeys(self.audiences, tuple(happened))
        told: dict[Audience, list[Event]] = {audience: [] for audience in self.audiences}
        for event, each in zip(happened, seen, strict=True):
            for audience, heard in told.items():
                shown = seen_by(audience, event, each)
                if shown is not None:
                    heard.append(shown)
        return {audience: tuple(heard) for audience, heard in told.items()}


Told = Mapping[Audience, Sequence[Event]]
"""What happened since the last answer, as each audience may know it."""
