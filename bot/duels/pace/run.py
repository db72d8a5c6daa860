"""The pace of response windows: even, so that it tells nobody what is held in a hand.

A run begins when somebody acts and windows follow, in which the others or they themselves might
respond. Until it is over the duel stands still for everybody but whoever is asked, so that an
empty window and one that was passed in time look alike. A pass that is given only after that is
seen, and begins another run, so that whoever took longer sees nothing of the windows behind.
"""

from dataclasses import dataclass, field

from engine.core.protocol import Seat


@dataclass(slots=True)
class Run:
    """The stretch of time after `actor` acted in which every duel takes equally long.

    All its moments, in seconds, depend on what everybody knows, and on who was slow. Where
    `actor` might be asked first, the first third is theirs and the rest the other's; whoever
    takes more time only prolongs the run, so that the other still has two thirds.
    """

    actor: Seat
    start: float
    length: float
    end: float = 0.0
    reached: list[Seat] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.end = self.start + self.length

    @property
    def third(self) -> float:
        """When the other is asked, if `actor` might be asked before."""
        return self.start + self.length / 3

    def reach(self, seat: Seat, came: float) -> float:
        """Note that the rules came to a window of `seat`; return from when it may be asked."""
        comes_after = any(other != seat for other in self.reached)
        is_first = seat not in self.reached
        self.reached.append(seat)
        if seat == self.actor:
            return self.end if comes_after else self.start
        if not comes_after:
            return came
        if is_first and came > self.third:
            self.end = max(self.end, came + self.length * 2 / 3)
        return max(came, self.third)

    def goes_on_at(self, now: float) -> float:
        """When the rules go on after an answer at `now`: not before it has been shown."""
        marks = [mark for mark in (self.third, self.end) if mark >= now]
        return min([now + self.length / 12, *marks])
