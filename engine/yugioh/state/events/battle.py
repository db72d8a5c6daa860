"""The Battle Phase: its steps, attacks, and what a battle comes to."""

from enum import Enum, auto

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.language import Position, Timing
from engine.yugioh.state.spots import CardId, Spot
from engine.yugioh.state.telling import DuelEvent, Open, Seen


class BattleStep(Enum):
    """The steps of the Battle Phase (MR-BATTLE-01)."""

    START = auto()
    BATTLE = auto()
    DAMAGE = auto()
    END = auto()


class Halt(Enum):
    """Why an attack ended without a battle."""

    NEGATED = auto()
    ATTACKER_UNABLE = auto()
    CALLED_OFF = auto()
    PHASE_OVER = auto()


@value
class StepBegan(DuelEvent):
    """A step of the Battle Phase began."""

    step: BattleStep


@value
class AttackDeclared(DuelEvent):
    """A monster declared an attack; without a target it attacks directly."""

    attacker: Open[CardId]
    target: Seen[CardId | None]
    spot: Spot | None = None


@value
class AttackRenewed(DuelEvent):
    """After a replay the monster attacks this target (MR-BATTLE-11)."""

    attacker: Open[CardId]
    target: Seen[CardId | None]
    spot: Spot | None = None


@value
class AttackRedirected(DuelEvent):
    """The attack under way is turned to another monster, on that spot."""

    attacker: Open[CardId]
    target: Seen[CardId]
    spot: Spot


@value
class AttackNegated(DuelEvent):
    """The attack under way was negated."""

    attacker: Open[CardId]


@value
class AttackHalted(DuelEvent):
    """The attack ended before the Damage Step."""

    attacker: Open[CardId]
    why: Halt


@value
class TimingReached(DuelEvent):
    """The Damage Step reached one of its timings."""

    timing: Timing


@value
class BattleBegan(DuelEvent):
    """Monsters battle by an effect, without an attack that was declared."""

    attacker: Open[CardId]
    target: Seen[CardId]


@value
class Battled(DuelEvent):
    """Damage was calculated: the numbers compared.

    Without a target `against` is 0; else `position` says which number of it that is.
    """

    attacker: Open[CardId]
    target: Open[CardId | None]
    attack: Open[int]
    against: Open[int]
    position: Position | None


@value
class Spared(DuelEvent):
    """A monster is not destroyed by battle, which `by` prevents but once a turn."""

    card: Open[CardId]
    by: Open[CardId]


@value
class Silenced(DuelEvent):
    """The effects of a monster that is to be destroyed by battle are negated from now on."""

    card: Open[CardId]


@value
class Doomed(DuelEvent):
    """Damage calculation decided that these are destroyed (MR-CALC-14)."""

    cards: Open[tuple[CardId, ...]]


@value
class BattleEnded(DuelEvent):
    """The battle of two monsters, or a direct attack, is over."""


@value
class BattlePhaseCutShort(DuelEvent):
    """An effect ended the Battle Phase: its End Step follows."""


@value
class SecondBattleAllowed(DuelEvent):
    """A card lets a player conduct their next Battle Phase twice, or has them do so."""

    card: Open[CardId]
    by: Seat
    must: bool = False
