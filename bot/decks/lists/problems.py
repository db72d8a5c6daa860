"""What can be wrong with a deck list before a card of it is known."""

from dataclasses import asdict, dataclass
from typing import ClassVar


@dataclass(eq=False)
class UnreadableDeckError(ValueError):
    """The deck list cannot be read. `key` names the sentence that says so, `facts` fill it."""

    key: ClassVar[str]

    def __str__(self) -> str:
        return f"{self.key}: {self.facts}"

    @property
    def facts(self) -> dict[str, int | str]:
        """The values of the sentence, by name."""
        return asdict(self)


@dataclass(eq=False)
class TooBigError(UnreadableDeckError):
    """There are more bytes (or characters, in a text) than any deck list has."""

    key: ClassVar[str] = "deck-unreadable-too-big"
    kibibytes: int
    most: int


@dataclass(eq=False)
class NotTextError(UnreadableDeckError):
    """The bytes are no text: a picture, a replay, noise."""

    key: ClassVar[str] = "deck-unreadable-not-text"


@dataclass(eq=False)
class EmptyDeckError(UnreadableDeckError):
    """There is not one card in it."""

    key: ClassVar[str] = "deck-unreadable-empty"


@dataclass(eq=False)
class NoPasscodeError(UnreadableDeckError):
    """A line is neither a passcode nor a comment. `line` counts from 1."""

    key: ClassVar[str] = "deck-unreadable-line"
    line: int
    text: str


@dataclass(eq=False)
class IncompleteLinkError(UnreadableDeckError):
    """A `ydke://` link has not its three parts, or runs into something else."""

    key: ClassVar[str] = "deck-unreadable-link"


@dataclass(eq=False)
class SeveralLinksError(UnreadableDeckError):
    """There is more than one link or code, and no telling which is meant."""

    key: ClassVar[str] = "deck-unreadable-links"


@dataclass(eq=False)
class NoCodeError(UnreadableDeckError):
    """There is neither a `ydke://` link nor an Omega code, or the code is damaged."""

    key: ClassVar[str] = "deck-unreadable-code"


@dataclass(eq=False)
class OnYgoprodeckError(UnreadableDeckError):
    """It is the address of a deck on YGOPRODeck, from where nothing is fetched."""

    key: ClassVar[str] = "deck-unreadable-ygoprodeck"


@dataclass(eq=False)
class BrokenPartError(UnreadableDeckError):
    """A part of a `ydke://` link is damaged. `part` is "main", "extra" or "side"."""

    key: ClassVar[str] = "deck-unreadable-part"
    part: str


@dataclass(eq=False)
class TooManyCardsError(UnreadableDeckError):
    """A part holds more cards than we keep. `part` is "main", "extra" or "side"."""

    key: ClassVar[str] = "deck-unreadable-too-many"
    part: str
    count: int
    most: int
