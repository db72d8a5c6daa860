"""Which errors of ours public functions raise, and whether their docstrings name them."""

import ast
import builtins
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, get_args

from tests.laws.measuring import FUNCTION, statements

BUILT_IN = frozenset(
    name
    for name, kind in vars(builtins).items()
    if isinstance(kind, type) and issubclass(kind, BaseException)
)


class Unnamed(NamedTuple):
    """A public function by its name and line, and an error that its docstring does not name."""

    function: str
    line: int
    error: str


@dataclass(frozen=True, slots=True)
class Errors:
    """What is known of all files together: our errors with their bases, and what makes one."""

    bases: dict[str, set[str]]
    makers: dict[str, str]
    """By the name of a function the error that it returns, for others to raise."""

    @classmethod
    def of(cls, trees: Iterable[ast.AST]) -> "Errors":
        """The errors that stand in these files."""
        nodes = [node for tree in trees for node in statements(tree)]
        classes: dict[str, set[str]] = {}
        for node in nodes:
            if isinstance(node, ast.ClassDef):
                classes.setdefault(node.name, set()).update(map(last, node.bases))
        kinds = {name: over(name, classes) for name in classes}
        bases = {name: kinds[name] for name in kinds if kinds[name] & BUILT_IN}
        functions = [node for node in nodes if isinstance(node, FUNCTION) and node.returns]
        made = {node.name: last(node.returns) for node in functions if node.returns}
        return cls(bases, {name: error for name, error in made.items() if error in bases})

    def raised(self, function: FUNCTION) -> Iterator[str]:
        """Our errors that the body of a function raises, without functions within it."""
        for node in statements(function, apart=(*get_args(FUNCTION), ast.ClassDef)):
            if isinstance(node, ast.Raise) and node.exc is not None:
                error = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
                name = self.makers.get(last(error), last(error))
                if name in self.bases:
                    yield name


def over(name: str, classes: Mapping[str, set[str]]) -> set[str]:
    """All that a class is a kind of, by name."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        new = classes.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return found


def last(name: ast.expr) -> str:
    """The last word of a dotted name, `b` of `a.b`, also where it stands in quotes."""
    if isinstance(name, ast.Name):
        return name.id
    said = name.value if isinstance(name, ast.Constant) else ast.unparse(name)
    return str(said).rpartition(".")[2]


def unnamed(tree: ast.AST, errors: Errors) -> Iterator[Unnamed]:
    """The errors of ours that public functions raise and their docstrings do not name.

    An error is named by its class, or by one of ours that it is a kind of.
    """
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from unnamed(node, errors)
        elif isinstance(node, FUNCTION) and not node.name.startswith("_"):
            said = ast.get_docstring(node) or ""
            for error in dict.fromkeys(errors.raised(node)):
                kinds = {error, *errors.bases[error] - BUILT_IN}
                if not any(kind in said for kind in kinds):
                    yield Unnamed(node.name, node.lineno, error)
