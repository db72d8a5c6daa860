"""Answers that may last: Discord is told in time that they are on their way."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar, cast

import discord

from bot.shared.host import Interaction
from bot.shared.lateness import DEADLINE

_log = logging.getLogger(__name__)
PATIENCE = 0.5
"""Seconds after which it is said that an answer is on its way, of the three that there are."""
_UNDER_WAY, _PRIVATE, _ANSWERED = "put-off", "put-off-privately", "is-answered"
Result = TypeVar("Result")


async def in_time(
    interaction: Interaction,
    private: bool,
    work: Coroutine[Any, Any, Result],
    *,
    anew: bool = False,
) -> Result:
    """What `work` comes to; where it lasts, the answer is put off first, if none was given.

    `private` is whether the asker alone will read the answer to a command. Whatever answers
    has to wait for `put_off` before it looks whether the interaction was answered. What is
    pressed in somebody's own message is answered there, or `anew` in another one.
    """
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait([task], timeout=PATIENCE)
        if not task.done():
            await delay(interaction, private, anew=anew)
        return await task
    finally:
        task.cancel()


async def put_off(interaction: Interaction) -> bool | None:
    """Whether the answer was put off for the asker alone; None where it was not put off.

    From now on it is not: whoever asks answers.
    """
    interaction.extras[_ANSWERED] = True
    under_way = interaction.extras.get(_UNDER_WAY)
    if under_way is not None:
        await under_way
    return cast(bool | None, interaction.extras.get(_PRIVATE))


async def delay(interaction: Interaction, private: bool, *, anew: bool = False) -> None:
    """Put the answer off now, unless that was done, or it is given.

    What is pressed in somebody's own message is answered there, or `anew` in another one.
    """
    if (under_way := interaction.extras.get(_UNDER_WAY)) is not None:
        await under_way
    if interaction.extras.get(_ANSWERED) or interaction.response.is_done():
        return
    done = asyncio.get_running_loop().create_future()
    interaction.extras[_UNDER_WAY] = done
    message = interaction.message
    try:
        async with asyncio.timeout(DEADLINE):
            if message is not None and message.flags.ephemeral and not anew:
                await interaction.response.defer()
            else:
                only = private or message is not None
                await interaction.response.defer(ephemeral=only, thinking=True)
                interaction.extras[_PRIVATE] = only
    except (discord.HTTPException, TimeoutError) as problem:
        _log.info("An answer was not put off: %s", problem)
    finally:
        done.set_result(None)
