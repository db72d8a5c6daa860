"""What an expression of the language of cards means: calls, names, numbers, tuples."""

import ast
from collections.abc import Callable, Iterable, Mapping
from inspect import signature
from types import MappingProxyType
from typing import Any

Maker = Callable[[Mapping[str, Any]], Any]
"""What makes the thing that is meant out of what fills the holes of an expression."""


def made(meaning: str, holes: frozenset[str], names: Mapping[str, object]) -> Maker:
    """What makes the thing that is meant; a name among the `holes` is what fills it.

    ValueError, KeyError or TypeError where it names nothing, or calls something wrongly.
    """
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
        case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in holes:
            return (lambda filled: getattr(filled[name], attribute)), False
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
