"""The house is put together of its rooms, and no command or button of theirs is forgotten."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContext as Context
from discord.app_commands import TranslationContextLocation as Location
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
from bot.shared.words import CommandWords
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


async def test_every_option_is_called_by_a_name_in_each_language(hosted: Hosted) -> None:
    tree, names = hosted.client.tree, CommandWords()
    options = [
        option
        for command in tree.walk_commands()
        if isinstance(command, app_commands.Command)
        for option in command.parameters
    ]
    locales = (discord.Locale.japanese, discord.Locale.chinese)
    assert len(options) > 100
    for option in options:
        there: Context[Any, Any] = Context(Location.parameter_name, option)
        called = [
            await names.translate(app_commands.locale_str(option.display_name), locale, there)
            for locale in locales
        ]
        assert all(re.fullmatch(r"\w{1,32}", name or "") for name in called), option.name
        assert option.display_name not in called
    english = await names.translate(
        app_commands.locale_str("deck"), discord.Locale.british_english, there
    )
    assert english is None


async def test_options_of_one_command_are_called_apart(hosted: Hosted) -> None:
    names = CommandWords()
    for command in hosted.client.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            payload = await command.get_translated_payload(hosted.client.tree, names)
            for locale in ("ja", "zh-CN"):
                called = [each["name_localizations"][locale] for each in payload["options"]]
                assert len(set(called)) == len(called), command.qualified_name


async def test_every_word_of_a_command_is_as_discord_takes_it_in_each_language(
    hosted: Hosted,
) -> None:
    tree, names = hosted.client.tree, CommandWords()
    seen = set[str]()

    def each_in(named: Any, key: str) -> Iterator[str]:
        yield named[key]
        for locale, text in (named.get(f"{key}_localizations") or {}).items():
            seen.add(locale)
            yield text

    def holds(named: Any, *, is_menu: bool = False) -> int:
        """Look at a command, option or choice with all in it; the characters that count."""
        is_choice = "type" not in named
        for name in each_in(named, "name"):
            is_free = is_choice or is_menu
            assert 1 <= len(name.strip()) == len(name) <= (100 if is_choice else 32), name
            assert is_free or re.fullmatch(r"[-_'\w]{1,32}", name), name
            assert is_free or name == name.lower(), name
        total = max(map(len, each_in(named, "name")))
        if named.get("description"):
            described = [*each_in(named, "description")]
            assert all(1 <= len(each) <= 100 for each in described), described
            total += max(map(len, described))
        else:
            assert is_choice or is_menu, named["name"]
        for kind in ("options", "choices"):
            inner = named.get(kind) or []
            assert len(inner) <= 25, named["name"]
            total += sum(map(holds, inner))
        return total

    for command in tree.get_commands():
        payload = await command.get_translated_payload(tree, names)
        assert holds(payload, is_menu=payload["type"] != 1) <= 8000, payload["name"]
    for menu in (discord.AppCommandType.message, discord.AppCommandType.user):
        for command in tree.get_commands(type=menu):
            holds(await command.get_translated_payload(tree, names), is_menu=True)
    assert {"ja", "zh-CN"} <= seen
