"""What has happened in a match and is to be told, and what each audience may know of it."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Self

from engine.core.dice import Dice
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
    learned: tuple[int, ...] | None = None
    """How often each seat has learned what it could not know, where the game counts that, as
    it was last `reckoned`."""
    chance: Dice | None = None
    """What all learn of, whenever it brings something."""
    drawn: int = 0
    """How many numbers it had brought when that was last reckoned."""

    @classmethod
    def for_seats(cls, seats: int, *, chance: Dice | None = None) -> Self:
        """An empty ledger for the public and seats 0 to `seats - 1`.

        `chance` is given where the game says who learns what they could not know.
        """
        audiences: tuple[Audience, ...] = (None, *map(Seat, range(seats)))
        nothing: Told = dict.fromkeys(audiences, ())
        learned = None if chance is None else (0,) * seats
        return cls(audiences, nothing=nothing, learned=learned, chance=chance)

    def reckoned(self) -> tuple[int, ...] | None:
        """How often each seat has learned by now what it could not know, as far as counted."""
        chance = self.chance
        if chance is not None and chance.drawn != self.drawn:
            self.drawn = chance.drawn
            self.learn([Seat(each) for each in range(len(self.audiences) - 1)])
        return self.learned

    def learn(self, seats: Sequence[Seat]) -> None:
        """Count that these have learned what they could not know."""
        if self.learned is not None:
            counts = list(self.learned)
            for seat in seats:
                counts[seat] += 1
            self.learned = tuple(counts)

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
