"""A round is taken back only by who has read what that does; also after the event has ended."""

import pytest

from bot.events.event import Phase
from bot.events.records import Corrected, Dropped, Extended, Finished, Undone
from bot.events.results import How, Player, Result
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing.hosted import GRACE, Hosted
from bot.hosting.ongoing.table import Table, tables_of
from bot.hosting.rules import Overtime
from bot.sandbox.views import Outcome
from bot.store import Store
from tests.bot.hosting.hall import MINUTE, SINGLE, SWISS, Hall

BEST = 3
"""How many are called to the places at the end."""

LAST = Terms(Shape.SWISS, b"seed", rounds=1, cut=0)


async def asked(hall: Hall, event: str | None = None) -> Outcome:
    return await hall.organiser.call(
        "event-admin undo", "duels", {} if event is None else {"event": event}
    )


async def ended(hall: Hall, *, shows_decks: bool = False) -> None:
    """An event of one round that is over, and was shown for the last time."""
    await hall.open(LAST, shows_decks=shows_decks)
    for number in (1, 2):
        await hall.play(number)
    await hall.pass_time(2)
    assert await hall.phase() is Phase.OVER
    assert not await hall.hosted.store.events.open_ids()


async def test_what_a_round_taken_back_would_do_is_told_first(hall: Hall) -> None:
    await hall.open(SWISS)
    await hall.sit(1)
    await hall.play(2)
    first, second = await hall.players_at(1)
    third, fourth = await hall.players_at(2)
    before = list((await hall.event()).entries)
    question = (await asked(hall)).message
    assert question is not None
    assert "undo round 1 of 2" in question.text
    stops = f"A duel stops (table 1): {first.name}, {second.name}"
    assert stops in question.text
    gone = f"The result of table 2 no longer counts: {third.name} **1–0** {fourth.name}"
    assert gone in question.text
    assert (await hall.event()).entries == before
    left = (await hall.organiser.press(question, "Keep the round")).message
    assert left is not None
    assert left.text == "The round stays as it is."
    assert (await hall.event()).entries == before


async def test_a_round_in_which_nothing_has_happened_yet_loses_nothing(hall: Hall) -> None:
    await hall.open(SWISS)
    question = (await asked(hall)).message
    assert question is not None
    assert "This is what happens:\n- No duel stops, and no result is lost." in question.text


async def test_what_has_changed_since_is_looked_at_again(hall: Hall) -> None:
    await hall.open(SWISS)
    question = (await asked(hall)).message
    assert question is not None
    await hall.play(2)
    again = (await hall.organiser.press(question, "Undo the round")).message
    assert again is not None
    assert again.text.startswith("Something has changed in the meantime. Please look again.")
    assert "The result of table 2 no longer counts" in again.text
    assert (await hall.organiser.press(again, "Undo the round")).modal is not None


async def test_a_duel_that_began_since_is_looked_at_again(hall: Hall) -> None:
    await hall.open(SWISS)
    question = (await asked(hall)).message
    assert question is not None
    form = (await hall.organiser.press(question, "Undo the round")).modal
    assert form is not None
    await hall.sit(1)
    again = (await hall.organiser.submit(form, {"reason": "swapped"})).message
    assert again is not None
    assert "A duel stops (table 1)" in again.text
    assert not any(isinstance(e.record, Undone) for e in (await hall.event()).entries)


async def test_a_duel_that_begins_while_the_question_is_written_was_not_read_of(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.open(SWISS)
    with monkeypatch.context() as slowly:

        async def before_a_duel(hosted: Hosted, store: Store) -> list[Table]:
            tables = await tables_of(hosted, store)
            if not tables[0].duels:
                await hall.sit(1)
            return tables

        slowly.setattr("bot.hosting.organising.undoing.tables_of", before_a_duel)
        question = (await asked(hall)).message
    assert question is not None
    assert "A duel stops" not in question.text
    again = (await hall.organiser.press(question, "Undo the round")).message
    assert again is not None
    assert "A duel stops (table 1)" in again.text


async def test_before_the_first_round_there_is_nothing_to_ask(hall: Hall) -> None:
    await hall.open(SWISS, joined=False)
    told = (await asked(hall)).message
    assert told is not None
    assert told.text == "No round has been played yet."


async def test_who_comes_back_by_it_is_named(hall: Hall) -> None:
    await hall.open(SWISS)
    mai = Player(int(hall.person("Mai").id))
    await (await hall.event()).decide(Dropped(mai), by=mai)
    question = (await asked(hall)).message
    assert question is not None
    assert (
        "Back in the event, although they had dropped or were disqualified: Mai"
        in question.text
    )


async def test_the_end_of_an_event_is_taken_back_with_its_last_round(hall: Hall) -> None:
    await ended(hall, shows_decks=True)
    question = (await asked(hall)).message
    assert question is not None
    assert "The event is no longer over." in question.text
    assert "Deck lists that were made public stay public." in question.text
    assert (await hall.undo("the wrong list")).text.startswith("The round was undone.")
    event = await hall.event()
    assert event.event.phase is Phase.PLAYING
    assert await hall.hosted.store.events.open_ids() == [hall.id]
    posts = hall.person("Mai").sees("duels")
    assert any("an organiser has undone its end" in seen.text for seen in posts)
    await hall.pass_time(2)
    for number in (1, 2):
        await hall.play(number)
    await hall.pass_time(2)
    assert await hall.phase() is Phase.OVER
    assert not await hall.hosted.store.events.open_ids()
    posts = hall.person("Mai").sees("duels")
    (places,) = [seen for seen in posts if "final places" in seen.text]
    assert places.text.count("<@") == BEST
    assert len(places.message.mentions) == BEST


async def test_an_event_that_goes_on_after_its_end_goes_on_after_a_restart(hall: Hall) -> None:
    await ended(hall)
    await hall.undo("the wrong list")
    await hall.restart()
    assert await hall.phase() is Phase.PLAYING
    await hall.pass_time(2)
    assert len((await hall.event()).event.rounds) == 1


async def test_decks_that_were_published_stay_so(hall: Hall) -> None:
    await ended(hall, shows_decks=True)
    await hall.undo("the wrong list")
    options = {"player": "Kaiba"}
    seen = (await hall.person("Mai").call("event deck", "duels", options)).message
    assert seen is not None
    assert "Only organisers" not in seen.text


async def test_a_result_is_corrected_after_the_end(hall: Hall) -> None:
    await ended(hall)
    options = {"table": "1", "result": "0-1", "reason": "the replay shows it"}
    told = (await hall.organiser.call("event-admin correct", "duels", options)).message
    assert told is not None
    assert told.text.startswith("The result is now")
    await hall.settle()
    event = await hall.event()
    assert isinstance(event.entries[-1].record, Corrected)
    assert event.event.phase is Phase.PLAYING
    await hall.pass_time(2)
    assert isinstance((await hall.event()).entries[-1].record, Finished)
    assert (await hall.results())[1] == Result(0, 1, How.RULING)


async def test_who_lost_by_the_clock_plays_on_when_time_is_given_after_the_end(
    hall: Hall,
) -> None:
    await hall.open(LAST)
    await hall.play(1)
    first, second = await hall.players_at(2)
    await hall.press(first, 2, "here")
    await hall.pass_time(10)
    await hall.pass_time(2)
    assert await hall.phase() is Phase.OVER
    options: dict[str, object] = {"minutes": 30, "reason": "the bot was away"}
    told = (await hall.organiser.call("event-admin extend", "duels", options)).message
    assert told is not None
    assert told.text.startswith("No match of this round was decided by time")
    absent = Player(int(second.id))
    assert absent in (await hall.event()).event.gone
    await hall.undo("the bot was away")
    await hall.pass_time(2)
    assert absent not in (await hall.event()).event.gone
    await hall.play(2)


async def test_matches_ended_by_the_time_of_the_round_go_on(hall: Hall) -> None:
    await hall.open(LAST, overtime=Overtime.LOSS)
    await hall.play(1)
    for person in await hall.players_at(2):
        await hall.press(person, 2, "here")
    await hall.organiser.call("event-admin call-time", "duels")
    await hall.pass_time(2)
    assert await hall.phase() is Phase.OVER
    options: dict[str, object] = {"minutes": 30, "reason": "called too early"}
    told = (await hall.organiser.call("event-admin extend", "duels", options)).message
    assert told is not None
    assert told.text == "The round has been extended by 30 minutes."
    await hall.settle()
    event = await hall.event()
    assert event.event.phase is Phase.PLAYING
    assert isinstance(event.entries[-1].record, Extended)
    assert 2 not in await hall.results()
    await hall.pass_time(20)
    assert 2 not in await hall.results()
    for person in await hall.players_at(2):
        await hall.press(person, 2, "start")
        break
    await hall.pass_time(30)
    assert 2 in await hall.results()


async def test_after_two_days_the_results_stand(hall: Hall) -> None:
    await ended(hall)
    await hall.clock.advance(GRACE + MINUTE)
    told = (await asked(hall)).message
    assert told is not None
    assert told.text.startswith("This event ended more than two days ago.")
    options = {"table": "1", "result": "0-1", "reason": "the replay shows it"}
    told = (await hall.organiser.call("event-admin correct", "duels", options)).message
    assert told is not None
    assert told.text.startswith("This event ended more than two days ago.")
    assert await hall.phase() is Phase.OVER


async def test_a_dropped_player_is_brought_back_between_two_rounds(hall: Hall) -> None:
    await hall.open(SWISS)
    for number in (1, 2):
        await hall.play(number)
    mai = Player(int(hall.person("Mai").id))
    event = await hall.event()
    await event.decide(Dropped(mai), by=mai)
    offered = await hall.organiser.complete("event-admin reinstate", "player", "")
    assert [each.name for each in offered] == ["Mai"]
    deck = {"player": hall.person("Mai"), "deck": "Odd"}
    told = (await hall.organiser.call("event-admin add", "duels", deck)).message
    assert told is not None
    assert "event-admin reinstate" in told.text
    options = {"player": "Mai", "reason": "dropped by mistake"}
    told = (await hall.organiser.call("event-admin reinstate", "duels", options)).message
    assert told is not None
    assert told.text.startswith("Mai is back in the event and is paired from the next round")
    await hall.person("Mai").wait_for("@bot", lambda seen: "brought you back" in seen.text)
    await hall.pass_time(2)
    assert mai in {p for each in event.event.rounds[-1].pairings for p in each.players}
    for name in ("Mai", "Kaiba"):
        log = (await hall.person(name).call("event log", "duels")).message
        assert log is not None
        assert "Mai was brought back." in log.text
        assert "Reason: dropped by mistake" in log.text
    told = (await hall.organiser.call("event-admin reinstate", "duels", options)).message
    assert told is not None
    assert told.text == "They have not left this event."


async def test_who_was_absent_from_a_bracket_comes_back_and_is_waited_for(hall: Hall) -> None:
    await hall.open(SINGLE, absent=10)
    first, second = await hall.players_at(1)
    await hall.play(2)
    await hall.press(first, 1, "here")
    await hall.pass_time(10)
    absent = Player(int(second.id))
    event = await hall.event()
    assert absent in event.event.gone
    options = {"player": second.name, "reason": "the train was late"}
    told = (await hall.organiser.call("event-admin reinstate", "duels", options)).message
    await hall.settle()
    assert told is not None
    assert "can still play this round's match" in told.text
    assert absent not in event.event.gone
    assert 1 not in await hall.results()
    await hall.pass_time(5)
    assert absent not in event.event.gone
    await hall.press(second, 1, "here")
