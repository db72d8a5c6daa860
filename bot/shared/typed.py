"""What is typed into commands: how long it may be, and what becomes of it before it is read."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

import discord
from discord import app_commands

from bot.shared.host import Interaction
from bot.shared.keystrokes import FOCUSED
from bot.shared.normalising import LONGEST
from bot.shared.text import note
from bot.shared.words import language_of, say

LONGEST_LINK = 4000
"""A deck as a link or a code: more cards than any deck may have."""

Name = app_commands.Range[str, 1, LONGEST]
"""A name, or a few words."""
Link = app_commands.Range[str, 1, LONGEST_LINK]

_UNREADABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters, and halves of characters, which no database takes."""
_DIRECTIONS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""What turns the direction of a text, and with it that of our own words behind it."""


async def accepted(interaction: Interaction) -> bool:
    """Whether the command may go on; what it is given is readable and short by then.

    Discord holds people to the limits of a command that is sent, not while they type: there
    what is too long is cut. Who goes beyond them nevertheless is told what to do.
    """
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return True
    declared = {each.display_name: each for each in command.parameters}
    is_typing = interaction.type is discord.InteractionType.autocomplete
    given = list(_given(cast(Mapping[str, Any], interaction.data or {}).get("options", ())))
    for option in filter(_is_text, given):
        limit = declared.get(option["name"])
        longest = (limit and limit.max_value) or LONGEST
        option["value"] = _DIRECTIONS.sub("", _UNREADABLE.sub(" ", option["value"]))
        if is_typing:
            option["value"] = option["value"][: int(longest)]
            if option.get("focused"):
                interaction.extras[FOCUSED] = option["name"]
        elif len(option["value"]) > longest:
            await _refuse(interaction, "typed-too-long", option["name"], int(longest))
            return False
    for option in () if is_typing else given:
        limit = declared.get(option["name"])
        if limit and limit.choices and option["value"] not in _values(limit):
            await _refuse(interaction, "no-such-choice", option["name"], 0)
            return False
    return True


def _given(options: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The options that hold a value, also those of a subcommand."""
    for option in options:
        yield from _given(option.get("options", ()))
        if "value" in option:
            yield option


_TEXT = discord.AppCommandOptionType.string.value


def _is_text(option: Mapping[str, object]) -> bool:
    return isinstance(option["value"], str) and option.get("type") == _TEXT


def _values(limit: app_commands.Parameter) -> list[str | int | float]:
    return [choice.value for choice in limit.choices]


async def _refuse(interaction: Interaction, key: str, option: str, most: int) -> None:
    words = say(language_of(interaction.locale), key, option=option, most=most)
    await interaction.response.send_message(view=note(words), ephemeral=True)
