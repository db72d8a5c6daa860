"""What effects make happen besides moving cards: counters, negations, what is skipped."""

from enum import Enum, auto
from typing import Annotated

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.language import Counter, Phase, Step
from engine.yugioh.state.spots import CardId, Spot
from engine.yugioh.state.telling import DuelEvent, Open, Seen, ToSeers


class BattleStep(Enum):
    """The steps of the Battle Phase (MR-BATTLE-01)."""

    START = auto()
    BATTLE = auto()
    DAMAGE = auto()
    END = auto()


@value
class StepBegan(DuelEvent):
    """A step of the Battle Phase began."""

    step: BattleStep


@value
class BattlePhaseCutShort(DuelEvent):
    """An effect ended the Battle Phase: its End Step follows."""


@value
class BattleBegan(DuelEvent):
    """Monsters battle by an effect, without an attack that was declared."""

    attacker: Open[CardId]
    target: Seen[CardId]


@value
class AttackRedirected(DuelEvent):
    """The attack under way is turned to another monster, on that spot."""

    attacker: Open[CardId]
    target: Seen[CardId]
    spot: Spot


@value
class OwnChangesLost(DuelEvent):
    """What a monster made of its own ATK and DEF at those moments holds no more."""

    card: Open[CardId]
    moments: Open[tuple[int, ...]]


@value
class TurnedBack(DuelEvent):
    """A Spell or Trap that resolved is Set again where it lies."""

    card: Open[CardId]
    by: Seat


@value
class Outlawed(DuelEvent):
    """A monster is going to be banished when it leaves the field."""

    card: Open[CardId]


@value
class CountersPlaced(DuelEvent):
    """Counters were placed on a card."""

    card: Open[CardId]
    counter: Counter
    count: Open[int]


@value
class CountersRemoved(DuelEvent):
    """Counters were removed from a card."""

    card: Open[CardId]
    counter: Counter
    count: Open[int]


@value
class EffectNegated(DuelEvent):
    """The effect of a link of the chain is negated; its activation was lawful."""

    link: Open[int]
    card: Open[CardId]


@value
class LinkResolved(DuelEvent):
    """A link of the chain has resolved, even if nothing came of it; its activation stood.

    With `is_card` it was the activation of the card itself.
    """

    link: Open[int]
    card: Open[CardId]
    is_card: bool


@value
class Shielded(DuelEvent):
    """An effect does not destroy these cards, which a card spares once a turn."""

    cards: Open[tuple[CardId, ...]]
    by: Open[CardId]


@value
class PhaseBarred(DuelEvent):
    """A player will skip his next phases of that kind."""

    phase: Phase
    seat: Seat
    times: Open[int]


@value
class DrawGivenUp(DuelEvent):
    """The turn player will not draw for this Draw Phase."""

    seat: Seat


@value
class NormallyDrawn(DuelEvent):
    """The turn player has drawn this card for his Draw Phase."""

    card: Seen[CardId]


@value
class ZoneKept(DuelEvent):
    """A zone cannot be used as long as the card, which lay there, is banished.

    `player` is whose field that card is to return to.
    """

    card: Seen[CardId]
    spot: Spot
    player: Seat


@value
class SeriesAdvanced(DuelEvent):
    """A card has placed the next of the cards that it places in order."""

    card: Open[CardId]


@value
class TurnBarred(DuelEvent):
    """A player will skip his next turn."""

    seat: Seat


@value
class TurnSkipped(DuelEvent):
    """The turn that has begun is skipped by its player."""

    seat: Seat


@value
class SecondBattleAllowed(DuelEvent):
    """A card lets a player conduct his next Battle Phase twice."""

    card: Open[CardId]
    by: Seat


@value
class EndPhaseCalled(DuelEvent):
    """It becomes the End Phase as soon as what is under way is over."""


@value
class PhaseSkipped(DuelEvent):
    """A phase of this player's turn was skipped."""

    phase: Phase
    seat: Seat


@value
class EffectUsed(DuelEvent):
    """A player uses an effect that is not activated, by its place among the sentences."""

    card: Open[CardId]
    by: Seat
    effect: Open[int]


@value
class OfferTaken(DuelEvent):
    """A player does what this card lets him do once."""

    card: Open[CardId]
    by: Seat


@value
class PermitUsed(DuelEvent):
    """A player activated a Trap that only this card let him activate so early."""

    card: Open[CardId]
    by: Seat


@value
class Spared(DuelEvent):
    """A monster is not destroyed by battle, which `by` prevents but once a turn."""

    card: Open[CardId]
    by: Open[CardId]


class Coin(Enum):
    """The sides of a coin."""

    HEADS = auto()
    TAILS = auto()


@value
class CoinTossed(DuelEvent):
    """A player tossed a coin (MR-GEN-09)."""

    seat: Seat
    side: Coin


@value
class DieRolled(DuelEvent):
    """A player rolled a six-sided die (MR-GEN-09)."""

    seat: Seat
    number: Open[int]


@value
class Bound(DuelEvent):
    """A card that stays on the field is tied to the card it pointed at."""

    card: Open[CardId]
    to: Seen[CardId]


@value
class Sunk(DuelEvent):
    """The card on the top of a Deck was put on its bottom."""

    seat: Seat


@value
class LookedAt(DuelEvent):
    """A player looked at cards, which lay and still lie in these spots; he alone saw them."""

    cards: Annotated[tuple[CardId, ...], ToSeers("by")]
    spots: tuple[Spot, ...]
    by: Seat


@value
class Postponed(DuelEvent):
    """An effect left something to be done in the `nth` such phase, or at the end of a turn.

    `whose` turn it is done in, where that is said; without a phase, ends of turns count.
    `targets`, `subject` and `former` are the cards its words point at.
    """

    card: Open[CardId]
    by: Seat
    step: Open[Step]
    targets: Seen[tuple[CardId, ...]] = ()
    subject: Seen[CardId | None] = None
    former: Seen[tuple[CardId, ...]] = ()
    phase: Phase | None = Phase.END
    whose: Seat | None = None
    nth: Open[int] = 1


@value
class PostponedBegan(DuelEvent):
    """What an effect of that card left to be done is done now."""

    card: Open[CardId]


@value
class Equipped(DuelEvent):
    """A card was equipped to a monster, by the monster's own effect if `by_host`."""

    card: Seen[CardId]
    to: Open[CardId]
    by_host: bool = False
