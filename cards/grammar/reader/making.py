"""Rules written down as a phrasing and what it means: `"draw {n:int} card~" = "Draw(n)"`.

A phrasing is made of words, of holes `{name:Category}`, of choices `[one|other|]`, and of words
with `~`, which are read with and without an "s". What it means is an expression of the language
of cards: calls, names, numbers, tuples.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from inspect import signature
from itertools import product
from types import MappingProxyType
from typing import Any

from cards.grammar.reader.chart import Build, Hole, Piece, Rule
from cards.grammar.reader.tokens import tokens

_CHOICES = re.compile(r"(\[[^\]]*\])")
_PARTS = re.compile(r"\{(\w+):([^}]+)\}|([^{]+)")
Maker = Callable[[Mapping[str, Any]], Any]


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


def made(meaning: str, holes: frozenset[str], names: Mapping[str, object]) -> Build:
    """What makes the thing that is meant out of what fills the holes."""
    tree = ast.parse(meaning.strip(), mode="eval").body
    maker, fixed = _maker(tree, holes, names)
    if fixed:
        constant = maker(MappingProxyType({}))
        return lambda _filled: constant
    return maker


def _maker(
    node: ast.expr, holes: frozenset[str], names: Mapping[str, object]
) -> tuple[Maker, bool]:
    """What makes that part, and whether it is always the same."""
    match node:
        case ast.Name(id=name) if name in holes:
            return (lambda filled: filled[name]), False
        case ast.Name(id=name):
            return _always(names[name]), True
        case ast.Constant(value=value):
            return _always(value), True
        case ast.Attribute(value=ast.Name(id=name), attr=attribute):
            return _always(getattr(names[name], attribute)), True
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            maker, fixed = _maker(operand, holes, names)
            return (lambda filled: -maker(filled)), fixed
        case ast.Tuple(elts=elements):
            return _together([_maker(each, holes, names) for each in elements])
        case ast.Call(func=ast.Name(id=name), args=given, keywords=keywords):
            return _called(names[name], given, keywords, holes, names)
    raise ValueError(f"this means nothing: {ast.unparse(node)}")


def _always(value: object) -> Maker:
    return lambda _filled: value


def _together(makers: Iterable[tuple[Maker, bool]]) -> tuple[Maker, bool]:
    several = tuple(makers)
    return (lambda filled: tuple(maker(filled) for maker, _ in several)), all(
        fixed for _, fixed in several
    )


def _called(
    called: object,
    given: list[ast.expr],
    keywords: list[ast.keyword],
    holes: frozenset[str],
    names: Mapping[str, object],
) -> tuple[Maker, bool]:
    if not callable(called):
        raise ValueError(f"this is nothing to be called: {called}")
    placed = [_maker(each, holes, names) for each in given]
    named = {str(each.arg): _maker(each.value, holes, names) for each in keywords}
    signature(called).bind(*placed, **named)

    def make(filled: Mapping[str, object]) -> object:
        return called(
            *(maker(filled) for maker, _ in placed),
            **{name: maker(filled) for name, (maker, _) in named.items()},
        )

    return make, all(fixed for _, fixed in (*placed, *named.values()))
