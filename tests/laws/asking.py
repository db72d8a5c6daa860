"""Which words a module tells apart by their kind, instead of asking their rules."""

import ast
from collections.abc import Container, Iterator

ASKING = ("isinstance", "issubclass")


def told_apart(tree: ast.Module, words: Container[str]) -> Iterator[tuple[int, str]]:
    """The words that are asked for by their kind, each with the line where they are.

    `isinstance`, `match`, comparisons with a class and tables looked into by type ask so. A
    name that the module gives to several words, as a tuple or a union, asks for all of them.
    """
    groups = _groups(tree)
    for node in ast.walk(tree):
        for kind in _kinds_asked(node):
            named = [word for name in _names(kind) for word in groups.get(name, (name,))]
            yield from ((kind.lineno, word) for word in named if word in words)


def _kinds_asked(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Call(func=ast.Name(id=name), args=[_, kinds]) if name in ASKING:
            yield kinds
        case ast.MatchClass(cls=kind):
            yield kind
        case ast.Compare(left=left, comparators=others) if any(map(_is_type, (left, *others))):
            yield from others
            yield left
        case ast.Subscript(value=table, slice=key) if _is_type(key):
            yield table


def _is_type(node: ast.expr) -> bool:
    """Whether it is the kind of a thing: `type(thing)`."""
    called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    return called and ast.unparse(node).startswith("type(")


def _names(kinds: ast.expr) -> Iterator[str]:
    for node in ast.walk(kinds):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


def _groups(tree: ast.Module) -> dict[str, tuple[str, ...]]:
    """The names that the module gives to classes, each with what it stands for."""
    found: dict[str, tuple[str, ...]] = {}
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                pass
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                pass
            case _:
                continue
        if isinstance(value, ast.Name | ast.Tuple | ast.BinOp | ast.Dict | ast.Set | ast.List):
            named = (word for each in _names(value) for word in found.get(each, (each,)))
            found[name] = tuple(named)
    return found
