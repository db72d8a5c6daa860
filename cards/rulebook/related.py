"""Which rules to read beside a rule.

First those it cites by their IDs, in the order of citing; then those that cite it, in the order
of the book; then those of its chapter that share words of the glossary with it. A shared word
counts the more the fewer rules use it, one over their number; of rules that share as much, the
nearer in the book comes first.
"""

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from types import MappingProxyType

from cards.rulebook.book import RULE, Statement, chapter, statements
from cards.rulebook.glossary import terms_of, uses

MOST = 5
"""So many rules are named beside a rule."""
_CITED = re.compile(rf"{RULE}(?P<numbers>[0-9]{{2}}(?:/[0-9]{{2}})*)")


@cache
def related() -> Mapping[str, tuple[str, ...]]:
    """For each rule those to read beside it, the nearest first."""
    citing = {each["id"]: tuple(_cited(each)) for each in statements()}
    return MappingProxyType({rule: _related(rule, citing) for rule in citing})


def _related(rule: str, citing: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    citing_it = (other for other, cited in citing.items() if rule in cited)
    found = dict.fromkeys((*citing[rule], *citing_it, *_akin(rule)))
    found.pop(rule, None)
    return tuple(found)[:MOST]


def _cited(statement: Statement) -> Iterator[str]:
    """The rules it names; "MR-GLOS-34/35" names two."""
    for text in (statement["rule"], statement.get("practice", ""), statement["check"]):
        yield from _named(text)
    yield from _named(statement["source"])


def _named(text: str) -> Iterator[str]:
    for hit in _CITED.finditer(text):
        yield from (f"{hit['chapter']}-{number}" for number in hit["numbers"].split("/"))


def _akin(rule: str) -> Iterator[str]:
    ids = [each["id"] for each in statements() if chapter(each["id"]) == chapter(rule)]
    at, words = ids.index(rule), terms_of()[rule]
    shared = {
        other: sum(Fraction(1, len(uses()[key])) for key in words & terms_of()[other])
        for other in ids
    }
    akin = [other for other in ids if shared[other]]
    yield from sorted(akin, key=lambda other: (-shared[other], abs(ids.index(other) - at)))
