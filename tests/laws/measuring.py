"""How long functions are, what a loop goes through, and what a file says in words."""

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef
SETS = ("set", "frozenset")


class Length(NamedTuple):
    """A function by its name and first line, since many may be called `_`, and its lines."""

    name: str
    line: int
    lines: int


def statements(tree: ast.AST, apart: tuple[type[ast.AST], ...] = ()) -> Iterator[ast.AST]:
    """Every statement of a file, those within others too; no expression is looked into.

    Nor is a statement within it of a kind that stands `apart`.
    """
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            waiting += (each for each in getattr(node, part, ()) if not isinstance(each, apart))
        yield node


def lengths(tree: ast.AST) -> Iterator[Length]:
    """Every function of a file, those within classes and other functions too."""
    for node in statements(tree):
        if isinstance(node, FUNCTION):
            last = node.end_lineno or node.lineno
            yield Length(node.name, node.lineno, last - node.lineno + 1)


def loops_over_sets(tree: ast.AST) -> Iterator[str]:
    """What loops and comprehensions go through that is a set, said there or called by a name.

    A set that is only asked what it holds is nothing to this.
    """
    for part in _scopes(tree):
        yield from _looped(part, set(_names_of_sets(part)))


def _scopes(tree: ast.AST) -> Iterator[list[ast.AST]]:
    """All that stands in each function, and what stands in none."""
    own: list[ast.AST] = []
    waiting = list(ast.iter_child_nodes(tree))
    while waiting:
        node = waiting.pop(0)
        own.append(node)
        if isinstance(node, FUNCTION):
            yield from _scopes(node)
        else:
            waiting += ast.iter_child_nodes(node)
    yield own


def _looped(nodes: list[ast.AST], named: set[str]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.For | ast.comprehension) and _is_set(node.iter, named):
            yield ast.unparse(node.iter)
        elif isinstance(node, ast.Starred) and _is_set(node.value, named):
            yield ast.unparse(node.value)
        elif isinstance(node, ast.Call) and _is_named(node.func, "list", "tuple", "next"):
            yield from (ast.unparse(each) for each in node.args if _is_set(each, named))


def _names_of_sets(nodes: list[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Assign) and _is_set(node.value, set()):
            yield from (each.id for each in node.targets if isinstance(each, ast.Name))
        elif isinstance(node, ast.AnnAssign) and _says_set(node.annotation):
            yield ast.unparse(node.target)
        elif isinstance(node, ast.arguments):
            each = (*node.posonlyargs, *node.args, *node.kwonlyargs)
            yield from (arg.arg for arg in each if arg.annotation and _says_set(arg.annotation))


def _is_named(node: ast.expr, *names: str) -> bool:
    return isinstance(node, ast.Name) and node.id in names


def _says_set(annotation: ast.expr) -> bool:
    return ast.unparse(annotation).split("[")[0].lower().endswith("set")


def _is_set(node: ast.expr, named: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd | ast.BitOr | ast.Sub):
        return _is_set(node.left, named) and _is_set(node.right, named)
    if isinstance(node, ast.Call):
        return ast.unparse(node.func) in SETS
    return isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node) in named


def sentences(tree: ast.AST) -> Iterator[str]:
    """Texts of several words that somebody could read, beside what is raised and docstrings."""
    unread = {id(part) for node in ast.walk(tree) for part in _unread(node)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and id(node) not in unread and re.search(r"\w\s+\w", text):
            yield text


def _unread(node: ast.AST) -> Iterator[ast.AST]:
    """What no player reads: a statement that is only a text, what is raised, an annotation."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    elif isinstance(node, ast.Raise | ast.Assert) or (
        isinstance(node, ast.ClassDef) and node.name.endswith("Error")
    ):
        yield from ast.walk(node)
    elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
        yield from ast.walk(node.annotation)
    elif isinstance(node, FUNCTION) and node.returns is not None:
        yield from ast.walk(node.returns)
    elif isinstance(node, ast.Call) and _is_named(node.func, "cast", "TypeVar"):
        yield from ast.walk(node)
