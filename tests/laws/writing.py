"""What a file writes to, and which classes hold the state of a duel.

A file is read without its types, so that what is written is known by the names of fields. A
list or mapping of the state is followed where a variable holds it, and not where it is handed
to a function.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

MUTATORS = {
    *("add", "append", "appendleft", "clear", "discard", "extend", "insert", "pop", "popitem"),
    *("popleft", "remove", "reverse", "setdefault", "sort", "update", "__setitem__"),
    *("__setattr__", "__delitem__"),
}
"""Methods that change what they are called on."""
ELEMENTS = {"get", "setdefault", "values", "items", "pop"}
"""Methods that hand out what a container holds."""
BY_NAME = {"setattr", "delattr", "object.__setattr__", "object.__delattr__", "vars"}
"""Functions that write to a field, or may, without its name in sight."""


@dataclass(frozen=True, slots=True)
class StateClass:
    """A class whose instances change: its fields, and the methods that hand one out."""

    name: str
    fields: frozenset[str]
    handing_out: frozenset[str]
    refers_to: frozenset[str]
    """All the names in the types of its fields."""


def state_classes(files: list[Path]) -> dict[str, StateClass]:
    """Every data class of these files that is not frozen, by its name."""
    nodes = [node for path in files for node in ast.parse(path.read_text("utf-8")).body]
    found = [_read(node) for node in nodes if isinstance(node, ast.ClassDef) and _changes(node)]
    return {each.name: each for each in found}


def reachable(start: str, classes: Mapping[str, StateClass]) -> dict[str, StateClass]:
    """The class `start` and all those that its fields hold, and theirs, and so on."""
    found: dict[str, StateClass] = {}
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name in classes and name not in found:
            found[name] = classes[name]
            waiting += sorted(classes[name].refers_to)
    return found


def _changes(node: ast.ClassDef) -> bool:
    marks = [ast.unparse(mark) for mark in node.decorator_list]
    return "record" in marks or any(
        "dataclass" in mark and "frozen=True" not in mark for mark in marks
    )


def _read(node: ast.ClassDef) -> StateClass:
    said = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    fields = {each.target.id for each in said if isinstance(each.target, ast.Name)}
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    handing = {each.name for each in methods if any(_handed_out(each, fields))}
    words = [_words(each.annotation) for each in said]
    return StateClass(
        node.name, frozenset(fields), frozenset(handing), frozenset().union(*words)
    )


def _handed_out(method: ast.FunctionDef, fields: set[str]) -> Iterator[bool]:
    """Whether each of what the method returns is, or may be, a field itself."""
    for node in ast.walk(method):
        if isinstance(node, ast.Return) and node.value is not None:
            parts = {ast.unparse(part) for part in ends_of(node.value)}
            yield bool(parts & {f"self.{name}" for name in fields})


def _words(annotation: ast.expr) -> set[str]:
    names = {node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)}
    quoted = [node.value for node in ast.walk(annotation) if isinstance(node, ast.Constant)]
    for text in quoted:
        if isinstance(text, str):
            names |= _words(ast.parse(text, mode="eval").body)
    return names


def ends_of(value: ast.expr) -> Iterator[ast.expr]:
    """The expressions one of which a value is."""
    if isinstance(value, ast.IfExp):
        yield from (*ends_of(value.body), *ends_of(value.orelse))
    elif isinstance(value, ast.BoolOp):
        for each in value.values:
            yield from ends_of(each)
    elif isinstance(value, ast.NamedExpr | ast.Await):
        yield from ends_of(value.value)
    else:
        yield value


class Written(NamedTuple):
    """A field that is written to, the line, and the way to it, as far as it can be told."""

    name: str
    line: int
    path: str


@dataclass(slots=True)
class Writing(ast.NodeVisitor):
    """The fields that a file writes to; `own` tells whether those of `self` count."""

    own: bool = False
    found: list[Written] = field(default_factory=list)
    held: dict[str, set[str]] = field(default_factory=dict)
    """By the name of a variable: the fields whose container, or part of it, it may hold."""
    paths: dict[str, str] = field(default_factory=dict)
    """By the name of a variable: what it was given last, where that is a row of fields."""

    def written(self, tree: ast.AST) -> list[Written]:
        """Each field that is written to."""
        self.visit(tree)
        return self.found

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._within(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._within(node)

    def _within(self, node: ast.AST) -> None:
        """Variables of a function are its own; it sees those around it."""
        held, paths = self.held, self.paths
        self.held, self.paths = dict(held), dict(paths)
        self.generic_visit(node)
        self.held, self.paths = held, paths

    def visit_Assign(self, node: ast.Assign) -> None:
        self.visit(node.value)
        for target in node.targets:
            self._bind(target, node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)
            self._bind(node.target, node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.visit(node.value)
        self._note(node.target if isinstance(node.target, ast.Name) else None, node.lineno)
        self._store(node.target)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self.visit(node.value)
        self._bind(node.target, node.value)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self._store(target)

    def visit_For(self, node: ast.For) -> None:
        self.visit(node.iter)
        self._bind_each(node.target, node.iter)
        for each in (*node.body, *node.orelse):
            self.visit(each)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.visit(node.iter)
        self._bind_each(node.target, node.iter)
        for each in node.ifs:
            self.visit(each)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self._comprehend(node.generators, node.elt)

    def visit_SetComp(self, node: ast.SetComp) -> None:
        self._comprehend(node.generators, node.elt)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        self._comprehend(node.generators, node.elt)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self._comprehend(node.generators, node.key, node.value)

    def _comprehend(self, generators: list[ast.comprehension], *parts: ast.expr) -> None:
        for each in (*generators, *parts):
            self.visit(each)

    def visit_withitem(self, node: ast.withitem) -> None:
        self.visit(node.context_expr)
        if node.optional_vars is not None:
            self._store(node.optional_vars)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        called = ast.unparse(node.func)
        if called in BY_NAME and not _writes_itself(node):
            self.found.append(Written(called, node.lineno, called))
        elif isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
            self._note(node.func.value, node.lineno)
        elif called.split(".")[-1] in ("heappush", "heappop", "heapify", "shuffle"):
            self._note(node.args[0] if node.args else None, node.lineno)

    def _bind(self, target: ast.expr, value: ast.expr) -> None:
        """Give a name to a value: the name then holds what the value is a part of."""
        if isinstance(target, ast.Name):
            self.held[target.id] = self._parts(value)
            self.paths[target.id] = self._path(value)
        elif isinstance(target, ast.Tuple | ast.List):
            for one, its in _side_by_side(target, value):
                self._bind(one, its)
            if not _side_by_side(target, value):
                self._store(target)
        else:
            self._store(target)

    def _bind_each(self, target: ast.expr, through: ast.expr) -> None:
        """Give a name to each of what a loop goes through."""
        if isinstance(through, ast.Tuple | ast.List):
            parts = set().union(*(self._parts(each) for each in through.elts))
        elif isinstance(through, ast.Call) and not isinstance(through.func, ast.Attribute):
            parts = set().union(*(self._parts(each) for each in through.args))
        else:
            parts = self._parts(through)
        self._store(target)
        for node in ast.walk(target):
            if isinstance(node, ast.Name):
                self.held[node.id] = parts

    def _store(self, target: ast.expr) -> None:
        """Note what is written by storing to `target`, and forget what a name held."""
        if isinstance(target, ast.Tuple | ast.List):
            for each in target.elts:
                self._store(each)
        elif isinstance(target, ast.Starred):
            self._store(target.value)
        elif isinstance(target, ast.Name):
            self.held.pop(target.id, None)
        elif isinstance(target, ast.Attribute):
            if self.own or ast.unparse(target.value) != "self":
                written = Written(target.attr, target.lineno, self._path(target))
                self.found.append(written)
            self.visit(target.value)
        elif isinstance(target, ast.Subscript):
            self._note(target.value, target.lineno)
            self.visit(target.value)

    def _note(self, changed: ast.expr | None, line: int) -> None:
        """Note the fields whose container, or part of it, is changed."""
        parts = set() if changed is None else self._parts(changed)
        if not self.own and changed is not None and _is_of_self(changed):
            return
        path = "" if changed is None else self._path(changed)
        self.found += [Written(name, line, path) for name in sorted(parts)]

    def _path(self, value: ast.expr) -> str:
        """The fields from where it is known down to the value, with a dot before each."""
        if isinstance(value, ast.Name):
            return self.paths.get(value.id, value.id)
        if isinstance(value, ast.Attribute):
            return f"{self._path(value.value)}.{value.attr}"
        if isinstance(value, ast.Subscript):
            return self._path(value.value)
        return ""

    def _parts(self, value: ast.expr) -> set[str]:
        """The fields of whose containers the value is one, or a part of one."""
        parts: set[str] = set()
        for end in ends_of(value):
            if isinstance(end, ast.Name):
                parts |= self.held.get(end.id, set())
            elif isinstance(end, ast.Attribute):
                parts.add(end.attr)
            elif isinstance(end, ast.Subscript) and not isinstance(end.slice, ast.Slice):
                parts |= self._parts(end.value)
            elif isinstance(end, ast.Call) and isinstance(end.func, ast.Attribute):
                of = end.func.value
                handed = end.func.attr in ELEMENTS
                parts |= self._parts(of) if handed else {end.func.attr}
        return parts


def _side_by_side(
    target: ast.Tuple | ast.List, value: ast.expr
) -> list[tuple[ast.expr, ast.expr]]:
    """Each target with its part of the value, where the value is written out as they are."""
    if not isinstance(value, ast.Tuple | ast.List) or len(value.elts) != len(target.elts):
        return []
    pairs = list(zip(target.elts, value.elts, strict=True))
    starred = any(isinstance(each, ast.Starred) for pair in pairs for each in pair)
    return [] if starred else pairs


def _is_of_self(value: ast.expr) -> bool:
    """Whether it is a field of the object whose method this is."""
    inner = value
    while isinstance(inner, ast.Subscript):
        inner = inner.value
    return isinstance(inner, ast.Attribute) and ast.unparse(inner.value) == "self"


def _writes_itself(node: ast.Call) -> bool:
    """Whether a frozen value is put right while it is made, as `self.x = …` would do."""
    return ast.unparse(node).startswith("object.__setattr__(self, ")
