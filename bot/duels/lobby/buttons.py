"""The buttons of a challenge, and the menu in which the challenged chooses a deck."""

from dataclasses import replace

from bot.decks.choice import NoSuchDeckError
from bot.duels.lobby import ids
from bot.duels.lobby.challenge import deck_menu, hand_button
from bot.duels.lobby.choosing import not_playable
from bot.duels.lobby.house import house
from bot.duels.lobby.store import Challenge
from bot.duels.lobby.tables import LobbyError, Person
from bot.shared.host import Interaction
from bot.shared.ids import chosen
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import show_presser, whisper
from bot.shared.text import escaped, note
from bot.shared.tidying import name_of
from bot.shared.words import language_of, say

_PRIVATE = frozenset(
    {"challenge-is-over", "not-your-challenge", "not-yourself", "own-deck-not-taken"}
)
"""What concerns nobody but whoever pressed."""


class ChallengeButton(DeclaredButton, id=ids.ANSWER):
    """Accepts, declines or takes back a challenge, if whoever presses may."""

    challenge: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Offer the decks to accept with, or close the challenge."""
        try:
            if self.act == "accept":
                await self._offer_decks(interaction)
            else:
                await self._close(interaction)
        except LobbyError as problem:
            await whisper(interaction, problem.key, **problem.facts)

    async def _offer_decks(self, interaction: Interaction) -> None:
        language = language_of(interaction.locale)
        user = interaction.user.id
        await house(interaction).store.people.hear(user, language)
        decks = await house(interaction).lobby.decks_for(self.challenge, user, language)
        view = deck_menu(self.challenge, decks, language)
        await interaction.response.send_message(view=view, ephemeral=True)

    async def _close(self, interaction: Interaction) -> None:
        lobby, user = house(interaction).lobby, interaction.user.id
        close = lobby.take_back if self.act == "back" else lobby.decline
        offer = await close(self.challenge, user)
        message = interaction.message
        if message is not None and message.flags.ephemeral:
            own = replace(offer, language=language_of(interaction.locale))
            await interaction.response.edit_message(view=await lobby.invitations.view(own))
            await lobby.invitations.show(offer)
        else:
            await interaction.response.edit_message(view=await lobby.invitations.view(offer))


class ChallengeIn(DeclaredButton, id=ids.IN):
    """Shows the presser a challenge in the language it carries."""

    challenge: int
    language: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show it to them alone, with the same buttons."""
        lobby = house(interaction).lobby
        try:
            offer = await lobby.find(self.challenge)
        except LobbyError as problem:
            await whisper(interaction, problem.key, **problem.facts)
            return
        view = await lobby.invitations.view(replace(offer, language=self.language))
        await show_presser(interaction, view)


class ChallengeDeck(DeclaredMenu, id=ids.DECK):
    """The deck with which a challenge is accepted."""

    challenge: int

    async def pressed(self, interaction: Interaction) -> None:
        """Begin the duel, or say in words why it cannot begin."""
        language = language_of(interaction.locale)
        lobby = house(interaction).lobby
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
            taken, session = await lobby.accept(offer.id, person, deck)
        except (LobbyError, NoSuchDeckError) as problem:
            await self._say_why(interaction, offer, problem)
            return
        if session is None:
            name = escaped(offer.challenger_name)
            waits = note(say(language, "counter-waits", challenger=name))
            await interaction.edit_original_response(view=waits)
            return
        channel = f"<#{session.record.place.channel}>"
        button = hand_button(session.record.language, language)
        seat = session.seat_of(user.id)
        is_closed = seat is not None and session.record.seats[seat].is_closed
        key = "duel-begins-here" if is_closed else "duel-begins"
        private = note(say(language, key, channel=channel, button=button))
        await interaction.edit_original_response(view=private)
        await lobby.invitations.show_accepted(taken, channel)

    async def _say_why(
        self, interaction: Interaction, offer: Challenge, problem: LobbyError | NoSuchDeckError
    ) -> None:
        """Tell whoever accepts; what the challenger has to mend is said in public."""
        language = language_of(interaction.locale)
        if isinstance(problem, NoSuchDeckError):
            await interaction.edit_original_response(view=note(not_playable(problem, language)))
            return
        words = say(language, problem.key, **problem.facts)
        await interaction.edit_original_response(view=note(words))
        if problem.key not in _PRIVATE:
            trouble = say(offer.language, problem.key, **problem.facts)
            await house(interaction).lobby.invitations.show(offer, trouble)
