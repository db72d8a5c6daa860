"""The buttons of a table: come, begin, report a result, answer a report, call the organiser."""

import re

from bot.duels.lobby.tables import LobbyError
from bot.hosting.tables import ids
from bot.hosting.tables.acting import AtTableError, Sitting
from bot.hosting.tables.face import score_menu
from bot.hosting.tables.house import house
from bot.shared.components import text
from bot.shared.host import Interaction
from bot.shared.ids import NoChoiceError, chosen
from bot.shared.pressing import DeclaredButton, DeclaredMenu
from bot.shared.replies import whisper
from bot.shared.sending import answer_alone, content_of, update
from bot.shared.words import language_of, say

_SCORE = re.compile(r"([0-9])\.([0-9])")


class TableButton(DeclaredButton, id=ids.TABLE):
    """Does what one of the two at the table asks for."""

    table: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Do it, or say why it cannot be done."""
        try:
            await {
                "here": self._here,
                "start": self._start,
                "report": self._report,
                "confirm": self._confirm,
                "deny": self._deny,
                "call": self._call,
            }[self.act](interaction)
        except (AtTableError, LobbyError) as problem:
            facts = problem.facts if isinstance(problem, LobbyError) else {}
            await whisper(interaction, problem.key, **facts)

    async def _here(self, interaction: Interaction) -> None:
        sitting = await house(interaction).acting.come(self.table, interaction.user.id)
        await _show(interaction, sitting)
        if not sitting.table.not_come:
            await self._begin(interaction)

    async def _start(self, interaction: Interaction) -> None:
        await interaction.response.defer()
        await self._begin(interaction)

    async def _begin(self, interaction: Interaction) -> None:
        await house(interaction).acting.begin(self.table, interaction.user.id)

    async def _report(self, interaction: Interaction) -> None:
        sitting = await house(interaction).acting.at(self.table, interaction.user.id)
        language = language_of(interaction.locale)
        words = text(say(language, "event-score-which"))
        menu = score_menu(sitting.hosted, sitting.table, language)
        await answer_alone(interaction, content_of(words, menu))

    async def _confirm(self, interaction: Interaction) -> None:
        await house(interaction).acting.confirm(self.table, interaction.user.id, None)

    async def _deny(self, interaction: Interaction) -> None:
        here, user = house(interaction), interaction.user.id
        sitting = await here.acting.deny(self.table, user)
        claim = sitting.table.report
        if claim is not None and claim.by == user:
            await whisper(interaction, "event-table-report-taken-back")
            return
        await whisper(interaction, "event-table-you-contradicted")
        await here.floor.call_of_dispute(sitting.hosted, sitting.table.record)

    async def _call(self, interaction: Interaction) -> None:
        here, user = house(interaction), interaction.user.id
        sitting = await here.acting.at(self.table, user)
        await whisper(interaction, "event-table-organiser-called")
        await here.floor.call_for(sitting.hosted, sitting.table.record, user)


class ConfirmButton(DeclaredButton, id=ids.CONFIRM):
    """Confirms the result that the opponent has reported."""

    table: int
    first: int
    second: int

    async def pressed(self, interaction: Interaction) -> None:
        """Let it count, or say why it cannot."""
        here, user = house(interaction), interaction.user.id
        try:
            await here.acting.confirm(self.table, user, (self.first, self.second))
        except AtTableError as problem:
            await whisper(interaction, problem.key)
        else:
            await whisper(interaction, "event-table-you-confirmed")


class ScoreMenu(DeclaredMenu, id=ids.SCORE):
    """The result that somebody reports."""

    table: int

    async def pressed(self, interaction: Interaction) -> None:
        """Keep the report; the opponent is asked to confirm it.

        Raises NoChoiceError where it is no score.
        """
        score = _SCORE.fullmatch(chosen(self.item.values))
        if score is None:
            raise NoChoiceError
        await report(interaction, self.table, (int(score[1]), int(score[2])))


async def report(interaction: Interaction, id: int, score: tuple[int, int]) -> None:
    """Keep what somebody reports of the table `id`, and call the opponent to confirm it."""
    here, user = house(interaction), interaction.user.id
    try:
        sitting = await here.acting.report(id, user, score)
    except AtTableError as problem:
        await whisper(interaction, problem.key)
        return
    await whisper(interaction, "event-table-you-reported")
    rivals = [each for each in sitting.table.pairing.players if each != user]
    await here.floor.ring(sitting.hosted, sitting.table.record, rivals, "event-please-confirm")


async def _show(interaction: Interaction, sitting: Sitting) -> None:
    """Answer the press by showing the table as it is now."""
    floor = house(interaction).floor
    content = await floor.content(sitting.hosted, sitting.one, sitting.table)
    await update(interaction, content)
    floor.note_shown(sitting.table, content)
