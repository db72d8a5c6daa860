"""The slash commands made known to Discord, beside everything else, when they have changed."""

import asyncio
import hmac
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.http import HTTPClient

from bot.shared.budget import WithheldError
from bot.shared.database import UnavailableError
from bot.shared.known_commands import KnownCommands
from bot.shared.turns import OwnTurns, Turn, Turns

_log = logging.getLogger(__name__)
FIRST_PAUSE = 30.0
LONGEST_PAUSE = 3600.0
"""Seconds before the next try; the pause doubles with each."""
_TOO_MANY_REQUESTS = 429

Pause = Callable[[float], Awaitable[None]]
Payload = dict[str, Any]


async def announce(
    tree: app_commands.CommandTree[Any],
    known: KnownCommands,
    token: str,
    pause: Pause = asyncio.sleep,
    turns: Turns | None = None,
) -> None:
    """Have Discord know the commands of `tree`, however long that takes.

    What was sent before by the same `token` and has not changed is not sent again, and of
    several processes on the same `turns` one sends at a time. One line of the log says that
    Discord does not take the commands now; the buttons of running duels do not need them.
    """
    application = tree.client.application_id or 0
    commands = await _payload(tree)
    digest = _digest(commands, token)
    if await known.digest(application) == digest:
        _log.info("The commands are registered")
        return
    async with (turns or OwnTurns()).taken(Turn.COMMANDS):
        if await known.digest(application) == digest:
            _log.info("The commands are registered by another process")
            return
        await _send(tree.client.http, application, commands, pause)
        try:
            await known.are(application, digest)
        except UnavailableError as trouble:
            _log.warning("That Discord knows the commands could not be kept: %s", trouble)
    _log.info("The commands are registered: they were updated")


async def _send(
    http: HTTPClient, application: int, commands: list[Payload], pause: Pause
) -> None:
    """Send the commands until Discord has taken them."""
    seconds = FIRST_PAUSE
    while (problem := await _try(http, application, commands)) is not None:
        if seconds == FIRST_PAUSE:
            _log.warning("Discord does not take the commands now (%s); trying on", problem)
        await pause(seconds)
        seconds = min(2 * seconds, LONGEST_PAUSE)


async def _try(http: HTTPClient, application: int, commands: list[Payload]) -> Exception | None:
    """Send the commands once; why that failed, where another try may help, else it raises."""
    try:
        await http.bulk_upsert_global_commands(application, commands)
    except discord.HTTPException as problem:
        if problem.status != _TOO_MANY_REQUESTS and problem.status < 500:
            raise
        return problem
    except (WithheldError, aiohttp.ClientError, OSError) as problem:
        return problem
    return None


async def _payload(tree: app_commands.CommandTree[Any]) -> list[Payload]:
    """The commands as Discord is sent them; made once, which takes a while."""
    translator = tree.translator
    commands = tree.get_commands()
    if translator is None:
        return [command.to_dict(tree) for command in commands]
    return [await each.get_translated_payload(tree, translator) for each in commands]


def _digest(commands: list[Payload], token: str) -> str:
    """What tells these commands, sent by the holder of `token`, from all others."""
    written = json.dumps(commands, sort_keys=True, ensure_ascii=False)
    return hmac.digest(token.encode(), written.encode(), "sha256").hex()
