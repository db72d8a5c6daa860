"""What steps do to which cards, told alike by all of them."""

from enum import Enum, auto

from engine.core.values import value
from engine.yugioh.language import Noun, Position, Whose


class Change(Enum):
    """What becomes of cards by a step, or of a player."""

    ADDED = auto()
    """They come to the hand of the player who does it."""
    BANISHED = auto()
    DAMAGED = auto()
    """It is a player, who takes damage."""
    DENIED = auto()
    """Their activation, which is being answered, is negated."""
    DESTROYED = auto()
    DISCARDED = auto()
    EQUIPPED = auto()
    """They are equipped to the card that does it."""
    ON_DECK = auto()
    """They are placed on the top or the bottom of a Deck."""
    SEEN = auto()
    """The player who does it sees them, and nothing else happens."""
    SEIZED = auto()
    """They change sides."""
    SENT = auto()
    """They are sent to the Graveyard."""
    SUMMONED = auto()
    """They are Special Summoned to the field of the player who does it."""
    TO_DECK = auto()
    """They are shuffled into a Deck."""
    TO_EXTRA_DECK = auto()
    TO_HAND = auto()
    """They are returned to a hand."""
    TRIBUTED = auto()
    TURNED = auto()
    """Their battle position changes."""


REMOVING = (
    Change.BANISHED,
    Change.DESTROYED,
    Change.EQUIPPED,
    Change.SEIZED,
    Change.SENT,
    Change.TO_DECK,
    Change.TO_EXTRA_DECK,
    Change.TO_HAND,
)
"""After these cards are no longer where they were, or no longer their player's."""
PAYING = (
    Change.BANISHED,
    Change.DISCARDED,
    Change.ON_DECK,
    Change.SENT,
    Change.TO_DECK,
    Change.TO_EXTRA_DECK,
    Change.TO_HAND,
    Change.TRIBUTED,
)
"""These take cards from where they are, where they are a cost."""
RESTING = (
    Change.BANISHED,
    Change.DAMAGED,
    Change.SEEN,
    Change.SEIZED,
    Change.TURNED,
)
"""By these no card comes to a hand, a Deck, an Extra Deck or a Graveyard."""
VACATING = (*PAYING, Change.DESTROYED)
"""After these a monster has left its zone."""
FREEING = (*VACATING, Change.EQUIPPED, Change.SEIZED)
"""After these a monster has left the zones of its player."""
RETURNING = (
    Change.ON_DECK,
    Change.TO_DECK,
    Change.TO_HAND,
)
"""These bring cards back to a hand or a Deck."""


@value
class Does:
    """What a step does to which cards, or to which player."""

    how: Change
    what: Noun | Whose
    to: Position | None = None
    """Of what is turned, how it then stands; None for the other way."""
    number: int = 0
    """Of damage, how much it is, where the text gives a number."""


FILLING = (*RETURNING, Change.ADDED)
"""After these a hand or a Deck holds more cards."""
