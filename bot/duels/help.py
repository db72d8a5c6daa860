"""`/help`: what the bot is, how a first duel goes, the commands, and when one is asked."""

import discord
from discord import app_commands

from bot.duels.lobby.house import house
from bot.duels.lobby.tables import LobbyError, Person
from bot.duels.panel.after_ids import LESSON
from bot.shared.host import Host, Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.replies import show_presser
from bot.shared.text import note
from bot.shared.tidying import name_of
from bot.shared.words import language_of, localised, say
from engine.core.values import value

_GO = discord.ButtonStyle.success
_PAGES = ("first", "commands", "asked")
_MANAGERS = "managers"


@value
class HelpPlace:
    """Where help is asked for: on a server, and where a game has a first duel."""

    is_server: bool
    has_lesson: bool


class HelpButton(DeclaredButton, id="help:{page:first|commands|asked|managers}"):
    """Opens a page of the help."""

    page: str

    async def pressed(self, interaction: Interaction) -> None:
        """Show the page in the presser's own message."""
        language = language_of(interaction.locale)
        await show_presser(interaction, help_page(self.page, language, _place(interaction)))


class LessonButton(DeclaredButton, id=LESSON):
    """Begins the first duel, in which each thing is said when it is first met."""

    async def pressed(self, interaction: Interaction) -> None:
        """Begin it for the presser, and tell them where it is."""
        language = language_of(interaction.locale)
        person = Person(interaction.user.id, name_of(interaction.user), language)
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            session = await house(interaction).lobby.lesson(person, interaction.channel_id or 0)
        except LobbyError as problem:
            words = say(language, problem.key, **problem.facts)
        else:
            place = session.record.place
            key = "lesson-begins" if place.is_private else "lesson-begins-in-thread"
            words = say(language, key, place=place.link)
        await interaction.edit_original_response(view=note(words))


def help_page(page: str, language: str, place: HelpPlace) -> discord.ui.LayoutView:
    """A page of the help, "start" or one of a button, with the buttons to the others."""
    pages = (*_PAGES, _MANAGERS) if place.is_server else _PAGES
    buttons = [
        HelpButton.button(
            say(language, f"help-{each}-button"),
            style=discord.ButtonStyle.primary
            if each == page
            else discord.ButtonStyle.secondary,
            page=each,
        )
        for each in pages
    ]
    rows = [discord.ui.ActionRow(*buttons)]
    if place.has_lesson:
        start = say(language, "lesson-start")
        rows.insert(0, discord.ui.ActionRow(LessonButton.button(start, style=_GO)))
    return note(say(language, f"help-{page}"), *rows)


@app_commands.command(name="help", description=localised("help-description"))
async def help_command(interaction: Interaction) -> None:
    """Show what the bot is to the person who asks, alone."""
    view = help_page("start", language_of(interaction.locale), _place(interaction))
    await interaction.response.send_message(view=view, ephemeral=True)


def _place(interaction: Interaction) -> HelpPlace:
    games = house(interaction).games.values()
    has_lesson = any(game.exercises is not None for game in games)
    return HelpPlace(interaction.guild_id is not None, has_lesson)


async def setup(client: Host) -> None:
    """Let the client know these commands."""
    client.tree.add_command(help_command)
