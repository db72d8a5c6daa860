"""Of events that are over nothing stays in memory but the few that were looked at last."""

import gc
import weakref

from bot.events.event import Phase
from bot.sandbox.records import Message
from tests.bot.hosting.hall import SINGLE, SWISS, Hall

AFTER = 9
"""After how many others an event that is over is no longer among those looked at last."""


async def all_is_shown(hall: Hall) -> None:
    """Wait until nothing of any event is left to be shown."""
    await hall.settle()
    for follower in [*hall.client.house.event_stage._followers.values()]:
        await follower.settled()


async def played(hall: Hall) -> None:
    """An event of four is played to its end."""
    await hall.open(SINGLE)
    await hall.play(1)
    await hall.play(2)
    await hall.pass_time(2)
    await hall.play(1)
    await hall.pass_time(2)


async def test_an_event_that_was_played_is_let_go(hall: Hall) -> None:
    await played(hall)
    event = await hall.event()
    assert event.event.phase is Phase.OVER
    forgotten = weakref.ref(event)
    del event

    for _ in range(AFTER):
        await hall.open(SWISS, joined=False)
        await hall.pass_time(15)
        assert await hall.phase() is Phase.CANCELLED

    gc.collect()
    assert forgotten() is None


async def test_an_event_that_was_let_go_is_not_shown_again(hall: Hall) -> None:
    await played(hall)
    event = await hall.event()
    sent: list[str] = []

    def note(happened: str, record: object) -> None:
        if isinstance(record, Message):
            sent.append(happened)

    await all_is_shown(hall)
    hall.hosted.sandbox.world.listeners.append(note)
    hall.client.house.floor.touch(event)
    hall.client.house.rounds.heard(event)
    await all_is_shown(hall)

    assert sent == []
