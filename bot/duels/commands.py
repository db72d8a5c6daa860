"""The commands of duels: challenge, practice, status, surrender."""

from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands
from discord.utils import escape_markdown

from bot.client import Client
from bot.decks.choice import (
    DeckChoice,
    NoSuchDeckError,
    choices,
    chosen,
    format_meant,
    game_of,
    ready,
)
from bot.decks.own import complete_format
from bot.duels.lobby import buttons as challenges
from bot.duels.lobby.challenge import challenge as challenge_layout
from bot.duels.lobby.store import Challenge
from bot.duels.lobby.tables import LobbyError, Person
from bot.duels.panel import chain_rulings
from bot.duels.panel import question_buttons as questions
from bot.duels.panel import table_buttons as tables
from bot.duels.panel.board import board
from bot.duels.session import Session, Verdict
from bot.shared.keystrokes import newest_only
from bot.shared.replies import whisper
from bot.shared.text import note
from bot.shared.tidying import name_of, tidy
from bot.shared.typed import Name
from bot.shared.words import language_of, localised, say

Interaction: TypeAlias = discord.Interaction[Client]
_CHOICES = 25
_CHOICE = 100


class DuelCommands(
    commands.GroupCog, group_name="duel", group_description=localised("duel-description")
):
    """`/duel …`: how duels begin, are looked up, and are given up."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @app_commands.command(description=localised("duel-challenge-description"))
    @app_commands.describe(
        opponent=localised("duel-option-opponent"),
        format=localised("duel-option-format"),
        deck=localised("duel-option-deck"),
    )
    @app_commands.autocomplete(format=complete_format)
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.Member | discord.User,
        format: Name | None = None,
        deck: Name | None = None,
    ) -> None:
        """Offer a duel to somebody, who accepts or declines by a button."""
        if interaction.guild is None:
            await whisper(interaction, "only-on-a-server")
            return
        played = format_meant(self.client.games, format)
        brought = await self._deck(interaction, played, deck)
        if brought is None:
            return
        if opponent.bot:
            await whisper(interaction, "not-a-bot")
            return
        offer = self._offer(interaction, opponent, played, brought)
        try:
            offer = await self.client.lobby.challenge(offer)
        except LobbyError as problem:
            await whisper(interaction, problem.key, **problem.facts)
            return
        name = self.client.games[offer.game].formats[played][offer.language]
        sent = await interaction.response.send_message(
            view=challenge_layout(offer, name),
            allowed_mentions=discord.AllowedMentions(users=[opponent]),
        )
        if sent.message_id is not None:
            await self.client.store.challenges.message_is(offer.id, sent.message_id)

    @app_commands.command(description=localised("duel-practice-description"))
    @app_commands.describe(
        format=localised("duel-option-format"), deck=localised("duel-option-deck")
    )
    @app_commands.autocomplete(format=complete_format)
    async def practice(
        self, interaction: Interaction, format: Name | None = None, deck: Name | None = None
    ) -> None:
        """Begin a duel against the built-in opponent."""
        if interaction.guild is None:
            await whisper(interaction, "only-on-a-server")
            return
        played = format_meant(self.client.games, format)
        brought = await self._deck(interaction, played, deck)
        if brought is None:
            return
        language = language_of(interaction.locale)
        await interaction.response.defer(ephemeral=True, thinking=True)
        person = Person(interaction.user.id, name_of(interaction.user), language)
        channel = interaction.channel_id or 0
        try:
            session = await self.client.lobby.practise(person, channel, played, brought.deck)
        except LobbyError as problem:
            words = say(language, problem.key, **problem.facts)
        else:
            channel = session.record.place.channel
            button = say(session.record.language, "my-hand")
            words = say(language, "duel-begins", channel=f"<#{channel}>", button=button)
        await interaction.edit_original_response(view=note(words))

    @app_commands.command(description=localised("duel-status-description"))
    async def status(self, interaction: Interaction) -> None:
        """Show how the duel here, or one's own, stands."""
        session = await self._session(interaction)
        if session is not None:
            view = board(await session.sight(None))
            await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(description=localised("duel-surrender-description"))
    async def surrender(self, interaction: Interaction) -> None:
        """Give the duel up: at once where the server allows it, else if the opponent agrees."""
        session = await self._session(interaction)
        if session is None:
            return
        verdict = await session.surrender(interaction.user.id)
        if verdict is not Verdict.TAKEN:
            key = "not-yours" if verdict is Verdict.NOT_YOURS else "duel-is-over"
        elif session.record.ending:
            key = "you-surrendered"
        else:
            key = "surrender-asked"
        await whisper(interaction, key)

    @challenge.autocomplete("deck")
    @practice.autocomplete("deck")
    @newest_only
    async def decks(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The decks that may be played in the chosen format and whose names hold `typed`."""
        named = getattr(interaction.namespace, "format", None)
        played = format_meant(self.client.games, named)
        game = game_of(self.client.games, played)
        if game is None:
            return []
        language = language_of(interaction.locale)
        user = interaction.user.id
        offered = await choices(self.client.store, game, played, user, language)
        return [
            app_commands.Choice(name=deck.name[:_CHOICE], value=deck.key)
            for deck in offered
            if typed.casefold() in deck.name.casefold()
        ][:_CHOICES]

    async def _deck(
        self, interaction: Interaction, format: str, typed: str | None
    ) -> DeckChoice | None:
        """The deck that was asked for; None where that is answered with what is wrong."""
        language = language_of(interaction.locale)
        user = interaction.user.id
        await self.client.store.people.hear(user, language)
        try:
            game = self.client.lobby.game(format)
            if typed is None:
                return ready(game, format, language)[0]
            return await chosen(self.client.store, game, format, user, language, typed)
        except LobbyError as problem:
            await whisper(interaction, problem.key, **problem.facts)
        except NoSuchDeckError as problem:
            name = escape_markdown(tidy(problem.name[:50]))
            key = "deck-not-allowed" if problem.faults else "no-such-deck"
            words = "\n".join([say(language, key, name=name), *problem.faults])
            await interaction.response.send_message(view=note(words), ephemeral=True)
        return None

    def _offer(
        self,
        interaction: Interaction,
        opponent: discord.Member | discord.User,
        format: str,
        deck: DeckChoice,
    ) -> Challenge:
        guild = interaction.guild
        return Challenge(
            id=0,
            game=self.client.lobby.game(format).key,
            format=format,
            guild=interaction.guild_id,
            channel=interaction.channel_id or 0,
            message=None,
            challenger=interaction.user.id,
            challenger_name=name_of(interaction.user),
            challenger_language=language_of(interaction.locale),
            challenged=opponent.id,
            challenged_name=name_of(opponent),
            deck=deck.deck,
            language=language_of(guild.preferred_locale if guild else interaction.locale),
        )

    async def _session(self, interaction: Interaction) -> Session | None:
        """The duel of this channel if it is one's own, else one's own elsewhere, else this one.

        None where it is answered that there is none.
        """
        sessions, user = self.client.sessions, interaction.user.id
        here = await sessions.in_channel(interaction.channel_id or 0)
        if here is not None and here.seat_of(user) is not None:
            return here
        session = await sessions.of(user) or here
        if session is None:
            await whisper(interaction, "no-duel-here")
        return session


async def setup(client: Client) -> None:
    """Let the client know these commands, and the buttons and menus of duels."""
    for buttons in (questions, tables, challenges, chain_rulings):
        buttons.add_to(client)
    await client.add_cog(DuelCommands(client))
