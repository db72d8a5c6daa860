"""What fails at one table of an event, or comes at the wrong moment, harms nothing else."""

from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from bot.duels.lobby.tables import Meeting, Tables
from bot.duels.table.session import Session
from bot.duels.table.settling import Settling
from bot.duels.table.verdict import Verdict
from bot.events import records
from bot.events.results import How, Player, Result
from bot.hosting.ongoing.hosted import Hosted as HostedEvent
from bot.hosting.ongoing.table import Table, tables_of
from bot.hosting.rules import Overtime
from bot.hosting.store.events import PlayerRecord
from bot.hosting.tables import calling, floor
from bot.people.terms import ClockKind
from bot.sandbox.views import Outcome
from bot.shared.budget import WithheldError
from bot.shared.database import UnavailableError
from bot.store import Store
from tests.bot.hosting.hall import NAMES, SWISS, Hall
from tests.waiting import until


async def _fails(settling: Settling, *_: object) -> Verdict:
    raise ValueError("this duel is broken")


async def test_a_duel_that_cannot_be_stopped_holds_up_no_other_table(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.open(SWISS)
    await hall.sit(1)
    monkeypatch.setattr(Settling, "call_off", _fails)
    options = {"table": "1", "result": "0-1", "reason": "seen"}
    await hall.organiser.call("event-admin correct", "duels", options)
    await hall.play(2)
    await hall.pass_time(2)
    assert len((await hall.event()).event.rounds) == 2
    told = [each for each in caplog.records if "cannot go on" in each.message]
    assert len(told) == 1
    monkeypatch.undo()
    await hall.pass_time(1)
    assert await hall.hosted.store.matches.open_ids() == []


async def test_a_duel_that_cannot_take_its_last_turns_holds_up_no_other_table(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open(SWISS, clock=ClockKind.CORRESPONDENCE)
    await hall.sit(1)
    second, _ = await hall.players_at(2)
    await second.call("event report", "duels", {"won": 1, "lost": 0})
    monkeypatch.setattr(Settling, "call_time", _fails)
    await hall.pass_time(50)
    assert await hall.results() == {2: Result(1, 0, How.REPORT)}
    assert any("not decided" in seen.text for seen in hall.table_posts(1))


async def test_nobody_reports_a_result_while_the_duel_of_the_table_begins(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open(SWISS)
    first, second = await hall.players_at(1)
    answers: list[Outcome] = []
    begin = Tables.begin

    async def reported_meanwhile(self: Tables, meeting: Meeting, channel: int) -> Session:
        answers.append(await second.call("event report", "duels", {"won": 1, "lost": 0}))
        return await begin(self, meeting, channel)

    monkeypatch.setattr(Tables, "begin", reported_meanwhile)
    await hall.sit(1)
    answers.append(await first.call("event report", "duels", {"won": 1, "lost": 0}))
    for told in answers:
        assert told.message
        assert "Play it to the end" in told.message.text
    table, _ = await tables_of(await hall.event(), hall.hosted.store)
    assert table.record.claim is None


async def test_a_correction_never_changes_the_table_of_another_round(hall: Hall) -> None:
    await hall.open(SWISS)
    yugi = hall.organiser
    options = {"result": "0-1", "reason": "seen"}
    offered = await yugi.complete("event-admin correct", "table", "")
    chosen = str(offered[0].value)
    results = await yugi.complete(
        "event-admin correct", "result", "", options={"table": chosen}
    )
    assert {"1-0", "0-1", "both-lose"} <= {each.value for each in results}
    for number in (1, 2):
        await hall.play(number)
    await hall.pass_time(2)
    one = {**options, "table": chosen}
    told = (await yugi.call("event-admin correct", "duels", one)).message
    assert told
    assert "Please choose again" in told.text
    assert await hall.results() == {}
    for typed in (f"{(await hall.event()).paired}:1", "2"):
        await yugi.call("event-admin correct", "duels", {**options, "table": typed})
    assert set(await hall.results()) == {1, 2}


@pytest.mark.parametrize("threads", [True, False])
async def test_a_deleted_message_of_a_table_is_sent_again_where_it_was(
    hall: Hall, threads: bool
) -> None:
    channels = hall.hosted.sandbox.world.channels.values()
    next(each for each in channels if each.name == "duels").threads_allowed = threads
    await hall.open(SWISS)
    first, second = await hall.players_at(1)
    gone = hall.table(1)
    place = gone.message.channel
    await hall.client.http.delete_message(int(place), int(gone.id))
    await second.call("event report", "duels", {"won": 1, "lost": 0})
    await hall.settle()
    assert hall.table(1).message.channel == place
    await hall.press(first, 1, "confirm")
    assert 1 in await hall.results()


@pytest.mark.parametrize("problem", [WithheldError("too many"), aiohttp.ClientError("lost")])
async def test_a_batch_of_reminders_that_is_not_sent_rings_no_other_twice(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    await hall.open(SWISS, joined=False)
    event = await hall.event()
    for name in NAMES:
        player = Player(int(hall.person(name).id))
        await event.introduce(PlayerRecord(player, name, "en"))
        await event.decide(records.Joined(player), by=player)
    send = discord.PartialMessageable.send
    tries: list[object] = []

    async def second_fails(self: discord.PartialMessageable, **named: Any) -> object:
        tries.append(named)
        if len(tries) == 2:
            raise problem
        return await send(self, **named)

    monkeypatch.setattr("bot.hosting.signing_up.in_discord.RINGS_AT_ONCE", 1)
    monkeypatch.setattr(discord.PartialMessageable, "send", second_fails)
    stage = hall.client.house.event_stage
    await stage.remind(event)
    assert len(tries) == len(NAMES)


async def test_a_round_undone_while_its_tables_are_shown_breaks_nothing(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.open(SWISS)

    async def then_undone(hosted: HostedEvent, store: Store) -> list[Table]:
        found = await tables_of(hosted, store)
        if hosted.event.rounds:
            await hosted.decide(records.Undone("two players were swapped"))
        return found

    with monkeypatch.context() as patch:
        patch.setattr(floor, "tables_of", then_undone)
        hall.client.house.floor.touch(await hall.event())
        await hall.settle()
    assert not (await hall.event()).event.rounds
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


@pytest.mark.parametrize("problem", [aiohttp.ClientError("gone"), WithheldError("enough")])
async def test_a_call_that_cannot_be_sent_holds_up_no_other_table(
    hall: Hall,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    problem: Exception,
) -> None:
    await hall.open(SWISS, overtime=Overtime.JUDGE)
    await hall.sit(1)
    second, _ = await hall.players_at(2)
    await second.call("event report", "duels", {"won": 1, "lost": 0})

    async def fails(*_: object) -> int:
        raise problem

    monkeypatch.setattr(calling, "send", fails)
    await hall.pass_time(50)
    assert await hall.results() == {2: Result(1, 0, How.REPORT)}
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


@pytest.mark.parametrize(
    ("part", "name"), [("matches", "tidied"), ("event_tables", "load"), ("matches", "load")]
)
async def test_a_disk_that_fails_when_a_duel_ends_does_not_hold_up_its_round(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, part: str, name: str
) -> None:
    await hall.open(SWISS, absent=60, round=60)
    session = await hall.client.house.sessions.get(await hall.sit(1))
    assert session is not None
    _, second = await hall.players_at(1)
    failing = AsyncMock(side_effect=UnavailableError("database or disk is full"))
    with monkeypatch.context() as full:
        full.setattr(getattr(hall.hosted.store, part), name, failing)
        await session.settling.surrender(int(second.id), whole=True)
        await until(lambda: failing.await_count)
        await hall.settle()
    await hall.pass_time(2)
    await hall.counted(1)
    assert (await hall.results())[1].how is How.DUEL
    await hall.play(2)
    await hall.pass_time(2)
    assert len((await hall.event()).event.rounds) == 2


_SENT = [("event_posts", "keep"), ("event_tables", "placed")]


@pytest.mark.parametrize(("part", "name"), _SENT)
async def test_what_was_sent_but_could_not_be_kept_is_not_sent_a_second_time(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, part: str, name: str
) -> None:
    kept = getattr(hall.hosted.store, part)
    does, forgotten = getattr(kept, name), list[Any]()

    async def forgets(*what: Any) -> None:
        """The disk is full just when the message that was sent is to be kept."""
        if what[-1] is not None and what not in forgotten:
            forgotten.append(what)
            raise UnavailableError("database or disk is full")
        await does(*what)

    monkeypatch.setattr(kept, name, forgets)
    await hall.open(SWISS)
    for _ in range(3):
        await hall.pass_time(2)
    assert forgotten
    mai, channel = hall.person("Mai"), str((await hall.event()).record.channel)
    heads = [seen.text for seen in mai.sees(channel) if "Round 1" in seen.text]
    assert len(heads) == len(set(heads)), heads
    for number in (1, 2):
        assert len([seen for seen in hall.table_posts(number) if seen.buttons]) == 1
        await hall.press((await hall.players_at(number))[0], number, "here")
        assert "here" in hall.table(number).text
