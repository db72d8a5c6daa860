"""Reports that are taken back or contradicted, and organisers who do not come for days."""

import json

import pytest

from bot.events.results import How, Result
from bot.hosting.rules import Overtime
from bot.hosting.store.keeping import result_to_json
from bot.hosting.tables.acting import AtTableError
from bot.sandbox.people import Person
from bot.shared.words import say
from cards.languages import LANGUAGES
from tests.bot.hosting.hall import SWISS, Hall

HOUR, DAY = 60, 24 * 60


async def disputed(hall: Hall) -> tuple[Person, Person]:
    """The first player of table 1 has reported a result, and the second contradicts it."""
    first, second = await hall.players_at(1)
    await first.call("event report", "duels", {"won": 1, "lost": 0})
    await hall.settle()
    await hall.press(second, 1, "deny")
    return first, second


def calls(hall: Hall, words: str = "event-admin correct") -> int:
    """How many messages at table 1 call the organiser."""
    return sum(words in seen.text for seen in hall.table_posts(1))


async def test_whoever_takes_a_late_report_back_loses_nobody_the_match(hall: Hall) -> None:
    await hall.open(SWISS)
    first, second = await hall.players_at(1)
    await first.call("event report", "duels", {"won": 0, "lost": 1})
    await hall.pass_time(12)  # after ten minutes absent players lose
    await hall.press(first, 1, "deny")
    event = (await hall.event()).event
    assert 1 not in await hall.results()
    assert {int(first.id), int(second.id)} <= set(event.active)
    assert "reported again" in hall.table(1).text

    await hall.press(first, 1, "here")
    assert await hall.hosted.store.matches.open_ids() == []
    await hall.restart()
    await first.call("event report", "duels", {"won": 1, "lost": 0})
    await hall.settle()
    await hall.press(second, 1, "confirm")
    assert (await hall.results())[1] == Result(1, 0, How.REPORT)


async def test_a_report_that_is_not_made_again_loses_both_the_match_at_the_end(
    hall: Hall,
) -> None:
    await hall.open(SWISS)
    first, _ = await hall.players_at(1)
    await first.call("event report", "duels", {"won": 1, "lost": 0})
    await hall.settle()
    await hall.press(first, 1, "deny")
    await hall.pass_time(50)
    assert (await hall.results())[1] == Result(0, 0, How.CLOCK, both_lose=True)
    assert first.name in {hall.name(each) for each in (await hall.event()).event.active}


async def test_players_are_told_how_to_end_a_dispute_and_do_it_by_agreeing(hall: Hall) -> None:
    await hall.open(SWISS)
    first, second = await disputed(hall)
    said = hall.table(1).text
    assert "The organiser decides" in said
    assert "take it back" in said
    assert "confirm it after all" in said
    told = await hall.press(second, 1, "deny")
    assert told.message
    assert "has been called" in told.message.text
    assert calls(hall) == 1

    await hall.press(second, 1, "confirm")
    assert (await hall.results())[1] == Result(1, 0, How.REPORT)
    assert (await hall.event()).entries[-1].by == int(second.id)
    assert first.name != second.name


async def test_a_reporter_who_was_wrong_takes_it_back_and_reports_again(hall: Hall) -> None:
    await hall.open(SWISS)
    first, second = await disputed(hall)
    await hall.press(first, 1, "deny")
    await second.call("event report", "duels", {"won": 1, "lost": 0})
    await hall.settle()
    await hall.press(first, 1, "confirm")
    assert (await hall.results())[1] == Result(0, 1, How.REPORT)


async def test_disputes_that_begin_anew_call_the_organiser_once_a_minute(hall: Hall) -> None:
    await hall.open(SWISS)
    for _ in range(3):
        first, _ = await disputed(hall)
        await hall.press(first, 1, "deny")
    assert calls(hall) == 1
    await hall.pass_time(1)
    await disputed(hall)
    assert calls(hall) == 2


async def test_once_time_is_up_a_disputed_report_is_confirmed_but_not_taken_back(
    hall: Hall,
) -> None:
    await hall.open(SWISS)
    first, second = await disputed(hall)
    old = hall.table(1).message.id
    await hall.pass_time(51)
    shown = hall.table(1)
    assert shown.id == old
    assert "take it back" not in shown.text
    ids = {str(each.custom_id).rsplit(":", 1)[1] for each in shown.buttons.values()}
    assert ids == {"confirm", "call"}
    with pytest.raises(AtTableError) as refused:
        await hall.client.house.acting.deny(1, int(first.id))
    assert refused.value.key == "event-table-too-late-to-take-back"
    assert 1 not in await hall.results()
    await hall.press(second, 1, "confirm")
    assert (await hall.results())[1] == Result(1, 0, How.REPORT)


async def test_organisers_are_reminded_of_a_dispute_ever_more_rarely(hall: Hall) -> None:
    await hall.open(SWISS, absent=50)
    await hall.pass_time(30)
    await disputed(hall)
    assert calls(hall) == 1
    await hall.pass_time(20)  # the time of the round is up
    assert calls(hall) == 2
    await hall.pass_time(39)
    assert calls(hall) == 2
    await hall.pass_time(1)
    assert calls(hall) == 3
    await hall.restart()
    assert calls(hall) == 3
    for _ in range(23):
        await hall.pass_time(HOUR)
    assert calls(hall) == 5  # after six hours, and after a day
    for _ in range(9):
        await hall.pass_time(DAY)
    assert calls(hall) == 11  # each day for a week, and none in the three days after it
    await hall.restart()
    assert calls(hall) == 11
    assert 1 not in await hall.results()


async def test_a_reminder_that_fell_into_a_stop_is_given_once(hall: Hall) -> None:
    await hall.open(SWISS)
    await disputed(hall)
    await hall.pass_time(51)
    before = calls(hall)
    await hall.hosted.stop()
    hall.clock.time += 3 * DAY * 60
    await hall.hosted.start(known=False)
    await hall.resumed()
    assert calls(hall) == before + 1


async def test_a_dispute_from_before_its_time_was_kept_waits_since_the_round_began(
    hall: Hall,
) -> None:
    await hall.open(SWISS)
    await disputed(hall)
    kept = {"by": 1, "result": result_to_json(Result(1, 0, How.REPORT)), "disputed": True}
    database = hall.hosted.store.database
    await database.do("UPDATE event_tables SET claim = ?", (json.dumps(kept),))
    await hall.restart()
    await hall.pass_time(HOUR)
    event = await hall.event()
    paired = event.entries[event.paired or 0].at
    assert any(f"since <t:{paired}:R>" in seen.text for seen in hall.table_posts(1))


async def test_a_match_that_the_organiser_has_to_decide_is_called_again(hall: Hall) -> None:
    await hall.open(SWISS, overtime=Overtime.JUDGE)
    await hall.sit(1)
    await hall.pass_time(50)
    assert calls(hall) == 1
    await hall.pass_time(HOUR)
    assert calls(hall) == 2
    place = hall.table(1).message.channel
    options = {"table": "1", "result": "1-0", "reason": "decided"}
    await hall.organiser.call("event-admin correct", "duels", options)
    await hall.pass_time(DAY)
    seen = hall.person("Mai").sees(place)
    assert sum("event-admin correct" in each.text for each in seen) == 2


async def test_both_players_are_called_to_what_an_organiser_has_decided(hall: Hall) -> None:
    await hall.open(SWISS)
    await hall.play(1)
    await hall.settle()
    first, second = await hall.players_at(1)
    place = hall.table(1).message.channel
    for result in ("0-1", "1-0"):
        options = {"table": "1", "result": result, "reason": "it was **swapped**"}
        await hall.organiser.call("event-admin correct", "duels", options)
        await hall.settle()
        wins = f"{first.name} **{result.replace('-', '–')}** {second.name}"
        before = result[::-1].replace("-", "–")
        words = f"changed the result of your match: {wins} (before: {before})."
        words += " Reason: it was \\*\\*swapped\\*\\*"
        (told,) = (each for each in hall.person("Mai").sees(place) if words in each.text)
        for player in (first, second):
            assert f"<@{player.id}>" in told.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_out_is_told_in_every_language(language: str) -> None:
    facts = {"name": "Yugi", "result": "2–0"}
    early = say(language, "event-table-disputed", **facts, late="no")
    late = say(language, "event-table-disputed", **facts, late="yes")
    assert early != late
