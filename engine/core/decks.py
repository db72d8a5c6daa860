"""Decks: the parts that a game gives them, what is wrong with them, how they are written."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import ClassVar, Protocol

from engine.core.values import value


@value
class Part:
    """A part of a deck by a key that is kept; `names` are what it is called by language.

    The first part of a game is the deck that is drawn from. At most `most` cards of a part are
    kept. A card may be put into the part where it starts, and into those that `take_any`.
    """

    key: str
    names: Mapping[str, str]
    most: int = 120
    takes_any: bool = False


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck as a player brings it: the code of each copy of each card, part by part.

    Which parts there are, the game says. Two decks with the same cards in each part are equal.
    """

    parts: Mapping[str, tuple[int, ...]]

    def __getitem__(self, part: str) -> tuple[int, ...]:
        """The cards of a part; none of a part that it does not have."""
        return self.parts.get(part, ())

    def __eq__(self, other: object) -> bool:
        """Whether the other deck has the same cards in each part, in the same order."""
        return isinstance(other, DeckList) and self._filled() == other._filled()

    def __hash__(self) -> int:
        return hash(frozenset(self._filled().items()))

    def __bool__(self) -> bool:
        """Whether there is a card in it."""
        return any(self.parts.values())

    @property
    def codes(self) -> tuple[int, ...]:
        """Every copy of every card, part after part."""
        return tuple(code for codes in self.parts.values() for code in codes)

    def with_part(self, part: str, codes: Iterable[int]) -> "DeckList":
        """The same deck with these cards in the part."""
        return DeckList({**self.parts, part: tuple(codes)})

    def _filled(self) -> Mapping[str, tuple[int, ...]]:
        return {part: codes for part, codes in self.parts.items() if codes}


@value
class Fault:
    """Something wrong with a deck, as a reason and the values its sentence needs."""

    reason: StrEnum
    facts: Mapping[str, int | str] = field(default_factory=dict)


@value
class Limits:
    """How many copies of some cards an event allows, beside what the format says.

    `copies` is by code, 0 for none; `others` is what is allowed of all other cards, None for
    what the format says. `since` is the day it comes into force, "" where that is unknown.
    """

    name: str
    since: str
    copies: Mapping[int, int]
    others: int | None = None


@value
class ReadyDeck:
    """A deck that can be played without bringing one. `key` is stable, `names` by language."""

    key: str
    format: str
    names: Mapping[str, str]
    deck: DeckList


class UnreadableDeckError(ValueError):
    """A deck list cannot be read.

    `key` names the game's message that says so, `facts` fill it. A fact `part` is the key of a
    part; the message gets what it is called.
    """

    key: ClassVar[str]

    @property
    def facts(self) -> Mapping[str, int | str]:
        """The values of the message, by name."""
        return {}

    def __str__(self) -> str:
        return f"{self.key}: {dict(self.facts)}"


class NoDeckError(UnreadableDeckError):
    """There is nothing in it that the game would take for a deck."""

    key = "deck-unreadable-code"


@dataclass(eq=False)
class TooManyCardsError(UnreadableDeckError):
    """A part holds more cards than are kept."""

    key: ClassVar[str] = "deck-unreadable-too-many"
    part: str
    count: int
    most: int

    @property
    def facts(self) -> Mapping[str, int | str]:
        """Which part it is, how many cards it has, and how many it may have."""
        return {"part": self.part, "count": self.count, "most": self.most}


@value
class Remark:
    """What was made of lines of a deck list that are not as they should be.

    `key` names the game's message, which is told their `count`, and the first few of them:
    `lines`, each with its number, counted from 1, and what is written there.
    """

    key: str
    count: int
    lines: tuple[tuple[int, str], ...]


@value
class Reading:
    """One way to read a line: copies of the first of these names that a card has."""

    count: int
    names: tuple[str, ...]


@value
class NamedCopies:
    """A line of a deck list on which copies of a card stand by its name, in some part.

    `readings` are all ways to read it, in groups: the first group counts in which any is the
    name of a card. What is not `counted` may be something else than a card: a title, say.
    `line` is counted from 1.
    """

    line: int
    text: str
    part: str
    readings: tuple[tuple[Reading, ...], ...]
    counted: bool


@value
class BroughtDeck:
    """The deck of a file or code, with the name it gives itself ("" for none).

    `lines` tells for each code on which lines of the file it stands, counted from 1; it is
    empty for a code. In a `mixed` deck cards of other parts stand in the first one. Cards that
    the list gives by their names are not in `deck` but `named`, until somebody finds them.
    """

    deck: DeckList
    name: str = ""
    lines: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    mixed: bool = False
    named: tuple[NamedCopies, ...] = ()
    remarks: tuple[Remark, ...] = ()

    def codes(self) -> tuple[int, ...]:
        """Every code once, in the order of the deck."""
        return tuple(dict.fromkeys(self.deck.codes))

    def exchanged(self, codes: Mapping[int, int]) -> "BroughtDeck":
        """The same with every code that is a key of `codes` in exchange for its value."""
        parts = {
            part: tuple(codes.get(code, code) for code in held)
            for part, held in self.deck.parts.items()
        }
        return replace(self, deck=DeckList(parts))

    def parted(self, starts_in: Callable[[int], str], parts: Sequence[Part]) -> DeckList:
        """The deck with each card where it starts, if it is known and its part not for any.

        `starts_in` tells that part for a code, "" for an unknown card: it stays where it was
        written. Raises TooManyCardsError where a part is then too great.
        """
        piles = {part.key: list(self.deck[part.key]) for part in parts}
        astray = list(self._astray(starts_in, parts))
        for part in {written: None for written, _, _ in astray}:
            away = {code for written, code, _ in astray if written == part}
            piles[part] = [code for code in piles[part] if code not in away]
        for _, code, own in astray:
            piles[own].append(code)
        return within(DeckList({part: tuple(codes) for part, codes in piles.items()}), parts)

    def moved(
        self, starts_in: Callable[[int], str], parts: Sequence[Part]
    ) -> Mapping[str, tuple[int, ...]]:
        """The cards that `parted` moves, by where to, if the list itself told parts apart."""
        found: dict[str, tuple[int, ...]] = {}
        for _, code, own in () if self.mixed else self._astray(starts_in, parts):
            found[own] = (*found.get(own, ()), code)
        return found

    def _astray(
        self, starts_in: Callable[[int], str], parts: Sequence[Part]
    ) -> Iterator[tuple[str, int, str]]:
        """Where each card that starts elsewhere was written, its code, and where it starts."""
        for part in parts:
            for code in () if part.takes_any else self.deck[part.key]:
                own = starts_in(code) or part.key
                if own != part.key:
                    yield part.key, code, own


def within(deck: DeckList, parts: Sequence[Part]) -> DeckList:
    """`deck`; TooManyCardsError where a part holds more cards than are kept."""
    for part in parts:
        if (count := len(deck[part.key])) > part.most:
            raise TooManyCardsError(part.key, count, part.most)
    return deck


@value
class DeckCode:
    """A deck in one line, for another program; the game's message `title` says for which.

    What is too long to be shown has the message `<title>-too-long` in its place.
    """

    title: str
    text: str


class DeckLists(Protocol):
    """How other programs write decks of the game."""

    suffix: str
    """How the name of a file ends in which a deck is kept: ".txt"."""

    def read(self, content: bytes) -> BroughtDeck:
        """The deck in a file; UnreadableDeckError says what is wrong with it."""

    def read_code(self, text: str) -> BroughtDeck:
        """The deck of the one code in `text`; UnreadableDeckError says what is wrong."""

    def found_in(self, text: str) -> Iterator[BroughtDeck | UnreadableDeckError]:
        """Each deck in what somebody wrote, or what is wrong with what was to be one."""

    def as_file(self, deck: DeckList) -> bytes:
        """`deck` as the content of a file."""

    def as_codes(self, deck: DeckList) -> tuple[DeckCode, ...]:
        """`deck` in one line for each program; the first is the one to hand out alone."""
