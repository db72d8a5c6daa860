"""Who writes a message, and what is known to stand in it.

Belongs here: what follows for a message from who writes it and when. Does not: what is written,
when it is tried again, which picture is missing (`hanging.py`).
"""

from engine.core.changing import changed
from engine.core.values import value

LONG_AGO = -1
"""A version before all others."""


@value
class Standing:
    """What stands in a message: the duel as of `version`, told apart by a digest.

    `hangs` is the name of the picture that hangs there, "" for none.
    """

    version: int
    told_apart: bytes
    hangs: str


@value
class Writing:
    """Who writes a message now: its follower, and the answers to presses on it.

    `stands` is what stands in it; None where that is not known: before the first writing, while
    somebody writes, and where a writing failed or others overlapped it. `answering` is how many
    presses on it are being answered, and `writers` how many write. `is_mixed` says that the
    last of them began beside others, so that whose words stand there in the end is chance.
    """

    stands: Standing | None = None
    answering: int = 0
    writers: int = 0
    is_mixed: bool = False

    @property
    def is_answered(self) -> bool:
        """Whether a press on it is being answered: its follower leaves it alone meanwhile."""
        return self.answering > 0

    @property
    def hangs(self) -> str | None:
        """The name of the picture that hangs there; "" for none, None where it is not known."""
        return self.stands.hangs if self.stands else None

    def is_behind(self, version: int) -> bool:
        """Whether it may show something older than the duel as of `version`."""
        return self.stands is None or self.stands.version < version

    def says(self, told_apart: bytes) -> bool:
        """Whether a content of that digest is what stands there."""
        return self.stands is not None and self.stands.told_apart == told_apart

    def pressed(self) -> "Writing":
        """A press on it is going to be answered."""
        return changed(self, answering=self.answering + 1)

    def answered(self) -> "Writing":
        """A press on it has been answered, or never will be."""
        return changed(self, answering=self.answering - 1)

    def begun(self) -> "Writing":
        """Somebody writes: until that is over it is not known what stands there."""
        beside = self.writers > 0
        return changed(self, stands=None, writers=self.writers + 1, is_mixed=beside)

    def ended(self) -> "Writing":
        """One who wrote is done, or has failed; what stands there is not known."""
        return changed(self, stands=None, writers=self.writers - 1)

    def ended_with(self, standing: Standing) -> "Writing":
        """One who wrote that is done; it stands there if nobody has written beside them."""
        ended = self.ended()
        return ended if self.is_mixed else ended.shown(standing)

    def shown(self, standing: Standing) -> "Writing":
        """That is what stands there."""
        return changed(self, stands=standing)

    def seen(self, version: int) -> "Writing":
        """What stands there is how the duel looks as of `version`, too."""
        return changed(self, stands=self.stands and changed(self.stands, version=version))

    def passed_over(self) -> "Writing":
        """It was to be shown anew and was not: it is behind, whatever stands there."""
        return self.seen(LONG_AGO)

    def forgotten(self) -> "Writing":
        """It is not known what stands there."""
        return changed(self, stands=None)
