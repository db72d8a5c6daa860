"""What is pressed while a deck is edited. Whoever does not own the deck can edit nothing."""

import re
from typing import Any

import discord
from discord import ui

from bot.decks.changing import Card, changed, renamed, shown
from bot.decks.editing import Act, Edit
from bot.decks.house import house
from bot.decks.ids import EDIT, EDIT_ACT, EDIT_ADD, EDIT_CARD, EDIT_FORM, EDIT_PAGE
from bot.decks.known_cards import own_part
from bot.decks.store import LONGEST_NAME
from bot.decks.visible_decks import OWN, subject
from bot.shared.bounds import FORM, MENU
from bot.shared.host import Interaction
from bot.shared.ids import NoChoiceError, chosen, chosen_number
from bot.shared.normalising import LONGEST
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import guarded, whisper
from bot.shared.text import clip
from bot.shared.words import language_of, say

_ENTRY = re.compile(r"([a-z]{1,12})\.([0-9]{1,10})")
_SECONDS = 600.0


class EditDeck(DeclaredButton, id=EDIT):
    """Opens the deck to be edited, in a message of its own."""

    deck: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show its first page."""
        view = await shown(interaction, self.deck)
        await interaction.response.send_message(view=view, ephemeral=True)


class EditPage(DeclaredButton, id=EDIT_PAGE):
    """Shows other cards of the deck."""

    deck: int
    page: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show that page."""
        view = await shown(interaction, self.deck, self.page)
        await interaction.response.edit_message(view=view)


class EditCard(DeclaredMenu, id=EDIT_CARD):
    """The card that is to be edited."""

    deck: int
    page: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show what can be done with it; NoChoiceError where it is no card of a deck."""
        entry = _ENTRY.fullmatch(chosen(self.item.values))
        if entry is None:
            raise NoChoiceError
        card = Card(entry[1], int(entry[2]))
        view = await shown(interaction, self.deck, self.page, card)
        await interaction.response.edit_message(view=view)


class EditAct(DeclaredButton, id=EDIT_ACT):
    """Edits one card."""

    deck: int
    page: int
    act: str
    part: str
    code: int
    had: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show the deck after that."""
        edit = Edit(self.act, self.part, self.code, self.had)
        view = await changed(interaction, self.deck, edit, self.page)
        await interaction.response.edit_message(view=view)


class EditAdd(DeclaredMenu, id=EDIT_ADD):
    """The card that was meant to be added."""

    deck: int
    page: int

    async def pressed(self, interaction: Interaction) -> None:
        """Add one copy; NoChoiceError where there is no such card."""
        code = await known_code(interaction, chosen_number(self.item.values))
        if code is None:
            raise NoChoiceError
        view = await _with_one_more(interaction, self.deck, code, self.page)
        await interaction.response.edit_message(view=view)


class EditForm(DeclaredButton, id=EDIT_FORM):
    """Opens a form in which a card, or another name, is typed."""

    deck: int
    page: int
    form: str

    async def pressed(self, interaction: Interaction) -> None:
        """Open it, with the name that the deck has now."""
        language = language_of(interaction.locale)
        seen = await subject(interaction, OWN, str(self.deck))
        if seen is None:
            await whisper(interaction, "deck-hand-gone")
            return
        made = AddForm if self.form == "add" else RenameForm
        await interaction.response.send_modal(made(self.deck, self.page, seen.name, language))


class _Form(ui.Modal):
    """A form of one line. It lives no longer than the process."""

    def __init__(self, deck: int, page: int, name: str, language: str) -> None:
        super().__init__(title=clip(name, FORM), timeout=_SECONDS)
        self.deck, self.page = deck, page
        self.typed = self.field(name)
        label = clip(say(language, self.label), FORM)
        self.add_item(ui.Label(text=label, component=self.typed))

    label: str

    def field(self, name: str) -> ui.TextInput[Any]:
        """The field in which is typed; `name` is that of the deck."""
        raise NotImplementedError


class AddForm(_Form):
    """The name of a card that is to be added."""

    label = "deck-edit-add-label"

    def field(self, name: str) -> ui.TextInput[Any]:
        """An empty field for the name of a card."""
        return ui.TextInput(custom_id="card", max_length=LONGEST)

    @guarded
    async def on_submit(self, interaction: Interaction) -> None:
        """Add the card of that name, or offer those that may be meant."""
        language, typed = language_of(interaction.locale), self.typed.value
        code = await code_meant(interaction, typed)
        if code is not None:
            view = await _with_one_more(interaction, self.deck, code, self.page)
        else:
            lookup = house(interaction).lookup
            found = await lookup.likely(typed, language, MENU)
            may_be = {each.code: each.label for each in found}
            key = "cards-loading" if lookup.is_loading else "deck-edit-no-card"
            said = "" if may_be else say(language, key)
            view = await shown(interaction, self.deck, self.page, said=said, found=may_be)
        await interaction.response.edit_message(view=view)


class RenameForm(_Form):
    """Another name for the deck."""

    label = "deck-edit-rename-label"

    def field(self, name: str) -> ui.TextInput[Any]:
        """The name it has, to be changed."""
        return ui.TextInput(custom_id="name", default=name, max_length=LONGEST_NAME)

    @guarded
    async def on_submit(self, interaction: Interaction) -> None:
        """Rename the deck, or say why not."""
        view = await renamed(interaction, self.deck, self.typed.value, self.page)
        await interaction.response.edit_message(view=view)


async def code_meant(interaction: Interaction, typed: str) -> int | None:
    """The code, as decks have it, of the card of that name or code; None for no such card."""
    card = await house(interaction).lookup.meant(typed)
    return None if card is None else await known_code(interaction, card.code)


async def known_code(interaction: Interaction, code: int) -> int | None:
    """The code, as decks have it, of the card that goes by `code` where cards are looked up."""
    card = await house(interaction).lookup.card(code)
    if card is None:
        return None
    if card.playable is not None:
        return card.playable.code
    return card.imported.passcode if card.imported else None


async def _with_one_more(
    interaction: Interaction, deck: int, code: int, page: int
) -> discord.ui.LayoutView:
    seen = await subject(interaction, OWN, str(deck))
    if seen is None:
        return await shown(interaction, deck)
    part = await own_part(house(interaction).library, seen.game, code)
    return await changed(interaction, deck, Edit(Act.MORE, part, code), page)
