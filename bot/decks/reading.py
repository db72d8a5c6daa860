"""Reading a deck that was brought, whichever of the games it is for."""

import asyncio
import logging
from collections.abc import Callable, Iterable

import aiohttp
import discord

from bot.decks.parts import part_name
from bot.shared.text import escaped
from bot.shared.words import say
from engine.core.decks import BroughtDeck, DeckLists, UnreadableDeckError
from engine.core.game import Game

_log = logging.getLogger(__name__)
_PATIENCE = 20.0
"""Seconds that a file may take."""
MOST_BYTES = 64 * 1024
"""The longest deck list that is read."""


class NoDeckReadError(Exception):
    """What was brought is no deck; `said` says why in a language."""

    def __init__(self, game: Game | None, problem: UnreadableDeckError) -> None:
        super().__init__(str(problem))
        self.game = game
        self.problem = problem

    def said(self, language: str) -> str:
        """What is wrong, in the words of the game that would not take it."""
        facts = {
            name: fact if isinstance(fact, int) else escaped(fact)
            for name, fact in self.problem.facts.items()
        }
        if self.game is None:
            return say(language, self.problem.key, **facts)
        if "part" in facts:
            facts["part"] = part_name(self.game, str(facts["part"]), language)
        return self.game.say(language, self.problem.key, **facts)


class NotFetchedError(UnreadableDeckError):
    """Discord did not deliver the file."""

    key = "deck-import-not-fetched"


class TooBigError(UnreadableDeckError):
    """There are more bytes (or characters, in a text) than any deck list has."""

    key = "deck-unreadable-too-big"

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.size = size

    @property
    def facts(self) -> dict[str, int | str]:
        """How much there is, and how much is read, in KiB."""
        return {"kibibytes": -(-self.size // 1024), "most": MOST_BYTES // 1024}


def read_for(
    games: Iterable[Game], size: int, read: Callable[[DeckLists], BroughtDeck]
) -> tuple[Game, BroughtDeck]:
    """The deck as the game reads it that knows the most of its cards.

    Raises NoDeckReadError where no game can read it, with what the first one says.
    """
    refuse_beyond(size)
    found: list[tuple[Game, BroughtDeck]] = []
    problems: list[NoDeckReadError] = []
    for game in games:
        try:
            found.append((game, read(game.deck_lists)))
        except UnreadableDeckError as problem:
            problems.append(NoDeckReadError(game, problem))
    if not found:
        raise problems[0]
    return min(found, key=lambda each: _strange(*each))


async def read_file(
    games: Iterable[Game], file: discord.Attachment
) -> tuple[Game, BroughtDeck]:
    """The deck in a file that somebody sent, as in `read_for`.

    Raises NoDeckReadError also where the file cannot be fetched in time, or is greater than
    was said.
    """
    refuse_beyond(file.size)
    try:
        async with asyncio.timeout(_PATIENCE):
            content = await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as problem:
        _log.info("A file was not delivered: %s", problem)
        raise NoDeckReadError(None, NotFetchedError()) from problem
    return read_for(games, len(content), lambda lists: lists.read(content))


def refuse_beyond(size: int) -> None:
    """Raise NoDeckReadError for a deck list of more bytes than are read."""
    if size > MOST_BYTES:
        raise NoDeckReadError(None, TooBigError(size))


def _strange(game: Game, brought: BroughtDeck) -> int:
    names = game.names("en")
    return len(brought.named) + sum(code not in names for code in brought.codes())
