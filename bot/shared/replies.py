"""How presses and commands are answered: with a view, a polite word, or an apology."""

import functools
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar

import discord
from discord.utils import MISSING

from bot.shared.database import UnavailableError
from bot.shared.host import Interaction
from bot.shared.house import house
from bot.shared.ids import NoChoiceError
from bot.shared.lateness import TOO_LATE, comes_too_late
from bot.shared.owning import ElsewhereError
from bot.shared.promptness import put_off
from bot.shared.text import note
from bot.shared.words import language_of, say

_log = logging.getLogger(__name__)

Self = TypeVar("Self")
Callback = Callable[[Self, Any], Coroutine[Any, Any, None]]

CLAIMED = "claimed"
"""Noted in the extras of an interaction that one of our components is answering."""


def guarded(callback: Callback[Self]) -> Callback[Self]:
    """Answer with an apology, and log the traceback, where `callback` fails."""

    @functools.wraps(callback)
    async def answered(item: Self, interaction: Interaction) -> None:
        interaction.extras[CLAIMED] = True
        try:
            await callback(item, interaction)
        except ElsewhereError as problem:
            key = await house(interaction).relaying.hand_on(interaction, problem)
            if key is not None:
                await apologise(interaction, key)
        except UnavailableError as problem:
            _log.error("%s could not be %s: %s", _pressed(interaction), problem.done, problem)
            await apologise(interaction, problem.words)
        except NoChoiceError:
            await apologise(interaction, "no-such-choice")
        except Exception as problem:
            if comes_too_late(problem):
                _log.info("%s was answered too late: %s", _pressed(interaction), problem)
                return
            _log.exception("%s could not be answered", _pressed(interaction))
            await apologise(interaction)

    return answered


def _pressed(interaction: Interaction) -> str:
    """What was pressed, where, and by whom, for the log; but not what was chosen there.

    Whoever reads the log may be the opponent.
    """
    data: Mapping[str, Any] = interaction.data or {}
    kind_and_place = ":".join(str(data.get("custom_id")).split(":")[:2])
    return f"The press of {kind_and_place!r} by {interaction.user.id}"


async def apologise(interaction: Interaction, key: str = "went-wrong") -> None:
    """Say that something went wrong, if anything can still be said."""
    if is_past(interaction):
        return
    view = note(say(language_of(interaction.locale), key))
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=view, ephemeral=True)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)
    except discord.HTTPException as problem:
        _log.warning("An apology could not be sent: %s", problem)


async def show_presser(
    interaction: Interaction,
    view: discord.ui.LayoutView,
    files: Sequence[discord.File] = (),
) -> None:
    """Show it in the presser's own message; what everybody reads stays as it is.

    The files take the place of those that the message had.
    """
    message = interaction.message
    await put_off(interaction)
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=files)
    elif message is not None and message.flags.ephemeral:
        await interaction.response.edit_message(view=view, attachments=files)
    else:
        await interaction.response.send_message(
            view=view, ephemeral=True, files=files or MISSING
        )


async def show_new(interaction: Interaction, view: discord.ui.LayoutView) -> None:
    """Show it to the presser alone, in a message of its own."""
    await interaction.response.send_message(view=view, ephemeral=True)


async def whisper(interaction: Interaction, key: str, **facts: int | str) -> None:
    """Answer with words that only whoever pressed can read, if it is not too late for that."""
    view = note(say(language_of(interaction.locale), key, **facts))
    if await put_off(interaction) is False:
        await interaction.delete_original_response()
    if interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=True)
    elif not is_past(interaction):
        await interaction.response.send_message(view=view, ephemeral=True)


def is_past(interaction: Interaction) -> bool:
    """Whether nothing has answered it in time."""
    is_late = house(interaction).time.age(interaction.id) > TOO_LATE
    if is_late and not interaction.response.is_done():
        _log.info("An interaction of %s came too late to be answered", interaction.user.id)
        return True
    return False
