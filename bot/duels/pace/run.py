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

    All its moments, in seconds, depend on what everybody knows, and on who was slow. Between
    two it has `length` seconds. Where `actor` might be asked first, the first third is theirs
    and the rest the other's; whoever takes more time only prolongs the run, so that the other
    still has two thirds. Of several `others` each has two thirds of their own, in the order in
    which the rules come to them, and nobody is asked in those of one who comes later.
    """

    actor: Seat
    start: float
    length: float
    others: int = 1
    end: float = 0.0
    reached: list[Seat] = field(default_factory=list)
    late: float = 0.0
    """By how many seconds those who were slow have prolonged it."""

    def __post_init__(self) -> None:
        self.end = self.start + self.length + (self.others - 1) * self.length * 2 / 3

    @property
    def third(self) -> float:
        """When the first other is asked, if `actor` might be asked before."""
        return self.start + self.length / 3

    def opens(self, place: int) -> float:
        """When the time of the others' `place`, counted from 0, begins at the earliest."""
        late = self.late if place else 0.0
        return self.third + late + place * self.length * 2 / 3

    def reach(self, seat: Seat, came: float) -> float:
        """Note that the rules came to a window of `seat`; return from when it may be asked."""
        comes_after = any(other != seat for other in self.reached)
        is_first = seat not in self.reached
        self.reached.append(seat)
        if seat == self.actor:
            return self.end if comes_after else self.start
        if not comes_after:
            return came
        others = [each for each in dict.fromkeys(self.reached) if each != self.actor]
        place = others.index(seat)
        if place < len(others) - 1:
            return self.end
        opens = self.opens(place)
        if is_first and came > opens:
            left = (self.others - place) * self.length * 2 / 3
            self.end = max(self.end, came + left)
            self.late += came - opens
        return max(came, opens)

    def goes_on_at(self, now: float) -> float:
        """When the rules go on after an answer at `now`: not before it has been shown."""
        begin = (self.opens(place) for place in range(self.others))
        marks = [mark for mark in (*begin, self.end) if mark >= now]
        return min([now + self.length / 12, *marks])
