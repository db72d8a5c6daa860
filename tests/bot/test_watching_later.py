"""Where a server has set a delay, nothing that is public tells more before its time."""

from functools import partial

import pytest

from bot.duels.panel.board import board, status, watched
from bot.duels.seen.sight import Sight
from bot.duels.store.records import MatchRecord, Place, SeatRecord
from bot.duels.table.session import Session
from bot.duels.table.verdict import Verdict
from bot.people.terms import Terms
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from bot.shared.words import say
from cards.languages import LANGUAGES
from engine.core.changing import changed
from engine.core.protocol import Seat
from tests.bot.conftest import Hosted
from tests.bot.odds_and_evens import ODDS_AND_EVENS
from tests.bot.standing_in import JOEY, KAIBA, YUGI, ManualClock, Room, fingers
from tests.bot.windows import Windows
from tests.waiting import until

FOLLOW = say("en", "watch-button")

DELAY = 120.0
WITHIN = 5.0
"""Seconds after its time within which everybody has seen what changed."""


async def late(room: Room, *, pace: float = 0.0, game: object = None) -> Session:
    """A duel that everybody else sees two minutes later."""
    decks = [deck.deck for deck in ODDS_AND_EVENS.ready_decks[:2]]
    record = MatchRecord(
        id=0,
        game="odds",
        setup=room.games["odds"].setup("short", decks, bytes(32)),
        practice=False,
        place=Place(1, 5, 4),
        language="en",
        terms=Terms(pace, 300, False, delay=2),
        seats=(
            SeatRecord(Seat(0), YUGI, "Yugi", "en"),
            SeatRecord(Seat(1), KAIBA, "Kaiba", "ja"),
        ),
    )
    return await room.sessions.open(record)


async def live(session: Session) -> Sight:
    """What everybody would see without a delay, as its players do."""
    return await session.gallery.public("en", user=YUGI)


def told(sight: Sight) -> list[object]:
    """All of a sight that could tell of the duel."""
    record = sight.record
    asked = record.surrendering, record.drawing, record.halt, record.handing
    shown = sight.board and changed(sight.board, picture=None)
    return [shown, sight.log, sight.chain, sight.awaited, sight.cards, sight.banks, *asked]


async def test_everybody_sees_what_was_so_a_while_ago(room: Room) -> None:
    session = await late(room)
    session.gallery.watch(JOEY, "en")
    history = [(room.clock.now(), told(await live(session)))]
    seen = 0

    async def passes(seconds: int) -> None:
        nonlocal seen
        history.append((room.clock.now(), told(await live(session))))
        for _ in range(seconds):
            await room.clock.advance(1.0)
            history.append((room.clock.now(), told(await live(session))))
            now = told(await session.sight(None))
            old = [words for at, words in history if at <= room.clock.now() - DELAY]
            if not old:
                assert now[0] is None
                assert now[1:4] == [(), (), ()]
                continue
            seen += 1
            near = [
                words
                for at, words in history
                if room.clock.now() - DELAY - WITHIN <= at <= room.clock.now() - DELAY
            ]
            assert now in near or now[0] is None
            assert told(await session.gallery.watched(JOEY)) == now

    await passes(3)
    await session.settling.surrender(YUGI, whole=True)
    await passes(10)
    await session.settling.consent(KAIBA, Seat(0), agreed=False, whole=True)
    await fingers(session, 1, 0)
    await passes(130)
    assert seen > 20
    assert told(await session.sight(None)) == told(await live(session))


async def test_the_board_is_shown_anew_only_when_it_changes_in_its_time(room: Room) -> None:
    session = await late(room)
    await room.clock.advance(DELAY + WITHIN)
    room.stage.shown.clear()
    await fingers(session, 1, 0)
    await room.clock.advance(DELAY - 1)
    assert {audience for _, audience in room.stage.shown} == {0, 1}
    await room.clock.advance(WITHIN)
    assert None in {audience for _, audience in room.stage.shown}


async def test_who_plays_sees_the_duel_as_it_is(room: Room) -> None:
    session = await late(room)
    await fingers(session, 1, 0)
    for seat in (Seat(0), Seat(1)):
        sight = await session.sight(seat)
        assert sight.board
        assert sight.as_of is None
        assert sight.log
    assert (await session.gallery.public("ja", user=KAIBA)).board
    assert (await session.gallery.public("ja", user=JOEY)).board is None


async def test_nobody_is_called_where_everybody_reads_it(room: Room) -> None:
    session = await late(room)
    await room.clock.advance(290)
    await fingers(session, 1, 0)
    await room.clock.advance(290)
    assert room.stage.open_calls == []


async def test_once_it_is_over_it_is_shown_at_once(room: Room) -> None:
    session = await late(room)
    await session.settling.surrender(YUGI, whole=True)
    await session.settling.consent(KAIBA, Seat(0), agreed=True, whole=True)
    sight = await session.sight(None)
    assert sight.ending
    assert sight.as_of is None


async def test_the_log_of_who_has_no_seat_goes_as_far_as_the_board(room: Room) -> None:
    session = await late(room)
    await room.clock.advance(10)
    await fingers(session, 1, 0)
    await session.halting.moderate(on=True, reason="Fire drill")
    await room.clock.advance(DELAY - WITHIN)
    sight = await session.sight(None)
    assert sight.as_of
    chronicles = room.sessions.chronicles
    asked = sight.record, None, "en", sight.answers, JOEY
    log = await chronicles.of(*asked, until=sight.as_of)
    assert "Fire drill" not in str(log)
    assert "shows" not in str(log)
    await room.clock.advance(2 * WITHIN)
    sight = await session.sight(None)
    asked = sight.record, None, "en", sight.answers, JOEY
    assert "shows" in str(await chronicles.of(*asked, until=sight.as_of))


async def test_nor_does_it_tell_before_its_time_what_follows_no_answer(room: Room) -> None:
    session = await late(room)
    await fingers(session, 1, 0)
    await room.clock.advance(DELAY + WITHIN)
    await session.halting.moderate(on=True, reason="Fire drill")

    async def log() -> str:
        sight = await session.sight(None)
        assert sight.as_of
        asked = sight.record, None, "en", sight.answers, JOEY
        return str(await room.sessions.chronicles.of(*asked, until=sight.as_of))

    told = await log()
    assert "shows" in told
    assert "Fire drill" not in told
    await room.clock.advance(DELAY + WITHIN)
    assert "Fire drill" in await log()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_after_a_restart_nothing_is_seen_before_its_time(
    room: Room, language: str
) -> None:
    session = await late(room)
    await room.clock.advance(40)
    await fingers(session, 1, 0)
    at = room.clock.now()
    await room.clock.advance(DELAY / 2)
    room.sessions.sleep()
    room.sessions = room.restarted()
    await room.sessions.resume()
    session = await room.sessions.get(1)  # type: ignore[assignment]
    assert (await session.gallery.public(language)).board is None

    while room.clock.now() < at + DELAY - 1:
        await room.clock.advance(1)
        assert "shows" not in str(told(await session.gallery.public(language)))
    await room.clock.advance(DELAY)
    assert "shows" in str(told(await session.gallery.public(language)))


async def test_after_a_restart_what_is_old_enough_is_seen_at_once(room: Room) -> None:
    session = await late(room)
    await room.clock.advance(40)
    await fingers(session, 1, 0)
    then = told(await live(session))
    await room.clock.advance(DELAY + 40)
    assert await session.settling.surrender(YUGI, whole=True) is Verdict.TAKEN
    room.sessions.sleep()
    room.sessions = room.restarted()
    session = await room.sessions.get(1)  # type: ignore[assignment]
    sight = await session.gallery.public("en")
    assert told(sight)[:3] == then[:3]
    assert sight.awaited == ()
    assert sight.record.surrendering is None
    assert sight.as_of


async def test_behind_the_curtain_of_a_run_the_late_board_shows_what_fell(room: Room) -> None:
    room.games = {"odds": Windows("OO", lambda n, k: True, 2)}
    room.sessions = room.restarted()
    session = await late(room, pace=3.0)
    await room.clock.advance(10)
    await session.answer(YUGI, 0, (0,))
    await room.clock.advance(0.2)
    fallen = told(await live(session))
    await room.clock.advance(DELAY + 0.5)
    assert told(await session.sight(None)) == fallen


async def test_the_layouts_say_how_late_they_are(room: Room) -> None:
    session = await late(room)
    blank = await session.sight(None)
    for laid_out in (board(blank), status(blank, is_seated=False), watched(blank)):
        assert "There is nothing to show of this duel yet" in str(laid_out)
        assert "2 minutes" in str(laid_out)
        assert "Waiting" not in str(laid_out)


async def test_in_discord_the_board_the_status_and_the_log_are_late(hosted: Hosted) -> None:
    await hosted.stop()
    hosted.clock = clock = ManualClock()
    await hosted.start()
    yugi, kaiba, joey = (hosted.sandbox.people[each] for each in ("Yugi", "Kaiba", "Joey"))
    joey.locale = kaiba.locale = "en-US"
    wanted = {"spectator_delay": 2, "response_pause": "fast"}
    said = (await yugi.call("duel-admin settings", options=wanted)).message
    assert said
    assert "2 minutes later" in said.text
    channel = await late_duel(hosted)

    def shown() -> MessageView:
        return next(seen for seen in joey.sees(channel) if "My hand" in seen.buttons)

    await yugi.press(yugi.last("@bot"), "2")
    await kaiba.press(kaiba.last("@bot"), "1")
    await yugi.wait_for("@bot", lambda seen: "Yugi shows 2" in seen.text)
    await clock.advance(60)
    for outcome in (
        await joey.call("duel status", channel=channel),
        await joey.press(shown(), FOLLOW),
        await joey.press(shown(), "Whole log"),
    ):
        assert outcome.message
        own = outcome.message.id
        text = await until(partial(text_of, joey, channel, own))
        assert "Yugi shows" not in text
        assert "to show of this duel yet" in text
    assert "Yugi shows" not in shown().text
    assert "Waiting for" not in shown().text
    seen = (await yugi.call("duel status", channel=channel)).message
    assert seen
    assert "Yugi shows 2" in seen.text

    await clock.advance(70)
    await until(lambda: shown().text, lambda text: "Yugi shows 2" in text)
    log = (await joey.press(shown(), "Whole log")).message
    assert log
    await until(partial(text_of, joey, channel, log.id), lambda text: "Yugi shows 2" in text)


def text_of(person: Person, channel: str, message: str) -> str:
    return next(seen.text for seen in person.sees(channel) if seen.id == message)


async def late_duel(hosted: Hosted) -> str:
    """A duel whose board tells nothing yet."""
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await yugi.call("duel challenge", opponent=kaiba, format="short")
    offer = kaiba.last("duels")
    button = next(label for label, each in offer.buttons.items() if "accept" in str(each))
    menu = (await kaiba.press(offer, button)).message
    assert menu
    await kaiba.choose(menu, menu.selects[0].custom_id, ["Forest"])
    await yugi.wait_for("@bot", lambda seen: "Fingers?" in seen.text)
    await kaiba.wait_for("@bot", lambda seen: "Fingers?" in seen.text)
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    channel = str(session.record.place.channel)
    await yugi.wait_for(channel, lambda seen: "to show of this duel yet" in seen.text)
    return channel


async def test_hands_are_as_late_as_the_board_and_hidden_at_once(room: Room) -> None:
    session = await late(room)
    session.gallery.watch(JOEY, "en")
    for user in (YUGI, KAIBA):
        await session.gallery.show_hand(user, is_shown=True)
    await room.clock.advance(DELAY - 1)
    assert (await session.gallery.watched(JOEY)).hands == ()
    await room.clock.advance(WITHIN)
    assert len((await session.gallery.watched(JOEY)).hands) == 2
    room.stage.shown.clear()
    await session.gallery.show_hand(KAIBA, is_shown=False)
    assert (await session.gallery.watched(JOEY)).hands == ()
    assert None in {audience for _, audience in room.stage.shown}
