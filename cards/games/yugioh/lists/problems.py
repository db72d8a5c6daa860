"""What can be wrong with a deck list before a card of it is known."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import ClassVar

from engine.core.decks import NoDeckError, UnreadableDeckError


@dataclass(eq=False)
class _ProblemError(UnreadableDeckError):
    """A problem whose fields are the facts of its message."""

    @property
    def facts(self) -> Mapping[str, int | str]:
        """The values of the message, by name."""
        return asdict(self)


@dataclass(eq=False)
class NotTextError(_ProblemError):
    """The bytes are no text: a picture, a replay, noise."""

    key: ClassVar[str] = "deck-unreadable-not-text"


@dataclass(eq=False)
class EmptyDeckError(_ProblemError):
    """There is not one card in it."""

    key: ClassVar[str] = "deck-unreadable-empty"


@dataclass(eq=False)
class NoPasscodeError(_ProblemError):
    """A line is neither a passcode nor a comment. `line` counts from 1."""

    key: ClassVar[str] = "deck-unreadable-line"
    line: int
    text: str


@dataclass(eq=False)
class IncompleteLinkError(_ProblemError):
    """A `ydke://` link has not its three parts, or runs into something else."""

    key: ClassVar[str] = "deck-unreadable-link"


@dataclass(eq=False)
class SeveralLinksError(_ProblemError):
    """There is more than one link or code, and no telling which is meant."""

    key: ClassVar[str] = "deck-unreadable-links"


@dataclass(eq=False)
class OnYgoprodeckError(_ProblemError):
    """It is the address of a deck on YGOPRODeck, from where nothing is fetched."""

    key: ClassVar[str] = "deck-unreadable-ygoprodeck"


class OnAnotherSiteError(NoDeckError):
    """There is no deck in it, but the address of a page, from where nothing is fetched."""

    key = "deck-unreadable-page"


@dataclass(eq=False)
class BrokenPartError(_ProblemError):
    """A part of a `ydke://` link is damaged. `part` is "main", "extra" or "side"."""

    key: ClassVar[str] = "deck-unreadable-part"
    part: str
