"""Clocks as people in Discord see them: set, told before a duel, and shown in it."""

import pytest

from bot.people.quiet import Quiet
from bot.people.terms import ClockKind
from bot.sandbox.people import Person
from engine.core.protocol import Seat
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge
from tests.bot.test_lobby import whispered


@pytest.fixture
def yugi(hosted: Hosted) -> Person:
    return hosted.sandbox.people["Yugi"]


@pytest.fixture
def kaiba(hosted: Hosted) -> Person:
    person = hosted.sandbox.people["Kaiba"]
    person.locale = "en-US"
    return person


async def test_a_server_sets_its_kind_of_clock(hosted: Hosted, yugi: Person) -> None:
    told = whispered(await yugi.call("duel-admin settings", clock="live"))
    assert "8 min for each player, plus 10 s" in told
    assert "runs out of time loses the duel" in told
    terms = await hosted.store.settings.of(hosted.client.guilds[0].id)
    assert terms.clock is ClockKind.LIVE
    told = whispered(await yugi.call("duel-admin settings", clock="correspondence"))
    assert "24 h for each decision" in told
    told = whispered(await yugi.call("duel-admin settings", clock="casual", turn_timer=90))
    assert "90 s for each decision" in told


async def test_a_live_clock_is_explained_before_the_duel_and_shown_in_it(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await yugi.call("duel-admin settings", clock="live")
    await yugi.call("duel challenge", opponent=kaiba, format="short")
    assert "runs out of time loses the duel" in yugi.last("duels").text
    channel = await challenge(hosted, yugi, kaiba)
    for place in (channel, "@bot"):
        await yugi.wait_for(place, lambda seen: "Yugi 8:00 · Kaiba 8:00" in seen.text)


async def test_a_reminder_by_correspondence_says_until_when(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await yugi.call("duel-admin settings", clock="correspondence")
    await challenge(hosted, yugi, kaiba)
    session = await hosted.client.house.sessions.get(1)
    assert session is not None
    watch = session._course._watch
    awaited = watch.awaited[Seat(0)]
    await session._course._warn(awaited)
    seen = await yugi.wait_for("@bot", lambda seen: "still your move" in seen.text)
    assert f"<t:{watch.until(Seat(0))}:f>" in seen.text
    row = (await hosted.store.clocks.of(1))[Seat(0)]
    assert (row.number, row.warned) == (awaited.number, 1)


async def test_quiet_hours_are_set_and_taken_back(hosted: Hosted, yugi: Person) -> None:
    user = int(yugi.id)
    assert "have no quiet hours" in whispered(await yugi.call("duel quiet"))
    offered = await yugi.complete("duel quiet", "zone", "berl")
    assert [choice.value for choice in offered] == ["Europe/Berlin"]
    for wrong in ({"zone": "Berlin"}, {"zone": "Europe/Berlin", "from": 8, "to": 7}):
        told = whispered(await yugi.call("duel quiet", options=wrong))
        assert "at most 12 hours a day" in told
    hours = {"zone": "Europe/Berlin", "from": 23, "to": 8}
    told = whispered(await yugi.call("duel quiet", options=hours))
    assert "from 23:00 to 8:00 (Europe/Berlin)" in told
    assert await hosted.store.quiet.of(user) == Quiet("Europe/Berlin", 23, 8)
    assert "you no longer have quiet hours" in whispered(await yugi.call("duel quiet"))
    assert await hosted.store.quiet.of(user) is None
