"""Open tables: three and more gather, whoever opened it starts, and one by one goes out."""

import asyncio
from functools import partial
from random import Random

import pytest

from bot.duels.lobby.gathering.store import State
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from engine.core.game import Seats
from engine.core.match import Act
from tests.bot.conftest import Hosted
from tests.bot.lanterns import LANTERNS
from tests.bot.playing import in_private, play
from tests.bot.standing_in import ManualClock, SetAlarm
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("each_engine")

DECKS = ("Harbour", "Quay")
FILL, EMPTY = "Add a CPU", "Remove a CPU"


@pytest.fixture
async def ring(hosted: Hosted) -> Hosted:
    """The bot hosts Lanterns alone."""
    hosted.game = LANTERNS
    await restarted(hosted)
    for person in people(hosted):
        person.locale = "en-US"
    return hosted


def people(hosted: Hosted) -> list[Person]:
    return [hosted.sandbox.people[name] for name in ("Yugi", "Kaiba", "Joey")]


async def restarted(hosted: Hosted, clock: ManualClock | None = None) -> None:
    await hosted.stop()
    hosted.clock = clock
    await hosted.start()


def public(person: Person) -> MessageView:
    """What everybody reads last in the channel."""
    return [seen for seen in person.sees("duels") if not seen.ephemeral][-1]


async def said(person: Person, message: MessageView, button: str) -> str:
    """What whoever presses is told alone."""
    answer = (await person.press(message, button)).message
    assert answer is not None
    return answer.text


async def ready(person: Person, deck: str, button: str = "Join") -> str:
    """Sit down, and choose a deck; what is said of that."""
    menu = (await person.press(public(person), button)).message
    assert menu is not None
    assert menu.ephemeral
    assert set(menu.selects[0].options) == {*DECKS}
    await person.choose(menu, menu.selects[0].custom_id, [deck])
    return (await person.wait_for("duels", lambda m: m.id == menu.id and not m.selects)).text


async def says(person: Person, words: str) -> MessageView:
    """What everybody reads in the channel, once it says that."""
    return await person.wait_for("duels", lambda m: words in m.text and not m.ephemeral)


async def opened(hosted: Hosted) -> list[Person]:
    """Yugi has opened a table, with the deck Harbour."""
    found = people(hosted)
    await found[0].call("duel challenge", format="ring")
    return found


async def seated(hosted: Hosted) -> list[Person]:
    """All three sit at it, and are ready."""
    found = await opened(hosted)
    for person in found[1:]:
        await ready(person, "Quay")
    await says(found[0], "3. Joey – ready")
    return found


async def begun(hosted: Hosted) -> tuple[list[Person], str]:
    """The duel of three has begun, in that channel."""
    found = await seated(hosted)
    await found[0].press(public(found[0]), "Start")
    await says(found[0], "has begun")
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    return found, str(session.record.place.channel)


async def test_a_table_says_who_sits_there_and_no_deck(ring: Hosted) -> None:
    yugi, kaiba, joey = await opened(ring)
    table = public(joey)
    assert table.text.splitlines()[0] == "Yugi opens a table. Number of players: 3 to 6."
    assert "Ring of Lanterns" in table.text
    assert "if that happens three times in a row, you are out" in table.text
    assert "Optional responses have 30 s" in table.text
    own = ["Join", "Ready", "Leave"]
    assert list(table.buttons) == [
        *(*own, "Start", "Close the table", FILL, EMPTY),
        *("日本語", "简体中文"),
    ]
    assert "1. Yugi – ready" in table.text

    await kaiba.press(table, "Join")
    await says(joey, "2. Kaiba – choosing a deck")
    assert "You are ready, with the deck Quay" in await ready(kaiba, "Quay", "Ready")
    await says(joey, "2. Kaiba – ready")
    for person in (yugi, joey):
        assert not any(deck in m.text for m in person.sees("duels") for deck in DECKS)


async def test_who_is_ready_can_think_again_or_stand_up(ring: Hosted) -> None:
    yugi, kaiba, _ = await seated(ring)
    assert "no longer ready" in await said(kaiba, public(kaiba), "Ready")
    await says(yugi, "2. Kaiba – choosing a deck")
    assert "Ready so far: 2." in await said(yugi, public(yugi), "Start")
    assert "left the table" in await said(kaiba, public(kaiba), "Leave")
    await until(lambda: "Kaiba" not in public(yugi).text)
    assert "are not at this table" in await said(kaiba, public(kaiba), "Ready")
    assert "cannot leave" in await said(yugi, public(yugi), "Leave")


async def test_only_who_opened_it_starts_and_closes_it(ring: Hosted) -> None:
    yugi, kaiba, joey = await seated(ring)
    assert "Only Yugi can start or close" in await said(kaiba, public(kaiba), "Start")
    assert "Only Yugi can start or close" in await said(joey, public(joey), "Close the table")
    before = public(kaiba)
    await yugi.press(before, "Close the table")
    assert not (await says(kaiba, "Yugi has closed the table.")).buttons
    assert await ring.store.matches.open_ids() == []


async def test_no_more_sit_down_than_can_play(
    ring: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, kaiba, joey = await opened(ring)
    monkeypatch.setattr(LANTERNS, "seats", {"ring": Seats(2, 2)})
    await ready(kaiba, "Quay")

    assert "All places at this table are taken." in await said(joey, public(joey), "Join")
    assert "Joey" not in public(joey).text


async def test_the_duel_begins_with_all_who_are_ready(ring: Hosted) -> None:
    found, channel = await begun(ring)
    session = await ring.client.house.sessions.get(1)
    assert session is not None
    assert [seat.name for seat in session.record.seats] == ["Yugi", "Kaiba", "Joey"]
    assert not session.record.practice
    await says(found[0], f"The duel of Yugi, Kaiba, Joey has begun: <#{channel}>")
    for person in found:
        await person.wait_for("@bot", lambda seen: "Lanterns" in seen.text)
    words = await found[0].wait_for(channel, lambda seen: "plays" in seen.text)
    assert "Harbour" in words.text


async def test_an_opponent_cannot_be_named(ring: Hosted) -> None:
    yugi, kaiba, _ = people(ring)
    answer = (await yugi.call("duel challenge", opponent=kaiba, format="ring")).message
    assert answer is not None
    assert "3 to 6 play together" in answer.text
    assert not any(seen.buttons for seen in yugi.sees("duels"))


async def test_a_table_outlives_a_restart_and_closes_when_its_time_is_up(ring: Hosted) -> None:
    clock = ManualClock()
    await restarted(ring, clock)
    yugi, kaiba, _ = await opened(ring)
    await ready(kaiba, "Quay")
    await restarted(ring, clock)
    assert "2. Kaiba – ready" in public(yugi).text
    assert "no longer ready" in await said(kaiba, public(kaiba), "Ready")
    await until(lambda: bool(set_in(clock, ring)))

    await clock.advance(3601)
    assert not (await says(yugi, "has closed")).buttons


def set_in(clock: ManualClock, ring: Hosted) -> list[SetAlarm]:
    """What will still ring for open tables."""
    tables = ring.client.house.open_tables
    going = (alarm for alarm in clock.alarms if not alarm.cancelled)
    return [
        alarm
        for alarm in going
        if isinstance(alarm.wake, partial) and alarm.wake.func == tables._expire
    ]


async def test_a_table_rings_once_however_often_it_is_taken_up_and_never_after_a_stop(
    ring: Hosted,
) -> None:
    clock = ManualClock()
    await restarted(ring, clock)
    await opened(ring)
    tables, before = ring.client.house.open_tables, len(set_in(clock, ring))
    await tables.resume()
    assert len(set_in(clock, ring)) == before > 0

    tables.stop()
    await tables.resume()
    assert len(set_in(clock, ring)) == before - 1


@pytest.mark.parametrize("is_laid", [False, True])
async def test_a_stop_amid_the_start_leaves_nothing_half_done(
    ring: Hosted, is_laid: bool
) -> None:
    found = (await begun(ring))[0] if is_laid else await seated(ring)
    before = State.BEGUN if is_laid else State.OPEN
    assert await ring.store.gatherings.move(1, before, State.LAYING)
    await restarted(ring)

    while True:
        kept = await ring.store.gatherings.load(1)
        assert kept is not None
        if kept.state is before:
            break
        await asyncio.sleep(0.05)
    if not is_laid:
        assert "no longer ready" in await said(found[1], public(found[1]), "Ready")


async def test_one_leaves_and_the_others_play_on_to_the_end_over_a_restart(
    ring: Hosted,
) -> None:
    found, channel = await begun(ring)
    sure = (await found[2].call("duel surrender")).message
    assert sure is not None
    assert "the others play on" in sure.text
    await found[2].press(sure, "Surrender")
    await found[0].wait_for(channel, lambda m: "Joey has surrendered and is out." in m.text)
    await restarted(ring)
    await play(list(map(in_private, found[:2])), Random(5), end="burns on")
    acts = [kept.entry.act for kept in await ring.store.matches.answers(1)]
    assert acts.count(Act.LEAVE) == 1
    board = await found[2].wait_for(channel, lambda m: "Places: 1." in m.text)
    assert "3. Joey" in board.text
    result = await says(found[2], "3. Joey")
    assert result.text.startswith("**1. ")
    assert not result.buttons
    assert "\n# " in f"\n{board.text}"


async def test_alone_one_plays_against_as_many_as_it_takes(ring: Hosted) -> None:
    yugi, *_ = people(ring)
    await yugi.call("duel practice", format="ring")
    await yugi.wait_for("@bot", lambda seen: "Lanterns" in seen.text)
    session = await ring.client.house.sessions.get(1)
    assert session is not None
    assert [seat.user for seat in session.record.seats][1:] == [None, None]
    names = [seat.name for seat in session.record.seats]
    assert names == ["Yugi", "CPU 1", "CPU 2"]


async def test_events_say_that_they_pair_two_at_a_time(ring: Hosted) -> None:
    given = {"name": "Ring", "format": "ring"}
    answer = (await people(ring)[0].call("event-admin create", "lounge", given)).message
    assert answer is not None
    assert "3 to 6 play together. Events pair two players at a time" in answer.text


async def test_whoever_opened_a_table_fills_it_up_and_people_come_first(
    ring: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    yugi, kaiba, joey = await opened(ring)
    assert "Only Yugi can start or close" in await said(kaiba, public(kaiba), FILL)
    assert "There is no CPU" in await said(yugi, public(yugi), EMPTY)
    for number in (1, 2):
        await yugi.press(public(yugi), FILL)
        await says(joey, f"{number + 1}. CPU {number} – ready")
    await yugi.press(public(yugi), EMPTY)
    await until(lambda: "opponent 2" not in public(yugi).text)

    monkeypatch.setattr(LANTERNS, "seats", {"ring": Seats(2, 3)})
    await ready(kaiba, "Quay")
    assert "All places" in await said(yugi, public(yugi), FILL)
    await ready(joey, "Quay")
    await says(yugi, "3. Joey – ready")
    assert "CPU" not in public(yugi).text


async def test_two_people_and_a_built_in_opponent_play_by_the_clock_to_the_end(
    ring: Hosted,
) -> None:
    yugi, kaiba, _ = await opened(ring)
    await yugi.press(public(yugi), FILL)
    await said(yugi, public(yugi), "Ready")
    await says(yugi, "1. Yugi – choosing a deck")
    await ready(kaiba, "Quay")
    assert "Ready so far: 2" in await said(yugi, public(yugi), "Start")
    await ready(yugi, "Harbour", "Ready")
    await says(yugi, "1. Yugi – ready")
    await yugi.press(public(yugi), "Start")
    await says(yugi, "has begun")
    session = await ring.client.house.sessions.get(1)
    assert session is not None
    assert [seat.user is None for seat in session.record.seats] == [False, True, False]
    assert not session.record.practice
    for person in (yugi, kaiba):
        await person.wait_for("@bot", lambda m: "Lanterns" in m.text)
    await play([in_private(yugi), in_private(kaiba)], Random(7), end="burns on")


async def test_a_table_of_built_in_opponents_alone_does_not_begin(ring: Hosted) -> None:
    yugi, *_ = await opened(ring)
    for _ in range(3):
        await yugi.press(public(yugi), FILL)
    await says(yugi, "4. CPU 3 – ready")
    await said(yugi, public(yugi), "Ready")
    await says(yugi, "1. Yugi – choosing a deck")
    assert "Only CPUs" in await said(yugi, public(yugi), "Start")
