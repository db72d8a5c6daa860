"""How presses are answered: with what they changed, or with a polite word."""

import functools
import logging
import sqlite3
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias, TypeVar

import discord

from bot.client import Client
from bot.layouts.panel import panel
from bot.layouts.text import note
from bot.session import Session, Verdict
from bot.words import language_of, say

_log = logging.getLogger(__name__)

Interaction: TypeAlias = discord.Interaction[Client]
Self = TypeVar("Self")
Callback = Callable[[Self, Any], Coroutine[Any, Any, None]]

CLAIMED = "claimed"
"""Noted in the extras of an interaction that one of our components is answering."""

_REFUSALS = {
    Verdict.NOT_YOURS: "not-yours",
    Verdict.OLD: "already-answered",
    Verdict.ILLEGAL: "does-not-fit",
    Verdict.OVER: "duel-is-over",
}


def guarded(callback: Callback[Self]) -> Callback[Self]:
    """Answer with an apology, and log the traceback, where `callback` fails."""

    @functools.wraps(callback)
    async def answered(item: Self, interaction: Interaction) -> None:
        interaction.extras[CLAIMED] = True
        try:
            await callback(item, interaction)
        except sqlite3.Error as problem:
            _log.error("A press could not be kept: %s", problem)
            await apologise(interaction, "not-kept")
        except Exception:
            _log.exception("A press could not be answered")
            await apologise(interaction)

    return answered


async def apologise(interaction: Interaction, key: str = "went-wrong") -> None:
    """Say that something went wrong, if anything can still be said."""
    view = note(say(language_of(interaction.locale), key))
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=view, ephemeral=True)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)
    except discord.HTTPException as problem:
        _log.warning("An apology could not be sent: %s", problem)


async def show_presser(interaction: Interaction, view: discord.ui.LayoutView) -> None:
    """Show it in the presser's own message; what everybody reads stays as it is."""
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await interaction.response.edit_message(view=view)
    else:
        await interaction.response.send_message(view=view, ephemeral=True)


async def show_new(interaction: Interaction, view: discord.ui.LayoutView) -> None:
    """Show it to the presser alone, in a message of its own."""
    await interaction.response.send_message(view=view, ephemeral=True)


async def whisper(interaction: Interaction, key: str, **facts: int | str) -> None:
    """Answer with words that only whoever pressed can read."""
    view = note(say(language_of(interaction.locale), key, **facts))
    await interaction.response.send_message(view=view, ephemeral=True)


async def heard(interaction: Interaction, match: int) -> Session | None:
    """The duel that was pressed on, which speaks the presser's language from now on."""
    language = language_of(interaction.locale)
    await interaction.client.store.people.hear(interaction.user.id, language)
    session = await interaction.client.sessions.get(match)
    if session is not None:
        session.speak(interaction.user.id, language)
    return session


async def refuse(interaction: Interaction, verdict: Verdict) -> None:
    """Say politely why a press has no effect."""
    await whisper(interaction, _REFUSALS[verdict])


async def show_panel(interaction: Interaction, session: Session, verdict: Verdict) -> None:
    """Show the presser's panel in the message that was pressed, if the press was taken."""
    seat = session.seat_of(interaction.user.id)
    if verdict is not Verdict.TAKEN or seat is None:
        await refuse(interaction, verdict)
        return
    try:
        sight = await session.sight(seat)
        await interaction.response.edit_message(view=panel(sight))
    except Exception:
        _log.exception("What a press has done could not be shown where it was pressed")
        await whisper(interaction, "taken-unseen")
        return
    message = interaction.message.id if interaction.message else 0
    interaction.client.stage.answered(session, seat, interaction, message, sight.version)
