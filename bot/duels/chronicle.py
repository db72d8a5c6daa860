"""The whole of a duel as one reader was told it, from what is on disk."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary

from bot.duels.play import names_of
from bot.duels.rebuild import replayed
from bot.duels.store.matches import Kept, MatchRecord
from bot.store import Store
from engine.core.game import Game, OutdatedSetupError, Reader
from engine.core.match import StrayedError
from engine.core.protocol import Audience, Event

KEPT = 32
"""How many chronicles are kept in memory."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A turn: the words with which it began, "" before the first; and what then happened."""

    heading: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chronicle:
    """A duel in words, turn by turn; `result` is how the game ended it, "" if it has not."""

    chapters: tuple[Chapter, ...]
    result: str


Key = tuple[int, Audience, str]


class Chronicles:
    """Tells duels from their journals, one at a time and beside the event loop.

    A person has one place in that line: what else they ask for waits for it, and holds up
    nobody else.
    """

    def __init__(self, store: Store, games: Mapping[str, Game]) -> None:
        self._store = store
        self._games = games
        self._telling = asyncio.Lock()
        self._places: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """For each user who has asked, their place in the line."""
        self._told: OrderedDict[Key, tuple[int, Chronicle]] = OrderedDict()

    async def of(
        self,
        record: MatchRecord,
        audience: Audience,
        language: str,
        answers: int | None,
        user: int,
    ) -> Chronicle | None:
        """What `audience` was told by the first so many answers, or by all, in `language`.

        It is `user` who asks. None where the duel cannot be played again: the rules or cards
        have changed since.
        """
        place = self._places.setdefault(user, asyncio.Lock())
        async with place, self._telling:
            kept = await self._store.matches.answers(record.id)
            kept = kept if answers is None else kept[:answers]
            key = record.id, audience, language
            count, told = self._told.pop(key, (-1, None))
            if told is None or count != len(kept):
                told = await self._tell(record, kept, audience, language)
            if told is not None:
                self._told[key] = len(kept), told
                while len(self._told) > KEPT:
                    self._told.popitem(last=False)
            return told

    async def _tell(
        self, record: MatchRecord, kept: Sequence[Kept], audience: Audience, language: str
    ) -> Chronicle | None:
        game = self._games.get(record.game)
        if game is None:
            return None
        reader = Reader(audience, language, names_of(record))
        try:
            return await asyncio.to_thread(tell, game, record, kept, reader)
        except (StrayedError, OutdatedSetupError):
            return None


def tell(game: Game, record: MatchRecord, kept: Sequence[Kept], reader: Reader) -> Chronicle:
    """What `reader` was told while `kept` was answered; raises what `replayed` raises."""
    match = game.open(record.setup)
    chapters: list[tuple[str, list[str]]] = [("", [])]
    for heard in replayed(game, match, kept, reader.names):
        if heard.notice is not None:
            chapters[-1][1].append(heard.notice.said(reader.language))
        for events in _by_turns(heard.told.get(reader.seat, ())):
            lines = list(game.tell(match, events, reader)) if events else []
            if events and events[0].turn_of is not None:
                chapters.append((lines.pop(0) if lines else "", []))
            chapters[-1][1].extend(lines)
    told = [Chapter(heading, tuple(lines)) for heading, lines in chapters]
    written = tuple(chapter for chapter in told if chapter.heading or chapter.lines)
    return Chronicle(written, game.ended(match, reader))


def _by_turns(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """The events in stretches, each but the first beginning with a turn."""
    begun = [n for n, event in enumerate(events) if event.turn_of is not None]
    for start, end in zip([0, *begun], [*begun, len(events)], strict=True):
        yield events[start:end]
