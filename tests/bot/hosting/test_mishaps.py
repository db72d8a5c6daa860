"""What fails at one table of an event, or comes at the wrong moment, harms nothing else."""

import pytest

from bot.duels.session import Session, Verdict
from bot.events.results import How, Result
from bot.people.terms import ClockKind
from tests.bot.hosting.hall import SWISS, Hall


async def _fails(session: Session, *_: object) -> Verdict:
    raise ValueError("this duel is broken")


async def test_a_duel_that_cannot_be_stopped_holds_up_no_other_table(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.open(SWISS)
    await hall.sit(1)
    monkeypatch.setattr(Session, "call_off", _fails)
    options = {"table": "1", "result": "0-1", "reason": "seen"}
    await hall.person("Yugi").call("event-admin correct", "duels", options)
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
    monkeypatch.setattr(Session, "call_time", _fails)
    await hall.pass_time(50)
    assert await hall.results() == {2: Result(1, 0, How.REPORT)}
    assert any("not decided" in seen.text for seen in hall.table_posts(1))
