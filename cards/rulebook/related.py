"""Which rules to read beside a rule.

First those it cites by their IDs, in the order of citing; then those that cite it, in the order
of the book; then those of its chapter that share words of the glossary with it. A shared word
counts the more the fewer rules use it, one over their number; of rules that share as much, the
nearer in the book comes first.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import lcm
from types import MappingProxyType

from cards.rulebook.book import RULE, Statement, statements
from cards.rulebook.book import chapter as chapter_of
from cards.rulebook.glossary import terms_of, uses

MOST = 5
"""How many rules are named beside a rule."""
_CITED = re.compile(rf"{RULE}(?P<numbers>[0-9]{{2}}(?:/[0-9]{{2}})*)")


@cache
def related() -> Mapping[str, tuple[str, ...]]:
    """For each rule those to read beside it, the nearest first."""
    citing = {each["id"]: tuple(_cited(each)) for each in statements()}
    citing_it: dict[str, list[str]] = {rule: [] for rule in citing}
    for rule, cited in citing.items():
        for other in cited:
            citing_it.setdefault(other, []).append(rule)
    found = {rule: dict.fromkeys((*citing[rule], *citing_it[rule])) for rule in citing}
    for chapter in _by_chapter().values():
        for rule in chapter:
            found[rule].update(dict.fromkeys(_akin(rule, chapter)))
            found[rule].pop(rule, None)
    return MappingProxyType({rule: tuple(found[rule])[:MOST] for rule in citing})


def _cited(statement: Statement) -> Iterator[str]:
    """The rules it names; "MR-GLOS-34/35" names two."""
    for text in (statement["rule"], statement.get("practice", ""), statement["check"]):
        yield from _named(text)
    yield from _named(statement["source"])


def _named(text: str) -> Iterator[str]:
    for hit in _CITED.finditer(text):
        yield from (f"{hit['chapter']}-{number}" for number in hit["numbers"].split("/"))


def _by_chapter() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for each in statements():
        found.setdefault(chapter_of(each["id"]), []).append(each["id"])
    return found


def _akin(rule: str, chapter: Sequence[str]) -> list[str]:
    """The rules of the chapter that share words with it, itself among them."""
    at, words, counts = chapter.index(rule), terms_of()[rule], _counts()
    shared = [sum(counts[key] for key in words & terms_of()[other]) for other in chapter]
    akin = [position for position, count in enumerate(shared) if count]
    akin.sort(key=lambda position: (-shared[position], abs(position - at)))
    return [chapter[position] for position in akin]


@cache
def _counts() -> Mapping[str, int]:
    """What a shared word counts: one over the number of rules that use it, made whole."""
    using = {key: len(rules) for key, rules in uses().items() if rules}
    whole = lcm(*using.values())
    return {key: whole // rules for key, rules in using.items()}
