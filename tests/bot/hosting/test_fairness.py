"""Organisers who play themselves: what they see of others, and decide about their own match."""

import asyncio
from unittest.mock import AsyncMock

import pytest

from bot.events.event import Phase
from bot.events.records import Corrected, DecksSeen, Disqualified, Dropped, Extended, Record
from bot.events.results import How, Player, Result
from bot.events.terms import Terms
from bot.hosting.export import as_json
from bot.hosting.store.events import PlayerRecord
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.database import UnavailableError
from tests.bot.hosting.hall import SINGLE, SWISS, Hall
from tests.bot.odds_and_evens import ODDS_AND_EVENS

DECK = ODDS_AND_EVENS.ready_decks[0].deck


async def playing_organiser(hall: Hall, terms: Terms = SWISS) -> tuple[Person, Person, int]:
    """An organiser who plays, their opponent, and the number of their table."""
    await hall.open(terms)
    number = 1
    first, second = await hall.players_at(number)
    hall.hosted.sandbox.world.owner_id = first.id
    return first, second, number


async def told(person: Person, command: str, **options: object) -> str:
    said = (await person.call(command, "duels", options)).message
    assert said is not None
    return said.text


def question(person: Person) -> MessageView:
    """What the opponent is asked."""
    return next(each for each in reversed(person.sees("duels")) if "I agree" in each.buttons)


async def test_nobody_corrects_their_own_result_alone(hall: Hall) -> None:
    own, rival, table = await playing_organiser(hall)
    await hall.play(table)
    other = (await hall.players_at(2))[0]
    before = list((await hall.event()).entries)
    given = {"table": str(table), "result": "0-1", "reason": "misread"}
    said = await told(own, "event-admin correct", **given)
    assert said.startswith("This is about your own match")
    assert (await hall.event()).entries == before
    asked = question(rival)
    assert (
        f"<@{rival.id}>: <@{own.id}>, who runs this event and plays against you" in asked.text
    )
    assert "the result becomes 0–1 (table 1)." in asked.text
    assert "Reason: misread" in asked.text
    for person in (own, other):
        refused = (await person.press(asked, "I agree")).message
        assert refused is not None
        assert refused.text.startswith("Only the opponent of that match")
    assert (await hall.event()).entries == before
    await rival.press(asked, "I agree")
    await hall.settle()
    entry = (await hall.event()).entries[-1]
    reason = f"misread (agreed: {rival.name})"
    assert entry.record == Corrected(table, Result(0, 1, How.RULING), reason)
    assert entry.by == int(own.id)


async def test_a_question_from_before_a_restart_waits_no_longer(hall: Hall) -> None:
    own, rival, table = await playing_organiser(hall)
    await hall.play(table)
    given = {"table": str(table), "result": "0-1", "reason": "misread"}
    await told(own, "event-admin correct", **given)
    await hall.restart()
    before = list((await hall.event()).entries)
    again = (await rival.press(question(rival), "I agree")).message
    assert again is not None
    assert again.text.startswith("This question no longer waits")
    assert (await hall.event()).entries == before


async def test_an_opponent_may_disagree(hall: Hall) -> None:
    own, rival, table = await playing_organiser(hall)
    await hall.play(table)
    before = list((await hall.event()).entries)
    given = {"table": str(table), "result": "0-1", "reason": "misread"}
    await told(own, "event-admin correct", **given)
    shown = (await rival.press(question(rival), "I do not agree")).message
    assert shown is not None
    assert f"{rival.name} has not agreed" in shown.text
    assert (await hall.event()).entries == before


async def test_what_changed_meanwhile_was_not_agreed_to(hall: Hall) -> None:
    own, rival, table = await playing_organiser(hall)
    await hall.play(table)
    given = {"table": str(table), "result": "0-1", "reason": "misread"}
    await told(own, "event-admin correct", **given)
    event = await hall.event()
    await event.decide(Corrected(table, Result(0, 0, How.RULING, both_lose=True), "both"))
    refused = (await rival.press(question(rival), "I agree")).message
    assert refused is not None
    assert refused.text.startswith("Something has changed in the meantime")
    assert isinstance(event.entries[-1].record, Corrected)
    assert event.entries[-1].record.result.both_lose


async def test_nobody_is_asked_about_what_cannot_be(hall: Hall) -> None:
    own, rival, table = await playing_organiser(hall, SINGLE)
    await hall.play(table)
    given = {"table": str(table), "result": "0-0", "reason": "a draw"}
    said = await told(own, "event-admin correct", **given)
    assert said.startswith("There are no draws in a bracket")
    other = {**given, "table": f"1:{table}", "result": "0-1"}
    said = await told(own, "event-admin correct", **other)
    assert "Please choose again" in said
    assert all("I agree" not in each.buttons for each in rival.sees("duels"))


async def test_other_tables_are_decided_as_ever(hall: Hall) -> None:
    own, _, _ = await playing_organiser(hall)
    given = {"table": "2", "result": "0-1", "reason": "seen"}
    assert (await told(own, "event-admin correct", **given)).startswith("The result is now")


async def test_the_time_of_ones_own_open_match_needs_the_opponent(hall: Hall) -> None:
    own, rival, table = await playing_organiser(hall)
    given: dict[str, object] = {"minutes": 5, "reason": "slow"}
    said = await told(own, "event-admin extend", **given)
    assert said.startswith("This is about your own match")
    assert (await told(own, "event-admin call-time")).startswith("This is about your own match")
    assert "the time of the round is up now." in question(rival).text
    await hall.play(table)
    assert (await told(own, "event-admin extend", **given)).startswith("The round has been")
    assert isinstance((await hall.event()).entries[-1].record, Extended)


async def test_an_opponent_who_presses_twice_agrees_once(hall: Hall) -> None:
    own, rival, _ = await playing_organiser(hall)
    await told(own, "event-admin extend", minutes=5, reason="slow")
    asked = question(rival)
    await asyncio.gather(*(rival.press(asked, "I agree") for _ in range(2)))
    await hall.settle()
    given = [e for e in (await hall.event()).entries if isinstance(e.record, Extended)]
    assert len(given) == 1


async def test_an_agreement_that_was_not_kept_can_be_given_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, rival, _ = await playing_organiser(hall)
    await told(own, "event-admin extend", minutes=5, reason="slow")
    with monkeypatch.context() as full:
        failing = AsyncMock(side_effect=UnavailableError("disk is full"))
        full.setattr(hall.hosted.store.events, "add", failing)
        said = (await rival.press(question(rival), "I agree")).message
    assert said is not None
    assert "could not be saved" in said.text
    await rival.press(question(rival), "I agree")
    assert isinstance((await hall.event()).entries[-1].record, Extended)


async def test_an_undo_that_takes_their_own_result_back_needs_the_opponent(hall: Hall) -> None:
    own, rival, table = await playing_organiser(hall)
    await hall.play(table)
    asked = (await own.call("event-admin undo", "duels")).message
    assert asked is not None
    form = (await own.press(asked, "Undo the round")).modal
    assert form is not None
    done = (await own.submit(form, {"reason": "swapped"})).message
    assert done is not None
    assert done.text.startswith("This is about your own match")
    assert len((await hall.event()).event.rounds) == 1
    await rival.press(question(rival), "I agree")
    await hall.settle()
    assert (await hall.event()).event.rounds == []


async def test_results_that_came_since_were_not_agreed_to_be_undone(hall: Hall) -> None:
    own, rival, table = await playing_organiser(hall)
    await hall.play(table)
    asked = (await own.call("event-admin undo", "duels")).message
    assert asked is not None
    form = (await own.press(asked, "Undo the round")).modal
    assert form is not None
    await own.submit(form, {"reason": "swapped"})
    event = await hall.event()
    await event.decide(Corrected(2, Result(1, 0, How.RULING), "seen"))
    refused = (await rival.press(question(rival), "I agree")).message
    assert refused is not None
    assert refused.text.startswith("Something has changed in the meantime")
    assert event.event.rounds[0].results[2] == Result(1, 0, How.RULING)


async def test_nobody_throws_out_their_opponent_or_brings_themselves_back(hall: Hall) -> None:
    own, rival, _ = await playing_organiser(hall)
    event = await hall.event()
    said = await told(own, "event-admin disqualify", player=rival.name, reason="no")
    assert said.startswith("This is about your own match, so another organiser")
    assert not any(isinstance(each.record, Disqualified) for each in event.entries)
    me = Player(int(own.id))
    await event.decide(Dropped(me), by=me)
    said = await told(own, "event-admin reinstate", player=own.name, reason="oops")
    assert said.startswith("This is about your own match, so another organiser")
    assert me in event.event.gone


async def test_who_plays_sees_no_list_of_others_until_the_end(hall: Hall) -> None:
    own, rival, _ = await playing_organiser(hall)
    event = await hall.event()
    for command in ("event-admin deck", "event deck"):
        said = await told(own, command, player=rival.name)
        assert said.startswith("You play in this event yourself")
        assert "7 × Ant" in await told(own, command, player=own.name)
    assert b"deck_name" not in as_json(event, Player(int(own.id)), organises=True)
    assert "Deck lists are not included" in await told(own, "event export")
    assert not any(isinstance(each.record, DecksSeen) for each in event.entries)
    for number in (1, 2):
        await hall.play(number)
    await hall.pass_time(2)
    for number in (1, 2):
        await hall.play(number)
    await hall.pass_time(2)
    assert await hall.phase() is Phase.OVER
    options = {"player": rival.name, "event": str(hall.id)}
    assert "7 × Ant" in await told(own, "event-admin deck", **options)


async def test_players_read_whose_decks_an_organiser_has_looked_at(hall: Hall) -> None:
    await hall.open(SWISS)
    event = await hall.event()
    for _ in range(2):
        await told(hall.organiser, "event-admin deck", player="Kaiba")
    seen = [each for each in event.entries if isinstance(each.record, DecksSeen)]
    kaiba = Player(int(hall.person("Kaiba").id))
    assert [each.record for each in seen] == [DecksSeen((kaiba,))]
    assert seen[0].by == int(hall.organiser.id)
    log = await told(hall.person("Mai"), "event log")
    line = f"An organiser looked at the decks of: Kaiba. (by <@{hall.organiser.id}>)"
    assert line in log
    await told(hall.organiser, "event export")
    assert isinstance(event.entries[-1].record, DecksSeen)
    assert len(event.entries[-1].record.players) == 3


async def test_who_has_looked_at_decks_cannot_join_any_more(hall: Hall) -> None:
    await hall.open(SWISS, joined=False)
    event = await hall.event()
    kaiba = Player(int(hall.person("Kaiba").id))
    await event.enter(PlayerRecord(kaiba, "Kaiba", "en", DECK), by=kaiba)
    await told(hall.organiser, "event-admin deck", player="Kaiba")
    said = await told(hall.organiser, "event join", deck="Forest")
    assert said == (
        "An organiser who has looked at other players' decks cannot play in this event."
    )


@pytest.mark.parametrize("command", ["event-admin deck", "event export"])
async def test_who_joins_while_it_is_noted_sees_no_list(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    await hall.open(SWISS, joined=False)
    event, me = await hall.event(), Player(int(hall.organiser.id))
    kaiba = Player(int(hall.person("Kaiba").id))
    await event.enter(PlayerRecord(kaiba, "Kaiba", "en", DECK), by=kaiba)
    decide = event.decide

    async def after_joining(*records: Record, by: Player) -> None:
        await event.enter(PlayerRecord(me, "Pegasus", "en", DECK), by=me)
        await decide(*records, by=by)

    monkeypatch.setattr(event, "decide", after_joining)
    options = {} if command == "event export" else {"player": "Kaiba"}
    said = await told(hall.organiser, command, **options)
    assert me in event.event.joined
    assert "Ant" not in said
    assert "Deck lists are not included" in said or "You play in this event yourself" in said
