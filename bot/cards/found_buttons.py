"""What is pressed at cards found: other pages, a card, and back; the id holds the search."""

from typing import Any, TypeAlias

from discord import ui

from bot.cards.buttons import card_options, show_opened
from bot.cards.house import House, house
from bot.cards.layouts.found import asked_for, found_cards
from bot.cards.search_state import STATE, checksum, coded, packed, unpacked
from bot.library.card_filter import FILTERS, LONGEST_TEXT, Filter
from bot.library.card_search import archetype_called, archetypes
from bot.shared import ids
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.promptness import in_time
from bot.shared.replies import show_presser
from bot.shared.words import language_of, say

PAGE = 15
"""The cards of one page."""
_FORMER = (
    "{page:int(4)}:{first:int(2)?}:{second:int(2)?}:{third:int(2)?}:{fourth:int(2)?}"
    f":{{fifth:int(5)?}}:{{sixth:int(5)?}}:{{archetype:hex(8)}}:{{text:text({LONGEST_TEXT})}}"
)
"""How ids held a search when less could be asked for: the filters of the first six places."""


class _OfSearch:
    """What belongs to a page of a search."""

    page: int
    facts: str
    text: str

    async def asked(self, here: House) -> Filter:
        """The search that the id holds."""
        return await unpacked(here.library, here.games, self.facts, self.text)


class _OfFormerSearch:
    """The same in messages that were sent before."""

    page: int
    first: int | None
    second: int | None
    third: int | None
    fourth: int | None
    fifth: int | None
    sixth: int | None
    archetype: str
    text: str

    async def asked(self, here: House) -> Filter:
        """The search that the id holds; an archetype that is gone is asked for no more."""
        known = await archetypes(here.library) if self.archetype else ()
        named = (each.key for each in known if f"{checksum(each.key):x}" == self.archetype)
        places = (self.first, self.second, self.third, self.fourth, self.fifth, self.sixth)
        numbers = {
            key: places[each.place] for key, each in FILTERS.items() if each.place < len(places)
        }
        read = {key: coded(key, number) for key, number in numbers.items()}
        asked = {key: each for key, each in read.items() if each is not None}
        return Filter(asked, next(named, ""), self.text)


_Page: TypeAlias = _OfSearch | _OfFormerSearch


class FoundPage(_OfSearch, DeclaredButton, id=f"seek:{{page:int(4)}}:{STATE}"):
    """Shows the page it carries of the search it carries."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in the place of what was shown."""
        await in_time(interaction, True, _turn(interaction, self))


class FormerFoundPage(_OfFormerSearch, DeclaredButton, id=f"search:{_FORMER}"):
    """A `FoundPage` of a message that was sent before."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in the place of what was shown."""
        await in_time(interaction, True, _turn(interaction, self))


class FoundMenu(_OfSearch, DeclaredMenu, id=f"sought:{{page:int(4)}}:{STATE}"):
    """Opens the card chosen; from there it goes on, or back to the page."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show the card chosen, over the menu and the way back."""
        await in_time(interaction, True, _open(interaction, self.item, self))


class FormerFoundMenu(_OfFormerSearch, DeclaredMenu, id=f"found:{_FORMER}"):
    """A `FoundMenu` of a message that was sent before."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show the card chosen, over the menu and the way back."""
        await in_time(interaction, True, _open(interaction, self.item, self))


async def _turn(interaction: Interaction, page: _Page) -> None:
    language = language_of(interaction.locale)
    asked = await page.asked(house(interaction))
    view = await found_page(house(interaction), language, asked, page.page)
    await show_presser(interaction, view)


async def _open(interaction: Interaction, item: ui.Select[Any], page: _Page) -> None:
    language = language_of(interaction.locale)
    asked = await page.asked(house(interaction))
    chosen = ids.chosen_number(item.values)
    for option in item.options:
        option.default = option.value == str(chosen)
    card = await house(interaction).lookup.card(chosen)
    state: dict[str, Any] = {"page": page.page, **packed(asked)}
    menu = FoundMenu.menu(say(language, "card-show"), item.options, **state)
    back = FoundPage.button(say(language, "search-back"), **state)
    await show_opened(interaction, language, card, menu, back)


async def found_page(here: House, language: str, asked: Filter, page: int) -> ui.LayoutView:
    """One page of the cards that fit, counted from 1; the last one where there are fewer."""
    count, cards = await here.lookup.find(asked, language, (page - 1) * PAGE, PAGE)
    pages = max(1, -(-count // PAGE))
    if page > pages:
        return await found_page(here, language, asked, pages)
    kin = await archetype_called(here.library, asked.archetype, language)
    state: dict[str, Any] = packed(asked)
    turns = ((page - 1, "search-before"), (page + 1, "search-after"))
    buttons = [
        FoundPage.button(say(language, key), page=n, **state)
        for n, key in turns
        if 0 < n <= pages
    ]
    options = card_options((card.code, card.name) for card in cards)
    shown = say(language, "card-show")
    menu = [FoundMenu.menu(shown, options, page=page, **state)] if options else []
    played = (each.formats.get(asked.format) for each in here.games.values())
    played_in = next((names[language] for names in played if names), "")
    said = asked_for(language, asked, kin, played_in)
    return found_cards(language, said, (page, pages), count, cards, (menu, buttons))
