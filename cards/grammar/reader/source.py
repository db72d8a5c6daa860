"""A tree as the source that a card module would hold: only what is said is written."""

from dataclasses import fields

from engine.yugioh.language import Node


def source(value: object) -> str:
    """Python that makes the value again, with `from engine.yugioh.language import *`."""
    if isinstance(value, tuple):
        return f"({', '.join(map(source, value))}{',' if len(value) == 1 else ''})"
    if not isinstance(value, Node):
        return repr(value)
    return f"{type(value).__name__}({', '.join(_arguments(value))})"


def _arguments(node: Node) -> list[str]:
    written: list[str] = []
    skipped = False
    for each in fields(node):
        value = getattr(node, each.name)
        if each.default == value:
            skipped = True
            continue
        written.append(f"{each.name}={source(value)}" if skipped else source(value))
    return written
