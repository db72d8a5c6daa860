"""Keeps the bot in Discord: whatever throws it out, it comes back, unless it never may."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import aiohttp
import discord
from pydantic import SecretStr

_log = logging.getLogger(__name__)
_LONGEST_PAUSE = 60.0
_STEADY_SECONDS = 300.0
_TOLD_AGAIN = 1.0
"""Seconds after which a client that goes on is told once more to stop."""
_TOO_FEW_SHARDS = 4011
"""By this the gateway closes a connection that would be told of too many servers."""


class StartError(Exception):
    """The program cannot run; the message says why and what to do."""


class Startable(Protocol):
    """A client that can be started once."""

    async def start(self, token: str) -> None:
        """Log in and stay until thrown out."""

    async def close(self) -> None:
        """Leave."""


async def supervise(make: Callable[[], Startable], token: SecretStr) -> None:
    """Run a client made by `make`, and a new one whenever it ends; only StartError ends it.

    discord.py gives up where the first connection to the gateway fails, and on a malformed
    event; neither is a reason for players to lose their bot.
    """
    loop = asyncio.get_running_loop()
    pause = 1.0
    while True:
        began = loop.time()
        client = make()
        try:
            await _stay(client, token)
            _log.warning("The connection to Discord ended")
        except discord.LoginFailure:
            raise StartError(
                "Discord does not accept the token in DISCORD_TOKEN. Copy it again from "
                "https://discord.com/developers/applications, or leave it out to play in the "
                "sandbox."
            ) from None
        except discord.PrivilegedIntentsRequired as problem:
            raise StartError(str(problem)) from None
        except discord.ConnectionClosed as problem:  # with 4004 the login that follows says why
            if problem.code == _TOO_FEW_SHARDS:
                raise StartError(
                    "Discord wants more shards for so many servers: raise DUELKEEPER_SHARDS."
                ) from None
            _log.warning("Discord closed the connection with %s", problem.code)
        except (OSError, aiohttp.ClientError) as problem:
            _log.warning("Discord cannot be reached: %s", problem)
        except Exception:
            _log.exception("The bot was thrown out of Discord")
        finally:
            await client.close()
        if loop.time() - began > _STEADY_SECONDS:
            pause = 1.0
        _log.info("Trying again in %.0f seconds", pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE)


async def _stay(client: Startable, token: SecretStr) -> None:
    """Have it stay until it is thrown out; where we are told to stop, it has given up by then.

    It is told again: `asyncio.wait_for` of Python 3.11, which discord.py uses as it connects,
    swallows a cancellation that comes just as what it waits for is done.
    """
    staying = asyncio.create_task(client.start(token.get_secret_value()))
    try:
        await asyncio.wait({staying})
    except asyncio.CancelledError:
        while not staying.done():
            staying.cancel()
            await asyncio.wait({staying}, timeout=_TOLD_AGAIN)
        await asyncio.gather(staying, return_exceptions=True)
        raise
    staying.result()
