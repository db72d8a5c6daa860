"""Who reads what somebody looks up: everybody, or whoever asked alone."""

import functools
import inspect
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec

import discord

from bot.shared.host import Interaction
from bot.shared.house import house
from bot.shared.promptness import in_time
from bot.shared.words import localised

Given = ParamSpec("Given")

ONLY_FOR_ME = localised("only-for-me")
NAME_OF_ONLY_FOR_ME = localised("only-for-me-name")
_WISHES = ("only_for_me", "only_me")
"""How the option is called by which somebody wants to read an answer alone."""


async def alone(interaction: Interaction, wished: bool) -> bool:
    """Whether the answer is for the asker alone: if `wished`, and always during their duel.

    What players look up tells what they hold, wherever they ask.
    """
    return wished or await house(interaction).sessions.is_seated(interaction.user.id)


def promptly(
    answer: Callable[Given, Coroutine[Any, Any, None]],
) -> Callable[Given, Coroutine[Any, Any, None]]:
    """Let a command put its answer off where that lasts, for the reader whom its option says.

    It has to answer by `reply` or `whisper`, which know of that.
    """
    options = inspect.signature(answer).parameters.values()
    usual = {each.name: each.default for each in options if each.name in _WISHES}

    @functools.wraps(answer)
    async def answered(*args: Given.args, **named: Given.kwargs) -> None:
        asked = next(each for each in args if isinstance(each, discord.Interaction))
        wished = (bool(named.get(name, default)) for name, default in usual.items())
        private = await alone(asked, next(wished, True))
        await in_time(asked, private, answer(*args, **named))

    return answered
