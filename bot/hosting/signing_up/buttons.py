"""The buttons of an announcement: join, leave, check in, and look things up."""

import discord
from discord import ui

from bot.duels.lobby.tables import LobbyError
from bot.events.event import ENDED
from bot.events.records import CheckedIn, Dropped, Withdrew
from bot.events.refusal import RefusedError
from bot.events.results import Player
from bot.hosting.meant import Interaction, event_pressed, player_of, refused
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.signing_up import ids
from bot.hosting.signing_up.house import house
from bot.hosting.signing_up.joining import BEFORE, ask_for_deck, bring, deck_menu, decks_for
from bot.hosting.signing_up.looking import deck_text, players_seen, rules_view
from bot.shared.ids import chosen
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import whisper
from bot.shared.text import escaped, note
from bot.shared.words import language_of, say


class JoinButton(DeclaredButton, id=ids.JOIN):
    """Asks with which deck the presser joins."""

    event: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show the decks, or say why they cannot join."""
        hosted = await event_pressed(interaction, self.event)
        if hosted is None:
            return
        try:
            await ask_for_deck(interaction, hosted)
        except RefusedError as problem:
            await refused(interaction, problem)


class DeckMenu(DeclaredMenu, id=ids.CHOOSE):
    """The deck with which one joins, or which one brings instead."""

    event: int

    async def pressed(self, interaction: Interaction) -> None:
        """Say what came of it in the place of the menu."""
        hosted = await event_pressed(interaction, self.event)
        if hosted is None:
            return
        try:
            words = await bring(interaction, hosted, chosen(self.item.values))
        except RefusedError as problem:
            await refused(interaction, problem)
            return
        await interaction.response.edit_message(view=note(words))


class LeaveButton(DeclaredButton, id=ids.LEAVE):
    """Asks whether the presser is sure to leave."""

    event: int

    async def pressed(self, interaction: Interaction) -> None:
        """Ask, if they take part."""
        hosted = await event_pressed(interaction, self.event)
        if hosted is not None:
            await ask_to_leave(interaction, hosted)


class SureButton(DeclaredButton, id=ids.SURE):
    """Leaves the event, or stays in it."""

    event: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Say what came of it in the place of the question."""
        hosted = await event_pressed(interaction, self.event)
        if hosted is None:
            return
        key = "event-you-stay"
        if self.act != "stay":
            player, is_drop = player_of(interaction.user), self.act == "drop"
            try:
                await hosted.decide(Dropped(player) if is_drop else Withdrew(player), by=player)
            except RefusedError as problem:
                await refused(interaction, problem)
                return
            key = "event-you-dropped" if is_drop else "event-you-left"
        name = escaped(hosted.record.name)
        words = say(language_of(interaction.locale), key, name=name)
        await interaction.response.edit_message(view=note(words))


async def _joined(interaction: Interaction, event: int) -> tuple[Hosted, Player] | None:
    """The event and the presser as its player; None where they are told to join first."""
    hosted = await event_pressed(interaction, event)
    if hosted is None:
        return None
    player = player_of(interaction.user)
    if player not in hosted.event.joined:
        await whisper(interaction, "event-join-first")
        return None
    return hosted, player


class HereButton(DeclaredButton, id=ids.HERE):
    """Checks the presser in."""

    event: int

    async def pressed(self, interaction: Interaction) -> None:
        """Say that they are expected, or why they cannot check in."""
        found = await _joined(interaction, self.event)
        if found is None:
            return
        hosted, player = found
        try:
            await hosted.decide(CheckedIn(player), by=player)
        except RefusedError as problem:
            await refused(interaction, problem)
            return
        await whisper(interaction, "event-you-are-here", name=escaped(hosted.record.name))


class MyDeckButton(DeclaredButton, id=ids.MINE):
    """Shows the presser the deck they have handed in; until the start they can change it."""

    event: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show it to them alone."""
        found = await _joined(interaction, self.event)
        if found is None:
            return
        hosted, player = found
        language = language_of(interaction.locale)
        rows = []
        words = await deck_text(interaction, hosted, player)
        if hosted.event.phase in BEFORE:
            try:
                decks = await decks_for(interaction, hosted)
                rows = [deck_menu(hosted, decks, language)]
            except LobbyError as problem:
                words += "\n" + say(language, problem.key, **problem.facts)
        else:
            words += "\n" + say(language, "event-decks-locked")
        await interaction.response.send_message(view=note(words, *rows), ephemeral=True)


class PlayersButton(DeclaredButton, id=ids.PLAYERS):
    """Shows who plays, to the presser alone."""

    event: int
    page: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show the first page in a message of its own."""
        hosted = await event_pressed(interaction, self.event)
        if hosted is not None:
            view = await players_seen(interaction, hosted, self.page)
            await interaction.response.send_message(view=view, ephemeral=True)


class PlayersPageButton(DeclaredButton, id=ids.TURN):
    """Turns to another page of those who play."""

    event: int
    page: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show the page in the place of this one."""
        hosted = await event_pressed(interaction, self.event)
        if hosted is not None:
            view = await players_seen(interaction, hosted, self.page)
            await interaction.response.edit_message(view=view)


class RulesButton(DeclaredButton, id=ids.RULES):
    """Shows everything that was set, to the presser alone."""

    event: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in a message of its own."""
        hosted = await event_pressed(interaction, self.event)
        if hosted is not None:
            language = language_of(interaction.locale)
            view = rules_view(hosted, house(interaction).games, language)
            await interaction.response.send_message(view=view, ephemeral=True)


async def ask_to_leave(interaction: Interaction, hosted: Hosted) -> None:
    """Ask whether the person is sure to leave the event, if they take part and it goes on."""
    event, player = hosted.event, player_of(interaction.user)
    language = language_of(interaction.locale)
    if event.phase in ENDED or player not in event.joined or player in event.gone:
        await whisper(interaction, "event-not-in-it")
        return
    act = "leave" if event.phase in BEFORE else "drop"
    red = discord.ButtonStyle.danger
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        SureButton.button(
            say(language, "event-leave-yes"), style=red, event=hosted.record.id, act=act
        ),
        SureButton.button(say(language, "event-leave-no"), event=hosted.record.id, act="stay"),
    )
    words = say(language, f"event-sure-to-{act}", name=escaped(hosted.record.name))
    await interaction.response.send_message(view=note(words, row), ephemeral=True)
