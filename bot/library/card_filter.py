"""What cards are searched by, and whether a card fits it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.games import GAMES, SHELVED
from bot.shared.normalising import LONGEST, folded, terms
from engine.core.cards import Asks, Choosable, Facts
from engine.core.cards import Filter as GameFilter

FILTERS: Mapping[str, GameFilter] = {
    each.key: each for game in GAMES.values() for each in game.printing.filters
}
"""Everything printed that can be asked for, by its key."""
SORTED_BY: Mapping[str, Sequence[str]] = {
    "": (),
    "name": (),
    **{each.key: each.facts for game in GAMES.values() for each in game.printing.orders},
}
"""What is found can be sorted by, each with the facts of which the first one counts.

"" puts the cards that can be played here first. What stands as its place in ids of messages
that are out: nothing may change its place.
"""
LIMITS = SHELVED.printing.limits
"""What a ban list makes of cards of which it allows 0, 1, 2 … copies; more are no limit."""
UNLIMITED = len(LIMITS)
LONGEST_TEXT = 48


@dataclass(frozen=True, slots=True)
class Filter:
    """What is asked of a card; "" and None for what is not.

    `printed` is what is asked of its facts, by keys of FILTERS: the key of a term, or a number.
    `archetype` is the English name, `text` words that its text has. It can be played in the
    format of the key `format`, and the ban list of the name `list` names it or allows exactly
    `limit` copies (without a list: any list in force does). `order` is a key of SORTED_BY.
    """

    printed: Mapping[str, str | int] = field(default_factory=dict)
    archetype: str = ""
    text: str = ""
    format: str = ""
    list: str = ""
    limit: int | None = None
    order: str = ""

    @property
    def asks_nothing(self) -> bool:
        """Whether every card fits."""
        return replace(self, order="") == Filter()

    @property
    def in_a_row(self) -> str:
        """The words that its text is to have, as they stand; "" where there are not several."""
        typed = " ".join(folded(self.text[:LONGEST]).split())
        return typed if len(terms(self.text)) > 1 and typed.isprintable() else ""

    def fits(self, facts: Facts, text: str) -> bool:
        """Whether a card of no known archetype fits, its folded text being `text`."""
        return (
            not self.archetype
            and all(_fits(FILTERS[key], each, facts) for key, each in self.printed.items())
            and all(word in text for word in terms(self.text))
        )


def term_of(filter: GameFilter, key: str | int) -> Choosable:
    """The term of that key; KeyError for another."""
    found = next((term for term in filter.terms if term.key == key), None)
    if found is None:
        raise KeyError(key)
    return found


def _fits(filter: GameFilter, wanted: str | int, facts: Facts) -> bool:
    """Whether the facts are so; what is printed as a question mark is within no bounds."""
    if filter.asks in (Asks.CHOICE, Asks.NAME):
        holds = term_of(filter, wanted).holds.items()
        return all(_is(facts.get(name), term) for name, term in holds)
    numbers = [facts[name] for name in filter.facts if name in facts]
    if filter.asks is Asks.NUMBER:
        return wanted in numbers
    if filter.asks is Asks.LEAST:
        return any(number >= wanted for number in numbers)
    return any(0 <= number <= int(wanted) for number in numbers)


def _is(fact: object, term: object) -> bool:
    return term in fact if isinstance(fact, tuple) else term == fact


@dataclass(frozen=True, slots=True)
class Pool:
    """The codes of the cards that are searched: `only` these (None: any), `without` those."""

    only: frozenset[int] | None = None
    without: frozenset[int] = frozenset()

    def holds(self, code: int) -> bool:
        """Whether the card of that code is searched."""
        return code not in self.without and (self.only is None or code in self.only)

    def __and__(self, other: "Pool") -> "Pool":
        """The cards that are in both."""
        both = [each.only for each in (self, other) if each.only is not None]
        only = frozenset.intersection(*both) if both else None
        return Pool(only, self.without | other.without)
