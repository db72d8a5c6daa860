"""The command that searches the cards by what is printed on them."""

from dataclasses import replace
from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands
from discord.utils import escape_markdown

from bot.cards.found_buttons import (
    FormerFoundMenu,
    FormerFoundPage,
    FoundMenu,
    FoundPage,
    found_page,
)
from bot.cards.layouts.stats import term
from bot.client import Client
from bot.decks.ban_lists import list_meant
from bot.decks.check_commands import complete_list
from bot.decks.choice import format_meant, game_of
from bot.decks.own import complete_format
from bot.library.card_filter import (
    ATTRIBUTES,
    KINDS,
    LIMITS,
    LONGEST_TEXT,
    ORDERS,
    TYPES,
    Filter,
)
from bot.shared.bounds import MENU
from bot.shared.folding import squeezed
from bot.shared.keystrokes import newest_only
from bot.shared.privacy import NAME_OF_ONLY_FOR_ME, alone
from bot.shared.sheets import reply, sheet
from bot.shared.tidying import tidy
from bot.shared.typed import Name
from bot.shared.unknown import shown
from bot.shared.words import LANGUAGES, language_of, localised, say

Interaction: TypeAlias = discord.Interaction[Client]

_KINDS = [app_commands.Choice(name=localised(f"kind-{key}"), value=key) for key in KINDS]
_ATTRIBUTES = [
    app_commands.Choice(name=localised(f"stat-{each.lower()}"), value=each)
    for each in ATTRIBUTES
]
_LIMITS = [app_commands.Choice(name=localised(f"search-{each}"), value=each) for each in LIMITS]
_ORDERS = [
    app_commands.Choice(name=localised(f"search-order-{key}"), value=key)
    for key in ORDERS
    if key
]
_LONGEST = 100
_Height = app_commands.Range[int, 0, 13]
_Points = app_commands.Range[int, 0, 99_999]


class CardSearch(commands.Cog):
    """`/search`: what is found is shown to whoever asked, unless everybody is to see it."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @app_commands.command(name="search", description=localised("search-description"))
    @app_commands.describe(
        kind=localised("search-kind"),
        type=localised("search-type"),
        attribute=localised("search-attribute"),
        level=localised("search-height"),
        atk_least=localised("search-least"),
        atk_most=localised("search-most"),
        def_least=localised("search-def-least"),
        def_most=localised("search-def-most"),
        archetype=localised("search-archetype"),
        text=localised("search-text"),
        format=localised("search-format"),
        list=localised("search-list"),
        limit=localised("search-with-limit"),
        sort=localised("search-sort"),
        only_for_me=localised("only-for-me-search"),
    )
    @app_commands.rename(only_for_me=NAME_OF_ONLY_FOR_ME)
    @app_commands.choices(kind=_KINDS, attribute=_ATTRIBUTES, limit=_LIMITS, sort=_ORDERS)
    @app_commands.autocomplete(format=complete_format, list=complete_list)
    async def search(
        self,
        interaction: Interaction,
        kind: str = "",
        type: Name = "",
        attribute: str = "",
        level: _Height | None = None,
        atk_least: _Points | None = None,
        atk_most: _Points | None = None,
        def_least: _Points | None = None,
        def_most: _Points | None = None,
        archetype: Name = "",
        text: app_commands.Range[str, 1, LONGEST_TEXT] = "",
        format: Name = "",
        list: Name = "",
        limit: str = "",
        sort: str = "",
        only_for_me: bool = True,
    ) -> None:
        """Show the first page of the cards that have all that is named."""
        typed = Filter(
            kind=kind,
            type=type,
            attribute=attribute,
            height=level,
            least=atk_least,
            most=atk_most,
            archetype=archetype,
            text=tidy(text),
            defence_least=def_least,
            defence_most=def_most,
            format=format,
            list=list,
            limit=LIMITS.index(limit) if limit else None,
            order=sort,
        )
        await self._answer(interaction, typed, only_for_me)

    async def _answer(self, interaction: Interaction, typed: Filter, only_for_me: bool) -> None:
        """Show what is found, or say which of the names that were typed is none."""
        language = language_of(interaction.locale)
        meant = await self._meant(typed)
        if typed.type and not meant.type:
            said = say(language, "search-no-type", typed=shown(typed.type))
        elif typed.archetype and not meant.archetype:
            said = say(language, "search-no-archetype", typed=shown(typed.archetype))
        elif typed.format and not meant.format:
            said = self._no_format(language, typed.format)
        elif typed.list and not meant.list:
            said = await self._no_list(language, typed.list)
        elif meant.asks_nothing:
            said = say(language, "search-nothing-asked")
        else:
            view = await found_page(self.client, language, meant, 1)
            await reply(interaction, view, private=await alone(interaction, only_for_me))
            return
        await reply(interaction, sheet(said), private=True)

    async def _meant(self, typed: Filter) -> Filter:
        """The search with the names that are meant by those typed; "" for what is none."""
        games = self.client.games
        key = format_meant(games, typed.format) if typed.format else ""
        chosen = await list_meant(self.client.library, typed.list) if typed.list else None
        return replace(
            typed,
            type=_type_meant(typed.type),
            archetype=await self._archetype_meant(typed.archetype),
            format=key if game_of(games, key) else "",
            list=chosen.name if chosen else "",
        )

    def _no_format(self, language: str, typed: str) -> str:
        games = self.client.games.values()
        known = ", ".join(names[language] for each in games for names in each.formats.values())
        return say(language, "deck-no-such-format", format=shown(typed), formats=known)

    async def _no_list(self, language: str, typed: str) -> str:
        lists = await self.client.library.lists()
        known = ", ".join(escape_markdown(each.name) for each in lists)
        if not known:
            return say(language, "deck-no-lists")
        return say(language, "deck-no-such-list", list=shown(typed), lists=known)

    @search.autocomplete("type")
    @newest_only
    async def complete_type(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The Types whose names hold what was typed, in the reader's language."""
        language, part = language_of(interaction.locale), typed.strip().casefold()
        return [
            app_commands.Choice(name=term(language, each), value=each)
            for each in TYPES
            if any(part in term(spoken, each).casefold() for spoken in LANGUAGES)
        ][:MENU]

    @search.autocomplete("archetype")
    @newest_only
    async def complete_archetype(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The archetypes of which a name holds what was typed, those called just so first."""
        part, language = squeezed(typed), language_of(interaction.locale)
        found = []
        for kin in self.client.lookup.catalogue.kin:
            called = [way for way in kin.ways if part in way]
            if called and len(kin.archetype.key) <= _LONGEST:
                closeness = max(way.startswith(part) + (way == part) for way in called)
                found.append((-closeness, kin.archetype.name(language), kin.archetype.key))
        return [
            app_commands.Choice(name=name[:_LONGEST], value=key)
            for _, name, key in sorted(found)[:MENU]
        ]

    async def _archetype_meant(self, typed: str) -> str:
        """The key of the archetype that is called so; "" for none."""
        wanted = squeezed(typed)
        known = (await self.client.lookup.renewed()).kin if wanted else ()
        for kin in known:
            if typed.strip() == kin.archetype.key:
                return kin.archetype.key
        meant = (kin.archetype.key for kin in known if wanted in kin.ways)
        return next(meant, "")


def _type_meant(typed: str) -> str:
    """The Type of that name in any language, in English; "" for none."""
    wanted = typed.strip().casefold()
    spoken = ((each, term(language, each)) for each in TYPES for language in LANGUAGES)
    return next((each for each, name in spoken if name.casefold() == wanted), "")


async def setup(client: Client) -> None:
    """Add the command, and let what it shows outlive the process."""
    client.add_dynamic_items(FoundPage, FoundMenu, FormerFoundPage, FormerFoundMenu)
    await client.add_cog(CardSearch(client))
