"""The buttons of a challenge, and the menu in which the challenged chooses a deck."""

import discord

from bot.client import Client
from bot.decks.choice import NoSuchDeckError
from bot.duels.lobby import ids
from bot.duels.lobby.challenge import challenge, deck_menu
from bot.duels.lobby.store import Challenge
from bot.duels.lobby.tables import LobbyError, Person
from bot.duels.panel.answers import Interaction
from bot.shared.ids import chosen
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import whisper
from bot.shared.text import note
from bot.shared.tidying import name_of, tidy
from bot.shared.words import language_of, say


class ChallengeButton(DeclaredButton, id=ids.ANSWER):
    """Accepts or declines a challenge, if whoever presses may."""

    challenge: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
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


class ChallengeDeck(DeclaredMenu, id=ids.DECK):
    """The deck with which a challenge is accepted."""

    challenge: int

    async def pressed(self, interaction: Interaction) -> None:
        """Begin the duel, or say in words why it cannot begin."""
        language = language_of(interaction.locale)
        lobby = interaction.client.lobby
        deck = chosen(self.item.values)
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
