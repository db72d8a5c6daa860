"""Cards as a game shows them and lets people look for them by what is printed on them."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import field
from enum import Enum, auto
from typing import Any, TypeAlias

from engine.core.picturing import Toward
from engine.core.setup import Setup
from engine.core.values import value

Facts: TypeAlias = Mapping[str, Any]
"""What is printed on a card by the name of the fact: a number, a term in English, or terms.

What a card does not have is left out. A number that is printed as a question mark is UNKNOWN.
"""
UNKNOWN = -1


class FactKind(Enum):
    """What a fact is."""

    TERM = auto()
    TERMS = auto()
    NUMBER = auto()


@value
class Page:
    """A card in words: its name, the lines under the name, and its text by paragraphs.

    `colour` is that of its frame, red, green and blue in a byte each; None where it has none.
    """

    code: int
    name: str
    lines: tuple[str, ...]
    text: tuple[str, ...]
    colour: int | None = None


@value
class ImportedCard:
    """A card that was imported: its rules as its game keeps them, and how sure these are.

    `version` is that of the words they are kept in, `names` what it is called by language,
    English always among them. `hidden` marks one that players may be suspected of holding.
    """

    code: int
    kept: str
    version: str
    state: str
    names: Mapping[str, str]
    hidden: bool = False
    printed: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Its text and its second text by language, where players have to read these."""


@value
class Glance:
    """A card at a glance, as one among the others of a deck.

    `group` is a key of the game's groups, `stats` its numbers in a few words, `colour` that of
    its frame as on its page, `step` its place on the curve of a deck (None for none).
    """

    code: int
    name: str
    group: str
    stats: str
    colour: int | None = None
    step: int | None = None


@value
class Printed:
    """A card that cannot be played here, as far as its facts tell.

    `line` stands under its name; `group`, `stats` and `step` are those of a Glance, `colour`
    that of its frame.
    """

    line: str
    group: str
    stats: str
    colour: int | None = None
    step: int | None = None


@value
class Compass:
    """A card that points: what is drawn of it beside its words.

    `marks` are the directions it points to, `centre` stands between them on a ground of
    `colour`, and `lines` beside them under its name. `told` says all of it in words.
    """

    name: str
    centre: str
    colour: int
    marks: tuple[Toward, ...]
    lines: tuple[str, ...]
    told: str


class Asks(Enum):
    """How a filter is asked for."""

    CHOICE = auto()
    """One of its terms, from a menu."""
    NAME = auto()
    """One of its terms, typed by any of its names."""
    NUMBER = auto()
    """A number that one of its facts is."""
    LEAST = auto()
    """The lowest number that its fact may be."""
    MOST = auto()
    """The highest."""


@value
class Choosable:
    """A term that can be asked for: its key, the game's message that names it, its meaning.

    It fits a card of which every fact in `holds` is the term named there, or has it among
    its terms.
    """

    key: str
    message: str
    holds: Facts


@value
class Filter:
    """Something that cards can be looked for by.

    `key` is how the option is called; the game's message `search-<key>` explains it, and
    `search-asked-<about>` says what was asked for, with `-least` or `-most` where only that is.
    `place` is where it stands among the facts of a search in ids of buttons, those of all games
    together, and `bits` how wide it is there; neither may ever be changed, nor the order of
    `terms`.
    """

    key: str
    asks: Asks
    place: int
    bits: int
    facts: tuple[str, ...] = ()
    terms: tuple[Choosable, ...] = ()
    bounds: tuple[int, int] = (0, 0)
    about: str = ""


@value
class Order:
    """A number that cards can be sorted by: the first of its `facts` that a card has.

    The game's message `search-order-<key>` names it.
    """

    key: str
    facts: tuple[str, ...]


@value
class Nickname:
    """What people call a card, in a language. `card` is its code or a printed name.

    Of several cards that are called the same, those with the lowest `place` are meant first.
    """

    card: str
    language: str
    name: str
    place: int = 0


@value
class HandPlay:
    """How a game has players do what its rules do not.

    `state` is that of cards of which everything is done by hand, `in_part` that of those of
    which some is, "" where there are none. `lay` is the setup with these imported cards done by
    hand as a whole, whatever is known of them.
    """

    state: str
    lay: Callable[[Setup, Collection[int]], Setup]
    in_part: str = ""


@value
class Printing:
    """What is printed on the cards of a game, and by what of it they can be looked for.

    `facts` are kept of every card, in that order. `limits` are the keys for what a ban list
    makes of a card of which it allows 0, 1, 2 … copies; with so many as there are keys it is
    not limited. `nicknames` are what players call archetypes, by the names of these, and
    `called` reads what they call cards; `wording` are words that people write in names of
    cards, each with the one that is printed in its place. `faces` are the codes of the cards
    by which each archetype is known, the best known first. The two pages are addresses of the
    makers' own, with `{}` for the number of a card or a question.
    """

    facts: Mapping[str, FactKind] = field(default_factory=dict)
    filters: tuple[Filter, ...] = ()
    orders: tuple[Order, ...] = ()
    limits: tuple[str, ...] = ()
    nicknames: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    called: Callable[[], Sequence[Nickname]] = tuple
    wording: Mapping[str, str] = field(default_factory=dict)
    faces: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    faq_page: str = ""
    question_page: str = ""
    by_hand: HandPlay | None = None
    """None where nothing is done by hand."""
