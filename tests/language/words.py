"""The words of the language as the tests need them, and trees of any of them."""

from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from engine.yugioh import language
from engine.yugioh.language import (
    Banish,
    Bound,
    CardText,
    Cause,
    Discard,
    IsDestroyed,
    Maintained,
    Node,
    PayLife,
    RemoveCounters,
    SendToGraveyard,
    TributeCards,
    at_least,
    at_most,
)

COSTS = (Banish, Discard, PayLife, RemoveCounters, SendToGraveyard, TributeCards)
NAMES = ("Kuriboh", "Dark Magician", "A Card Never Printed")


def every_class() -> Iterator[type[Node]]:
    """Every word of the language that is a node."""
    for name in language.VOCABULARY:
        each = getattr(language, name)
        if isinstance(each, type) and issubclass(each, Node):
            yield each


@cache
def said() -> tuple[type[Node], ...]:
    """Every node a card can really say, families left out."""
    every = list(every_class())
    families = {base for each in every for base in each.__mro__[1:]}
    return tuple(each for each in every if each is not CardText and each not in families)


def trees(word: type[Node], depth: int = 2) -> st.SearchStrategy[Any]:
    """Trees that begin with `word`, or with a word of that family."""
    kinds = [each for each in said() if issubclass(each, word)]
    if depth <= 0:
        kinds = [each for each in kinds if _is_leaf(each)] or kinds
    return st.one_of([_tree(each, depth) for each in kinds])


_GROWN: dict[tuple[type[Node], int], st.SearchStrategy[Any]] = {}
"""Trees of a word share their branches: grown anew, they would be far too many."""


def _tree(word: type[Node], depth: int) -> st.SearchStrategy[Any]:
    if (word, depth) not in _GROWN:
        _GROWN[word, depth] = _grow(word, depth)
    return _GROWN[word, depth]


def _grow(word: type[Node], depth: int) -> st.SearchStrategy[Any]:
    if word is Bound:
        return st.one_of(
            st.builds(at_least, st.integers(1, 12)), st.builds(at_most, st.integers(1, 12))
        )
    hints = get_type_hints(word)
    slots = {field.name: _slot(hints[field.name], depth - 1) for field in fields(word)}
    if "cost" in slots:
        costs = st.one_of([_tree(each, depth) for each in COSTS])
        slots["cost"] = costs if word is Maintained else st.none() | costs
    if word is IsDestroyed:  # a battle is of no player alone
        of_battle = {**slots, "by": st.just(Cause.BATTLE), "of": st.none()}
        slots["by"] = st.sampled_from((None, Cause.EFFECT, (Cause.BATTLE, Cause.EFFECT)))
        return st.one_of(st.builds(word, **slots), st.builds(word, **of_battle))
    return st.builds(word, **slots)


def _is_leaf(word: type[Node]) -> bool:
    return not any(
        isinstance(part, type) and issubclass(part, Node)
        for hint in get_type_hints(word).values()
        for part in (get_args(hint) or (hint,))
    )


def _slot(hint: Any, depth: int) -> st.SearchStrategy[Any]:
    if get_origin(hint) in (Union, UnionType):
        parts = [part for part in get_args(hint) if depth > 0 or part is not NoneType]
        if NoneType in get_args(hint) and depth <= 0:
            return st.none()
        return st.one_of([_slot(part, depth) for part in parts])
    if get_origin(hint) is tuple:
        return st.lists(_slot(get_args(hint)[0], depth), min_size=1, max_size=3).map(tuple)
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if hint is NoneType:
        return st.none()
    if hint is bool:
        return st.booleans()
    if hint is int or get_args(hint)[:1] == (int,):
        return st.integers(1, 3000)
    if hint is str:
        return st.sampled_from(NAMES)
    if issubclass(hint, Enum):
        return st.sampled_from(hint)
    return trees(hint, depth)
