"""What a source says, record by record, before the records of all sources are put together."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from engine.core.cards import Facts

WITHOUT_PASSCODE = 2_000_000_000
"""Codes from here on stand for cards on which no passcode is printed (yet)."""
WHOLE_CARD = 0
"""The number of a passage of an FAQ that belongs to no numbered effect."""


class Origin(StrEnum):
    """Who wrote a text."""

    OFFICIAL = "official"
    FAN = "fan"


@dataclass(frozen=True, slots=True)
class FaqPassage:
    """What the official FAQ says of one effect, line by line, in Japanese.

    `effect` counts as the printed text does (①, ②, …); WHOLE_CARD for the card as a whole.
    """

    effect: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Faq:
    """The official FAQ of a card, as the database stood on `dated` ("2018-03-30" or "").

    `second` are the passages about its second text. `questions` are the ids of the Q&A
    that the page of the card names.
    """

    official_id: int
    dated: str
    passages: tuple[FaqPassage, ...]
    second: tuple[FaqPassage, ...]
    questions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SaidText:
    """A card in one language, as one source has it."""

    code: int
    language: str
    name: str
    text: str
    origin: Origin
    reading: str = ""
    second: str = ""


@dataclass(frozen=True, slots=True)
class SaidCard:
    """What one source says of a passcode. `alias` is another passcode that it counts as.

    `printings` is how often it was printed in the languages of the bot; 0 if unknown. `also`
    are further names of it, each with its language.
    """

    code: int
    facts: Facts
    official_id: int | None = None
    alias: int | None = None
    archetypes: tuple[str, ...] = ()
    setcodes: tuple[int, ...] = ()
    printings: int = 0
    also: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class CollectedCard:
    """A card as all sources together have it: what its rules can be made of.

    `name` is the English one, `names` hold it in every language there is. `text` and `second`
    are its official English texts, `elsewhere` and `second_elsewhere` those in other languages.
    `unofficial` is its English text where there is none but a translation, `answers` are the
    lines of its official FAQ, in Japanese.
    """

    code: int
    name: str
    facts: Facts
    names: Mapping[str, str]
    archetypes: tuple[str, ...] = ()
    text: str = ""
    second: str = ""
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    unofficial: str = ""
    second_elsewhere: Mapping[str, str] = field(default_factory=dict)
    answers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Collected:
    """All that there is to make rules of: the cards, and what their archetypes are called.

    `archetypes` holds by its English name what each is called in other languages. `before` are
    the rules that were made last time, by code.
    """

    cards: Sequence[CollectedCard]
    archetypes: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    before: Mapping[int, "MadeCard"] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MadeCard:
    """A card that can be played: its rules as its game keeps them, and how sure they are.

    `version` is that of the words in which they are kept. `hidden` marks a card that players
    may be suspected of holding. Of the same `key` the same is made.
    """

    code: int
    kept: str
    version: str
    state: str
    hidden: bool = False
    key: str = ""


@dataclass(frozen=True, slots=True)
class SaidQuestion:
    """A question and its answer; the cards concerned by their numbers in the database."""

    id: int
    dated: str
    title: str
    question: str
    answer: str
    tags: tuple[str, ...]
    official_ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SaidList:
    """A ban list; `limits` are the copies and the points of each passcode named."""

    name: str
    family: str
    dated: str
    day: int
    whitelist: bool
    points: int | None
    limits: Mapping[int, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class SaidArchetype:
    """What the cards of a setcode are called in one language; the first name is the usual."""

    setcode: int
    language: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PassedOver:
    """A line of a source that says nothing that can be read: its number, from 1, and why."""

    line: int
    why: str


Said = SaidText | SaidCard | SaidArchetype | SaidQuestion | SaidList | Faq
"""Whatever a source may say."""
Read = Said | PassedOver
"""Whatever comes of reading a source."""
