"""What effects make happen besides moving cards: counters, negations, what is skipped."""

from dataclasses import dataclass
from enum import Enum, auto

from engine.core.protocol import Event, Seat
from engine.yugioh.language import Counter, Phase, Step
from engine.yugioh.state.spots import CardId, Spot


class BattleStep(Enum):
    """The steps of the Battle Phase (MR-BATTLE-01)."""

    START = auto()
    BATTLE = auto()
    DAMAGE = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class StepBegan(Event):
    """A step of the Battle Phase began."""

    step: BattleStep


@dataclass(frozen=True, slots=True)
class BattlePhaseCutShort(Event):
    """An effect ended the Battle Phase: its End Step follows."""


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    """Monsters battle by an effect, without an attack that was declared."""

    attacker: CardId
    target: CardId


@dataclass(frozen=True, slots=True)
class AttackRedirected(Event):
    """The attack under way is turned to another monster, on that spot."""

    attacker: CardId
    target: CardId
    spot: Spot


@dataclass(frozen=True, slots=True)
class OwnChangesLost(Event):
    """What a monster made of its own ATK and DEF at those moments holds no more."""

    card: CardId
    moments: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnedBack(Event):
    """A Spell or Trap that resolved is Set again where it lies."""

    card: CardId
    by: Seat


@dataclass(frozen=True, slots=True)
class Outlawed(Event):
    """A monster is going to be banished when it leaves the field."""

    card: CardId


@dataclass(frozen=True, slots=True)
class CountersPlaced(Event):
    """Counters were placed on a card."""

    card: CardId
    counter: Counter
    count: int


@dataclass(frozen=True, slots=True)
class CountersRemoved(Event):
    """Counters were removed from a card."""

    card: CardId
    counter: Counter
    count: int


@dataclass(frozen=True, slots=True)
class EffectNegated(Event):
    """The effect of a link of the chain comes to nothing; its activation was lawful."""

    link: int
    card: CardId


@dataclass(frozen=True, slots=True)
class LinkResolved(Event):
    """A link of the chain has resolved, even if nothing came of it; its activation stood.

    With `is_card` it was the activation of the card itself.
    """

    link: int
    card: CardId
    is_card: bool


@dataclass(frozen=True, slots=True)
class Shielded(Event):
    """An effect does not destroy these cards, which a card spares once a turn."""

    cards: tuple[CardId, ...]
    by: CardId


@dataclass(frozen=True, slots=True)
class PhaseBarred(Event):
    """A player will skip his next phases of that kind."""

    phase: Phase
    seat: Seat
    times: int


@dataclass(frozen=True, slots=True)
class DrawGivenUp(Event):
    """The turn player will not draw for this Draw Phase."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NormallyDrawn(Event):
    """The turn player has drawn this card for his Draw Phase."""

    card: CardId


@dataclass(frozen=True, slots=True)
class ZoneKept(Event):
    """A zone cannot be used as long as the card, which lay there, is banished.

    `player` is whose field that card is to return to.
    """

    card: CardId
    spot: Spot
    player: Seat


@dataclass(frozen=True, slots=True)
class SeriesAdvanced(Event):
    """A card has placed the next of the cards that it places in order."""

    card: CardId


@dataclass(frozen=True, slots=True)
class TurnBarred(Event):
    """A player will skip his next turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """The turn that has begun is skipped by its player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SecondBattleAllowed(Event):
    """A card lets a player conduct his next Battle Phase twice."""

    card: CardId
    by: Seat


@dataclass(frozen=True, slots=True)
class EndPhaseCalled(Event):
    """It becomes the End Phase as soon as what is under way is over."""


@dataclass(frozen=True, slots=True)
class PhaseSkipped(Event):
    """A phase of this player's turn was skipped."""

    phase: Phase
    seat: Seat


@dataclass(frozen=True, slots=True)
class EffectUsed(Event):
    """A player uses an effect that is not activated, by its place among the sentences."""

    card: CardId
    by: Seat
    effect: int


@dataclass(frozen=True, slots=True)
class OfferTaken(Event):
    """A player does what this card lets him do once."""

    card: CardId
    by: Seat


@dataclass(frozen=True, slots=True)
class PermitUsed(Event):
    """A player activated a Trap that only this card let him activate so early."""

    card: CardId
    by: Seat


@dataclass(frozen=True, slots=True)
class Spared(Event):
    """A monster is not destroyed by battle, which `by` prevents but once a turn."""

    card: CardId
    by: CardId


class Coin(Enum):
    """The sides of a coin."""

    HEADS = auto()
    TAILS = auto()


@dataclass(frozen=True, slots=True)
class CoinTossed(Event):
    """A player tossed a coin (MR-GEN-09)."""

    seat: Seat
    side: Coin


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """A player rolled a six-sided die (MR-GEN-09)."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Bound(Event):
    """A card that stays on the field is tied to the card it pointed at."""

    card: CardId
    to: CardId


@dataclass(frozen=True, slots=True)
class Sunk(Event):
    """The card on the top of a Deck was put on its bottom."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LookedAt(Event):
    """A player looked at cards, which lay and still lie in these spots; he alone saw them."""

    cards: tuple[CardId, ...]
    spots: tuple[Spot, ...]
    by: Seat


@dataclass(frozen=True, slots=True)
class Postponed(Event):
    """An effect left something to be done in the `nth` such phase, or at the end of a turn.

    `whose` turn it is done in, where that is said; without a phase, ends of turns count.
    `targets`, `subject` and `former` are the cards its words point at.
    """

    card: CardId
    by: Seat
    step: Step
    targets: tuple[CardId, ...] = ()
    subject: CardId | None = None
    former: tuple[CardId, ...] = ()
    phase: Phase | None = Phase.END
    whose: Seat | None = None
    nth: int = 1


@dataclass(frozen=True, slots=True)
class PostponedBegan(Event):
    """What an effect of that card left to be done is done now."""

    card: CardId


@dataclass(frozen=True, slots=True)
class Equipped(Event):
    """A card was equipped to a monster, by the monster's own effect if `by_host`."""

    card: CardId
    to: CardId
    by_host: bool = False
