"""Duels that are pressed at once are played again by a few threads, and the others wait."""

import asyncio
import threading

import pytest

from bot.duels.match.rebuild import Rebuilt, rebuild
from bot.duels.store.ledger import Written
from bot.duels.store.records import MatchRecord
from bot.duels.table import course
from engine.core.game import Game
from engine.core.protocol import Seat
from tests.bot.standing_in import YUGI, Room
from tests.waiting import until

_AT_ONCE = 2
_DUELS = 8


async def test_many_duels_pressed_at_once_are_played_again_two_at_a_time(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    for channel in range(_DUELS):
        await (await room.duel(channel=channel)).answer(YUGI, 0, (3,))
    entered, may_go = [], threading.Event()

    def counted(game: Game, record: MatchRecord, written: Written) -> Rebuilt:
        entered.append(record.id)
        assert may_go.wait(20)
        return rebuild(game, record, written)

    monkeypatch.setattr(course, "rebuild", counted)
    duels = room.restarted()
    found = [await duels.get(match) for match in range(1, _DUELS + 1)]
    looking = [asyncio.create_task(each.sight(Seat(1))) for each in found if each is not None]
    await until(lambda: len(entered), lambda number: number >= _AT_ONCE)
    for _ in range(200):  # long enough for all to have read what is on disk
        await room.store.matches.answers(1)
    at_once = len(entered)
    may_go.set()
    seen = await asyncio.gather(*looking)

    assert at_once == _AT_ONCE
    assert [sight.answers for sight in seen] == [1] * _DUELS
