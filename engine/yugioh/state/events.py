"""What can happen in a duel, each a fact in the past tense. Cards are named by their IDs; what
an audience may not know of is told as `HIDDEN`.
"""

from enum import Enum, auto
from typing import Annotated

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.language import CardText, Fact, Phase, Position, Summon, Timing, Until
from engine.yugioh.state.harm import Harm
from engine.yugioh.state.reasons import Sign
from engine.yugioh.state.spots import CardId, Spot
from engine.yugioh.state.telling import DuelEvent, Open, Secret, Seen, ToPlayer, ToSeersOfMove


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
    """How it was decided: MATCH by an attack that wins the Match, TIME by Life Points."""

    LIFE = auto()
    DECK_OUT = auto()
    CARD_EFFECT = auto()
    MATCH = auto()
    SURRENDERED, AGREED, TIME = auto(), auto(), auto()


class Halt(Enum):
    """Why an attack came to nothing."""

    NEGATED = auto()
    ATTACKER_UNABLE = auto()
    CALLED_OFF = auto()
    PHASE_OVER = auto()


@value
class SignsThrown(DuelEvent):
    """Both players showed their signs; `signs` is by seat."""

    signs: tuple[Sign, ...]


@value
class OrderChosen(DuelEvent):
    """It was settled who goes first."""

    first: Seat


@value
class Shuffled(DuelEvent):
    """A Deck was shuffled; its new order, the top last, is told to nobody."""

    seat: Seat
    order: Secret[tuple[CardId, ...]] = ()


@value
class TurnBegan(DuelEvent):
    """A turn began."""

    number: Open[int]
    player: Seat

    @property
    def turn_of(self) -> Seat:
        """Whose turn it is."""
        return self.player


@value
class PhaseBegan(DuelEvent):
    """A phase of the turn began."""

    phase: Phase


@value
class Moved(DuelEvent):
    """A card changed places, or sides of the field."""

    card: Annotated[CardId, ToSeersOfMove()]
    origin: Spot
    to: Spot
    why: Why
    face_up: bool
    position: Position | None = None
    by: Seat | None = None
    """Whose effect was resolving then, if one was."""
    was_face_up: bool = False


@value
class Attached(DuelEvent):
    """A card was put beneath an Xyz Monster as material."""

    card: Open[CardId]
    origin: Spot
    to: Open[CardId]


@value
class TokenMade(DuelEvent):
    """A Token was made for a player; it is about to be put on the field."""

    card: Open[CardId]
    text: Open[CardText]
    owner: Seat


@value
class PendulumSummoned(DuelEvent):
    """A player made his Pendulum Summon of the turn, of all these monsters together."""

    cards: Open[tuple[CardId, ...]]
    by: Seat


@value
class Summoned(DuelEvent):
    """A monster was summoned, with so many Tributes."""

    card: Seen[CardId]
    way: Summon
    by: Seat
    tributes: Open[int] = 0


@value
class SetDown(DuelEvent):
    """A player Set a card from his hand, with so many Tributes."""

    card: Annotated[CardId, ToPlayer("by")]
    by: Seat
    tributes: Open[int] = 0
    extra: bool = False
    """Whether an effect grants it, so that it is not the Normal Summon of the turn."""


@value
class PositionChanged(DuelEvent):
    """A monster's battle position changed; `manually` by its controller, not by an effect."""

    card: Open[CardId]
    position: Position
    manually: bool


@value
class Flipped(DuelEvent):
    """A face-down monster was turned face-up (MR-SUM-13)."""

    card: Open[CardId]


@value
class Activated(DuelEvent):
    """A card or effect was put on the chain as link `link`, counting from 1."""

    card: Open[CardId]
    by: Seat
    link: Open[int]
    effect: Open[int]
    is_card: bool
    subject: Seen[CardId | None] = None
    was_so: bool = False
    harm: Open[Harm | None] = None
    subjects: Seen[tuple[CardId, ...]] = ()


@value
class Targeted(DuelEvent):
    """The newest link targets these cards, which lie in these spots."""

    link: Open[int]
    cards: Seen[tuple[CardId, ...]]
    spots: tuple[Spot, ...]


@value
class LinkResolving(DuelEvent):
    """A link of the chain begins to resolve; a negated one has no effect."""

    link: Open[int]
    card: Open[CardId]
    negated: bool


@value
class ActivationNegated(DuelEvent):
    """The activation of a link was negated: with `is_card`, that of a card itself."""

    link: Open[int]
    card: Open[CardId]
    is_card: bool


@value
class ChainEnded(DuelEvent):
    """The chain has been resolved."""


@value
class Destroyed(DuelEvent):
    """Cards were destroyed together, while they lay in these spots."""

    cards: Open[tuple[CardId, ...]]
    why: Why
    spots: tuple[Spot, ...] = ()


@value
class Tributed(DuelEvent):
    """Monsters were Tributed together."""

    cards: Open[tuple[CardId, ...]]
    by: Seat


@value
class Revealed(DuelEvent):
    """Cards were shown to everybody."""

    cards: Open[tuple[CardId, ...]]
    by: Seat


@value
class LifeChanged(DuelEvent):
    """A player's Life Points changed from `before` to `after`.

    `amount` is the whole damage, cost or gain, which may be more than there was to lose. `by`
    is the player whose card did the damage.
    """

    seat: Seat
    amount: Open[int]
    before: Open[int]
    after: Open[int]
    why: LifeWhy
    by: Seat | None = None


@value
class ControlTaken(DuelEvent):
    """A player took control of a monster for a time."""

    card: Seen[CardId]
    by: Seat
    lender: Seat
    until: Until


@value
class Applied(DuelEvent):
    """An effect made something a fact for a time.

    `column` is where the card lies, `oath_of` the link that swears it: negated, it undoes it.
    """

    card: Open[CardId]
    by: Seat
    fact: Open[Fact]
    until: Until
    targets: Seen[tuple[CardId, ...]] = ()
    subject: Seen[CardId | None] = None
    former: Seen[tuple[CardId, ...]] = ()
    oath_of: Open[int] = 0
    column: Open[int | None] = None


@value
class Expired(DuelEvent):
    """What was to last until now is over."""

    until: Until


@value
class TurnCounted(DuelEvent):
    """A card that stays for some turns counted one."""

    card: Seen[CardId]
    turns: Open[int]


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
class AttackNegated(DuelEvent):
    """The attack under way was negated."""

    attacker: Open[CardId]


@value
class AttackHalted(DuelEvent):
    """The attack came to nothing before the Damage Step."""

    attacker: Open[CardId]
    why: Halt


@value
class TimingReached(DuelEvent):
    """The Damage Step reached one of its timings."""

    timing: Timing


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
class Doomed(DuelEvent):
    """Damage calculation decided that these are destroyed (MR-CALC-14)."""

    cards: Open[tuple[CardId, ...]]


@value
class BattleEnded(DuelEvent):
    """The battle of two monsters, or a direct attack, is over."""


@value
class Ended(DuelEvent):
    """The duel is decided; with no winner it is a draw."""

    winners: tuple[Seat, ...]
    why: Ending
