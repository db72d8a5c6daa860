"""What opens the official rulings of the chain under way."""

import re
from typing import Any, Self

import discord
from discord import ui

from bot.client import Client
from bot.duels.panel.answers import Interaction, heard, refuse
from bot.duels.session import Verdict
from bot.duels.store.matches import Status
from bot.rulings.buttons import opened
from bot.rulings.search import MOST_CARDS, Asked
from bot.shared import ids
from bot.shared.replies import guarded, show_new, whisper


class ChainButton(
    ui.DynamicItem[ui.Button[Any]], template=rf"chain-rulings:(?P<match>{ids.NUMBER})"
):
    """Opens what is officially said of the cards of the chain that the presser sees."""

    def __init__(self, button: ui.Button[Any], match: int) -> None:
        super().__init__(button)
        self.match = match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it stood in the message."""
        assert isinstance(item, ui.Button)
        return cls(item, int(match["match"]))

    @guarded
    async def callback(self, interaction: Interaction) -> None:
        """Show it to him alone; his panel stays as it is."""
        session = await heard(interaction, self.match)
        if session is None or session.record.status is not Status.OPEN:
            await refuse(interaction, Verdict.OVER)
            return
        seat = session.seat_of(interaction.user.id)
        if seat is None:
            await refuse(interaction, Verdict.NOT_YOURS)
            return
        chain = (await session.sight(seat)).chain
        if chain:
            await show_new(interaction, await opened(interaction, Asked(chain[:MOST_CARDS])))
        else:
            await whisper(interaction, "rulings-no-chain")


def add_to(client: Client) -> None:
    """Let `client` answer the button, whatever message it stands in."""
    client.add_dynamic_items(ChainButton)
