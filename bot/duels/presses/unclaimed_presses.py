"""Presses that no button of ours claims: on what an edit has taken away, forged, or too old."""

import asyncio
from collections.abc import Iterable
from typing import Any, cast

import discord
from discord.ext import commands

from bot.duels.panel.ids import ABOUT_QUESTIONS
from bot.duels.presses.answers import attended, refuse
from bot.duels.table.verdict import Verdict
from bot.shared.host import Host, Interaction
from bot.shared.replies import CLAIMED, whisper

_KINDS = (discord.InteractionType.component, discord.InteractionType.modal_submit)
_UNCLAIMED_SECONDS = 1.5
"""After so long nobody will answer any more; Discord waits for three seconds."""


class Strays(commands.Cog):
    """Answers what discord.py would silently leave to fail."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Say politely why a press has no effect, where nothing else says anything."""
        if interaction.type not in _KINDS or CLAIMED in interaction.extras:
            return
        if _stands_in_message(interaction) or interaction.message is None:
            await asyncio.sleep(_UNCLAIMED_SECONDS)
        if interaction.response.is_done() or CLAIMED in interaction.extras:
            return
        read = (each.read(_custom_id(interaction)) for each in ABOUT_QUESTIONS)
        question = next(filter(None, read), None)
        if question is None:
            await whisper(interaction, "unknown-button")
        else:
            await _refuse_question(interaction, question["match"], question["number"])


async def _refuse_question(interaction: Interaction, match: int, number: int) -> None:
    session = await attended(interaction, match)
    verdict = Verdict.OVER
    if session is not None:
        verdict = await session.asks(interaction.user.id, number)
    await refuse(interaction, Verdict.OLD if verdict is Verdict.TAKEN else verdict)


def _custom_id(interaction: Interaction) -> str:
    return str(cast(dict[str, Any], interaction.data or {}).get("custom_id", ""))


def _stands_in_message(interaction: Interaction) -> bool:
    message, wanted = interaction.message, _custom_id(interaction)
    return message is not None and wanted in _custom_ids(message.components)


def _custom_ids(components: Iterable[Any]) -> set[str]:
    found: set[str] = set()
    for component in components:
        found.add(str(getattr(component, "custom_id", "")))
        found |= _custom_ids(getattr(component, "children", ()))
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            found |= _custom_ids([accessory])
    return found


async def setup(client: Host) -> None:
    """Listen to what no class claims."""
    await client.add_cog(Strays())
