"""What a source says, record by record, before the records of all sources are put together."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.library.records import Faq, Origin
from engine.core.cards import Facts


@dataclass(frozen=True, slots=True)
class SaidText:
    """A card in one language, as one source has it."""

    code: int
    language: str
    name: str
    text: str
    origin: Origin
    reading: str = ""
    pendulum: str = ""


@dataclass(frozen=True, slots=True)
class SaidCard:
    """What one source says of a passcode. `alias` is another passcode that it counts as.

    `printings` is how often it was printed in the languages of the bot; 0 if unknown. `also`
    are further names of it, each with its language.
    """

    code: int
    facts: Facts
    konami_id: int | None = None
    alias: int | None = None
    archetypes: tuple[str, ...] = ()
    setcodes: tuple[int, ...] = ()
    printings: int = 0
    also: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class SaidQuestion:
    """A question and its answer; the cards concerned by their numbers in the database."""

    id: int
    dated: str
    title: str
    question: str
    answer: str
    tags: tuple[str, ...]
    konami_ids: tuple[int, ...]


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


Said = SaidText | SaidCard | SaidArchetype | SaidQuestion | SaidList | Faq
"""Whatever a source may say."""
