"""What is pressed at cards found: other pages, a card, and back; the id holds the search."""

import re
from collections.abc import Sequence
from typing import Any, Self
from zlib import crc32

import discord
from discord import ui

from bot.cards.buttons import card_options, opened
from bot.cards.layouts.found import asked_for, found_cards
from bot.client import Client
from bot.library.card_filter import CODED, LONGEST_TEXT, Filter
from bot.library.finding import archetype_called, archetypes
from bot.library.shelf import Library
from bot.shared import ids
from bot.shared.page_menus import page_menu
from bot.shared.replies import Interaction, guarded, show_presser
from bot.shared.words import language_of, say

PAGE = 15
"""The cards of one page."""
_STATE = (
    r"(?P<page>[0-9]{1,4}):(?P<state>[0-9]{0,2}:[0-9]{0,2}:[0-9]{0,2}:[0-9]{0,2}:"
    rf"[0-9]{{0,5}}:[0-9]{{0,5}}:[0-9a-f]{{0,8}}:.{{0,{LONGEST_TEXT}}})"
)


class FoundPage(ui.DynamicItem[ui.Button[ui.LayoutView]], template=f"search:{_STATE}"):
    """Shows the page it carries of the search it carries."""

    def __init__(self, page: int, state: str, label: str) -> None:
        super().__init__(ui.Button(label=label, custom_id=f"search:{page}:{state}"))
        self.page = page
        self.state = state

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it stood in the message."""
        assert isinstance(item, ui.Button)
        return cls(int(match["page"]), match["state"], item.label or match["page"])

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Show it in the place of what was shown."""
        asked = await decoded(interaction.client.library, self.state)
        language = language_of(interaction.locale)
        view = await found_page(interaction.client, language, asked, self.page)
        await show_presser(interaction, view)


class FoundMenu(ui.DynamicItem[ui.Select[ui.LayoutView]], template=f"found:{_STATE}"):
    """Opens the card chosen; from there it goes on, or back to the page."""

    def __init__(
        self, page: int, state: str, language: str, options: Sequence[discord.SelectOption]
    ) -> None:
        placeholder = say(language, "card-show")
        super().__init__(page_menu(f"found:{page}:{state}", placeholder, options))
        self.page = page
        self.state = state

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu as it stood in the message."""
        assert isinstance(item, ui.Select)
        language = language_of(interaction.locale)
        return cls(int(match["page"]), match["state"], language, item.options)

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Show the card chosen, over the menu and the way back."""
        language = language_of(interaction.locale)
        chosen = ids.chosen_number(self.item.values)
        for option in self.item.options:
            option.default = option.value == str(chosen)
        card = await interaction.client.lookup.card(chosen)
        menu = FoundMenu(self.page, self.state, language, self.item.options)
        back = FoundPage(self.page, self.state, say(language, "search-back"))
        await show_presser(interaction, opened(interaction, language, card, menu, back))


async def found_page(client: Client, language: str, asked: Filter, page: int) -> ui.LayoutView:
    """One page of the cards that fit, counted from 1; the last one where there are fewer."""
    count, cards = await client.lookup.find(asked, language, (page - 1) * PAGE, PAGE)
    pages = max(1, -(-count // PAGE))
    if page > pages:
        return await found_page(client, language, asked, pages)
    kin = await archetype_called(client.library, asked.archetype, language)
    state = encoded(asked)
    turns = ((page - 1, "search-before"), (page + 1, "search-after"))
    buttons = [FoundPage(n, state, say(language, key)) for n, key in turns if 0 < n <= pages]
    options = card_options((card.code, card.name) for card in cards)
    menu = [FoundMenu(page, state, language, options)] if options else []
    said = asked_for(language, asked, kin)
    return found_cards(language, said, (page, pages), count, cards, (menu, buttons))


def encoded(asked: Filter) -> str:
    """The search as a part of an id: of the archetype a checksum stands for the name."""
    bounds = (asked.height, asked.least, asked.most)
    numbers = ("" if each is None else str(each) for each in bounds)
    archetype = _checksum(asked.archetype) if asked.archetype else ""
    terms = (("kind", asked.kind), ("type", asked.type), ("attribute", asked.attribute))
    places = (str(CODED[key].index(term)) if term else "" for key, term in terms)
    return ":".join((*places, *numbers, archetype, asked.text))


async def decoded(library: Library, state: str) -> Filter:
    """The search that `encoded` gave; an archetype that is gone is asked for no more."""
    *told, archetype, text = state.split(":", 7)
    known = await archetypes(library) if archetype else ()
    named = next((each.key for each in known if _checksum(each.key) == archetype), "")
    kind, kin, attribute = (
        _at(terms, place) for terms, place in zip(CODED.values(), told, strict=False)
    )
    height, least, most = (int(each) if each else None for each in told[3:])
    return Filter(kind, kin, attribute, height, least, most, named, text)


def _at(terms: Sequence[str], place: str) -> str:
    """The term at that place; "" for none, and for a place that a forger has made up."""
    return terms[int(place)] if place and int(place) < len(terms) else ""


def _checksum(name: str) -> str:
    return f"{crc32(name.encode()):x}"
