"""The buttons by which cards are named, and agreed to, before a duel."""

from bot.decks.known_cards import known_cards, names_of
from bot.duels.lobby import ids
from bot.duels.lobby.consent_layout import which
from bot.duels.lobby.house import house
from bot.duels.lobby.store import Challenge
from bot.duels.lobby.tables import LobbyError
from bot.readings.brings import coming, state_lines
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import show_new, whisper
from bot.shared.text import escaped, note
from bot.shared.words import language_of, say
from engine.core.decks import DeckList


class ChallengeCards(DeclaredButton, id=ids.CARDS):
    """Names the cards of a challenger that have to be agreed to."""

    challenge: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show them to the presser alone."""
        try:
            offer = await house(interaction).lobby.find(self.challenge)
        except LobbyError as problem:
            await whisper(interaction, problem.key, **problem.facts)
            return
        await _name(interaction, offer, offer.deck)


class CounterButton(DeclaredButton, id=ids.COUNTER):
    """Agrees to the cards that somebody would accept with, refuses, or names them."""

    counter: int
    version: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Do so, if it is still open and the presser made the challenge; all may read which."""
        lobby = house(interaction).lobby
        try:
            counter, offer = await lobby.asked(self.counter, self.version)
            if self.act == "cards":
                await _name(interaction, offer, counter.deck)
                return
            names = {"name": escaped(counter.name)}
            if self.act == "decline":
                await lobby.disagree(counter, offer, interaction.user.id)
                words = say(offer.challenger_language, "counter-declined", **names)
                await interaction.response.edit_message(view=note(words))
                return
            lobby.may_agree(offer, interaction.user.id)
            laying = note(say(offer.challenger_language, "laying-the-table"))
            await interaction.response.edit_message(view=laying)
            taken, session = await lobby.agree(counter, offer, interaction.user.id)
        except LobbyError as problem:
            await self._say_why(interaction, problem)
            return
        channel = f"<#{session.record.place.channel}>"
        words = say(offer.challenger_language, "counter-agreed", channel=channel, **names)
        await interaction.edit_original_response(view=note(words))
        await lobby.invitations.show_accepted(taken, channel)

    async def _say_why(self, interaction: Interaction, problem: LobbyError) -> None:
        if not interaction.response.is_done():
            await whisper(interaction, problem.key, **problem.facts)
            return
        words = say(language_of(interaction.guild_locale), problem.key, **problem.facts)
        await interaction.edit_original_response(view=note(words))


async def _name(interaction: Interaction, offer: Challenge, deck: DeckList) -> None:
    here, language = house(interaction), language_of(interaction.locale)
    game = here.lobby.game(offer.format)
    deck = coming(game, deck, alone=offer.agreement.is_single)
    brought = await here.gate.brings(game, offer.guild, deck)
    states = brought.beyond(game.trusted)
    codes = [code for each in states.values() for code in each]
    names = names_of(await known_cards(here.library, game, codes, language))
    told = state_lines(language, game, names, states, None, brought.reported)
    means = [game.say(language, f"card-state-{state}") for state in states]
    lines = [f"- {line}\n-# {what}" for line, what in zip(told, means, strict=True)]
    await show_new(interaction, which(language, lines))
