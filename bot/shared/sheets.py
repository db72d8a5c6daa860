"""Sheets of text: answers that are read, with perhaps a row of things to press below."""

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import ui
from discord.utils import MISSING

from bot.shared.host import Interaction
from bot.shared.promptness import put_off
from bot.shared.text import MESSAGE, layout
from bot.shared.words import say

_MARGIN = 60
"""Characters that are left free beside a list, so that it never just fails to fit."""


def sheet(
    *texts: str,
    below: Sequence[ui.Item[Any]] = (),
    colour: int | None = None,
    rows: Sequence[Sequence[ui.Item[Any]]] = (),
    picture: discord.MediaGalleryItem | None = None,
) -> ui.LayoutView:
    """One frame of that colour with each text in turn, and under them what can be pressed.

    A `picture` stands behind the first text; its file has to be sent with the message.
    What can be pressed stands in one row, `below`, or in several, `rows`.

    Raises ValueError for more text than a message may have.
    """
    items: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(each) for each in texts]
    if picture is not None:
        items.insert(1, ui.MediaGallery(picture))
    frame: ui.Container[ui.LayoutView] = ui.Container(*items, accent_colour=colour)
    for row in filter(None, (below, *rows)):
        frame.add_item(ui.ActionRow(*row))
    if frame.content_length() > MESSAGE:
        raise ValueError(f"{frame.content_length()} characters are too many for a message")
    return layout(frame)


def room_beside(*texts: str) -> int:
    """The characters that a message has left for a list beside these texts."""
    return MESSAGE - _MARGIN - sum(map(len, texts))


def listed(language: str, lines: Sequence[str], room: int) -> str:
    """As many of the lines as fit into `room` characters, and how many more there are."""
    return fitted(lines, room, lambda count: say(language, "and-more", count=count))


def fitted(
    lines: Sequence[str], room: int, rest: Callable[[int], str], *, most: int | None = None
) -> str:
    """The lines one below the other, as many as fit into `room` characters.

    There are at most `most` of them, if that is given. `rest` words how many are left out; they
    are left out from the end.
    """
    whole = "\n".join(lines)
    most = len(lines) if most is None else most
    if len(lines) <= most and len(whole) <= room:
        return whole
    for shown in range(min(most, len(lines) - 1), -1, -1):
        text = "\n".join((*lines[:shown], rest(len(lines) - shown)))
        if len(text) <= room:
            return text
    return ""


async def reply(
    interaction: Interaction,
    view: ui.LayoutView,
    *,
    private: bool = True,
    files: Sequence[discord.File] = (),
) -> None:
    """Answer the command with `view`, also where the answer was put off.

    What was put off for everybody to read, and is for the asker alone, is sent anew.
    """
    was_private = await put_off(interaction)
    if private and was_private is False:
        await interaction.delete_original_response()
        await interaction.followup.send(view=view, ephemeral=True, files=files or MISSING)
    elif interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=files)
    else:
        await interaction.response.send_message(
            view=view, ephemeral=private, files=files or MISSING
        )
