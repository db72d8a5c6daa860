"""The commands for one's own decks: import, list, show and delete are here."""

import re
from collections.abc import Awaitable, Sequence
from io import BytesIO
from pathlib import PurePath

import discord
from discord import app_commands
from discord.ext import commands

from bot.decks.buttons import question_buttons
from bot.decks.check_commands import DeckChecks
from bot.decks.edit_commands import DeckEdits
from bot.decks.house import House, house
from bot.decks.known_cards import sort_out
from bot.decks.layouts import decks as layouts
from bot.decks.layouts.listing import listing
from bot.decks.layouts.remarks import moved, remarked, unclear
from bot.decks.look_commands import DeckLooks
from bot.decks.looking import kept_buttons
from bot.decks.mending_buttons import mending_buttons
from bot.decks.naming import UnclearNamesError, with_names
from bot.decks.own_decks import complete_deck, found, names_in, none_named
from bot.decks.pasting import PasteForm
from bot.decks.reading import NoDeckReadError, read_file, read_for, refuse_beyond
from bot.decks.sharing import DeckShares
from bot.decks.store import (
    LONGEST_NAME,
    MOST_DECKS,
    BadDeckNameError,
    TooManyDecksError,
)
from bot.decks.visible_decks import own_deck
from bot.shared.host import Host, Interaction
from bot.shared.promptness import delay, put_off
from bot.shared.sheets import reply, sheet
from bot.shared.tidying import tidy
from bot.shared.typed import Link, Name
from bot.shared.who_reads import promptly
from bot.shared.words import language_of, localised, say
from engine.core.decks import BroughtDeck, DeckList
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

            async def keep(pasted: Interaction, content: bytes) -> None:
                await self._bring(pasted, _read(pasted, content), name, None)

            await interaction.response.send_modal(PasteForm(language, keep))
        elif (file is None) == (link is None):
            await reply(interaction, sheet(say(language, "deck-import-one")))
        else:
            await self._bring(interaction, _brought(interaction, file, link), name, file)

    async def _bring(
        self,
        interaction: Interaction,
        reading: Awaitable[tuple[Game, BroughtDeck]],
        name: str | None,
        file: discord.Attachment | None,
    ) -> None:
        """Keep the deck that is read, or say everything that is wrong with it.

        After a start or an import that waits for the cards: none is told to be unknown so far.
        """
        language = language_of(interaction.locale)
        await house(interaction).store.people.hear(interaction.user.id, language)
        await house(interaction).lookup.handed()
        try:
            game, brought = await reading
            brought = await with_names(house(interaction), game, brought, language)
            sorted_out = await sort_out(house(interaction).library, game, brought)
        except NoDeckReadError as problem:
            await reply(interaction, layouts.unreadable(language, problem))
            return
        except UnclearNamesError as problem:
            await reply(interaction, unclear(language, problem))
            return
        if sorted_out.unknown:
            view = layouts.unknown(language, game, brought, sorted_out.unknown)
            await reply(interaction, view)
            return
        if name is None:
            name = await self._name(interaction.user.id, brought, file, language)
        names = await names_in(interaction, game, sorted_out.deck)
        told = (*remarked(language, brought), *moved(language, game, names, sorted_out.moved))
        await self._keep(interaction, game, name, sorted_out.deck, told)

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

    async def _keep(
        self,
        interaction: Interaction,
        game: Game,
        name: str,
        deck: DeckList,
        told: Sequence[str],
    ) -> None:
        language, owner = language_of(interaction.locale), interaction.user.id
        earlier = await self.decks.named(owner, name)
        try:
            kept = await self.decks.keep(owner, game.key, name, deck)
        except BadDeckNameError:
            view = sheet(
                say(language, "deck-not-kept"),
                say(language, "deck-bad-name", most=LONGEST_NAME),
            )
        except TooManyDecksError:
            view = sheet(
                say(language, "deck-not-kept"), say(language, "deck-too-many", most=MOST_DECKS)
            )
        else:
            replaced = earlier.deck if earlier and earlier.deck != deck else None
            names = await names_in(interaction, game, deck)
            seen = own_deck(kept, game)
            rows = (mending_buttons(language, seen), kept_buttons(language, seen))
            view = layouts.kept(language, game, names, kept, replaced, rows, told)
        await reply(interaction, view)

    async def _name(
        self, owner: int, brought: BroughtDeck, file: discord.Attachment | None, language: str
    ) -> str:
        """The name the deck brings along, or else one that is still free."""
        own = PurePath(file.filename).stem if file else brought.name
        if named := tidy(own)[:LONGEST_NAME].strip():
            return named
        default = say(language, "deck-default-name")
        taken = {deck.name.casefold() for deck in await self.decks.of(owner)}
        names = (default, *(f"{default} {number}" for number in range(2, len(taken) + 3)))
        return next(name for name in names if name.casefold() not in taken)


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


async def _read(interaction: Interaction, content: bytes) -> tuple[Game, BroughtDeck]:
    """The deck in a text that was pasted, and its game."""
    games = house(interaction).games.values()
    return read_for(games, len(content), lambda lists: lists.read(content))


async def setup(client: Host) -> None:
    """Let the client know these commands."""
    await client.add_cog(DeckCommands(client.house))
