"""The buttons of an announcement: join, leave, check in, and look things up."""

import discord
from discord import ui

from bot.duels.lobby.tables import LobbyError
from bot.events.event import ENDED, Phase
from bot.events.records import CheckedIn, Dropped, Withdrew
from bot.events.results import Player
from bot.hosting.meant import player_of
from bot.hosting.ongoing.hosted import Hosted
from bot.hosting.presses import OfEvent, OfPlayers
from bot.hosting.signing_up import ids
from bot.hosting.signing_up.announcement import announcement
from bot.hosting.signing_up.house import house
from bot.hosting.signing_up.joining import BEFORE, ask_for_deck, bring, deck_menu, decks_for
from bot.hosting.signing_up.looking import deck_text, players_seen, rules_view
from bot.shared.host import Interaction
from bot.shared.ids import chosen
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import show_presser, whisper
from bot.shared.text import escaped, note
from bot.shared.words import language_of, say


class JoinButton(OfEvent, DeclaredButton, id=ids.JOIN):
    """Asks with which deck the presser joins."""

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Show the decks."""
        await ask_for_deck(interaction, hosted)


class DeckMenu(OfEvent, DeclaredMenu, id=ids.CHOOSE):
    """The deck with which one joins, or which one brings instead."""

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Say what came of it in the place of the menu."""
        words = await bring(interaction, hosted, chosen(self.item.values))
        await interaction.response.edit_message(view=note(words))


class LeaveButton(OfEvent, DeclaredButton, id=ids.LEAVE):
    """Asks whether the presser is sure to leave."""

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Ask, if they take part."""
        await ask_to_leave(interaction, hosted)


class SureButton(OfEvent, DeclaredButton, id=ids.SURE):
    """Leaves the event, or stays in it."""

    act: str

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Say what came of it in the place of the question."""
        key, player = "event-you-stay", player_of(interaction.user)
        if self.act == "drop":
            await hosted.decide(Dropped(player), by=player)
            key = "event-you-dropped"
        elif self.act != "stay":
            await hosted.decide(Withdrew(player), by=player)
            key = "event-you-left"
        name = escaped(hosted.record.name)
        words = say(language_of(interaction.locale), key, name=name)
        await interaction.response.edit_message(view=note(words))


class HereButton(OfPlayers, DeclaredButton, id=ids.HERE):
    """Checks the presser in."""

    async def done_for(self, interaction: Interaction, hosted: Hosted, player: Player) -> None:
        """Say that they are expected, or that they need another deck first."""
        language = language_of(interaction.locale)
        refused = await house(interaction).locks.refused(hosted, player, language)
        if refused and hosted.event.phase is Phase.CHECK_IN:
            cards = "\n".join(f"- {line}" for line in refused)
            await whisper(interaction, "event-deck-not-taken", cards=cards)
            return
        await hosted.decide(CheckedIn(player), by=player)
        await whisper(interaction, "event-you-are-here", name=escaped(hosted.record.name))


class MyDeckButton(OfPlayers, DeclaredButton, id=ids.MINE):
    """Shows the presser the deck they have handed in; until the start they can change it."""

    async def done_for(self, interaction: Interaction, hosted: Hosted, player: Player) -> None:
        """Show it to them alone."""
        language = language_of(interaction.locale)
        rows = []
        words = await deck_text(interaction, hosted, player)
        for line in await house(interaction).locks.refused(hosted, player, language):
            words += f"\n- {line}"
        if hosted.event.phase in BEFORE:
            try:
                decks = await decks_for(interaction, hosted)
                rows = [deck_menu(hosted, decks, language)]
            except LobbyError as problem:
                words += "\n" + say(language, problem.key, **problem.facts)
        else:
            words += "\n" + say(language, "event-decks-locked")
        await interaction.response.send_message(view=note(words, *rows), ephemeral=True)


class EventIn(OfEvent, DeclaredButton, id=ids.IN):
    """Shows the presser the announcement in the language it carries."""

    language: str

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Show it to them alone, as it stands now."""
        games = house(interaction).games
        view = announcement(hosted, games, language=self.language)
        await show_presser(interaction, view)


class PlayersButton(OfEvent, DeclaredButton, id=ids.PLAYERS):
    """Shows who plays, to the presser alone."""

    page: int

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Show the first page in a message of its own."""
        view = await players_seen(interaction, hosted, self.page)
        await interaction.response.send_message(view=view, ephemeral=True)


class PlayersPageButton(OfEvent, DeclaredButton, id=ids.TURN):
    """Turns to another page of those who play."""

    page: int

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Show the page in the place of this one."""
        view = await players_seen(interaction, hosted, self.page)
        await interaction.response.edit_message(view=view)


class RulesButton(OfEvent, DeclaredButton, id=ids.RULES):
    """Shows everything that was set, to the presser alone."""

    async def done(self, interaction: Interaction, hosted: Hosted) -> None:
        """Show it in a message of its own."""
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
