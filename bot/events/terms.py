"""What is agreed about an event before it begins."""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.events.rounds import Plan, plan
from bot.events.standings import Scoring


class Shape(StrEnum):
    """Who plays whom, and who is out when."""

    SINGLE = "single"
    DOUBLE = "double"
    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"


@dataclass(frozen=True, slots=True)
class Terms:
    """How an event is played. `seed` decides all that is left to chance.

    `rounds` and `cut` of a Swiss event are those of the table (`bot.events.rounds`) where they
    are None; a cut of 0 is none. `third_place` is played out in a single elimination and in a
    top cut. With `checks_in` only those take part who say that they are there.
    """

    shape: Shape
    seed: bytes
    rounds: int | None = None
    cut: int | None = None
    third_place: bool = False
    checks_in: bool = True
    joins_late: bool = False
    scoring: Scoring = field(default_factory=Scoring)

    def swiss(self, players: int) -> Plan:
        """The rounds and the cut for that many players."""
        usual = plan(players)
        count = usual.rounds if self.rounds is None else self.rounds
        cut = usual.cut if self.cut is None else self.cut
        return Plan(count, min(cut, players))
