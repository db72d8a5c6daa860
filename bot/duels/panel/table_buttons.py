"""The buttons at a table that no question is about: a look at one's hand, and consent."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.client import Client
from bot.duels.panel.answers import Interaction, heard, refuse, show_panel, show_spot
from bot.duels.panel.panel import panel
from bot.duels.session import Verdict
from bot.duels.store.matches import Status
from bot.shared import ids
from bot.shared.replies import guarded, whisper
from bot.shared.sending import Token, content_of
from engine.core.protocol import Seat


class TableButton(
    ui.DynamicItem[ui.Button[Any]],
    template=rf"(?P<act>hand|refresh|asking):(?P<match>{ids.NUMBER})",
):
    """Opens the presser's own panel, shows it as it is now, or has them asked otherwise."""

    def __init__(self, button: ui.Button[Any], act: str, match: int) -> None:
        super().__init__(button)
        self.act, self.match = act, match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it stood in the message."""
        assert isinstance(item, ui.Button)
        return cls(item, match["act"], int(match["match"]))

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Show the panel to its player, and to nobody else."""
        session = await heard(interaction, self.match)
        if session is None or session.record.status is not Status.OPEN:
            await refuse(interaction, Verdict.OVER)
            return
        seat = session.seat_of(interaction.user.id)
        if seat is None:
            await refuse(interaction, Verdict.NOT_YOURS)
        elif self.act == "refresh":
            await show_panel(interaction, session, _nothing)
        elif self.act == "asking":
            user = interaction.user.id
            await show_panel(interaction, session, lambda: session.switch_asking(user))
        else:
            sight = await session.sight(seat)
            view = panel(sight)
            sent = await interaction.response.send_message(view=view, ephemeral=True)
            spot = interaction.client.stage.panel(session, seat, sent.message_id or 0)
            spot.adopt(Token.of(interaction))
            spot.shows(sight.version, content_of(view))


class ConsentButton(
    ui.DynamicItem[ui.Button[Any]],
    template=rf"consent:(?P<match>{ids.NUMBER}):(?P<loser>[0-9]{{1,2}}):(?P<agreed>yes|no)",
):
    """Accepts an opponent's surrender, or plays on."""

    def __init__(self, button: ui.Button[Any], match: int, loser: Seat, agreed: bool) -> None:
        super().__init__(button)
        self.match, self.loser, self.agreed = match, loser, agreed

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it stood in the message."""
        assert isinstance(item, ui.Button)
        return cls(
            item, int(match["match"]), Seat(int(match["loser"])), match["agreed"] == "yes"
        )

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Pass the word on; the session decides whether it counts."""
        session = await heard(interaction, self.match)
        if session is None:
            await refuse(interaction, Verdict.OVER)
            return
        if session.record.status is not Status.OPEN:
            await refuse(interaction, Verdict.OVER)
            return
        if session.seat_of(interaction.user.id) == self.loser:
            await whisper(interaction, "surrender-is-theirs")
            return

        async def consent() -> Verdict:
            return await session.consent(interaction.user.id, self.loser, self.agreed)

        pressed = interaction.message.id if interaction.message else None
        if pressed == session.record.board_message:
            board = interaction.client.stage.board(session)
            await show_spot(interaction, session, None, board, consent)
        else:
            await show_panel(interaction, session, consent)


async def _nothing() -> Verdict:
    """What pressing "Refresh" changes."""
    return Verdict.TAKEN


def add_to(client: Client) -> None:
    """Let `client` answer these, whatever message they stand in."""
    client.add_dynamic_items(TableButton, ConsentButton)
