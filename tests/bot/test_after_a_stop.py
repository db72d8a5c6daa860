"""What was left of the end of a duel when the bot was stopped is done at the next start."""

import asyncio

import pytest

from bot.sandbox.people import Person
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge
from tests.bot.standing_in import ManualClock
from tests.bot.test_after import give_up, offer_of, thread
from tests.waiting import until


async def test_a_thread_closes_a_while_after_the_duel_also_after_a_restart(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    await hosted.stop()
    clock = hosted.clock = ManualClock()
    await hosted.start()
    channel = await challenge(hosted, yugi, kaiba)
    await give_up(yugi)
    await until(lambda: "Kaiba beat Yugi" in thread(hosted, channel).name)
    await clock.advance(599)
    assert not thread(hosted, channel).archived

    await hosted.stop()
    later = hosted.clock = ManualClock()
    later.time = 10.0**9  # the end of the duel is kept in real time
    await hosted.start()
    await until(lambda: bool(later.alarms))
    await later.advance(0)
    assert thread(hosted, channel).archived
    assert await hosted.store.matches.untidied() == []


async def test_what_a_crash_left_untold_is_told_at_the_next_start(
    hosted: Hosted, yugi: Person, kaiba: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    monkeypatch.setattr(hosted.client.house.tidying, "begin", lambda record: None)
    await give_up(yugi)
    assert thread(hosted, channel).name == "Short game: Yugi – Kaiba"

    await hosted.stop()
    await hosted.start()

    await until(lambda: "Kaiba beat Yugi" in thread(hosted, channel).name)
    assert "Kaiba beat Yugi" in (await offer_of(yugi)).text


async def test_a_duel_that_ends_amid_a_stop_is_told_at_the_next_start(
    hosted: Hosted, yugi: Person, kaiba: Person
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    hosted.client.house.tidying.stop()
    await give_up(yugi)
    await kaiba.wait_for("@bot", lambda seen: "# Kaiba wins" in seen.text)
    await asyncio.sleep(0.1)
    assert thread(hosted, channel).name == "Short game: Yugi – Kaiba"

    await hosted.stop()
    await hosted.start()

    await until(lambda: "Kaiba beat Yugi" in thread(hosted, channel).name)


async def test_the_end_that_a_stop_left_unseen_is_shown_at_the_next_start(
    hosted: Hosted,
    yugi: Person,
    kaiba: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    channel = await challenge(hosted, yugi, kaiba)
    monkeypatch.setattr(hosted.client.house.stage, "closed", lambda scene: None)
    await give_up(yugi)
    assert "Fingers?" in kaiba.last("@bot").text

    await hosted.stop()
    await hosted.start()

    for person in (yugi, kaiba):
        panel = await person.wait_for("@bot", lambda seen: "# Kaiba wins" in seen.text)
        assert "Rematch" in panel.buttons
    await kaiba.wait_for(channel, lambda seen: "# Kaiba wins" in seen.text)
    await until(lambda: "Kaiba beat Yugi" in thread(hosted, channel).name)
