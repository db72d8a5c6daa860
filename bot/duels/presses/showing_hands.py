"""The button by which a player lets spectators see their hand, and takes that back."""

from typing import Any

from discord import ui

from bot.duels.panel import ids
from bot.duels.presses.answers import at_table, refuse
from bot.duels.store.records import MatchRecord
from bot.duels.table.verdict import Verdict
from bot.shared.host import Interaction
from bot.shared.pressing import DeclaredButton
from bot.shared.text import note
from bot.shared.words import language_of, say
from engine.core.protocol import Seat


class HandsButton(DeclaredButton, id=ids.HANDS):
    """Lets spectators see the presser's hand once all players agree, or no more."""

    match: int
    act: str

    async def pressed(self, interaction: Interaction) -> None:
        """Do it, and say in the same message what came of it."""
        session = await at_table(interaction, self.match, still_open=True)
        if session is None:
            return
        user, is_shown = interaction.user.id, self.act == "show"
        verdict = await session.gallery.show_hand(user, is_shown=is_shown)
        if verdict is not Verdict.TAKEN:
            await refuse(interaction, verdict)
            return
        language = language_of(interaction.locale)
        key = "hands-hidden-told"
        if is_shown:
            key = "hands-open-told" if session.record.shown_hands else "hands-wanted-told"
        await interaction.response.edit_message(view=note(say(language, key)))


def hands_button(record: MatchRecord, seat: Seat, language: str) -> ui.Button[Any]:
    """What `seat` may press: to show its hand, or to hide it again."""
    act = "hide" if seat in record.open_hands else "show"
    return HandsButton.button(say(language, f"hands-{act}"), match=record.id, act=act)
