"""What stands in the phrases of qualities, in a language without articles and plurals."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from cards.grammar.terms import words
from cards.names import translated
from cards.names.archetypes import series
from engine.yugioh.language import (
    Amount,
    Bound,
    CoLinked,
    Counter,
    Differs,
    EquippedTo,
    Has,
    Named,
    Not,
    Noun,
    Of,
    OfArchetype,
    PointedTo,
    Quality,
    RoomFor,
    Stat,
    Within,
)
from engine.yugioh.language.qualities import Term


class Compared(Protocol):
    """What says that a number is lower than an amount, or no higher."""

    def __call__(self, stat: str, amount: Amount, *, below: bool) -> str:
        """The number, which is called so, beside the amount."""


@dataclass(frozen=True, slots=True)
class Filling:
    """How such a language fills them: quotation marks, digits, nouns and comparisons."""

    code: str
    quotes: str
    digits: Callable[[int], str]
    thing: Callable[[Noun], str]
    compared: Compared

    def __call__(self, quality: Quality) -> str:
        """The term, name, number or noun of the quality."""
        match quality:
            case Not(what):
                return self(what)
            case Of(what):
                each = what if isinstance(what, tuple) else (what,)
                return "・".join(map(self._term, each))
            case Has(_, Bound() as limit):
                return self.bound(limit)
            case Has(stat, Within(amount, below)):
                return self.compared(self._term(stat), amount, below=below)
            case Named(str() as name):
                return self._quoted(translated(name, self.code))
            case OfArchetype(name):
                return self._quoted(series(name, self.code))
            case Differs(stat):
                return self._term(stat)
            case RoomFor(counter):
                return self._term(counter)
            case Named(Noun() as one):
                return self.thing(one)
            case PointedTo(one) | EquippedTo(one) | CoLinked(one) if one:
                return self.thing(one)
        return ""

    def _term(self, term: Term | Stat | Counter) -> str:
        return words(type(term).__name__, self.code)[term.name]

    def _quoted(self, name: str) -> str:
        return f"{self.quotes[0]}{name}{self.quotes[1]}"

    def bound(self, number: Bound) -> str:
        """The number with what may lie below or above it."""
        if number.least == number.most and number.least is not None:
            return self.digits(number.least)
        least = f"{self.digits(number.least)}以上" if number.least is not None else ""
        return least + (f"{self.digits(number.most)}以下" if number.most is not None else "")
