"""The form in which somebody says what is wrong with how a card is played."""

import time
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.readings.house import house
from bot.readings.reporting import MOST, Heard, may_report, take_down
from bot.readings.store import Report
from bot.shared.bounds import FORM
from bot.shared.host import Interaction
from bot.shared.replies import guarded, whisper
from bot.shared.text import clip, escaped
from bot.shared.tidying import tidy
from bot.shared.words import language_of, say
from engine.core.game import Game

SHORTEST, LONGEST = 8, 300
_SECONDS = 900.0


class WrongForm(ui.Modal):
    """Asks for one sentence. It lives no longer than the process."""

    def __init__(self, report: Report, language: str, card: str) -> None:
        """`card` is what it is called in that language."""
        title = say(language, "readings-form-title", card=card)
        super().__init__(title=clip(title, FORM), timeout=_SECONDS)
        self.report = report
        self.words: ui.TextInput[Any] = ui.TextInput(
            custom_id="words",
            style=discord.TextStyle.paragraph,
            min_length=SHORTEST,
            max_length=LONGEST,
        )
        label = say(language, "readings-form-words")
        self.add_item(ui.Label(text=clip(label, FORM), component=self.words))

    @guarded
    async def on_submit(self, interaction: Interaction) -> None:
        """Take it down, and say what that means."""
        here = house(interaction)
        game = here.games[self.report.game]
        report = replace(self.report, words=tidy(self.words.value)[:LONGEST])
        heard = await take_down(here.store.reports, game, report)
        await _say(interaction, game, report, heard)


async def ask_what_is_wrong(
    interaction: Interaction,
    game: Game,
    card: int,
    guild: int | None,
    match: int | None = None,
    answers: int | None = None,
) -> None:
    """Open the form for the presser, or say why they cannot report the card.

    It will hold on the server `guild`; without one it reaches the operator alone.
    """
    language, now = language_of(interaction.locale), int(time.time())
    about = (game.key, card, guild, interaction.user.id, language)
    report = Report(*about, "", match, answers, now)
    refused = await may_report(house(interaction).store.reports, game, report)
    if refused is not None:
        await _say(interaction, game, report, refused)
        return
    name = game.names(language).get(card, str(card))
    await interaction.response.send_modal(WrongForm(report, language, name))


async def _say(interaction: Interaction, game: Game, report: Report, heard: Heard) -> None:
    name = game.names(language_of(interaction.locale)).get(report.card, str(report.card))
    await whisper(interaction, f"readings-{heard}", card=escaped(name), most=MOST)
