"""Constants are shown to mypyc as such: it would look them up in their module each time."""

from mypy.nodes import (
    AssignmentStmt,
    CallExpr,
    ImportFrom,
    MypyFile,
    NameExpr,
)
from mypy.types import UnboundType

FINAL = "_Final"
NO_CONSTANTS = ("TypeVar", "NewType")


def declare_constants(tree: MypyFile) -> None:
    """Declare every constant of a module that has been parsed `Final`: it is in capitals."""
    constants = [each for each in tree.defs if isinstance(each, AssignmentStmt)]
    constants = [each for each in constants if _is_constant(each)]
    if not constants:
        return
    for each in constants:
        declared = [each.unanalyzed_type] if each.unanalyzed_type is not None else []
        each.type = each.unanalyzed_type = UnboundType(FINAL, declared, line=each.line)
    taken = ImportFrom("typing", 0, [("Final", FINAL)])
    taken.line, taken.is_top_level = 1, True
    tree.imports.append(taken)
    tree.defs.insert(0, taken)


def _is_constant(said: AssignmentStmt) -> bool:
    name = said.lvalues[0]
    if len(said.lvalues) > 1 or not isinstance(name, NameExpr) or not name.name.isupper():
        return False
    made = said.rvalue.callee if isinstance(said.rvalue, CallExpr) else None
    return not (isinstance(made, NameExpr) and made.name in NO_CONSTANTS)
