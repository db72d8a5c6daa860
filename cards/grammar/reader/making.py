"""Rules written down as a phrasing and what it means: `"draw {n:int} card~" = "Draw(n)"`.

A phrasing is made of words, of holes `{name:Category}`, of choices `[one|other|]`, and of words
with `~`, which are read with and without an "s". What it means is an expression as
`meanings` reads it. Where that depends on what fills the holes, it has tests as entries have
them (`templates`): `"x if x.whose=YOURS"`, `"None if s=Destroy & t=Banish else Then(s, t)"`.
The first meaning whose tests hold is taken; where that is None, or none is left, nothing is
read.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from types import SimpleNamespace

from cards.grammar.meanings import made
from cards.grammar.reader.chart import Build, Hole, Piece, Rule
from cards.grammar.reader.sentences import Said
from cards.grammar.reader.tokens import Token, tokens
from cards.grammar.templates import Test, fits, tests
from cards.grammar.vocabulary import WORDS

_CHOICES = re.compile(r"(\[[^\]]*\])")
_PARTS = re.compile(r"\{(\w+):([^}]+)\}|([^{]+)")


def rules_of(
    category: str,
    phrasing: str,
    meaning: str,
    names: Mapping[str, object],
    cut: Callable[[str], tuple[Token, ...]] = tokens,
) -> Iterator[Rule]:
    """The rules that one line of a file of rules stands for.

    ValueError, KeyError or TypeError where it is broken: names nothing, or calls it wrongly.
    """
    for pieces in dict.fromkeys(_choices(phrasing, cut)):
        known = frozenset(piece.name for piece in pieces if isinstance(piece, Hole))
        yield Rule(category, pieces, _build(meaning, known, names))


def _build(written: str, holes: frozenset[str], names: Mapping[str, object]) -> Build:
    ways = [each.partition(" if ") for each in written.split(" else ")]
    builds = [(_asked(asked, holes), made(said, holes, names)) for said, _, asked in ways]
    if not any(asked for asked, _ in builds):
        return builds[0][1]

    def build(filled: Mapping[str, object]) -> object:
        held = SimpleNamespace(**filled)
        return next((make(filled) for asked, make in builds if fits(asked, held)), None)

    return build


def _asked(source: str, holes: frozenset[str]) -> tuple[Test, ...]:
    """The tests; ValueError or KeyError where they ask for what no hole holds."""
    asked = tests(source, WORDS.meaning(None))
    for test in asked:
        if test.path[0] not in holes:
            raise KeyError(test.path[0])
        WORDS.check_names(test.path[1:], *Said.__slots__)
    return asked


def _choices(
    phrasing: str, cut: Callable[[str], tuple[Token, ...]]
) -> Iterator[tuple[Piece, ...]]:
    for chosen in product(*map(_options, _CHOICES.split(phrasing))):
        parts: list[list[tuple[Piece, ...]]] = []
        for match in _PARTS.finditer("".join(chosen)):
            name, category, words = match.groups()
            parts.append([(Hole(name, category),)] if name else list(_spelt(words, cut)))
        for several in product(*parts):
            yield tuple(piece for pieces in several for piece in pieces)


def _options(part: str) -> list[str]:
    return part[1:-1].split("|") if part.startswith("[") else [part]


def _spelt(words: str, cut: Callable[[str], tuple[Token, ...]]) -> Iterator[tuple[Piece, ...]]:
    """The words as rules know them, with and without the "s" that `~` stands for."""
    first, *rest = words.split("~")
    for ends in product(("", "s"), repeat=len(rest)):
        spelt = first + "".join(end + word for end, word in zip(ends, rest, strict=True))
        yield tuple(token.key for token in cut(spelt))
