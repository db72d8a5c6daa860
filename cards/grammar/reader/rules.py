"""The rules of the chart, from the files in `rules` and the entries of `cards/phrases`.

An entry holds rules of which its word is a part under `rules`, and those of texts from before
2011 under `older`, by language and category, as the files do: so a word is named in one place.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path

from cards.grammar.columns import tables
from cards.grammar.reader.chart import Grammar, Rule
from cards.grammar.reader.japanese.inflected import with_forms
from cards.grammar.reader.making import rules_of
from cards.grammar.reader.nouns import term_rules
from cards.grammar.reader.printed import printed_rules
from cards.grammar.reader.tongues import tongue
from cards.grammar.reader.words import names

FOLDER = Path(__file__).parent / "rules"


class BrokenRuleError(ValueError):
    """A rule that cannot be used; the message names its file, category and phrasing."""


@cache
def grammar(*, old: bool, code: str = "en") -> Grammar:
    """Everything that can be read; with `old`, what only texts from before 2011 say too."""
    return Grammar(rules(old=old, code=code))


def rules(*, old: bool = True, code: str = "en") -> Iterator[Rule]:
    """All the rules of a language; BrokenRuleError where one cannot be understood."""
    found = _rules(old, code)
    yield from with_forms(found) if tongue(code).joins else found


def written(code: str, *, old: bool = True) -> Iterator[tuple[str, str, str, str]]:
    """What is written by hand: its file or entry, category, phrasing and meaning."""
    for file in sorted((FOLDER if code == "en" else FOLDER / code).glob("*.toml")):
        if old or file.stem != "older":
            yield from _lines(file.name, tomllib.loads(file.read_text(encoding="utf-8")))
    for name, table in tables().items():
        lists = (several for several in table.values() if isinstance(several, list))
        for entry in chain.from_iterable(lists):
            for key in ("rules", "older") if old else ("rules",):
                yield from _lines(name, entry.get(key, {}).get(code, {}))


def _lines(
    origin: str, categories: Mapping[str, Mapping[str, str]]
) -> Iterator[tuple[str, str, str, str]]:
    for category, phrasings in categories.items():
        for phrasing, meaning in phrasings.items():
            yield origin, category, phrasing, meaning


def _rules(old: bool, code: str) -> Iterator[Rule]:
    """The rules of a language; BrokenRuleError where one cannot be understood."""
    yield from term_rules(tongue(code))
    yield from printed_rules(code, old=old)
    for origin, category, phrasing, meaning in written(code, old=old):
        try:
            yield from rules_of(category, phrasing, meaning, names(), tongue(code).cut)
        except (KeyError, TypeError, ValueError, SyntaxError) as error:
            place = f"{origin}, {category}, {phrasing!r}"
            raise BrokenRuleError(f"{place}: {error}") from error
