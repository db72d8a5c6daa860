"""The whole of a duel as one reader was told it, from what is on disk."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from weakref import WeakValueDictionary

from bot.duels.match.first_use import Telling
from bot.duels.match.log import Heard
from bot.duels.match.rebuild import UpdatedError, lay, names_of, replayed
from bot.duels.match.recording import by_turns
from bot.duels.match.silence import on_hand_over
from bot.duels.store.ending import UPDATED
from bot.duels.store.needs import DuelStore
from bot.duels.store.records import Kept, MatchRecord
from bot.duels.store.told import Chapter as Chapter
from bot.duels.store.told import Chronicle as Chronicle
from bot.duels.store.told import Told
from cards.languages import LANGUAGES
from engine.core.game import Game, Reader
from engine.core.match import Match, StrayedError
from engine.core.protocol import Audience

KEPT = 32
"""How many chronicles are kept in memory."""

Key = tuple[int, Audience, str, int]
"""A duel, its reader, their language, and since which answer they have sat there."""


class Chronicles:
    """Tells duels from their journals, one at a time and beside the event loop.

    A person has one place in that line: what else they ask for waits for it, and holds up
    nobody else.
    """

    def __init__(self, store: DuelStore, games: Mapping[str, Game]) -> None:
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

        It is `user` who asks. Where the rules or cards have changed since, it goes as far as
        the duel can be played again; None where that cannot be at all.
        """
        place = self._places.setdefault(user, asyncio.Lock())
        async with place, self._telling:
            kept = await self._store.matches.answers(record.id)
            kept = kept if answers is None else kept[:answers]
            key = record.id, audience, language, record.since(audience)
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
        if record.ending is not None and record.ending.kind in UPDATED:
            told = await self._store.told_logs.of(record.id, audience, language)
            if told is not None:
                return told
        game = self._games.get(record.game)
        if game is None:
            return None
        reader = Reader(audience, language, names_of(record))
        try:
            return await asyncio.to_thread(tell, game, record, kept, reader)
        except (StrayedError, UpdatedError):
            return None


def tell(game: Game, record: MatchRecord, kept: Sequence[Kept], reader: Reader) -> Chronicle:
    """What `reader` was told while `kept` was answered, as far as it can be told.

    Raises StrayedError where the answers do not fit though rules and cards are as they were,
    and UpdatedError where there is no such match any more.
    """
    return tell_each(game, record, kept, [reader])[0]


def tell_all(game: Game, record: MatchRecord, kept: Sequence[Kept]) -> Told:
    """What everybody was told, in every language, as far as it can be told.

    Nothing where there is no such match any more.
    """
    audiences: list[Audience] = [None, *(seat.seat for seat in record.seats)]
    keys = [(audience, language) for audience in audiences for language in LANGUAGES]
    readers = [Reader(*key, names_of(record)) for key in keys]
    try:
        told = tell_each(game, record, kept, readers)
    except (StrayedError, UpdatedError):
        return {}
    return dict(zip(keys, told, strict=True))


def tell_each(
    game: Game, record: MatchRecord, kept: Sequence[Kept], readers: Sequence[Reader]
) -> list[Chronicle]:
    """What each of them was told, as `tell` says."""
    laid = lay(game, record.setup)
    writing = [_Writing(game, record, laid.match, reader) for reader in readers]
    is_cut = False
    try:
        for heard in replayed(game, laid, record, kept):
            for each in writing:
                each.hear(heard)
    except Exception:
        if not laid.is_renewed:
            raise
        is_cut = True
    return [each.chronicle(is_cut=is_cut) for each in writing]


class _Writing:
    """The chronicle of one reader, while it is written."""

    def __init__(self, game: Game, record: MatchRecord, match: Match, reader: Reader) -> None:
        self._game, self._match, self._reader = game, match, reader
        self._record, self._at = record, -1
        self._since = record.since(reader.seat)
        self._telling = Telling(game, record)
        self._chapters: list[tuple[str, list[str]]] = [("", [])]

    def hear(self, heard: Heard) -> None:
        """Write down what was heard, while the table stands as it was then.

        What came before somebody sat down was not told to them: they read what all did.
        """
        audience = self._reader.seat if self._at >= self._since else None
        names = names_of(self._record, self._at)
        chapters, reader = self._chapters, Reader(audience, self._reader.language, names)
        self._at += 1
        if heard.notice is not None:
            chapters[-1][1].append(heard.notice.said(reader.language))
        for events in by_turns(heard.told.get(reader.seat, ())):
            lines = list(self._telling.tell(self._match, events, reader)) if events else []
            if events and events[0].turn_of is not None:
                chapters.append((lines.pop(0) if lines else "", []))
            chapters[-1][1].extend(lines)
        for over in heard.handed:
            chapters[-1][1].append(on_hand_over(over).said(reader.language))

    def chronicle(self, *, is_cut: bool) -> Chronicle:
        """What was written."""
        told = [Chapter(heading, tuple(lines)) for heading, lines in self._chapters]
        written = tuple(chapter for chapter in told if chapter.heading or chapter.lines)
        result = "" if is_cut else self._game.ended(self._match, self._reader)
        return Chronicle(written, result, is_cut)
