"""How cards lie: battle positions, counters, what they are equipped or tied to."""

from engine.core.protocol import Seat
from engine.core.values import value
from engine.yugioh.language import Counter, Position
from engine.yugioh.state.spots import CardId
from engine.yugioh.state.telling import DuelEvent, Open, Seen


@value
class PositionChanged(DuelEvent):
    """A monster's battle position changed; `manually` by its controller, not by an effect."""

    card: Open[CardId]
    position: Position
    before: Position
    manually: bool


@value
class Flipped(DuelEvent):
    """A face-down monster was turned face-up (MR-SUM-13).

    Where it is `mute`, no effect of a Flip monster is activated by that (FAQ 4956).
    """

    card: Open[CardId]
    mute: bool = False


@value
class CountedAgain(DuelEvent):
    """A Gemini that lies face-up counts as Normal Summoned again."""

    card: Open[CardId]


@value
class CountedForNow(DuelEvent):
    """A Gemini that lies face-up counts so for a while, as something says it."""

    card: Open[CardId]


@value
class CountedNoMore(DuelEvent):
    """What had a Gemini count as Normal Summoned again for a while holds no more."""

    card: Open[CardId]


@value
class TurnedBack(DuelEvent):
    """A Spell or Trap that resolved is Set again where it lies."""

    card: Open[CardId]
    by: Seat


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
class TurnCounted(DuelEvent):
    """A card that stays for some turns counted one."""

    card: Seen[CardId]
    turns: Open[int]


@value
class SeriesAdvanced(DuelEvent):
    """A card has placed the next of the cards that it places in order."""

    card: Open[CardId]


@value
class Bound(DuelEvent):
    """A card that stays on the field is tied to the card it pointed at."""

    card: Open[CardId]
    to: Seen[CardId]


@value
class Equipped(DuelEvent):
    """A card was equipped to a monster, by the monster's own effect if `by_host`."""

    card: Seen[CardId]
    to: Open[CardId]
    by_host: bool = False
