"""The house is put together of its rooms, and no command or button of theirs is forgotten."""

from collections.abc import Sequence
from pathlib import Path

from discord import app_commands
from discord.ext.commands import Cog

import bot
from bot import wiring
from bot.cards.house import House as Cards
from bot.duels.after.house import House as After
from bot.duels.lobby.house import House as Lobby
from bot.duels.moderating.house import House as Moderating
from bot.duels.presses.house import House as Presses
from bot.hosting.commands.house import House as Events
from bot.library.house import House as Library
from bot.people.house import House as People
from bot.rules.house import House as Rules
from bot.shared.house import House as Shared
from tests.bot.conftest import Hosted

NO_ROOMS = {"events", "sandbox", "shared", "store"}
"""Folders of the bot in which there is neither a command nor a button."""


def rooms_of(house: wiring.House) -> Sequence[object]:
    """The house as each room knows it; mypy refuses a house that a room could not use."""
    lower: tuple[Shared, People, Library, Rules, Cards] = house, house, house, house, house
    upper: tuple[Presses, Moderating, Lobby, After, Events] = house, house, house, house, house
    return *lower, *upper


async def test_the_house_has_what_each_room_says_it_needs(hosted: Hosted) -> None:
    assert set(rooms_of(hosted.client.house)) == {hosted.client.house}


def test_every_folder_of_the_bot_is_searched_for_commands() -> None:
    folders = {each.parent.name for each in Path(bot.__path__[0]).glob("*/__init__.py")}
    assert {*wiring.ROOMS} == folders - NO_ROOMS


async def test_every_command_there_is_has_been_put_up(hosted: Hosted) -> None:
    there = [each for module in wiring.modules() for each in vars(module).values()]
    commands = [each for each in there if isinstance(each, app_commands.Command)]
    cogs = [each for each in there if isinstance(each, type) and issubclass(each, Cog)]
    assert commands
    assert cogs
    assert {*commands} <= {*hosted.client.tree.walk_commands()}
    found = [type(each) for each in hosted.client.cogs.values()]
    ours = [each for each in cogs if each.__module__.startswith("bot.")]
    assert not [each for each in ours if not any(issubclass(cog, each) for cog in found)]
