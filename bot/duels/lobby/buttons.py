"""The buttons of a challenge, and the menu in which the challenged chooses a deck."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.client import Client
from bot.decks.choice import NoSuchDeckError
from bot.duels.lobby.challenge import challenge, deck_menu
from bot.duels.lobby.store import Challenge
from bot.duels.lobby.tables import LobbyError, Person
from bot.duels.panel.answers import Interaction
from bot.shared import ids
from bot.shared.replies import guarded, whisper
from bot.shared.text import note
from bot.shared.tidying import name_of, tidy
from bot.shared.words import language_of, say


class ChallengeButton(
    ui.DynamicItem[ui.Button[Any]],
    template=rf"challenge:(?P<challenge>{ids.NUMBER}):(?P<act>accept|decline)",
):
    """Accepts or declines a challenge, if whoever presses may."""

    def __init__(self, button: ui.Button[Any], challenge: int, act: str) -> None:
        super().__init__(button)
        self.challenge, self.act = challenge, act

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it stood in the message."""
        assert isinstance(item, ui.Button)
        return cls(item, int(match["challenge"]), match["act"])

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Offer the decks to accept with, or close the challenge."""
        try:
            if self.act == "accept":
                await self._offer_decks(interaction)
            else:
                await self._decline(interaction)
        except LobbyError as problem:
            await whisper(interaction, problem.key, **problem.facts)

    async def _offer_decks(self, interaction: Interaction) -> None:
        language = language_of(interaction.locale)
        user = interaction.user.id
        await interaction.client.store.people.hear(user, language)
        decks = await interaction.client.lobby.decks_for(self.challenge, user, language)
        view = deck_menu(self.challenge, decks, language)
        await interaction.response.send_message(view=view, ephemeral=True)

    async def _decline(self, interaction: Interaction) -> None:
        user = interaction.user
        offer = await interaction.client.lobby.decline(self.challenge, user.id)
        name = discord.utils.escape_markdown(name_of(user))
        taken_back = user.id == offer.challenger
        key = "challenge-taken-back" if taken_back else "challenge-declined"
        await interaction.response.edit_message(view=note(say(offer.language, key, name=name)))


class ChallengeDeck(
    ui.DynamicItem[ui.Select[Any]], template=rf"challenge:(?P<challenge>{ids.NUMBER}):deck"
):
    """The deck with which a challenge is accepted."""

    def __init__(self, menu: ui.Select[Any], challenge: int) -> None:
        super().__init__(menu)
        self.challenge = challenge

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The menu as it stood in the message."""
        assert isinstance(item, ui.Select)
        return cls(item, int(match["challenge"]))

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Begin the duel, or say in words why it cannot begin."""
        language = language_of(interaction.locale)
        lobby = interaction.client.lobby
        deck = ids.chosen(self.item.values)
        try:
            offer = await lobby.find(self.challenge)
        except LobbyError as problem:
            words = say(language, problem.key, **problem.facts)
            await interaction.response.edit_message(view=note(words))
            return
        await interaction.response.edit_message(view=note(say(language, "laying-the-table")))
        user = interaction.user
        person = Person(user.id, name_of(user), language)
        try:
            session = await lobby.accept(offer.id, person, deck)
        except (LobbyError, NoSuchDeckError) as problem:
            await self._say_why(interaction, offer, problem)
            return
        channel = f"<#{session.record.place.channel}>"
        button = say(session.record.language, "my-hand")
        private = note(say(language, "duel-begins", channel=channel, button=button))
        await interaction.edit_original_response(view=private)
        public = note(say(offer.language, "challenge-accepted", channel=channel))
        await _edit_challenge(interaction, offer, public)

    async def _say_why(
        self, interaction: Interaction, offer: Challenge, problem: LobbyError | NoSuchDeckError
    ) -> None:
        """Tell the challenged; what the challenger has to mend is said in public."""
        language = language_of(interaction.locale)
        if isinstance(problem, NoSuchDeckError):
            words = say(
                language,
                "no-such-deck",
                name=discord.utils.escape_markdown(tidy(problem.name[:50])),
            )
            await interaction.edit_original_response(view=note(words))
            return
        words = say(language, problem.key, **problem.facts)
        await interaction.edit_original_response(view=note(words))
        if problem.key != "challenge-is-over":
            game = interaction.client.lobby.game(offer.format)
            trouble = say(offer.language, problem.key, **problem.facts)
            view = challenge(offer, game.formats[offer.format][offer.language], trouble)
            await _edit_challenge(interaction, offer, view)


async def _edit_challenge(
    interaction: Interaction, offer: Challenge, view: discord.ui.LayoutView
) -> None:
    """Show `view` in the message of the challenge, or below it where that is gone."""
    channel = interaction.client.get_partial_messageable(offer.channel)
    try:
        if offer.message is None:
            await channel.send(view=view)
        else:
            await channel.get_partial_message(offer.message).edit(view=view)
    except discord.NotFound:
        await channel.send(view=view)


def add_to(client: Client) -> None:
    """Let `client` answer these, whatever message they stand in."""
    client.add_dynamic_items(ChallengeButton, ChallengeDeck)
