"""What came of a position that was tried, and the answer that it gives."""

from engine.core.posing import Stops, Verdict
from engine.core.values import value
from engine.yugioh.positions.course import Chance
from engine.yugioh.positions.situations import Plan, Situation
from engine.yugioh.positions.supplies import Position
from engine.yugioh.state.refusals import Objection


@value
class Case:
    """One situation, the answer in it, and the position that shows it.

    `about_own` tells that both cards belong to the asker. `chance` is the number of the chance
    that was looked at, `aim` which of their choices the other player made. Where the card could
    be used, `touched` tells whether it did anything to the other one; where not, `bars` say
    why. `effect` is the one that was tried, where it is but one of several. `stops` tells what
    comes of what the other card does, where that was found. Without a `position` the question
    is declined.
    """

    situation: Situation
    verdict: Verdict
    position: Position | None = None
    plan: Plan | None = None
    about_own: bool = False
    chance: int = 0
    aim: int = 0
    touched: bool = False
    bars: tuple[Objection, ...] = ()
    effect: int | None = None
    stops: Stops | None = None


@value
class Tried:
    """What came of one position.

    `touched` tells whether the card did anything to the other one, `aimed` whether it at least
    targeted it, `stopped` whether nothing came of what it did, where that can be told.
    """

    position: Position
    plan: Plan
    chance: Chance
    touched: bool = False
    aimed: bool = False
    aim: int = 0
    """Which of their possible choices the other player made."""
    stopped: bool | None = None

    @property
    def stops(self) -> Stops | None:
        """What came of what the other card did."""
        if self.stopped is None:
            return None
        left = Stops.MOVED if self.touched else Stops.APPLIES
        return Stops.STOPPED if self.stopped else left


def is_same(tried: Tried, other: Tried) -> bool:
    """Whether the same came of both positions, for the same reasons."""
    offered, was_offered = (each.chance.action is not None for each in (tried, other))
    reasons, others = (
        {(bar.effect, bar.reason) for bar in each.chance.bars} for each in (tried, other)
    )
    alike = offered is was_offered and reasons == others
    came = ((each.touched, each.aimed, each.stopped) for each in (tried, other))
    return alike and len(set(came)) == 1
