"""Why something is not offered now: reasons with the rules they stand on, and no words."""

from enum import Enum, auto

from engine.core.values import value
from engine.yugioh.state.reasons import Verb


class Barrier(Enum):
    """What can stand in the way of an action."""

    NOT_YOUR_TURN = auto()
    WRONG_PHASE = auto()
    FIRST_TURN = auto()
    CHAIN_OPEN = auto()
    NOT_YOUR_MOVE = auto()
    """Another question, or another player, comes first."""
    WRONG_PLACE = auto()
    FACE_DOWN = auto()
    NOT_SET_FIRST = auto()
    SET_THIS_TURN = auto()
    HAND_IN_OTHER_TURN = auto()
    TOO_SLOW = auto()
    DAMAGE_STEP = auto()
    NO_OCCASION = auto()
    SUMMON_PENDING = auto()
    """Only what answers the summon itself can be used before it has succeeded."""
    USED_THIS_TURN = auto()
    OATH_BROKEN = auto()
    FORBIDDEN = auto()
    CONDITION = auto()
    COST = auto()
    NO_TARGET = auto()
    NOTHING_TO_DO = auto()
    NO_SUMMON_LEFT = auto()
    OTHER_SUMMON = auto()
    TRIBUTES = auto()
    NO_MONSTER_ZONE = auto()
    NO_SPELL_ZONE = auto()
    PLACED_THIS_TURN = auto()
    ATTACKED = auto()
    NEVER_TURNED = auto()
    NOT_IN_ATTACK_POSITION = auto()
    NOTHING_TO_ATTACK = auto()
    NOT_OPEN = auto()
    """The opponent controls a monster, so they cannot be attacked directly."""
    MATERIALS = auto()
    NO_ZONE_FROM_EXTRA = auto()
    SCALES = auto()
    NOBODY_BETWEEN_SCALES = auto()
    PENDULUM_SUMMONED = auto()
    NOT_YOURS = auto()
    """It is the opponent's to use."""
    NO_USE_HERE = auto()
    """Neither the rules nor its text let anything be done with it where it lies."""


@value
class Objection:
    """One reason, by the rule of that ID, why a player cannot do something with a card now.

    `verb` is None where nothing at all can be done with the card.
    `effect` is the index of the effect for what takes one, as in an `Action`; else None.
    `directly` marks what keeps a monster that can attack from attacking directly.
    `needed` is how many it takes of what is lacking, and `there` how many the player has; None
    where numbers tell nothing.
    """

    verb: Verb | None
    effect: int | None
    reason: Barrier
    rule: str
    directly: bool = False
    needed: int | None = None
    there: int | None = None
