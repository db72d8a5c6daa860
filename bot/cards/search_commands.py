"""The command that searches the cards by what is printed on them."""

from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.cards.found_buttons import FoundMenu, FoundPage, found_page
from bot.cards.layouts.stats import term
from bot.client import Client
from bot.library.card_filter import ATTRIBUTES, KINDS, LONGEST_TEXT, TYPES, Filter
from bot.shared.folding import squeezed
from bot.shared.keystrokes import newest_only
from bot.shared.page_menus import MENU
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
_LONGEST = 100
_Height = app_commands.Range[int, 0, 13]
_Attack = app_commands.Range[int, 0, 99_999]


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
        archetype=localised("search-archetype"),
        text=localised("search-text"),
        only_for_me=localised("only-for-me-search"),
    )
    @app_commands.rename(only_for_me=NAME_OF_ONLY_FOR_ME)
    @app_commands.choices(kind=_KINDS, attribute=_ATTRIBUTES)
    async def search(
        self,
        interaction: Interaction,
        kind: str = "",
        type: Name = "",
        attribute: str = "",
        level: _Height | None = None,
        atk_least: _Attack | None = None,
        atk_most: _Attack | None = None,
        archetype: Name = "",
        text: app_commands.Range[str, 1, LONGEST_TEXT] = "",
        only_for_me: bool = True,
    ) -> None:
        """Show the first page of the cards that have all that is named."""
        private = True
        language = language_of(interaction.locale)
        meant, named = _type_meant(type), await self._archetype_meant(archetype)
        asked = Filter(kind, meant, attribute, level, atk_least, atk_most, named, tidy(text))
        if type and not meant:
            view = sheet(say(language, "search-no-type", typed=shown(type)))
        elif archetype and not named:
            view = sheet(say(language, "search-no-archetype", typed=shown(archetype)))
        elif asked == Filter():
            view = sheet(say(language, "search-nothing-asked"))
        else:
            view = await found_page(self.client, language, asked, 1)
            private = await alone(interaction, only_for_me)
        await reply(interaction, view, private=private)

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
    client.add_dynamic_items(FoundPage, FoundMenu)
    await client.add_cog(CardSearch(client))
