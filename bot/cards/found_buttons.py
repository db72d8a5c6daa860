"""What is pressed at cards found: other pages, a card, and back; the id holds the search."""

from collections.abc import Mapping, Sequence
from typing import Any
from zlib import crc32

from discord import ui

from bot.cards.buttons import card_options, show_opened
from bot.cards.layouts.found import asked_for, found_cards
from bot.client import Client
from bot.library.card_filter import CODED, LONGEST_TEXT, Filter
from bot.library.finding import archetype_called, archetypes
from bot.library.shelf import Library
from bot.shared import ids
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import Interaction, show_presser
from bot.shared.words import language_of, say

PAGE = 15
"""The cards of one page."""
_STATE = (
    "{page:int(4)}:{kind:int(2)?}:{kin:int(2)?}:{attribute:int(2)?}:{height:int(2)?}"
    f":{{least:int(5)?}}:{{most:int(5)?}}:{{archetype:hex(8)}}:{{text:text({LONGEST_TEXT})}}"
)


class _OfSearch:
    """What belongs to a page of a search, both in the id; the names are those of `Filter`."""

    values: Mapping[str, Any]
    page: int
    kind: int | None
    kin: int | None
    attribute: int | None
    height: int | None
    least: int | None
    most: int | None
    archetype: str
    text: str


class FoundPage(_OfSearch, DeclaredButton, id=f"search:{_STATE}"):
    """Shows the page it carries of the search it carries."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in the place of what was shown."""
        asked = await decoded(interaction.client.library, self.values)
        language = language_of(interaction.locale)
        view = await found_page(interaction.client, language, asked, self.page)
        await show_presser(interaction, view)


class FoundMenu(_OfSearch, DeclaredMenu, id=f"found:{_STATE}"):
    """Opens the card chosen; from there it goes on, or back to the page."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show the card chosen, over the menu and the way back."""
        language = language_of(interaction.locale)
        chosen = ids.chosen_number(self.item.values)
        for option in self.item.options:
            option.default = option.value == str(chosen)
        card = await interaction.client.lookup.card(chosen)
        menu = FoundMenu.menu(say(language, "card-show"), self.item.options, **self.values)
        back = FoundPage.button(say(language, "search-back"), **self.values)
        await show_opened(interaction, language, card, menu, back)


async def found_page(client: Client, language: str, asked: Filter, page: int) -> ui.LayoutView:
    """One page of the cards that fit, counted from 1; the last one where there are fewer."""
    count, cards = await client.lookup.find(asked, language, (page - 1) * PAGE, PAGE)
    pages = max(1, -(-count // PAGE))
    if page > pages:
        return await found_page(client, language, asked, pages)
    kin = await archetype_called(client.library, asked.archetype, language)
    state = encoded(asked)
    turns = ((page - 1, "search-before"), (page + 1, "search-after"))
    buttons = [
        FoundPage.button(say(language, key), page=n, **state)
        for n, key in turns
        if 0 < n <= pages
    ]
    options = card_options((card.code, card.name) for card in cards)
    shown = say(language, "card-show")
    menu = [FoundMenu.menu(shown, options, page=page, **state)] if options else []
    said = asked_for(language, asked, kin)
    return found_cards(language, said, (page, pages), count, cards, (menu, buttons))


def encoded(asked: Filter) -> dict[str, Any]:
    """The search as values of an id: of the archetype a checksum stands for the name."""
    terms = {"kind": asked.kind, "type": asked.type, "attribute": asked.attribute}
    kind, kin, attribute = (
        CODED[key].index(term) if term else None for key, term in terms.items()
    )
    return {
        "kind": kind,
        "kin": kin,
        "attribute": attribute,
        "height": asked.height,
        "least": asked.least,
        "most": asked.most,
        "archetype": _checksum(asked.archetype) if asked.archetype else "",
        "text": asked.text,
    }


async def decoded(library: Library, values: Mapping[str, Any]) -> Filter:
    """The search that `encoded` gave; an archetype that is gone is asked for no more."""
    archetype = values["archetype"]
    known = await archetypes(library) if archetype else ()
    return Filter(
        _at(CODED["kind"], values["kind"]),
        _at(CODED["type"], values["kin"]),
        _at(CODED["attribute"], values["attribute"]),
        values["height"],
        values["least"],
        values["most"],
        next((each.key for each in known if _checksum(each.key) == archetype), ""),
        values["text"],
    )


def _at(terms: Sequence[str], place: int | None) -> str:
    """The term at that place; "" for none, and for a place that a forger has made up."""
    return terms[place] if place is not None and place < len(terms) else ""


def _checksum(name: str) -> str:
    return f"{crc32(name.encode()):x}"
