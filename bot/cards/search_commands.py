"""The command that searches the cards by what is printed on them."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from discord import app_commands
from discord.ext import commands

from bot.cards.found_buttons import (
    found_page,
)
from bot.cards.house import House
from bot.cards.search_options import search_command
from bot.decks.ban_lists import known_lists, list_meant
from bot.decks.choice import format_meant, game_of
from bot.library.card_filter import FILTERS, LIMITS, Filter
from bot.shared.bounds import MENU
from bot.shared.host import Host, Interaction
from bot.shared.keystrokes import newest_only
from bot.shared.normalising import squeezed
from bot.shared.promptness import in_time
from bot.shared.sheets import reply, sheet
from bot.shared.text import escaped
from bot.shared.tidying import tidy
from bot.shared.unknown import shown
from bot.shared.who_reads import alone
from bot.shared.words import joined, language_of, say
from cards.languages import LANGUAGES
from engine.core.cards import Asks
from engine.core.cards import Filter as GameFilter

Completing: TypeAlias = Callable[
    [Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]
]

_LONGEST = 100


class CardSearch(commands.Cog):
    """`/search`: what is found is shown to the asker alone, unless everybody is to see it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.command = search_command(self.search)
        for key, known in FILTERS.items():
            if known.asks is Asks.NAME:
                self.command.autocomplete(key)(_completing(known))
        self.command.autocomplete("archetype")(self.complete_archetype)

    async def search(
        self,
        interaction: Interaction,
        archetype: str = "",
        text: str = "",
        format: str = "",
        list: str = "",
        limit: str = "",
        sort: str = "",
        only_for_me: bool = True,
        **printed: str | int | None,
    ) -> None:
        """Show the first page of the cards that have all that is named."""
        typed = Filter(
            {key: each for key, each in printed.items() if each is not None and each != ""},
            archetype=archetype,
            text=tidy(text),
            format=format,
            list=list,
            limit=LIMITS.index(limit) if limit else None,
            order=sort,
        )
        private = await alone(interaction, only_for_me)
        await in_time(interaction, private, self._answer(interaction, typed, private))

    async def _answer(self, interaction: Interaction, typed: Filter, private: bool) -> None:
        """Show what is found, or say which of the names that were typed is none."""
        language = language_of(interaction.locale)
        meant = await self._meant(typed)
        if unknown := [key for key in typed.printed if key not in meant.printed]:
            name = shown(str(typed.printed[unknown[0]]))
            said = say(language, f"search-no-{unknown[0]}", typed=name)
        elif typed.archetype and not meant.archetype:
            said = say(language, "search-no-archetype", typed=shown(typed.archetype))
        elif typed.format and not meant.format:
            said = self._no_format(language, typed.format)
        elif typed.list and not meant.list:
            said = await self._no_list(language, typed.list)
        elif meant.asks_nothing:
            said = say(language, "search-nothing-asked")
        else:
            view = await found_page(self.house, language, meant, 1)
            await reply(interaction, view, private=private)
            return
        await reply(interaction, sheet(said), private=True)

    async def _meant(self, typed: Filter) -> Filter:
        """The search with the names that are meant by those typed, without what is none."""
        games = self.house.games
        key = format_meant(games, typed.format) if typed.format else ""
        chosen = await list_meant(self.house.library, typed.list) if typed.list else None
        return replace(
            typed,
            printed=_printed_meant(typed.printed),
            archetype=await self._archetype_meant(typed.archetype),
            format=key if game_of(games, key) else "",
            list=chosen.name if chosen else "",
        )

    def _no_format(self, language: str, typed: str) -> str:
        games = self.house.games.values()
        known = joined(
            language, (names[language] for each in games for names in each.formats.values())
        )
        return say(language, "deck-no-such-format", format=shown(typed), formats=known)

    async def _no_list(self, language: str, typed: str) -> str:
        lists = await known_lists(self.house.library)
        known = joined(language, (escaped(each.name) for each in lists))
        return say(language, "deck-no-such-list", list=shown(typed), lists=known)

    @newest_only
    async def complete_archetype(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The archetypes of which a name holds what was typed, those called just so first."""
        part, language = squeezed(typed), language_of(interaction.locale)
        found = []
        for kin in self.house.lookup.catalogue.kin:
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
        known = (await self.house.lookup.renewed()).kin if wanted else ()
        for kin in known:
            if typed.strip() == kin.archetype.key:
                return kin.archetype.key
        meant = (kin.archetype.key for kin in known if wanted in kin.ways)
        return next(meant, "")


def _completing(known: GameFilter) -> Completing:
    """What completes a term of the filter by any of its names."""

    @newest_only
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The terms whose names hold what was typed, in the reader's language."""
        language, part = language_of(interaction.locale), typed.strip().casefold()
        return [
            app_commands.Choice(name=say(language, each.message), value=each.key)
            for each in known.terms
            if any(part in say(spoken, each.message).casefold() for spoken in LANGUAGES)
        ][:MENU]

    return complete


def _printed_meant(typed: Mapping[str, str | int]) -> Mapping[str, str | int]:
    """What is asked of the facts, with the keys of the terms that were typed."""
    meant = dict(typed)
    for key, known in FILTERS.items():
        if known.asks is Asks.NAME and key in typed:
            term = _term_meant(known, str(typed[key]))
            meant |= {key: term}
            if not term:
                del meant[key]
    return meant


def _term_meant(known: GameFilter, typed: str) -> str:
    """The key of the term of that name in any language; "" for none."""
    wanted = typed.strip().casefold()
    spoken = ((term, say(each, term.message)) for term in known.terms for each in LANGUAGES)
    return next((term.key for term, name in spoken if name.casefold() == wanted), "")


async def setup(client: Host) -> None:
    """Let the client know these commands."""
    cog = CardSearch(client.house)
    client.tree.add_command(cog.command)  # which no decorator can do in a class
    await client.add_cog(cog)
