"""The menu command that looks up the cards and decks that a message speaks of."""

from collections.abc import Iterable, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.cards.buttons import card_menu, card_options
from bot.cards.house import House
from bot.cards.layouts.card import card_name
from bot.cards.layouts.mentions import Mention, MentionedDeck, Missing, mentioned
from bot.cards.mentions import MOST_DECKS, Brought, decks_in, names_in
from bot.decks.known_cards import sort_out
from bot.decks.layouts.remarks import moved, remarked
from bot.decks.naming import UnclearNamesError, with_names
from bot.decks.reading import MOST_BYTES, NoDeckReadError, read_file
from bot.shared.host import Host, Interaction
from bot.shared.promptness import delay
from bot.shared.sheets import reply
from bot.shared.who_reads import promptly
from bot.shared.words import language_of, localised
from engine.core.game import Game

_NEAREST = 3
"""How many cards are named for a name of which it is not clear what it means."""


class CardMessages(commands.Cog):
    """The command "Cards in this message": answered to the person who asks alone."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lookup = house.lookup
        self.command = app_commands.ContextMenu(
            name=localised("mentioned-command"), callback=self.look_up
        )

    @promptly
    async def look_up(self, interaction: Interaction, message: discord.Message) -> None:
        """Show every card and deck in the message, and say what was not found."""
        files = self._files(message)
        if files:
            await delay(interaction, private=True)
        language = language_of(interaction.locale)
        text = "\n".join((message.content, *_texts(message.components)))
        mentions, missing = await self._cards(names_in(text), language)
        games = self.house.games
        brought = [
            *decks_in(text, games.values()),
            *[await _deck(file, games.values()) for file in files],
        ]
        decks = []
        for each in brought[:MOST_DECKS]:
            deck, unknown = await self._named(each, language)
            if deck is not None:
                decks.append(deck)
                missing += unknown
        found = ((each.card.code, card_name(language, each.card, games)) for each in mentions)
        options = card_options(found)
        below = [card_menu(language, options)] if options else []
        loading = bool(missing) and self.lookup.is_loading
        view = mentioned(language, games, mentions, decks, missing, below, is_loading=loading)
        await reply(interaction, view)

    def _files(self, message: discord.Message) -> Sequence[discord.Attachment]:
        """The files that may be decks, by their names."""
        endings = tuple(game.deck_lists.suffix for game in self.house.games.values())
        return [
            file
            for file in message.attachments
            if file.filename.lower().endswith(endings) and file.size <= MOST_BYTES
        ][:MOST_DECKS]

    async def _cards(
        self, names: Sequence[str], language: str
    ) -> tuple[list[Mention], list[Missing]]:
        """The cards that are meant by these names, and the names where it is not clear."""
        await self.lookup.renewed()
        found: dict[int, Mention] = {}
        missing = []
        for name in names:
            guess = await self.lookup.guess(name, language, _NEAREST)
            if card := guess.card:
                found.setdefault(card.code, Mention(card, name if guess.is_guessed else ""))
            else:
                missing.append(Missing(name, tuple(each.label for each in guess.nearest)))
        return [*found.values()], missing

    async def _named(
        self, brought: Brought, language: str
    ) -> tuple[MentionedDeck | NoDeckReadError | None, list[Missing]]:
        """The deck with the names of its cards, and what is the name or code of no card.

        None for a list in words none of which is the name of a card: it is about other things.
        """
        if isinstance(brought, NoDeckReadError):
            return brought, []
        game, deck = brought
        missing = []
        try:
            deck = await with_names(self.house, game, deck, language)
        except UnclearNamesError as problem:
            deck = problem.rest
            missing = [Missing(each.text, each.nearest) for each in problem.lines]
        if not deck.deck:
            return None, []
        try:
            put = await sort_out(self.house.library, game, deck)
        except NoDeckReadError as problem:
            return problem, missing
        names = await self.lookup.names_of([*deck.codes(), *put.deck.codes], language)
        missing += [Missing(str(code)) for code in put.unknown]
        told = (*remarked(language, deck), *moved(language, game, names, put.moved))
        return MentionedDeck(game, put.deck, names, told), missing


async def _deck(file: discord.Attachment, games: Iterable[Game]) -> Brought:
    try:
        return await read_file(games, file)
    except NoDeckReadError as problem:
        return problem


def _texts(components: Sequence[object]) -> list[str]:
    """The texts of a message that is laid out in components."""
    found = []
    for each in components:
        if isinstance(each, discord.TextDisplay):
            found.append(each.content)
        found += _texts(getattr(each, "children", ()))
    return found


async def setup(client: Host) -> None:
    """Add the command."""
    cog = CardMessages(client.house)
    client.tree.add_command(cog.command)  # which no decorator can do in a class
    await client.add_cog(cog)
