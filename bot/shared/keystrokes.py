"""Completions while somebody types: only the newest letters are worth any work."""

import asyncio
import functools
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, ParamSpec, Protocol, TypeAlias, TypeVar, cast

from discord import app_commands

from bot.shared.database import UnavailableError
from bot.shared.host import Interaction

_log = logging.getLogger(__name__)

Key: TypeAlias = tuple[int, str, str]
"""Who types, into which command, into which of its options."""
Given = ParamSpec("Given")
Value = TypeVar("Value", str, int)

FOCUSED = "focused"
"""Noted in the extras of an interaction: the option that is being typed into."""


@dataclass(slots=True)
class _Place:
    """Somebody is being served; the newest who came meanwhile waits, if anybody did."""

    waiting: asyncio.Future[bool] | None = None


class Keystrokes:
    """The completions under way: of each key one is worked on, and one at most waits."""

    def __init__(self) -> None:
        self._places: dict[Key, _Place] = {}

    @asynccontextmanager
    async def turn(self, key: Key) -> AsyncIterator[bool]:
        """Wait for the completion before; False, at once, where a newer one came meanwhile."""
        if not await self._is_next(key):
            yield False
            return
        try:
            yield True
        finally:
            waiting = self._places[key].waiting
            if waiting is None or waiting.done():
                del self._places[key]
            else:
                self._places[key].waiting = None
                waiting.set_result(True)

    async def _is_next(self, key: Key) -> bool:
        place = self._places.get(key)
        if place is None:
            self._places[key] = _Place()
            return True
        if place.waiting is not None and not place.waiting.done():
            place.waiting.set_result(False)
        place.waiting = asyncio.get_running_loop().create_future()
        return await place.waiting


class _House(Protocol):
    """What a letter that is typed asks of the house."""

    @property
    def keystrokes(self) -> Keystrokes:
        """The completions under way."""


def newest_only(
    complete: Callable[Given, Coroutine[Any, Any, list[app_commands.Choice[Value]]]],
) -> Callable[Given, Coroutine[Any, Any, list[app_commands.Choice[Value]]]]:
    """Let `complete` offer nothing where the person has typed on before its turn came.

    Nor where another process has what it would look at, or the database is away: letters are
    answered at once, or not at all.
    """

    @functools.wraps(complete)
    async def completed(
        *args: Given.args, **named: Given.kwargs
    ) -> list[app_commands.Choice[Value]]:
        interaction = cast(Interaction, args[-2])
        house: _House = interaction.client.house
        async with house.keystrokes.turn(_key(interaction)) as newest:
            try:
                return await complete(*args, **named) if newest else []
            except UnavailableError as problem:
                _log.info("Nothing is offered: %s", problem)
                return []

    return completed


def _key(interaction: Interaction) -> Key:
    command = interaction.command
    focused = interaction.extras.get(FOCUSED, "")
    return interaction.user.id, command.qualified_name if command else "", focused
