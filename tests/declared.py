"""Every component that declares an id, wherever in the bot."""

from collections.abc import Iterator

from bot import wiring
from bot.shared.pressing import DeclaredButton, DeclaredMenu

Declared = type[DeclaredButton] | type[DeclaredMenu]


def declared() -> list[Declared]:
    """The classes that declare an id, once the modules of all rooms are there."""
    list(wiring.modules())
    found: list[Declared] = []
    for kind in (DeclaredButton, DeclaredMenu):
        found += [each for each in _below(kind) if hasattr(each, "declared")]
    return found


def _below(kind: Declared) -> Iterator[Declared]:
    for each in kind.__subclasses__():
        if each.__module__.startswith("bot."):
            yield each
            yield from _below(each)
