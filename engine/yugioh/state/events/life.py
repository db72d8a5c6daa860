"""Life Points."""

from enum import Enum, auto

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.telling import DuelEvent, Open, Seen


class LifeWhy(Enum):
    """Why Life Points changed."""

    BATTLE = auto()
    EFFECT = auto()
    COST = auto()
    GAIN = auto()
    LOSS = auto()
    """Lost by an effect, which is no damage."""


@value
class LifeChanged(DuelEvent):
    """A player's Life Points changed from `before` to `after`.

    `amount` is the whole damage, cost or gain, which may be more than there was to lose. `by`
    is the player whose card did the damage, `source` that card where an effect of it did,
    or had the player take what the other would have taken from a battle.
    """

    seat: Seat
    amount: Open[int]
    before: Open[int]
    after: Open[int]
    why: LifeWhy
    by: Seat | None = None
    source: Seen[CardId | None] = None
