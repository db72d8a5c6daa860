"""Decks that are shared and copied: a copy belongs to the person who copies it."""

from discord import app_commands
from discord.ext import commands

from bot.decks.house import house
from bot.decks.ids import COPY, SHARE, UNSHARE
from bot.decks.layouts.decks import kept as kept_layout
from bot.decks.layouts.sharing import shared
from bot.decks.looking import kept_buttons
from bot.decks.mending_buttons import mending_buttons
from bot.decks.own_decks import complete_deck, found, names_in
from bot.decks.store import (
    LONGEST_NAME,
    MOST_DECKS,
    DeckNameTakenError,
    KeptDeck,
    TooManyDecksError,
)
from bot.decks.visible_decks import OWN, Subject, own_deck, subject
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import whisper
from bot.shared.sheets import sheet
from bot.shared.text import escaped
from bot.shared.tidying import name_of
from bot.shared.typed import Name
from bot.shared.words import language_of, localised, say


class DeckShares(commands.Cog):
    """The part of `/deck …` that shows a deck to everybody."""

    @app_commands.command(name="share", description=localised("deck-share-description"))
    @app_commands.describe(deck=localised("deck-option"))
    @app_commands.autocomplete(deck=complete_deck)
    async def share(self, interaction: Interaction, deck: Name) -> None:
        """Show a deck to everybody in the channel, with a button that copies it."""
        if own := await found(interaction, deck):
            await _share(interaction, own_deck(*own))


class ShareDeck(DeclaredButton, id=SHARE):
    """Shows the deck to everybody in the channel, if it belongs to the person who presses."""

    deck: int

    async def pressed(self, interaction: Interaction) -> None:
        """Post it, or say that it is there no more."""
        seen = await subject(interaction, OWN, str(self.deck))
        if seen is None:
            await whisper(interaction, "deck-hand-gone")
        else:
            await _share(interaction, seen)


class UnshareDeck(DeclaredButton, id=UNSHARE):
    """Takes back what was shared, for its owner alone."""

    deck: str

    async def pressed(self, interaction: Interaction) -> None:
        """Put into the place of the deck that it is not shared any more."""
        taken_back = await house(interaction).store.shares.take_back(
            interaction.user.id, self.deck
        )
        if not taken_back:
            await whisper(interaction, "deck-unshare-not-yours")
            return
        owner = escaped(name_of(interaction.user))
        said = say(_language_here(interaction), "deck-unshared", owner=owner)
        await interaction.response.edit_message(view=sheet(said))


class CopyDeck(DeclaredButton, id=COPY):
    """Keeps a ready or a shared deck among those of the person who presses."""

    whose: str
    deck: str

    async def pressed(self, interaction: Interaction) -> None:
        """Keep it under a name that is free, or say why not."""
        language = language_of(interaction.locale)
        seen = await subject(interaction, self.whose, self.deck)
        if seen is None:
            await whisper(interaction, "deck-not-shared")
            return
        try:
            copy = await _copied(interaction, seen)
        except TooManyDecksError:
            await whisper(interaction, "deck-too-many", most=MOST_DECKS)
            return
        names = await names_in(interaction, seen.game, copy.deck)
        own = own_deck(copy, seen.game)
        rows = (mending_buttons(language, own), kept_buttons(language, own))
        view = kept_layout(language, seen.game, names, copy, None, rows)
        await interaction.response.send_message(view=view, ephemeral=True)


async def _share(interaction: Interaction, seen: Subject) -> None:
    owner, language = interaction.user, _language_here(interaction)
    share = await house(interaction).store.shares.add(
        owner.id, name_of(owner), seen.game.key, seen.name, seen.deck
    )
    names = await names_in(interaction, seen.game, seen.deck, language=language)
    await interaction.response.send_message(view=shared(language, seen.game, names, share))


async def _copied(interaction: Interaction, seen: Subject) -> KeptDeck:
    """The deck among those of the person who presses, which it is kept in only once.

    Where its name belongs to a deck of other cards, it gets a number behind it.
    """
    decks, user = house(interaction).store.decks, interaction.user.id
    for number in range(1, MOST_DECKS + 2):
        end = f" {number}" if number > 1 else ""
        name = f"{seen.name[: LONGEST_NAME - len(end)].rstrip()}{end}"
        try:
            return await decks.add(user, seen.game.key, name, seen.deck)
        except DeckNameTakenError:
            there = await decks.named(user, name)
            if there is not None and there.deck == seen.deck and there.game == seen.game.key:
                return there
    raise TooManyDecksError


def _language_here(interaction: Interaction) -> str:
    """The language of what everybody reads where somebody presses."""
    guild = interaction.guild
    return language_of(guild.preferred_locale if guild else interaction.locale)
