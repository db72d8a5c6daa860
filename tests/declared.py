"""Every component that declares an id, wherever in the bot."""

from collections.abc import Iterator
from importlib import import_module

from bot.client import COGS
from bot.shared.pressing import DeclaredButton, DeclaredMenu

Declared = type[DeclaredButton] | type[DeclaredMenu]


def declared() -> list[Declared]:
    """The classes that declare an id, once the modules of all commands are loaded.

    A module that a client has loaded anew has its classes twice; each counts once.
    """
    for cog in COGS:
        import_module(cog)
    found: list[Declared] = []
    for kind in (DeclaredButton, DeclaredMenu):
        found += [each for each in _below(kind) if hasattr(each, "declared")]
    return list({(each.__module__, each.__qualname__): each for each in found}.values())


def _below(kind: Declared) -> Iterator[Declared]:
    for each in kind.__subclasses__():
        if each.__module__.startswith("bot."):
            yield each
            yield from _below(each)
