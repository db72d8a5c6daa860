"""The whole of a duel as one reader was told it, from what is on disk."""

import asyncio
from collections.abc import Mapping, Sequence
from weakref import WeakValueDictionary

from bot.duels.match.rebuild import UpdatedError
from bot.duels.match.retelling import Retelling, To
from bot.duels.store.ending import UPDATED
from bot.duels.store.ledger import Written
from bot.duels.store.needs import DuelStore
from bot.duels.store.records import MatchRecord
from bot.duels.store.told import Chapter, Chronicle, Told
from bot.shared.recent import Recent
from cards.languages import LANGUAGES
from engine.core.game import Game
from engine.core.lines import tell_on
from engine.core.match import StrayedError
from engine.core.protocol import Audience

KEPT = 32
"""How many chronicles are kept in memory."""

Key = tuple[int, Audience, str, int]
"""A duel, its reader, their language, and since which answer they have sat there."""


class Chronicles:
    """Tells duels from their journals, one at a time and beside the event loop.

    A person has one place in that line: what else they ask for waits for it, and holds up
    nobody else. What was told before is read without waiting.
    """

    def __init__(self, store: DuelStore, games: Mapping[str, Game]) -> None:
        self._store = store
        self._games = games
        self._telling = asyncio.Lock()
        self._places: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """For each user who has asked, their place in the line."""
        self._told = Recent[Key, tuple[tuple[int, ...], Chronicle]](KEPT)

    async def of(
        self,
        record: MatchRecord,
        audience: Audience,
        language: str,
        answers: int | None,
        user: int,
        until: float | None = None,
    ) -> Chronicle | None:
        """What `audience` was told by the first so many answers, or by all, in `language`.

        It is `user` who asks. They read nothing that was told later than `until`, if that is
        given. Where the rules or cards have changed since, it goes as far as the duel can be
        played again; None where that cannot be at all.
        """
        kept, place = self._told, self._places.setdefault(user, asyncio.Lock())
        async with place:
            written = await self._store.ledger.read(record.id)
            written = written if answers is None else written.first(answers)
            written = written if until is None else written.until(until)
            key = record.id, audience, language, record.since(audience)
            length = len(written.answers), len(written.notices)
            known, told = kept.get(key, ((), None))
            if told is not None and known == length:
                return told
            async with self._telling:
                known, told = kept.get(key, ((), None))
                if told is None or known != length:
                    told = await self._tell(record, written, audience, language)
                    if told is not None:
                        kept[key] = length, told
                return told

    def let_go(self) -> None:
        """Have none in memory, nor what is told just now: names have changed."""
        self._told = Recent(KEPT)

    async def _tell(
        self, record: MatchRecord, written: Written, audience: Audience, language: str
    ) -> Chronicle | None:
        if record.ending is not None and record.ending.kind in UPDATED:
            told = await self._store.told_logs.of(record.id, audience, language)
            if told is not None:
                return told
        game = self._games.get(record.game)
        if game is None:
            return None
        reader = audience, language
        try:
            return await asyncio.to_thread(tell, game, record, written, reader)
        except (StrayedError, UpdatedError):
            return None


def tell(game: Game, record: MatchRecord, written: Written, reader: To) -> Chronicle:
    """What `reader` was told by what is written, as far as it can be told.

    Raises StrayedError where the answers do not fit though rules and cards are as they were,
    and UpdatedError where there is no such match any more.
    """
    return _tell_each(game, record, written, [reader])[0]


def tell_all(game: Game, record: MatchRecord, written: Written) -> Told:
    """What everybody was told, in every language, as far as it can be told.

    Nothing where there is no such match any more.
    """
    audiences: list[Audience] = [None, *(seat.seat for seat in record.seats)]
    keys = [(audience, language) for audience in audiences for language in LANGUAGES]
    try:
        told = _tell_each(game, record, written, keys)
    except (StrayedError, UpdatedError):
        return {}
    return dict(zip(keys, told, strict=True))


def _tell_each(
    game: Game, record: MatchRecord, written: Written, readers: Sequence[To]
) -> list[Chronicle]:
    retelling = Retelling(game, record, readers)
    chapters: dict[To, list[tuple[str, list[str]]]] = {to: [("", [])] for to in readers}
    is_cut = False
    try:
        for step in retelling.go_on(written):
            for to, stretches in step.told.items():
                for stretch in stretches:
                    if stretch.turn:
                        chapters[to].append((stretch.turn, []))
                    tell_on(chapters[to][-1][1], stretch.lines)
    except Exception:
        if not retelling.is_renewed:
            raise
        is_cut = True
    return [
        Chronicle(_bound(chapters[to]), "" if is_cut else retelling.ended(*to), is_cut)
        for to in readers
    ]


def _bound(chapters: Sequence[tuple[str, list[str]]]) -> tuple[Chapter, ...]:
    told = (Chapter(heading, tuple(lines)) for heading, lines in chapters)
    return tuple(chapter for chapter in told if chapter.heading or chapter.lines)
