"""Where people choose what their boards are shown as: two menus, and `/duel picture`."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.duels.presses.house import house
from bot.people.store import Ways
from bot.people.terms import Shade, Shown
from bot.shared.host import Interaction
from bot.shared.ids import NoChoiceError, chosen
from bot.shared.pressing import DeclaredMenu
from bot.shared.replies import whisper
from bot.shared.text import note
from bot.shared.words import language_of, localised, say

Rows: TypeAlias = "list[discord.ui.ActionRow[discord.ui.LayoutView]]"
T = TypeVar("T", bound=StrEnum)


class ShownMenu(DeclaredMenu, id="board-shown"):
    """Has the presser's boards shown as they choose."""

    async def pressed(self, interaction: Interaction) -> None:
        """Keep the choice, and show it in the menus."""
        await _change(interaction, _meant(Shown, self.item.values), None)


class ShadeMenu(DeclaredMenu, id="board-shade"):
    """Has the pictures of the presser's boards in the colours they choose."""

    async def pressed(self, interaction: Interaction) -> None:
        """Keep the choice, and show it in the menus."""
        await _change(interaction, None, _meant(Shade, self.item.values))


def menus(language: str, ways: Ways) -> Rows:
    """The menus, with what is chosen now; colours only for the person who sees pictures."""
    shown = [_option(language, "board", each, each is ways.shown) for each in Shown]
    rows = [_row(ShownMenu.menu(say(language, "picture-menu"), shown))]
    if ways.shown is not Shown.WORDS:
        shades = [_option(language, "shade", each, each is ways.shade) for each in Shade]
        rows.append(_row(ShadeMenu.menu(say(language, "shade-menu"), shades)))
    return rows


async def ways_of(interaction: Interaction) -> Ways:
    """How whoever pressed plays."""
    known = await house(interaction).store.people.ways(interaction.user.id)
    return known or Ways(language_of(interaction.locale))


@app_commands.command(name="picture", description=localised("duel-picture-description"))
@app_commands.describe(
    show=localised("picture-option-show"), colours=localised("picture-option-colours")
)
@app_commands.choices(
    show=[app_commands.Choice(name=localised(f"shown-{e}"), value=e.value) for e in Shown],
    colours=[app_commands.Choice(name=localised(f"shade-{e}"), value=e.value) for e in Shade],
)
async def picture(
    interaction: Interaction, show: str | None = None, colours: str | None = None
) -> None:
    """Show the person's boards so from now on, and say what holds."""
    shown = None if show is None else Shown(show)
    ways = await _keep(interaction, shown, None if colours is None else Shade(colours))
    await whisper(interaction, f"picture-set-{ways.shown}", shade=str(ways.shade))


async def _change(interaction: Interaction, shown: Shown | None, shade: Shade | None) -> None:
    ways = await _keep(interaction, shown, shade)
    language = language_of(interaction.locale)
    words = say(language, f"picture-set-{ways.shown}", shade=str(ways.shade))
    await interaction.response.edit_message(view=note(words, *menus(language, ways)))


async def _keep(interaction: Interaction, shown: Shown | None, shade: Shade | None) -> Ways:
    """Keep the choice, and show the person's boards anew."""
    here, user = house(interaction), interaction.user.id
    language = language_of(interaction.locale)
    ways = await here.store.people.show(user, language, shown, shade)
    for session in await here.sessions.here_of(user):
        session.look_anew(user)
    return ways


def _meant(kind: type[T], values: Sequence[str]) -> T:
    try:
        return kind(chosen(values))
    except ValueError as problem:
        raise NoChoiceError from problem


def _option(language: str, kind: str, value: StrEnum, is_chosen: bool) -> discord.SelectOption:
    """A choice, whose label says of what it is one: a menu shows no more once it is made."""
    return discord.SelectOption(
        label=say(language, f"{kind}-{value}"),
        value=str(value),
        description=say(language, f"{kind}-{value}-more") if kind == "board" else None,
        default=is_chosen,
    )


def _row(menu: discord.ui.Select[Any]) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    return discord.ui.ActionRow(menu)
