"""The options of `/search`: what the games declare, then what the bot asks of any card."""

from collections.abc import Callable, Coroutine
from functools import partial
from inspect import Parameter, Signature
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.decks.check_commands import complete_list
from bot.decks.own_decks import complete_format
from bot.library.card_filter import FILTERS, LIMITS, LONGEST_TEXT, SORTED_BY
from bot.shared.host import Interaction
from bot.shared.typed import Name
from bot.shared.who_reads import NAME_OF_ONLY_FOR_ME
from bot.shared.words import localised
from engine.core.cards import Asks, Filter

Search: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
_OURS: dict[str, tuple[Any, object, str]] = {
    "archetype": (Name, "", "search-archetype"),
    "text": (app_commands.Range[str, 1, LONGEST_TEXT], "", "search-text"),
    "format": (Name, "", "search-format"),
    "list": (Name, "", "search-list"),
    "limit": (str, "", "search-with-limit"),
    "sort": (str, "", "search-sort"),
    "only_for_me": (bool, True, "only-for-me-search"),
}
"""Each option of the bot: what is typed, what it is without, and its description."""


def search_command(search: Search) -> app_commands.Command[Any, ..., None]:
    """The command that hands what was chosen to `search`, by the names of the options."""

    async def chosen(interaction: Interaction, **options: Any) -> None:
        await search(interaction, **options)

    games = {key: (_typed(each), None, _message(key)) for key, each in FILTERS.items()}
    options = {**games, **_OURS}
    parameter = partial(Parameter, kind=Parameter.POSITIONAL_OR_KEYWORD)
    asker = parameter("interaction", annotation=discord.Interaction)
    others = [
        parameter(name, annotation=kind, default=default)
        for name, (kind, default, _) in options.items()
    ]
    vars(chosen)["__signature__"] = Signature([asker, *others])
    said = {name: localised(message) for name, (_, _, message) in options.items()}
    for change in (
        app_commands.describe(**said),
        app_commands.rename(only_for_me=NAME_OF_ONLY_FOR_ME),
        app_commands.choices(**_menus()),
        app_commands.autocomplete(format=complete_format, list=complete_list),
    ):
        change(chosen)
    description = localised("search-description")
    return app_commands.Command(name="search", description=description, callback=chosen)


def _typed(filter: Filter) -> Any:
    """What the option of a filter takes."""
    if filter.asks is Asks.CHOICE:
        return str | None
    if filter.asks is Asks.NAME:
        return Name | None
    return app_commands.Range[int, filter.bounds[0], filter.bounds[1]] | None


def _menus() -> dict[str, list[app_commands.Choice[str]]]:
    """The choices of the options that are menus, by their names."""
    menus = {
        key: [(term.message, term.key) for term in each.terms]
        for key, each in FILTERS.items()
        if each.asks is Asks.CHOICE
    }
    menus["limit"] = [(f"search-{each}", each) for each in LIMITS]
    menus["sort"] = [(f"search-order-{each}", each) for each in SORTED_BY if each]
    return {
        option: [app_commands.Choice(name=localised(said), value=key) for said, key in each]
        for option, each in menus.items()
    }


def _message(key: str) -> str:
    return f"search-{key.replace('_', '-')}"
