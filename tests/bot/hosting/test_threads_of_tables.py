"""Each table has a thread of its own, whatever else is called so and whenever the bot stops."""

from types import SimpleNamespace

import discord
import pytest

from bot.events.event import Phase
from bot.events.records import Corrected, Undone
from bot.events.results import How, Player, Result
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing.table import tables_of
from bot.hosting.tables.threads import Threads
from bot.sandbox.records import Channel
from tests.bot.hosting.hall import SWISS, Hall

CIRCLE = Terms(Shape.ROUND_ROBIN, b"seed")


def threads(hall: Hall) -> list[Channel]:
    """All threads that there are."""
    channels = hall.hosted.sandbox.world.channels.values()
    return [each for each in channels if each.kind == "thread"]


async def test_two_events_of_the_same_people_have_threads_of_their_own(hall: Hall) -> None:
    await hall.open(SWISS, absent=90, round=90)
    first = hall.id
    await hall.open(SWISS, absent=90, round=90)
    assert hall.id != first
    tables = hall.hosted.store.event_tables
    found = []
    for event in (first, hall.id):
        hosted = await hall.client.house.hosts.get(event)
        assert hosted
        assert hosted.paired is not None
        found += [each.thread for each in await tables.of_round(event, hosted.paired)]
    assert None not in found
    assert len(set(found)) == 4 == len(threads(hall))
    assert {each.id for each in threads(hall)} == {str(each) for each in found}


async def test_two_events_in_one_channel_come_to_their_ends(hall: Hall) -> None:
    ids = {}
    for hall.called in ("Friday", "Saturday"):
        await hall.open(SWISS, absent=90, round=90)
        ids[hall.called] = hall.id
    for _ in range(2):
        for hall.called, hall.id in ids.items():
            for number in (1, 2):
                await hall.play(number)
        await hall.pass_time(2)
    for hall.id in ids.values():
        assert await hall.phase() is Phase.OVER
        assert not (await hall.event()).event.gone
    assert len(threads(hall)) == 8
    assert all(each.archived for each in threads(hall))


async def test_a_thread_is_called_after_its_event(hall: Hall) -> None:
    await hall.open(SWISS)
    first, second = await hall.players_at(1)
    name = f"Friday · R1 · Table 1 · {first.name} – {second.name}"
    assert name in [each.name for each in threads(hall)]


@pytest.mark.parametrize("lost", ["the thread", "the message at which it begins"])
async def test_stopped_before_it_knows_of_what_it_has_opened_the_bot_opens_no_other(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    tables = type(hall.hosted.store.event_tables)
    missed = "placed" if lost == "the thread" else "begins_at"

    async def dies(*_: object, **__: object) -> None:
        killed.setattr(hall.client.http, "request", dies)
        raise OSError("the bot is killed")

    with monkeypatch.context() as killed:
        killed.setattr(tables, missed, dies)
        await hall.open(SWISS)
    assert bool(threads(hall)) == (lost == "the thread")
    await hall.restart()
    assert len(threads(hall)) == 2
    for number in (1, 2):
        await hall.play(number)
    await hall.pass_time(2)
    assert len((await hall.event()).event.rounds) == 2


async def test_a_thread_of_the_same_name_that_is_not_the_tables_is_left_alone(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    create = discord.http.HTTPClient.start_thread_with_message

    async def twice(self: discord.http.HTTPClient, channel: int, *at: object, **named: object):  # type: ignore[no-untyped-def]
        made = await create(self, channel, *at, **named)  # type: ignore[arg-type]
        await self.start_thread_without_message(
            channel, name=str(named["name"]), type=11, auto_archive_duration=1440
        )
        return made

    with monkeypatch.context() as before:
        before.setattr(discord.http.HTTPClient, "start_thread_with_message", twice)
        await hall.open(SWISS)
    empty = [each.id for each in threads(hall) if not hall.person("Mai").sees(each.id)]
    assert len(empty) == 2
    await hall.restart()
    await hall.play(1)
    assert [each.id for each in threads(hall) if not hall.person("Mai").sees(each.id)] == empty


async def test_a_round_that_stands_again_is_shown_in_the_threads_it_was_played_in(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.open(SWISS)
    for number in (1, 2):
        await hall.play(number)
    await hall.pass_time(2)
    before = threads(hall)[:2]
    assert all(each.archived for each in before)
    await (await hall.event()).decide(Undone("two of them were swapped"))
    await hall.settle()
    ruled = Corrected(1, Result(0, 1, How.RULING), "seen")
    await (await hall.event()).decide(ruled)
    hall.client.house.floor._shown.clear()
    hall.client.house.floor.touch(await hall.event())
    await hall.settle()
    assert not any(each.archived for each in before)
    assert "0–1" in hall.table(1).text
    assert "cannot be shown" not in caplog.text
    await hall.pass_time(2)
    assert all(each.archived for each in before)


async def _is_given_up(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> str:
    """The thread of the first table stays archived, and its table was laid elsewhere."""
    first, _ = await hall.players_at(1)
    old = hall.table(1).message.channel
    world = hall.hosted.sandbox.world
    world.change_thread(world.channels[old], archived=True)

    async def refused(self: Threads, thread: int) -> None:
        response = SimpleNamespace(status=403, reason="Forbidden")
        raise discord.Forbidden(response, "Thread is locked")

    monkeypatch.setattr(Threads, "reopen", refused)
    (kept, _) = await tables_of(await hall.event(), hall.hosted.store)
    await hall.hosted.store.event_tables.come(kept.record.id, [Player(int(first.id))])
    for _ in range(2):
        hall.client.house.floor.touch(await hall.event())
        await hall.settle()
    return old


async def test_a_table_whose_thread_stays_archived_is_laid_elsewhere(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open(SWISS)
    _, second = await hall.players_at(1)
    old = await _is_given_up(hall, monkeypatch)
    assert hall.table(1).message.channel != old
    assert f"<@{second.id}>" in hall.table(1).text


async def test_a_duel_is_not_begun_in_a_thread_that_stays_archived(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open(SWISS)
    old = await _is_given_up(hall, monkeypatch)
    session = await hall.client.house.sessions.get(await hall.sit(1))
    assert session is not None
    assert str(session.record.place.channel) != old
    _, second = await hall.players_at(1)
    await session.settling.surrender(int(second.id), whole=True)
    await hall.counted(1)
    assert 1 in await hall.results()
