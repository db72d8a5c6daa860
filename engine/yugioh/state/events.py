"""What can happen in a duel, each a fact in the past tense.

Cards are named by their IDs; what an audience may not know of is told as `HIDDEN`.
"""

from dataclasses import dataclass
from enum import Enum, auto

from engine.core.protocol import Event, Seat
from engine.yugioh.language import CardText, Fact, Phase, Position, Summon, Timing, Until
from engine.yugioh.state.harm import Harm
from engine.yugioh.state.reasons import Sign
from engine.yugioh.state.spots import CardId, Spot


class Why(Enum):
    """Why a card changed places."""

    DRAWN = auto()
    SUMMONED = auto()
    SET = auto()
    ACTIVATED = auto()
    DESTROYED_BY_BATTLE = auto()
    DESTROYED_BY_EFFECT = auto()
    DESTROYED_BY_RULE = auto()
    TRIBUTED = auto()
    DISCARDED = auto()
    HAND_LIMIT = auto()
    USED = auto()
    REPLACED = auto()
    RETURNED = auto()
    ADDED = auto()
    CONTROL = auto()
    PLACED = auto()
    MATERIAL = auto()
    DETACHED = auto()
    SENT = auto()
    BANISHED = auto()
    SHUFFLED_BACK = auto()
    EQUIPPED = auto()
    """A monster becomes an Equip Card."""
    SUMMON_NEGATED = auto()
    LEFT_BEHIND = auto()
    """It lay beneath an Xyz Monster that left the field."""


class LifeWhy(Enum):
    """Why Life Points changed."""

    BATTLE = auto()
    EFFECT = auto()
    COST = auto()
    GAIN = auto()
    LOSS = auto()
    """Lost by an effect, which is no damage."""


class Ending(Enum):
    """How a duel was decided."""

    LIFE = auto()
    DECK_OUT = auto()
    CARD_EFFECT = auto()
    MATCH = auto()
    """By a direct attack of a monster that wins the whole Match."""


class Halt(Enum):
    """Why an attack came to nothing."""

    NEGATED = auto()
    ATTACKER_UNABLE = auto()
    CALLED_OFF = auto()
    PHASE_OVER = auto()


@dataclass(frozen=True, slots=True)
class SignsThrown(Event):
    """Both players showed their signs; `signs` is by seat."""

    signs: tuple[Sign, ...]


@dataclass(frozen=True, slots=True)
class OrderChosen(Event):
    """It was settled who goes first."""

    first: Seat


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A Deck was shuffled; its new order, the top last, is told to nobody."""

    seat: Seat
    order: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn began."""

    number: int
    player: Seat


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A phase of the turn began."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A card changed places, or sides of the field."""

    card: CardId
    origin: Spot
    to: Spot
    why: Why
    face_up: bool
    position: Position | None = None
    by: Seat | None = None
    """Whose effect was resolving then, if one was."""
    was_face_up: bool = False


@dataclass(frozen=True, slots=True)
class Attached(Event):
    """A card was put beneath an Xyz Monster as material."""

    card: CardId
    origin: Spot
    to: CardId


@dataclass(frozen=True, slots=True)
class TokenMade(Event):
    """A Token was made for a player; it is about to be put on the field."""

    card: CardId
    text: CardText
    owner: Seat


@dataclass(frozen=True, slots=True)
class PendulumSummoned(Event):
    """A player made his Pendulum Summon of the turn, of all these monsters together."""

    cards: tuple[CardId, ...]
    by: Seat


@dataclass(frozen=True, slots=True)
class Summoned(Event):
    """A monster was summoned, with so many Tributes."""

    card: CardId
    way: Summon
    by: Seat
    tributes: int = 0


@dataclass(frozen=True, slots=True)
class SetDown(Event):
    """A player Set a card from his hand, with so many Tributes."""

    card: CardId
    by: Seat
    tributes: int = 0
    extra: bool = False
    """Whether an effect grants it, so that it is not the Normal Summon of the turn."""


@dataclass(frozen=True, slots=True)
class PositionChanged(Event):
    """A monster's battle position changed; `manually` by its controller, not by an effect."""

    card: CardId
    position: Position
    manually: bool


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """A face-down monster was turned face-up (MR-SUM-13)."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Activated(Event):
    """A card or effect was put on the chain as link `link`, counting from 1."""

    card: CardId
    by: Seat
    link: int
    effect: int
    is_card: bool
    subject: CardId | None = None
    was_so: bool = False
    harm: Harm | None = None
    subjects: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True)
class Targeted(Event):
    """The newest link targets these cards, which lie in these spots."""

    link: int
    cards: tuple[CardId, ...]
    spots: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class LinkResolving(Event):
    """A link of the chain begins to resolve; a negated one comes to nothing."""

    link: int
    card: CardId
    negated: bool


@dataclass(frozen=True, slots=True)
class ActivationNegated(Event):
    """The activation of a link was negated: with `is_card`, that of a card itself."""

    link: int
    card: CardId
    is_card: bool


@dataclass(frozen=True, slots=True)
class ChainEnded(Event):
    """The chain has been resolved."""


@dataclass(frozen=True, slots=True)
class Destroyed(Event):
    """Cards were destroyed together, while they lay in these spots."""

    cards: tuple[CardId, ...]
    why: Why
    spots: tuple[Spot, ...] = ()


@dataclass(frozen=True, slots=True)
class Tributed(Event):
    """Monsters were Tributed together."""

    cards: tuple[CardId, ...]
    by: Seat


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Cards were shown to everybody."""

    cards: tuple[CardId, ...]
    by: Seat


@dataclass(frozen=True, slots=True)
class LifeChanged(Event):
    """A player's Life Points changed from `before` to `after`.

    `amount` is the whole damage, cost or gain, which may be more than there was to lose. `by`
    is the player whose card did the damage.
    """

    seat: Seat
    amount: int
    before: int
    after: int
    why: LifeWhy
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class ControlTaken(Event):
    """A player took control of a monster for a time."""

    card: CardId
    by: Seat
    lender: Seat
    until: Until


@dataclass(frozen=True, slots=True)
class Applied(Event):
    """An effect made something a fact for a time.

    `column` is where the card lies, `oath_of` the link that swears it: negated, it undoes it.
    """

    card: CardId
    by: Seat
    fact: Fact
    until: Until
    targets: tuple[CardId, ...] = ()
    subject: CardId | None = None
    former: tuple[CardId, ...] = ()
    oath_of: int = 0
    column: int | None = None


@dataclass(frozen=True, slots=True)
class Expired(Event):
    """What was to last until now is over."""

    until: Until


@dataclass(frozen=True, slots=True)
class TurnCounted(Event):
    """A card that stays for some turns counted one."""

    card: CardId
    turns: int


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    """A monster declared an attack; without a target it attacks directly."""

    attacker: CardId
    target: CardId | None
    spot: Spot | None = None


@dataclass(frozen=True, slots=True)
class AttackRenewed(Event):
    """After a replay the monster attacks this target (MR-BATTLE-11)."""

    attacker: CardId
    target: CardId | None
    spot: Spot | None = None


@dataclass(frozen=True, slots=True)
class AttackNegated(Event):
    """The attack under way was negated."""

    attacker: CardId


@dataclass(frozen=True, slots=True)
class AttackHalted(Event):
    """The attack came to nothing before the Damage Step."""

    attacker: CardId
    why: Halt


@dataclass(frozen=True, slots=True)
class TimingReached(Event):
    """The Damage Step reached one of its timings."""

    timing: Timing


@dataclass(frozen=True, slots=True)
class Battled(Event):
    """Damage was calculated: the numbers compared.

    Without a target `against` is 0; else `position` says which number of it that is.
    """

    attacker: CardId
    target: CardId | None
    attack: int
    against: int
    position: Position | None


@dataclass(frozen=True, slots=True)
class Doomed(Event):
    """Damage calculation decided that these are destroyed (MR-CALC-14)."""

    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class BattleEnded(Event):
    """The battle of two monsters, or a direct attack, is over."""


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The duel is decided; with no winner it is a draw."""

    winners: tuple[Seat, ...]
    why: Ending
