"""A duel of an event that an update stops is played again, and nobody loses by it."""

import pytest

from bot.duels.store.ending import EndKind
from bot.duels.store.records import Status
from bot.hosting.rules import Overtime
from bot.people.terms import ClockKind
from tests.bot.hosting.hall import SWISS, Hall
from tests.waiting import until_read

AGAIN = "Please start a new duel at the table."


async def updated(hall: Hall, match: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot starts anew, with rules by which the duel would have begun otherwise."""
    store = hall.hosted.store
    await store.database.do("UPDATE matches SET begun = 'otherwise' WHERE id = ?", (match,))
    monkeypatch.setattr("tests.bot.odds_and_evens.VERSION", "2")
    await hall.restart()
    await until_read(hall.hosted.store.matches.untold, lambda untold: not untold)
    await hall.settle()
    record = await hall.hosted.store.matches.load(match)
    assert record is not None
    assert record.status is Status.STOPPED
    assert record.ending is not None
    assert record.ending.kind is EndKind.RULES


async def test_both_are_called_to_play_again_and_the_table_counts_what_comes_then(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open(SWISS)
    match, other = await hall.sit(1), await hall.sit(2)
    await updated(hall, match, monkeypatch)

    assert await hall.results() == {}
    first, second = await hall.players_at(1)
    (call,) = [seen for seen in hall.table_posts(1) if AGAIN in seen.text]
    assert "stopped by an update of the bot that changed the rules (version 1 to 2)" in (
        call.text
    )
    assert f"<@{first.id}>" in call.text
    assert f"<@{second.id}>" in call.text
    assert "Please play again" in hall.table(1).text
    assert not any(AGAIN in seen.text for seen in hall.table_posts(2))
    assert await hall.hosted.store.matches.open_ids() == [other]

    await hall.press(first, 1, "start")
    newest = max(
        await until_read(hall.hosted.store.matches.open_ids, lambda ids: bool({*ids} - {other}))
    )
    session = await hall.client.house.sessions.get(newest)
    assert session is not None
    assert session.record.setup.version == "2"
    await session.settling.surrender(int(second.id), whole=True)
    await hall.counted(1)
    assert (await hall.results())[1].first == 1


@pytest.mark.parametrize("again", [False, True])
async def test_nobody_loses_by_time_where_an_update_took_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    await hall.open(SWISS, overtime=Overtime.LOSS, clock=ClockKind.CORRESPONDENCE)
    match = await hall.sit(1)
    await hall.sit(2)
    await updated(hall, match, monkeypatch)
    if again:
        first, _ = await hall.players_at(1)
        await hall.press(first, 1, "start")
    await hall.pass_time(50)

    results = await hall.results()
    assert 1 not in results
    assert results[2].both_lose
    assert any("not decided" in seen.text for seen in hall.table_posts(1))
