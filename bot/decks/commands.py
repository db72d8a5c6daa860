"""The commands for one's own decks: import, list, show and delete are here."""

import re
from io import BytesIO
from pathlib import PurePath

import discord
from discord import app_commands
from discord.ext import commands

from bot.decks.bringing import keep_brought
from bot.decks.buttons import question_buttons
from bot.decks.check_commands import DeckChecks
from bot.decks.edit_commands import DeckEdits
from bot.decks.house import House, house
from bot.decks.layouts import decks as layouts
from bot.decks.layouts.listing import listing
from bot.decks.look_commands import DeckLooks
from bot.decks.own_decks import complete_deck, found, names_in, none_named
from bot.decks.pasting import PasteForm
from bot.decks.reading import read_file, read_for, refuse_beyond
from bot.decks.sharing import DeckShares
from bot.shared.host import Host, Interaction
from bot.shared.promptness import delay, put_off
from bot.shared.sheets import reply, sheet
from bot.shared.typed import Link, Name
from bot.shared.who_reads import promptly
from bot.shared.words import language_of, localised, say
from engine.core.decks import BroughtDeck
from engine.core.game import Game


class DeckCommands(
    DeckLooks,
    DeckChecks,
    DeckEdits,
    DeckShares,
    commands.GroupCog,
    group_name="deck",
    group_description=localised("deck-description"),
):
    """`/deck …`: everything is answered to its owner alone."""

    def __init__(self, house: House) -> None:
        self.games = house.games
        self.decks = house.store.decks

    @app_commands.command(name="import", description=localised("deck-import-description"))
    @app_commands.describe(
        file=localised("deck-import-file"),
        link=localised("deck-import-link"),
        name=localised("deck-import-name"),
    )
    @promptly
    async def bring(
        self,
        interaction: Interaction,
        file: discord.Attachment | None = None,
        link: Link | None = None,
        name: Name | None = None,
    ) -> None:
        """Keep the deck of a file or a link, or say everything that is wrong with it.

        Without either a form is opened, into which a list is pasted.
        """
        language = language_of(interaction.locale)
        if file is None and link is None and await put_off(interaction) is None:
            await interaction.response.send_modal(PasteForm(language, name))
        elif (file is None) == (link is None):
            await reply(interaction, sheet(say(language, "deck-import-one")))
        else:
            stem = "" if file is None else PurePath(file.filename).stem
            await keep_brought(interaction, _brought(interaction, file, link), name, stem)

    @app_commands.command(name="list", description=localised("deck-list-description"))
    async def list_all(self, interaction: Interaction) -> None:
        """Show every deck, and the formats it can be played in."""
        decks = await self.decks.of(interaction.user.id)
        language = language_of(interaction.locale)
        await reply(interaction, listing(language, decks, self.games))

    @app_commands.command(name="show", description=localised("deck-show-description"))
    @app_commands.describe(deck=localised("deck-option"))
    @app_commands.autocomplete(deck=complete_deck)
    @promptly
    async def show(self, interaction: Interaction, deck: Name) -> None:
        """Show the cards of a deck, and hand it out as codes and a file."""
        if own := await found(interaction, deck):
            kept, game = own
            stem = re.sub("[^A-Za-z0-9]+", "-", kept.name).strip("-") or "deck"
            file = f"{stem}{game.deck_lists.suffix}"
            content = BytesIO(game.deck_lists.as_file(kept.deck))
            language = language_of(interaction.locale)
            names = await names_in(interaction, game, kept.deck)
            view = layouts.contents(language, game, names, kept, file)
            await reply(interaction, view, files=[discord.File(content, filename=file)])

    @app_commands.command(name="delete", description=localised("deck-delete-description"))
    @app_commands.describe(deck=localised("deck-option"))
    @app_commands.autocomplete(deck=complete_deck)
    async def delete(self, interaction: Interaction, deck: Name) -> None:
        """Ask whether a deck is to be deleted; the buttons do it."""
        language = language_of(interaction.locale)
        kept = await self.decks.named(interaction.user.id, deck)
        if kept is None:
            await reply(interaction, none_named(language, deck))
            return
        buttons = question_buttons(language, kept.id)
        await reply(
            interaction,
            layouts.asked_to_delete(language, self.games.get(kept.game), kept, buttons),
        )


async def _brought(
    interaction: Interaction, file: discord.Attachment | None, link: str | None
) -> tuple[Game, BroughtDeck]:
    """What was brought, and its game; a file too big for a deck list is not even fetched."""
    games = house(interaction).games.values()
    if file is None:
        code = link or ""
        return read_for(games, len(code), lambda lists: lists.read_code(code))
    refuse_beyond(file.size)
    await delay(interaction, private=True)
    return await read_file(games, file)


async def setup(client: Host) -> None:
    """Let the client know these commands."""
    await client.add_cog(DeckCommands(client.house))
