"""Rules written down as a phrasing and what it means: `"draw {n:int} card~" = "Draw(n)"`.

A phrasing is made of words, of holes `{name:Category}`, of choices `[one|other|]`, and of words
with `~`, which are read with and without an "s". What it means is an expression as
`meanings` reads it.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import product

from cards.grammar.meanings import made
from cards.grammar.reader.chart import Hole, Piece, Rule
from cards.grammar.reader.tokens import tokens

_CHOICES = re.compile(r"(\[[^\]]*\])")
_PARTS = re.compile(r"\{(\w+):([^}]+)\}|([^{]+)")


def rules_of(
    category: str, phrasing: str, meaning: str, names: Mapping[str, object]
) -> Iterator[Rule]:
    """The rules that one line of a file of rules stands for.

    ValueError, KeyError or TypeError where it is broken: names nothing, or calls it wrongly.
    """
    for pieces in dict.fromkeys(_choices(phrasing)):
        known = frozenset(piece.name for piece in pieces if isinstance(piece, Hole))
        yield Rule(category, pieces, made(meaning, known, names))


def _choices(phrasing: str) -> Iterator[tuple[Piece, ...]]:
    for chosen in product(*map(_options, _CHOICES.split(phrasing))):
        parts: list[list[tuple[Piece, ...]]] = []
        for match in _PARTS.finditer("".join(chosen)):
            name, category, words = match.groups()
            parts.append([(Hole(name, category),)] if name else list(_spelt(words)))
        for several in product(*parts):
            yield tuple(piece for pieces in several for piece in pieces)


def _options(part: str) -> list[str]:
    return part[1:-1].split("|") if part.startswith("[") else [part]


def _spelt(words: str) -> Iterator[tuple[Piece, ...]]:
    """The words as rules know them, with and without the "s" that `~` stands for."""
    first, *rest = words.split("~")
    for ends in product(("", "s"), repeat=len(rest)):
        spelt = first + "".join(end + word for end, word in zip(ends, rest, strict=True))
        yield tuple(token.key for token in tokens(spelt))
