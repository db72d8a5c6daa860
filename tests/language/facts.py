"""Facts as they can be said, for what has to be true of every one."""

from collections.abc import Iterator
from dataclasses import MISSING, fields
from enum import Enum
from itertools import product
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from engine.yugioh.language import (
    FORMER,
    Amount,
    CannotAttack,
    Cards,
    Condition,
    Draw,
    During,
    Fact,
    IsFlipped,
    Noun,
    PerCard,
    Step,
    Summon,
    Trigger,
    Whose,
)

GIVEN: dict[type, object] = {
    Noun: FORMER,
    Cards: Cards(),
    Step: Draw(1),
    Trigger: IsFlipped(FORMER),
    Condition: During(Whose.YOURS),
    Fact: CannotAttack(FORMER),
    Amount: PerCard(1, Cards()),
    int: 2,
    str: "Kuriboh",
    Summon: (Summon.FUSION, Summon.SYNCHRO, Summon.XYZ, Summon.LINK),
}
"""What fills a slot of that kind."""


def every_way(word: type[Fact]) -> Iterator[Fact]:
    """The fact in every way in which terms and marks can fill its slots."""
    hints = get_type_hints(word)
    slots = {field.name: field.default for field in fields(word)}
    choices = [list(_choices(hints[name], default)) for name, default in slots.items()]
    for chosen in product(*choices):
        yield word(*chosen)


def _choices(hint: Any, default: object) -> Iterator[object]:
    kinds = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    if get_origin(hint) is Literal:
        yield from get_args(hint)
        return
    if NoneType in kinds:
        yield None
    for kind in kinds:
        if kind is bool:
            yield from (False, True)
        elif isinstance(kind, type) and issubclass(kind, Enum):
            yield from kind
        elif default is MISSING and (terms := _terms(kind)):
            yield from ((each,) for each in terms)
            return
        elif default is MISSING and kind is not NoneType:
            yield from (GIVEN[each] for each in _named(kind))
            return
    if default is not MISSING and default not in (None, False, True):
        yield default


def _terms(kind: Any) -> list[object]:
    """The terms of which a slot holds several, where nothing is given for it."""
    of = get_args(kind)[0] if get_origin(kind) is tuple else None
    return list(of) if isinstance(of, type) and issubclass(of, Enum) and of not in GIVEN else []


def _named(kind: Any) -> Iterator[type]:
    """What the slot holds: itself, or what a constraint is put on."""
    yield next(each for each in (kind, *get_args(kind)) if each in GIVEN)
