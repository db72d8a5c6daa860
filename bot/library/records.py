"""What the library hands out. Languages are "en", "ja" and "zh" (Simplified Chinese).

The columns of the file are called as the fields here; `Json` marks what is kept there as JSON.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import Json

from cards.sources.records import WITHOUT_PASSCODE, Origin
from engine.core.cards import Facts


@dataclass(frozen=True, slots=True)
class CardText:
    """A card in one language; "" for what it does not have or we do not know.

    `reading` is how the name is read, in kana, where the source says so. `second` is a
    text of its own above the `text`, which some cards have. `source` is the
    name of the import it comes from.
    """

    language: str
    name: str
    reading: str
    text: str
    second: str
    origin: Origin
    source: str


@dataclass(frozen=True, slots=True)
class Archetype:
    """A group of cards that effects name. `key` is its English name, where there is one.

    `names` are the ways it is called by language, the usual one first.
    """

    key: str
    names: Mapping[str, tuple[str, ...]]

    def is_named(self, language: str) -> bool:
        """Whether it has a name of its own in `language`; every one has one in English."""
        return language == "en" or bool(self.names.get(language))

    def name(self, language: str) -> str:
        """What it is usually called in `language`; else its `key`."""
        return next(iter(self.names.get(language, ())), self.key)


@dataclass(frozen=True, slots=True)
class LibraryCard:
    """A card. `code` is that of its first artwork, and what other calls name the card by.

    `codes` are the passcodes of all its artworks, `code` first. A card without a passcode has
    a code of WITHOUT_PASSCODE or above that lasts from import to import. `treated_as` is the
    code of the card whose name it always has, if any. `setcodes` are the numbers of its
    `archetypes` (the low 12 bits are the archetype, the others mark parts of it). `texts`
    holds each language at most once, in the order en, ja, zh.
    """

    code: int
    codes: tuple[int, ...]
    official_id: int | None
    treated_as: int | None
    facts: Facts
    archetypes: tuple[Archetype, ...]
    setcodes: tuple[int, ...]
    texts: tuple[CardText, ...]

    @property
    def passcode(self) -> int | None:
        """The passcode as printed, if there is one."""
        return self.code if self.code < WITHOUT_PASSCODE else None

    def text(self, language: str) -> CardText | None:
        """The card in `language`, if it was imported."""
        return next((each for each in self.texts if each.language == language), None)

    def name(self, language: str) -> str:
        """The name in `language`, else in the first language there is; "" for none at all."""
        text = self.text(language) or next(iter(self.texts), None)
        return text.name if text else ""


@dataclass(frozen=True, slots=True)
class NamedCard:
    """The name of a card in one language, with its reading ("" if unknown)."""

    code: int
    name: str
    reading: str


@dataclass(frozen=True, slots=True)
class LimitList:
    """A ban list. `dated` is as written, "2026.07"; `family` what is left of the name.

    `current` is the newest list of its family. In a `whitelist` a card that is not named is
    forbidden. `points` is the budget of a list that prices cards instead of counting them.
    `source` is the name of the import it comes from, "" for a list that comes with the game.
    """

    id: int
    name: str
    family: str
    dated: str
    current: bool
    whitelist: bool
    points: int | None
    source: str

    @property
    def is_own(self) -> bool:
        """Whether it comes with the game."""
        return not self.source


@dataclass(frozen=True, slots=True)
class Limit:
    """How many copies of a card a list allows (0 to 3), and what each costs in points.

    A card that is not `named` has what the list grants to all others: of a whitelist nothing,
    which says no more than that the card belongs to another game or format.
    """

    list: LimitList
    most: int
    points: int = 0
    named: bool = True


@dataclass(frozen=True, slots=True)
class Question:
    """A question that was put to the makers of the game: what is needed to list it."""

    id: int
    dated: str
    title: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """The official answer to one question, in Japanese.

    `dated` is the day of the database ("2019-07-15" or ""), `cards` the codes of the cards
    concerned that the library knows.
    """

    id: int
    dated: str
    title: str
    question: str
    answer: str
    tags: Json[tuple[str, ...]]
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """Something imported: a file, an archive, a folder or an address.

    `format` is one of those of the game's files; `name` is
    that of the file. `dated` is the day its data stood so, where it says ("" if not);
    `imported_at` is UTC, "2026-11-21T17:40:00Z"; `records` is how many were read.
    """

    format: str
    name: str
    dated: str
    imported_at: str
    records: int


@dataclass(frozen=True, slots=True)
class Counts:
    """How much the library holds; `names` is by language."""

    cards: int = 0
    names: tuple[tuple[str, int], ...] = ()
    faqs: int = 0
    questions: int = 0
    lists: int = 0
