"""What became of what somebody did at a table."""

from enum import Enum, auto


class Verdict(Enum):
    """What became of an answer. Only a taken one has changed anything."""

    TAKEN = auto()
    NOT_YOURS = auto()
    """Who answered has no seat here, or not the one that was asked."""
    OLD = auto()
    """That is no longer the question."""
    ILLEGAL = auto()
    """The answer does not fit the question."""
    UNSEEN = auto()
    """What was drafted is not what the panel showed that was confirmed."""
    OVER = auto()
    """The duel has ended."""
    ASKED_FIRST = auto()
    """The opponent already asks to surrender: that has to be answered first."""
    ASKED_ANEW = auto()
    """The request to surrender is another one by now: it has to be read first."""
    NOT_NOW = auto()
    """A draw cannot be offered: in practice, between two duels, or again so soon.

    Or time cannot be called: the game has no rule for it.
    """
    NO_DRAWS = auto()
    """The duel is one of an event, where players do not agree on draws."""
    PAUSED = auto()
    """The duel is paused: first somebody has to let it go on."""
    HELD = auto()
    """A moderator has paused the duel, and only a moderator lets it go on."""
    OUT = auto()
    """Who wants to decide something is out of the duel, and only watches."""
    NOT_HANDED = auto()
    """Seats of this duel are not handed over: in practice, in an event, between two."""
    SITS = auto()
    """Who is to take a seat has one here already."""
    KNOWS = auto()
    """Who is to take a seat knows a hand of this table."""
    ASKED_ELSE = auto()
    """Another seat is to be handed over: that has to be answered first."""
    NOT_UNDONE = auto()
    """In an event no decision is made anew, unless a moderator has it so."""
    NOTHING_TO_UNDO = auto()
    """There is no decision of their own that could be made anew."""
    SHOWN_SINCE = auto()
    """Since that decision its player has seen what was hidden, or what chance has brought."""
    CHOSEN_SINCE = auto()
    """Since that decision somebody else has chosen something."""
    UNCOUNTED = auto()
    """The game does not count who learns what, so decisions are made anew in practice only."""
    NOT_IN_A_RUN = auto()
    """Not everybody sees the duel as it is: responses are awaited, or several choose."""
    UNDONE_TOO_OFTEN = auto()
    """In this duel as many decisions were made anew as may be."""
    UNDOING_REFUSED = auto()
    """It was refused to them, and nothing has happened since."""
    NO_HANDS = auto()
    """Spectators see no hands in events and practice."""
    NO_SUCH_RESULT = auto()
    """A judge cannot decide so: among more than two, or as a draw where a winner is needed."""
    UNTIMED = auto()
    """No time runs here that a pause could stop."""
