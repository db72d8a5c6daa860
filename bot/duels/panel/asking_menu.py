"""The menu by which players choose when they are asked whether they respond."""

from typing import Any

import discord
from discord import ui

from bot.duels.pace.asking import Pause
from bot.duels.panel import ids
from bot.duels.sight import Sight
from bot.people.store import Asked
from bot.shared.words import say


def asking_menu(sight: Sight) -> ui.Select[Any] | None:
    """The menu as it stands for the reader; None for the public."""
    if sight.asking is None:
        return None
    now = sight.asking.pause or sight.asking.asked
    return ui.Select(
        custom_id=ids.WHEN.write(match=sight.record.id),
        placeholder=say(sight.language, "asking-menu"),
        options=[
            discord.SelectOption(
                label=say(sight.language, f"asking-{each}"),
                value=each,
                description=say(sight.language, f"asking-{each}-more"),
                default=each is now,
            )
            for each in (*Asked, *Pause)
        ],
    )


def asking_again(sight: Sight) -> ui.Button[Any] | None:
    """The button by which a reader who is not asked for a while is asked again; else None."""
    if sight.asking is None or sight.asking.pause is None:
        return None
    label = say(sight.language, "asking-again")
    return ui.Button(label=label, custom_id=ids.AGAIN.write(match=sight.record.id))
