"""When an answer to what somebody did comes too late for Discord."""

from datetime import timedelta

import discord

DEADLINE = 3.0
"""Seconds after which Discord takes no first answer to an interaction."""
TOO_LATE = timedelta(seconds=2.5)
"""The age of an interaction at which none is sent: it would arrive too late."""
_OVER = (10062, 40060)
"""No such interaction any more; answered already."""


def comes_too_late(problem: BaseException) -> bool:
    """Whether Discord refused an answer since its time was over, or another was there first."""
    if isinstance(problem, discord.app_commands.CommandInvokeError):
        problem = problem.original
    return isinstance(problem, discord.HTTPException) and problem.code in _OVER
