"""Whether a picture is missing in a message, and how Discord takes pictures there.

Belongs here: what follows for the next picture from how the last ones went. Does not: drawing
(`picture/easel.py`), the clock that waits, which picture hangs there (`writing.py`).
"""

from enum import Enum, auto

from engine.core.changing import changed
from engine.core.values import value

OWED_REST = 1.5
"""Seconds after which a picture is tried again that was not there in time."""
LONGEST_OWED = 60.0


class Owed(Enum):
    """Whether a picture is owed to a message that shows words instead."""

    NOTHING = auto()
    LATER = auto()
    """It will be tried again after a while."""
    NOW = auto()
    NEVER = auto()
    """Nothing is shown any more."""


class Taken(Enum):
    """How Discord takes the pictures of a message."""

    KEPT = auto()
    """Sent once, and left to hang where the message is edited."""
    ANEW = auto()
    """Sent with every edit."""
    NOT = auto()


@value
class Hanging:
    """The picture of a message: `owed` or not, and how it is `taken`.

    `missed` is how many times in a row it was not there in time.
    """

    owed: Owed = Owed.NOTHING
    taken: Taken = Taken.KEPT
    missed: int = 0

    @property
    def is_due(self) -> bool:
        """Whether the picture that is owed is to be shown now."""
        return self.owed is Owed.NOW

    @property
    def is_tried(self) -> bool:
        """Whether pictures are sent here at all."""
        return self.taken is not Taken.NOT

    @property
    def rest(self) -> float:
        """Seconds until a picture that is missed now is tried again."""
        return min(OWED_REST * float(2**self.missed), LONGEST_OWED)

    def known(self, hangs: str | None) -> str | None:
        """What hangs there for whoever edits the message: not known where nothing is kept."""
        return hangs if self.taken is Taken.KEPT else None

    def there(self) -> "Hanging":
        """The picture was there in time."""
        return changed(self, missed=0)

    def late(self) -> "Hanging":
        """The picture was not there in time; it is owed, unless it is already."""
        if self.owed is not Owed.NOTHING:
            return self
        return changed(self, owed=Owed.LATER, missed=self.missed + 1)

    def due(self) -> "Hanging":
        """It has been waited for long enough."""
        return changed(self, owed=Owed.NOW) if self.owed is Owed.LATER else self

    def tried(self) -> "Hanging":
        """What was due is being shown."""
        return changed(self, owed=Owed.NOTHING) if self.owed is Owed.NOW else self

    def refused(self) -> "Hanging":
        """Discord did not take it: send each anew, and where that fails too, none."""
        return changed(self, taken=Taken.ANEW if self.taken is Taken.KEPT else Taken.NOT)

    def stopped(self) -> "Hanging":
        """Nothing is shown any more."""
        return changed(self, owed=Owed.NEVER)
