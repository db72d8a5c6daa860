"""An event runs itself in Discord: threads, duels, reports, corrections, restarts."""

import asyncio

import pytest

from bot.events import records
from bot.events.event import Phase
from bot.events.results import How, Player, Result
from bot.hosting.rules import Overtime
from bot.hosting.tables.acting import AtTableError
from bot.hosting.tables.floor import Floor
from bot.people.terms import ClockKind
from tests.bot.hosting.hall import SINGLE, SWISS, Hall


async def test_four_play_a_bracket_to_its_end(hall: Hall) -> None:
    await hall.open(SINGLE)
    assert "Start" not in hall.table(1).buttons
    await hall.play(1)
    assert (await hall.results())[1] == Result(1, 0, How.DUEL)
    assert "1–0" in hall.table(1).text
    assert not hall.table(1).buttons
    await hall.play(2)
    await hall.pass_time(2)
    assert len((await hall.event()).event.rounds) == 2
    await hall.play(1)
    await hall.pass_time(2)
    assert (await hall.event()).event.phase is Phase.OVER
    told = hall.person("Mai").sees("duels")
    assert any("1" in seen.text and "Friday" in seen.text for seen in told)
    assert await hall.hosted.store.events.open_ids() == []


async def test_who_is_absent_loses_by_the_clock_and_is_dropped(hall: Hall) -> None:
    await hall.open(SWISS)
    first, second = await hall.players_at(1)
    await hall.press(second, 1, "here")
    await hall.play(2)
    await hall.restart()
    await hall.pass_time(9)
    assert 1 not in await hall.results()
    await hall.pass_time(1)
    assert (await hall.results())[1] == Result(0, 1, How.CLOCK)
    event = (await hall.event()).event
    assert [hall.name(each) for each in event.gone] == [first.name]
    await hall.pass_time(2)
    assert len(event.active) == 3
    assert len((await hall.event()).event.rounds[-1].pairings) == 2


async def test_where_both_are_absent_both_lose(hall: Hall) -> None:
    await hall.open(SWISS)
    await hall.play(2)
    await hall.pass_time(10)
    assert (await hall.results())[1] == Result(0, 0, How.CLOCK, both_lose=True)
    assert len((await hall.event()).event.gone) == 2


async def test_an_organiser_reads_what_a_correction_comes_to(hall: Hall) -> None:
    await hall.open(SWISS)
    yugi = hall.organiser
    options = {"table": "1", "result": "0-2", "reason": "seen"}
    told = (await yugi.call("event-admin correct", "duels", options)).message
    assert told is not None
    assert told.text == (
        "A match cannot end like that. “Report a result” at the table lists every result that"
        " is possible."
    )
    assert 1 not in await hall.results()
    options["result"] = "0-1"
    told = (await yugi.call("event-admin correct", "duels", options)).message
    first, second = await hall.players_at(1)
    assert told is not None
    assert told.text == f"The result is now: {first.name} **0–1** {second.name}"


@pytest.mark.parametrize("typed", ["０－１", "0：1", " 0 — 1 ", "0比1", "0対1"])
async def test_a_result_is_read_however_it_is_written(hall: Hall, typed: str) -> None:
    await hall.open(SWISS)
    options = {"table": "1", "result": typed, "reason": "seen"}
    await hall.organiser.call("event-admin correct", "duels", options)
    assert (await hall.results())[1] == Result(0, 1, How.RULING)


async def test_who_had_no_time_to_come_loses_and_plays_on(hall: Hall) -> None:
    await hall.open(SWISS)
    await hall.play(2)
    await hall.pass_time(4)
    mai = hall.person("Mai")
    await (await hall.event()).decide(records.TimeCalled(), by=Player(int(mai.id)))
    await hall.settle()
    assert (await hall.results())[1].both_lose
    event = (await hall.event()).event
    assert not event.gone
    await hall.pass_time(2)
    assert len(event.active) == 4


async def test_a_match_played_elsewhere_counts_once_the_opponent_confirms(hall: Hall) -> None:
    await hall.open(SWISS)
    first, second = await hall.players_at(1)
    await second.call("event report", "duels", {"won": 1, "lost": 0})
    await hall.settle()
    assert "reports" in hall.table(1).text
    told = await hall.press(second, 1, "confirm")
    assert told.message
    assert "opponent" in told.message.text
    await hall.restart()
    await hall.press(first, 1, "confirm")
    assert (await hall.results())[1] == Result(0, 1, How.REPORT)


async def test_a_report_changed_meanwhile_is_not_confirmed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open(SWISS)
    first, second = await hall.players_at(1)
    await second.call("event report", "duels", {"won": 0, "lost": 1})
    await hall.settle()
    monkeypatch.setattr(Floor, "_show_tables", shows_nothing_yet)
    await hall.press(second, 1, "deny")
    await second.call("event report", "duels", {"won": 1, "lost": 0})

    told = await hall.press(first, 1, "confirm")

    assert told.message
    assert "changed" in told.message.text
    assert 1 not in await hall.results()


async def test_reports_taken_back_and_made_again_ring_the_opponent_once_a_minute(
    hall: Hall,
) -> None:
    await hall.open(SWISS)
    _, second = await hall.players_at(1)
    for _ in range(3):
        await second.call("event report", "duels", {"won": 1, "lost": 0})
        await hall.settle()
        await hall.press(second, 1, "deny")
    assert rung(hall) == 1
    await hall.pass_time(1)
    await second.call("event report", "duels", {"won": 1, "lost": 0})
    await hall.settle()
    assert rung(hall) == 2


def rung(hall: Hall) -> int:
    """How many messages call the opponent to confirm a report."""
    return sum("Please confirm" in seen.text for seen in hall.table_posts(1))


async def shows_nothing_yet(*_: object) -> bool:
    return True


async def test_a_report_that_nobody_contradicts_counts_at_the_end_of_the_round(
    hall: Hall,
) -> None:
    await hall.open(SWISS)
    first, _ = await hall.players_at(1)
    menu = (await hall.press(first, 1, "report")).message
    assert menu
    await first.choose(menu, menu.selects[0].custom_id, ["1.0"])
    await hall.pass_time(49)
    assert 1 not in await hall.results()
    await hall.pass_time(1)
    assert (await hall.results())[1] == Result(1, 0, How.REPORT)


async def test_a_report_that_is_contradicted_waits_for_the_organiser(hall: Hall) -> None:
    await hall.open(SWISS)
    first, second = await hall.players_at(1)
    await first.call("event report", "duels", {"won": 1, "lost": 0})
    await hall.settle()
    await hall.press(second, 1, "deny")
    assert "The organiser decides" in hall.table(1).text
    await hall.pass_time(60)
    assert 1 not in await hall.results()
    organiser = hall.organiser
    options = {"table": "1", "result": "0-1", "reason": "the replay shows it"}
    await organiser.call("event-admin correct", "duels", options)
    await hall.settle()
    assert (await hall.results())[1] == Result(0, 1, How.RULING)
    entry = (await hall.event()).entries[-1]
    assert entry.by == int(organiser.id)


async def test_an_organiser_takes_a_round_back_and_its_duels_stop(hall: Hall) -> None:
    await hall.open(SWISS)
    match = await hall.sit(1)
    await hall.play(2)
    await hall.undo("two players were swapped")
    session = await hall.client.house.sessions.get(match)
    assert session is not None
    assert session.record.ending is not None
    assert session.record.ending.kind == "decided"
    assert (await hall.event()).event.rounds == []
    told = hall.person("Mai").sees("duels")
    assert any("undone" in seen.text for seen in told)
    await hall.pass_time(2)
    assert len((await hall.event()).event.rounds) == 1
    await hall.play(1)


async def test_a_duel_that_ended_while_the_bot_was_stopped_counts_after_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open(SWISS)
    match = await hall.sit(1)
    _, second = await hall.players_at(1)
    hall.client.house.rounds.stop()
    monkeypatch.setattr(hall.client.house.tidying, "begin", lambda record: None)
    session = await hall.client.house.sessions.get(match)
    assert session is not None
    await session.settling.surrender(int(second.id), whole=True)
    assert 1 not in await hall.results()
    await hall.restart()
    assert (await hall.results())[1] == Result(1, 0, How.DUEL)


async def test_no_other_duel_begins_between_the_end_of_one_and_its_record(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open(SWISS)
    match = await hall.sit(1)
    first, second = await hall.players_at(1)
    hall.client.house.rounds.stop()
    monkeypatch.setattr(hall.client.house.tidying, "begin", lambda record: None)
    session = await hall.client.house.sessions.get(match)
    assert session is not None
    assert session.record.event_table is not None
    await session.settling.surrender(int(second.id), whole=True)
    for act in (
        hall.client.house.acting.begin(session.record.event_table, int(first.id)),
        hall.client.house.acting.report(session.record.event_table, int(first.id), (0, 1)),
    ):
        with pytest.raises(AtTableError) as refused:
            await act
        assert refused.value.key == "event-table-is-over"
    assert await hall.hosted.store.matches.open_ids() == []


@pytest.mark.parametrize("overtime", [Overtime.TURNS, Overtime.LOSS, Overtime.JUDGE])
async def test_the_end_of_the_rounds_time_is_as_the_rules_say(
    hall: Hall, overtime: Overtime
) -> None:
    await hall.open(SWISS, overtime=overtime, clock=ClockKind.CORRESPONDENCE)
    match = await hall.sit(1)
    await hall.play(2)
    await hall.pass_time(50)
    session = await hall.client.house.sessions.get(match)
    assert session is not None
    if overtime is Overtime.LOSS:
        assert (await hall.results())[1] == Result(0, 0, How.CLOCK, both_lose=True)
        assert session.record.ending is not None
        assert session.record.ending.kind == "decided"
        return
    assert 1 not in await hall.results()
    called = [seen for seen in hall.table_posts(1) if "not decided" in seen.text]
    assert len(called) == (overtime is Overtime.JUDGE)
    is_timed = (
        session._course.memory.play is not None and session._course.memory.play.match.is_timed
    )
    assert is_timed is (overtime is Overtime.TURNS)
    await hall.restart()
    called = [seen for seen in hall.table_posts(1) if "not decided" in seen.text]
    assert len(called) == (overtime is Overtime.JUDGE)
    options = {"minutes": 5, "reason": "they are nearly done"}
    told = await hall.organiser.call("event-admin extend", "duels", options)
    assert told.message
    assert ("extended by 5" in told.message.text) is (overtime is Overtime.JUDGE)


async def test_where_no_threads_are_allowed_tables_are_in_the_channel(hall: Hall) -> None:
    channels = hall.hosted.sandbox.world.channels.values()
    next(each for each in channels if each.name == "duels").threads_allowed = False
    await hall.open(SWISS)
    assert hall.table(1).message.channel == hall.table(2).message.channel
    await asyncio.gather(hall.sit(1))
    await hall.sit(2)
    assert len(await hall.hosted.store.matches.open_ids()) == 2


async def test_too_few_players_call_the_event_off(hall: Hall) -> None:
    await hall.open(SWISS, joined=False)
    await hall.pass_time(15)
    event = await hall.event()
    assert event.event.phase is Phase.CANCELLED
    assert await hall.hosted.store.events.open_ids() == []
