"""What is done again and again while the database cannot be used, until it is done."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.shared.database import ConflictError, FencedError, UnavailableError
from bot.shared.owning import ElsewhereError

_log = logging.getLogger(__name__)

PAUSE = 1.0
LONGEST_PAUSE = 30.0
"""Seconds until the second try, and between two of them at most."""


async def insist(doing: Callable[[], Awaitable[None]], what: str) -> None:
    """Do it; what would go wrong again however often it is tried is for the log alone.

    It is asked for by the name of `what` is done, such as "Duel 7 is resumed".
    """
    pause = PAUSE
    while True:
        try:
            await doing()
        except (ElsewhereError, FencedError) as problem:
            _log.info("Not so here: %s (%s)", what, problem)
        except UnavailableError as problem:
            if not (problem.failed_reading or isinstance(problem, ConflictError)):
                _log.warning("Tried again in %.0f s: %s (%s)", pause, what, problem)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            _log.exception("Went wrong: %s", what)
        except Exception:
            _log.exception("Went wrong: %s", what)
        return
