"""The plugin of mypy that lets mypyc see our decorators as data classes with constructors in C.

mypyc knows `dataclasses.dataclass` by its name, and leaves the constructor that it makes to
the interpreter. Here `value`, `record` and `word` are shown to it as that, and
the constructor as if it were written out in the class.
"""

import ast
from collections.abc import Callable
from functools import cache

from mypy.nodes import (
    ARG_NAMED,
    LDEF,
    AssignmentStmt,
    Block,
    CallExpr,
    ClassDef,
    Expression,
    FuncDef,
    IntExpr,
    MemberExpr,
    MypyFile,
    NameExpr,
    RefExpr,
    TypeInfo,
    Var,
)
from mypy.plugin import ClassDefContext, Plugin
from mypy.plugins.dataclasses import dataclass_class_maker_callback
from mypy.types import (
    AnyType,
    Instance,
    LiteralType,
    NoneType,
    TupleType,
    Type,
    TypeOfAny,
    UnboundType,
    UnionType,
    get_proper_type,
)
from mypyc.irbuild.util import is_constant

from compiling.constants import declare_constants
from compiling.modules import GROUPS, ROOT, compiled, module

COMPILED = {module(path) for group in GROUPS for path in compiled(group)}
DATACLASS = "dataclasses.dataclass"
MAKERS = (
    DATACLASS,
    "engine.core.values.value",
    "engine.core.values.record",
    "engine.yugioh.language.word.word",
)
OPEN = (
    "engine.core.dice.Dice",
    "engine.core.protocol.Event",
    "engine.core.protocol.Parted",
    "engine.yugioh.state.telling.DuelEvent",
    "engine.yugioh.language.node.Node",
    "engine.yugioh.language.families.Noun",
    "engine.yugioh.language.families.Amount",
    "engine.yugioh.language.conditions.Condition",
    "engine.yugioh.language.steps.Step",
)
"""The classes of which modules that are not compiled make kinds of their own."""


VALUE = "engine.core.values.value"
ATOMS = {"builtins.int", "builtins.str", "builtins.bool"}

_opened: set[str] = set()
_acyclic = {"builtins.object"}


class Native(Plugin):
    """Makes every data class of ours one that mypyc compiles whole."""

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        """Called with each module once it is parsed."""
        if file.fullname in COMPILED:
            declare_constants(file)
        return []

    def get_class_decorator_hook_2(
        self, fullname: str
    ) -> Callable[[ClassDefContext], bool] | None:
        """What to do with a class that has this decorator, once all classes are known."""
        return _made if fullname in MAKERS else None


def _made(context: ClassDefContext) -> bool:
    maker = context.reason.callee if isinstance(context.reason, CallExpr) else context.reason
    assert isinstance(maker, RefExpr)
    is_value = maker.fullname == VALUE
    maker.fullname = DATACLASS
    done = dataclass_class_maker_callback(context)
    if done and context.cls.info.module_name in COMPILED:
        _write_constructor(context.cls)
        _declare(context.cls)
        for name in OPEN:
            _open(context, name)
        if is_value:
            _make_light(context.cls)
    return done


def _write_constructor(kind: ClassDef) -> None:
    """Give the constructor that mypy has promised a body, where its defaults can be spoken."""
    symbol = kind.info.names.get("__init__")
    if symbol is None or not symbol.plugin_generated or "__post_init__" in kind.info.names:
        return
    method = symbol.node
    assert isinstance(method, FuncDef)
    this, *fields = method.arguments
    defaults = [_default(kind.info, field.variable.name) for field in fields]
    if any(f.initializer and d is None for f, d in zip(fields, defaults, strict=True)):
        return
    body = []
    for field, default in zip(fields, defaults, strict=True):
        field.initializer = default
        target = MemberExpr(_local(this.variable), field.variable.name)
        body.append(AssignmentStmt([target], _local(field.variable)))
    for statement in body:
        statement.set_line(kind.line)
    method.body = Block([*body])
    method.set_line(kind.line)
    symbol.plugin_generated = False


def _declare(kind: ClassDef) -> None:
    """Keep what each field is declared as, in the words of the source.

    mypyc would keep the class of a field alone. In brackets the words are left to who asks.
    """
    declared = _declarations(kind.info.module_name)
    for statement in kind.defs.body:
        if isinstance(statement, AssignmentStmt) and statement.type is not None:
            said = declared[statement.line]
            if not said.startswith("ClassVar"):
                statement.type = AnyType(TypeOfAny.explicit)
                words = UnboundType("Any", original_str_expr=f"({said})")
                statement.unanalyzed_type = words


@cache
def _declarations(name: str) -> dict[int, str]:
    """By the line on which it begins, what each variable of a module is declared as."""
    tree = ast.parse((ROOT / name.replace(".", "/")).with_suffix(".py").read_text())
    found = (each for each in ast.walk(tree) if isinstance(each, ast.AnnAssign))
    return {each.lineno: ast.unparse(each.annotation) for each in found}


def _open(context: ClassDefContext, fullname: str) -> None:
    """Let modules that are not compiled make kinds of their own of the class."""
    module, _, name = fullname.rpartition(".")
    tree = context.api.modules.get(module)
    symbol = tree.names.get(name) if tree is not None else None
    if symbol is not None and isinstance(symbol.node, TypeInfo) and fullname not in _opened:
        _opened.add(fullname)
        _set(symbol.node.defn, "allow_interpreted_subclasses", _true())


def _make_light(kind: ClassDef) -> None:
    """Keep the memory of one that is gone for the next; spare the collector what has no cycles.

    A value never changes: one that holds only atoms, and values of that sort, is in no cycle.
    """
    if kind.fullname not in OPEN:
        _set(kind, "free_list_len", IntExpr(1))
    bases = {base.fullname for base in kind.info.mro[1:]}
    held = [each.node for each in kind.info.names.values() if isinstance(each.node, Var)]
    if bases <= _acyclic and all(_is_atomic(each.type) for each in held):
        _acyclic.add(kind.fullname)
        _set(kind, "acyclic", _true())


def _is_atomic(kind: Type | None) -> bool:
    kind = get_proper_type(kind)
    if isinstance(kind, UnionType):
        return all(map(_is_atomic, kind.items))
    if isinstance(kind, TupleType):
        return all(map(_is_atomic, kind.items))
    if not isinstance(kind, Instance):
        return isinstance(kind, NoneType | LiteralType)
    if kind.type.fullname == "builtins.tuple":
        return all(map(_is_atomic, kind.args))
    names = {base.fullname for base in kind.type.mro}
    return (
        kind.type.is_enum or bool(names & ATOMS) or kind.type.fullname in _acyclic - set(OPEN)
    )


def _set(kind: ClassDef, name: str, to: Expression) -> None:
    """Say of the class what mypyc may do with it."""
    attribute = NameExpr("mypyc_attr")
    attribute.fullname = "mypy_extensions.mypyc_attr"
    kind.decorators.append(CallExpr(attribute, [to], [ARG_NAMED], [name]))


def _true() -> NameExpr:
    true = NameExpr("True")
    true.fullname = "builtins.True"
    return true


def _local(variable: Var) -> NameExpr:
    name = NameExpr(variable.name)
    name.kind, name.node, name.fullname = LDEF, variable, variable.name
    return name


def _default(kind: TypeInfo, field: str) -> Expression | None:
    """The default of a field, where any module can speak it: a constant or a member."""
    for base in kind.mro:
        for statement in base.defn.defs.body:
            if isinstance(statement, AssignmentStmt):
                (target,) = statement.lvalues
                if isinstance(target, NameExpr) and target.name == field:
                    return statement.rvalue if _is_plain(statement.rvalue) else None
    return None


def _is_plain(value: Expression) -> bool:
    if is_constant(value):
        return True
    return (
        isinstance(value, MemberExpr)
        and isinstance(value.expr, RefExpr)
        and isinstance(value.expr.node, TypeInfo)
        and value.expr.node.is_enum
    )


def plugin(version: str) -> type[Plugin]:
    """Named by mypy: the class of the plugin."""
    return Native
