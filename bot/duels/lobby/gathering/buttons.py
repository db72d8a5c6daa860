"""The buttons of an open table, and the private menu in which a deck is chosen."""

from dataclasses import replace

from bot.decks.choice import NoSuchDeckError
from bot.duels.lobby import ids
from bot.duels.lobby.challenge import hand_button
from bot.duels.lobby.choosing import not_playable
from bot.duels.lobby.gathering.layout import deck_menu
from bot.duels.lobby.house import house
from bot.duels.lobby.tables import LobbyError, Person
from bot.shared.host import Interaction
from bot.shared.ids import chosen
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import show_presser, whisper
from bot.shared.text import note
from bot.shared.tidying import name_of
from bot.shared.unknown import shown
from bot.shared.words import language_of, say


class TableButton(DeclaredButton, id=ids.GATHERING):
    """Sits down, is ready or not, stands up; starts, closes, fills or empties the table."""

    gathering: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Do it, or say why it cannot be done."""
        acts = {
            "join": self._join,
            "ready": self._ready,
            "leave": self._leave,
            "start": self._start,
            "close": self._close,
            "fill": self._fill,
            "empty": self._empty,
        }
        try:
            await acts[self.act](interaction)
        except LobbyError as problem:
            await whisper(interaction, problem.key, **problem.facts)

    async def _join(self, interaction: Interaction) -> None:
        open_tables = house(interaction).open_tables
        gathering = await open_tables.join(self.gathering, _person(interaction))
        await self._offer_decks(interaction)
        await open_tables.show(gathering)

    async def _ready(self, interaction: Interaction) -> None:
        """Whoever is ready is so no longer; anybody else chooses a deck first."""
        open_tables, user = house(interaction).open_tables, interaction.user.id
        sitting = (await open_tables.find(self.gathering)).seat_of(user)
        if sitting is None or not sitting.is_ready:
            await self._offer_decks(interaction)
            return
        gathering = await open_tables.not_ready(self.gathering, user)
        await whisper(interaction, "table-not-ready")
        await open_tables.show(gathering)

    async def _leave(self, interaction: Interaction) -> None:
        open_tables = house(interaction).open_tables
        gathering = await open_tables.leave(self.gathering, interaction.user.id)
        await whisper(interaction, "table-left")
        await open_tables.show(gathering)

    async def _close(self, interaction: Interaction) -> None:
        open_tables = house(interaction).open_tables
        gathering = await open_tables.close(self.gathering, interaction.user.id)
        await interaction.response.defer()
        await open_tables.show(gathering)

    async def _fill(self, interaction: Interaction) -> None:
        open_tables = house(interaction).open_tables
        gathering = await open_tables.fill(self.gathering, interaction.user.id)
        await interaction.response.defer()
        await open_tables.show(gathering)

    async def _empty(self, interaction: Interaction) -> None:
        open_tables = house(interaction).open_tables
        gathering = await open_tables.empty(self.gathering, interaction.user.id)
        await interaction.response.defer()
        await open_tables.show(gathering)

    async def _start(self, interaction: Interaction) -> None:
        open_tables, language = house(interaction).open_tables, language_of(interaction.locale)
        await open_tables.may_start(self.gathering, interaction.user.id)
        view = note(say(language, "laying-the-table"))
        await interaction.response.send_message(view=view, ephemeral=True)
        try:
            gathering, session = await open_tables.start(self.gathering, interaction.user.id)
        except LobbyError as problem:
            words = say(language, problem.key, **problem.facts)
            await interaction.edit_original_response(view=note(words))
            return
        channel = f"<#{session.record.place.channel}>"
        button = hand_button(session.record.language, language)
        words = say(language, "duel-begins", channel=channel, button=button)
        await interaction.edit_original_response(view=note(words))
        await open_tables.show(gathering, channel)

    async def _offer_decks(self, interaction: Interaction) -> None:
        language, user = language_of(interaction.locale), interaction.user.id
        await house(interaction).store.people.hear(user, language)
        open_tables = house(interaction).open_tables
        decks = await open_tables.decks_for(self.gathering, user, language)
        view = deck_menu(self.gathering, decks, language)
        await interaction.response.send_message(view=view, ephemeral=True)


class TableIn(DeclaredButton, id=ids.GATHERING_IN):
    """Shows the presser an open table in the language it carries."""

    gathering: int
    language: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show it to them alone, with the same buttons."""
        open_tables = house(interaction).open_tables
        try:
            gathering = await open_tables.find(self.gathering)
        except LobbyError as problem:
            await whisper(interaction, problem.key, **problem.facts)
            return
        view = await open_tables.view(replace(gathering, language=self.language))
        await show_presser(interaction, view)


class TableDeck(DeclaredMenu, id=ids.GATHERED_DECK):
    """The deck with which somebody at an open table is ready."""

    gathering: int

    async def pressed(self, interaction: Interaction) -> None:
        """Note the deck, or say in words why it cannot be played."""
        language, open_tables = language_of(interaction.locale), house(interaction).open_tables
        person = _person(interaction)
        try:
            deck = chosen(self.item.values)
            gathering, choice = await open_tables.choose(self.gathering, person, deck)
        except LobbyError as problem:
            words = say(language, problem.key, **problem.facts)
        except NoSuchDeckError as problem:
            words = not_playable(problem, language)
        else:
            words = say(language, "table-is-ready", deck=shown(choice.name))
            await open_tables.show(gathering)
        await interaction.response.edit_message(view=note(words))


class HouseMenu(DeclaredMenu, id=ids.HOUSE):
    """The rules of the house that whoever opened a table has chosen."""

    gathering: int

    async def pressed(self, interaction: Interaction) -> None:
        """Have the table played by them, and show it; or say why that cannot be."""
        open_tables = house(interaction).open_tables
        chosen_ones = (value.partition("=") for value in self.item.values)
        settings = tuple(
            (k, int(setting)) for k, _, setting in chosen_ones if setting.isdecimal()
        )
        try:
            user = interaction.user.id
            gathering = await open_tables.set_house(self.gathering, user, settings)
        except LobbyError as problem:
            await whisper(interaction, problem.key, **problem.facts)
            return
        await interaction.response.defer()
        await open_tables.show(gathering)


def _person(interaction: Interaction) -> Person:
    user = interaction.user
    return Person(user.id, name_of(user), language_of(interaction.locale))
