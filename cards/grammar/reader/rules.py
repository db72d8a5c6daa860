"""The rules of the chart, from the files in `rules`."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cards.grammar.reader.chart import Grammar, Rule
from cards.grammar.reader.making import rules_of
from cards.grammar.reader.nouns import term_rules
from cards.grammar.reader.printed import printed_rules
from cards.grammar.reader.words import names

FOLDER = Path(__file__).parent / "rules"


class BrokenRuleError(ValueError):
    """A rule that cannot be used; the message names its file, category and phrasing."""


@cache
def grammar(*, old: bool) -> Grammar:
    """Everything that can be read; with `old`, what only texts from before 2011 say too."""
    return Grammar(rules(old=old))


def rules(*, old: bool = True) -> Iterator[Rule]:
    """All the rules; BrokenRuleError where one cannot be understood."""
    yield from term_rules()
    yield from printed_rules(old=old)
    for file in sorted(FOLDER.glob("*.toml")):
        if file.stem == "older" and not old:
            continue
        for category, phrasings in tomllib.loads(file.read_text(encoding="utf-8")).items():
            for phrasing, meaning in phrasings.items():
                try:
                    yield from rules_of(category, phrasing, meaning, names())
                except (KeyError, TypeError, ValueError, SyntaxError) as error:
                    place = f"{file.name}, {category}, {phrasing!r}"
                    raise BrokenRuleError(f"{place}: {error}") from error
