"""Little is sent, and where the bot is late, answers count and are shown later."""

import asyncio
import logging
from collections.abc import Iterable

import pytest

from bot.duels.table.session import Session
from bot.sandbox.people import InteractionFailed, Person
from bot.sandbox.rest.request import Exchange
from bot.sandbox.views import MessageView
from bot.shared.discord_time import DiscordTime
from bot.shared.lateness import TOO_LATE
from bot.shared.watchdog import Watchdog
from bot.wiring import PRESSES_AT_ONCE
from engine.core.protocol import Seat
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge
from tests.unhurried import gives_up
from tests.waiting import until

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
BY_TOKEN = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"
FOLLOW_UP = "POST /webhooks/{webhook_id}/{webhook_token}"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
BOTH = "Yugi shows 2, Kaiba shows 2"


class Duel:
    """A duel that has just begun; `sent` are the requests of the bot since then."""

    def __init__(self, hosted: Hosted, channel: str, session: Session) -> None:
        self.hosted = hosted
        self.channel = channel
        self.session = session
        self.yugi = hosted.sandbox.people["Yugi"]
        self.kaiba = hosted.sandbox.people["Kaiba"]
        self.sent: list[tuple[str, str]] = []
        hosted.sandbox.inspect = self._note

    def of(self, kind: str, message: str = "") -> int:
        """How many requests of that kind were sent, to that message."""
        return sum(line == kind and message in path for line, path in self.sent)

    async def settles(self) -> None:
        """Nothing is left to be shown."""
        stage = self.hosted.client.house.stage
        spots = [stage.board(self.session)]
        for seat in (Seat(0), Seat(1)):
            panel = self.session.record.seats[seat].panel_message or 0
            spots.append(stage.panel(self.session, seat, panel))
        for spot in spots:
            await spot.follower.settled()

    async def hears(self, person: Person) -> None:
        """The bot has taken the answer of `person`."""
        seat = self.session.seat_of(int(person.user.id))
        await until(lambda: seat not in self.session._course._watch.awaited)

    async def shown_to(self, person: Person, words: str = BOTH) -> MessageView:
        return await person.wait_for("@bot", lambda seen: words in seen.text)

    def _note(self, exchange: Exchange) -> Iterable[str]:
        self.sent.append((f"{exchange.method} {exchange.template}", exchange.path))
        return ()


@pytest.fixture
async def duel(hosted: Hosted) -> Duel:
    yugi, kaiba = (hosted.sandbox.people[name] for name in ("Yugi", "Kaiba"))
    channel = await challenge(hosted, yugi, kaiba)
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    duel = Duel(hosted, channel, session)
    await duel.settles()
    duel.sent.clear()
    return duel


@pytest.fixture
def lagging(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watchdog, "is_lagging", True)


async def show_fingers(duel: Duel) -> None:
    await duel.yugi.press(duel.yugi.last("@bot"), "2")
    await duel.kaiba.press(duel.kaiba.last("@bot"), "2")
    for person in (duel.yugi, duel.kaiba):
        await duel.shown_to(person)
    await duel.settles()


async def test_what_a_callback_has_shown_is_not_edited_again(duel: Duel) -> None:
    duel.hosted.sandbox.faults.delay(0.1)
    await show_fingers(duel)
    assert duel.of(CALLBACK) == 2
    assert duel.of(BY_TOKEN) <= 1
    assert duel.of(EDIT, duel.kaiba.last("@bot").id) == 0
    assert duel.of(EDIT, duel.yugi.last("@bot").id) == 0


async def test_a_panel_is_edited_by_the_token_of_the_last_press_on_it(duel: Duel) -> None:
    await show_fingers(duel)
    assert duel.of(BY_TOKEN) == 1


async def test_a_token_that_is_over_is_replaced_by_the_channel(duel: Duel) -> None:
    await duel.yugi.press(duel.yugi.last("@bot"), "2")
    duel.hosted.sandbox.world.clock.advance(16 * 60)
    panel = duel.yugi.last("@bot").id
    await duel.kaiba.press(duel.kaiba.last("@bot"), "2")
    shown = await duel.shown_to(duel.yugi)
    assert shown.id == panel
    assert duel.of(EDIT, panel) == 1
    assert len([seen for seen in duel.yugi.sees("@bot") if BOTH in seen.text]) == 1
    assert "Invalid Webhook Token" in duel.hosted.sandbox.violations.pop()


async def test_what_stands_there_already_is_not_sent_again(duel: Duel) -> None:
    before = duel.session.version(Seat(0))
    spoken = duel.session.record.seats[0].language
    for language in ("zh", spoken):
        duel.session.attend(int(duel.yugi.user.id), language)
    assert duel.session.version(Seat(0)) > before
    await duel.settles()
    assert duel.sent == []


async def test_where_the_bot_lags_a_press_is_acknowledged_and_shown_later(
    duel: Duel, lagging: None
) -> None:
    outcome = await duel.yugi.press(duel.yugi.last("@bot"), "2")
    assert outcome.kind == "deferred"
    await duel.kaiba.press(duel.kaiba.last("@bot"), "2")
    for person in (duel.yugi, duel.kaiba):
        await duel.shown_to(person)
    await duel.settles()
    assert duel.of(EDIT, duel.kaiba.last("@bot").id) == 0
    assert len(await duel.hosted.store.matches.answers(1)) == 2


async def test_where_the_bot_lags_a_refusal_is_told_after_the_acknowledgement(
    duel: Duel, lagging: None
) -> None:
    panel = duel.yugi.last("@bot")
    await duel.yugi.press(panel, "2")
    await duel.yugi.press(panel, "2", unchecked=True)
    told = await duel.yugi.wait_for("@bot", lambda seen: seen.ephemeral)
    assert "answered already" in told.text
    assert len(await duel.hosted.store.matches.answers(1)) == 1


async def test_what_takes_long_is_acknowledged_in_time(
    duel: Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.duels.presses.answers.ACKNOWLEDGED", 0.05)
    async with duel.session._memory.lock:
        outcome = await duel.yugi.press(duel.yugi.last("@bot"), "2")
    assert outcome.kind == "deferred"
    await duel.kaiba.press(duel.kaiba.last("@bot"), "2")
    await duel.shown_to(duel.yugi)


async def test_a_press_that_comes_too_late_counts_and_is_shown_without_an_answer(
    duel: Duel, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    monkeypatch.setattr("bot.shared.replies.TOO_LATE", TOO_LATE)
    monkeypatch.setattr(DiscordTime, "age", lambda *_: 2 * TOO_LATE)
    for person in (duel.yugi, duel.kaiba):
        pressing = asyncio.create_task(person.press(person.last("@bot"), "2"))
        await duel.hears(person)
        gives_up(duel.hosted.sandbox)
        with pytest.raises(InteractionFailed):
            await pressing
    for person in (duel.yugi, duel.kaiba):
        await duel.shown_to(person)
    await duel.settles()
    assert duel.of(CALLBACK) == duel.of(FOLLOW_UP) == 0
    assert [record for record in caplog.records if record.exc_info] == []


async def test_an_answer_that_discord_takes_no_more_is_one_line_in_the_log(
    duel: Duel, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    async with duel.session._memory.lock:
        pressing = asyncio.create_task(duel.yugi.press(duel.yugi.last("@bot"), "2"))
        await until(lambda: duel.hosted.client.house.line._value < PRESSES_AT_ONCE)
        gives_up(duel.hosted.sandbox)
        with pytest.raises(InteractionFailed):
            await pressing
    await until(lambda: duel.of(CALLBACK) == 1)
    await duel.kaiba.press(duel.kaiba.last("@bot"), "2")
    await duel.shown_to(duel.yugi)
    await duel.settles()
    lines = [record for record in caplog.records if "too late" in record.message]
    assert len(lines) == 1
    assert lines[0].exc_info is None
    assert duel.of(CALLBACK) == 2
    assert duel.of(FOLLOW_UP) == 0
    assert "Unknown interaction" in duel.hosted.sandbox.violations.pop()


def snowflake(made: float) -> int:
    """An id that Discord gives out so many seconds after its first one."""
    return int(made * 1000) << 22


def test_age_is_told_by_the_quickest_journey_whatever_the_clock_says() -> None:
    now = [1000.0]
    time = DiscordTime(now=lambda: now[0])
    for made, came in ((500, 0.4), (510, 10.1), (520, 22.9)):
        now[0] = 1000.0 + came
        time.hear(snowflake(made))
    assert time.age(snowflake(520)).total_seconds() == pytest.approx(2.8, abs=0.01)
    assert time.age(snowflake(522.5)) < TOO_LATE < time.age(snowflake(520))


def test_a_quick_journey_of_long_ago_tells_nothing() -> None:
    now = [0.0]
    time = DiscordTime(now=lambda: now[0])
    time.hear(snowflake(500))
    for minutes in (11, 22):
        now[0] = 60.0 * minutes + 5
        time.hear(snowflake(500 + 60 * minutes))
    assert time.age(snowflake(500 + 60 * 22)).total_seconds() == pytest.approx(0, abs=0.01)
