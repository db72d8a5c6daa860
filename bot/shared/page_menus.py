"""What menus that open a page have in common."""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui


def options_in(
    message: discord.Message | None, custom_id: str
) -> Sequence[discord.SelectOption]:
    """The options of the menu of that id in a message, if it has one."""
    found = (each for each in _walk(message.components if message else ()))
    menus = (each for each in found if isinstance(each, discord.SelectMenu))
    return next((each.options for each in menus if each.custom_id == custom_id), [])


def kept_below(
    message: discord.Message | None, prefixes: tuple[str, ...]
) -> list[ui.Item[Any]]:
    """What can be pressed in a message and has an id that begins so, to be shown again."""
    return [
        ui.Select.from_component(each)
        if isinstance(each, discord.SelectMenu)
        else ui.Button.from_component(each)
        for each in _walk(message.components if message else ())
        if isinstance(each, discord.SelectMenu | discord.Button)
        and str(each.custom_id).startswith(prefixes)
    ]


def _walk(components: Sequence[Any]) -> Iterator[Any]:
    for each in components:
        yield each
        yield from _walk(getattr(each, "children", ()))
