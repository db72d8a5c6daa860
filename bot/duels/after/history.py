"""`/duel history`: the duels that the asker has played, each to be watched again."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui

from bot.duels.after.house import house
from bot.duels.outcome.results import cut_short, result_line
from bot.duels.store.records import MatchRecord
from bot.replays.buttons import show
from bot.shared.bounds import OPTION
from bot.shared.groups import duels
from bot.shared.host import Host, Interaction
from bot.shared.ids import Id, chosen_number
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.sheets import sheet
from bot.shared.text import clip, escaped
from bot.shared.words import language_of, localised, say
from engine.core.game import Game

PAGE = 10
"""The duels on a page."""
_OLDER = Id("history:{before:int}")
_WATCH = Id("history-watch")

Ended = tuple[MatchRecord, float]
"""A duel that is over, and when it ended, in seconds since 1970."""


async def _page(interaction: Interaction, before: int | None) -> ui.LayoutView:
    """The newest duels of the asker, of those before that one where it is given."""
    here, language = house(interaction), language_of(interaction.locale)
    found = await here.store.replays.ended_of(interaction.user.id, before, PAGE + 1)
    shown: list[Ended] = []
    for match, ended in found[:PAGE]:
        record = await here.store.matches.load(match)
        if record is not None:
            shown.append((record, ended))
    if not shown:
        return sheet(say(language, "history-none"))
    title = f"### {say(language, 'history-title')}"
    lines = [_line(each, here.games.get(each[0].game), language) for each in shown]
    rows: list[list[ui.Item[Any]]] = [[_menu(shown, language)]]
    if len(found) > PAGE:
        older = OlderButton.button(say(language, "history-older"), before=shown[-1][0].id)
        rows.append([older])
    return sheet(title, "\n".join(lines), rows=rows)


def _line(each: Ended, game: Game | None, language: str) -> str:
    record, ended = each
    formats = {} if game is None else game.formats.get(record.setup.format, {})
    about = [f"<t:{int(ended)}:d>", formats.get(language, ""), cut_short(record, language)]
    if record.practice:
        about.append(say(language, _practised(record, game)))
    result = escaped(result_line(record, language))
    return f"**{record.id}** · {result}\n-# {' · '.join(filter(None, about))}"


def _practised(record: MatchRecord, game: Game | None) -> str:
    """The key of what kind of practice it was."""
    if record.setup.since:
        return "history-what-if"
    exercise = record.agreement.exercise
    if not exercise or game is None or game.exercises is None:
        return "history-practice"
    is_lesson = exercise == game.exercises.lesson.key
    return "history-first-duel" if is_lesson else "history-puzzle"


def _menu(shown: Sequence[Ended], language: str) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=clip(f"{record.id} · {result_line(record, language)}", OPTION),
            value=str(record.id),
        )
        for record, _ in shown
    ]
    return WatchMenu.menu(say(language, "history-watch"), options)


class OlderButton(DeclaredButton, id=_OLDER):
    """Turns to older duels."""

    before: int

    async def pressed(self, interaction: Interaction) -> None:
        """Show them in place of the newer ones."""
        await interaction.response.edit_message(view=await _page(interaction, self.before))


class WatchMenu(DeclaredMenu, id=_WATCH):
    """Opens the replay of one of them."""

    async def pressed(self, interaction: Interaction) -> None:
        """Show it in a message of its own."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await show(interaction, chosen_number(self.item.values))


@app_commands.command(description=localised("duel-history-description"))
async def history(interaction: Interaction) -> None:
    """Show the asker the duels that they have played, to them alone."""
    view = await _page(interaction, None)
    await interaction.response.send_message(view=view, ephemeral=True)


async def setup(client: Host) -> None:
    """Put the command into the group of duels."""
    duels(client).add_command(history)
