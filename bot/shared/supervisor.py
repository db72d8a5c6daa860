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
            await client.start(token.get_secret_value())
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
