"""A pause of a duel, by consent or by a moderator, and time that a judge corrects."""

from dataclasses import dataclass

from engine.core.protocol import Seat


@dataclass(frozen=True, slots=True)
class Halt:
    """A pause that `asked_by` asks for; or, where there is a `since`, one that goes on.

    `since` and `until`, when the duel goes on by itself, are seconds since 1970.
    """

    asked_by: Seat | None
    since: float | None = None
    until: float | None = None
    moderated: bool = False
    """Whether a moderator has paused the duel, so that no player ends that."""
    agreed: tuple[Seat, ...] = ()
    """Who has agreed to the pause that is asked for, where there are more than two."""

    @property
    def is_on(self) -> bool:
        """Whether the duel is paused now."""
        return self.since is not None


@dataclass(frozen=True, slots=True)
class Correction:
    """So many seconds that a judge gave `seat` in its bank, or took, after so many answers."""

    answers: int
    seat: Seat
    seconds: int
