"""What people see in Discord of a window tells nobody whether somebody was asked."""

from collections.abc import Callable

import pytest

from bot.people.terms import Terms
from bot.sandbox.people import Person
from bot.sandbox.views import MessageView, walk
from engine.core.game import Occasion
from tests.bot.conftest import Hosted
from tests.bot.playing import challenge
from tests.bot.standing_in import ManualClock
from tests.bot.windows import Windows

WAITING = "Waiting for a response."
HELD = (True, False, False, True, False, True)
"""By rounds: whether Kaiba can respond to what Yugi does."""


@pytest.fixture
async def clock(hosted: Hosted) -> ManualClock:
    """A bot that plays with windows, three seconds of simulated time for each act."""
    await hosted.stop()
    clock = ManualClock()
    hosted.clock = clock
    hosted.game = Windows("OO", lambda n, k: k == 0 and HELD[n], len(HELD))
    await hosted.start()
    guild = next(iter(hosted.client.guilds)).id
    await hosted.store.settings.change(guild, Terms(pace=3.0))
    return clock


async def looks(yugi: Person, channel: str) -> dict[str, str]:
    """All that Yugi can look at: board, panel, the panel refreshed, and the status."""
    await yugi.press(yugi.last("@bot"), "Refresh")
    status = (await yugi.call("duel status", channel="lounge")).message
    assert status
    return {
        "board": next(m.text for m in yugi.sees(channel) if "My hand" in m.buttons),
        "panel": yugi.last("@bot").text,
        "status": status.text,
    }


def stands_after(rounds: int) -> Callable[[MessageView], bool]:
    """Whether a board, which is written after the panel, shows the act after `rounds`."""
    before = f"Yugi shows {rounds - 1}, Kaiba shows 1.\n[en] " if rounds else ""
    return lambda seen: f"{before}Yugi plays Ant.\n{WAITING}" in seen.text


async def pass_when_asked(kaiba: Person, asked: bool) -> None:
    if asked:
        panel = await kaiba.wait_for("@bot", lambda seen: "Pass" in seen.buttons)
        await kaiba.press(panel, "Pass")
    assert "Pass" not in kaiba.last("@bot").buttons


async def test_asked_or_not_everybody_else_sees_the_same(
    hosted: Hosted, clock: ManualClock
) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    channel = await challenge(hosted, yugi, kaiba)
    for n, asked in enumerate(HELD[:-1]):
        panel = await yugi.wait_for("@bot", lambda seen: "1. Ant" in seen.buttons)
        await yugi.press(panel, "1. Ant")
        await yugi.wait_for("@bot", lambda seen: WAITING in seen.text)
        await yugi.wait_for(channel, stands_after(n))
        seen = [await looks(yugi, channel)]
        await clock.advance(1.0)
        seen.append(await looks(yugi, channel))
        await pass_when_asked(kaiba, asked)
        await clock.advance(1.9)
        seen.append(await looks(yugi, channel))

        assert seen == [seen[0]] * 3, f"round {n}"
        assert all(WAITING in text for text in seen[0].values())
        await clock.advance(0.2)


async def test_the_switch_is_seen_by_whoever_turns_it_alone(
    hosted: Hosted, clock: ManualClock
) -> None:
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    channel = await challenge(hosted, yugi, kaiba)
    before = {place: [m.text for m in yugi.sees(place)] for place in (channel, "@bot")}
    session = await hosted.client.house.sessions.get(1)
    assert session
    versions = [session.version(audience) for audience in (None, session.seat_of(int(yugi.id)))]

    turned = await kaiba.choose(kaiba.last("@bot"), "when:1", ["always"])
    assert turned.message
    assert chosen(kaiba.last("@bot")) == ["always"]
    turned = await kaiba.choose(kaiba.last("@bot"), "when:1", ["chain"])
    assert chosen(kaiba.last("@bot")) == ["chain"]
    await kaiba.press(kaiba.last("@bot"), "確認を再開")
    assert chosen(kaiba.last("@bot")) == ["always"]
    assert "確認を再開" not in kaiba.last("@bot").buttons
    told = await kaiba.call("duel windows", options={"ask": "must"}, channel="duels")
    assert told.message
    assert told.message.ephemeral
    await kaiba.press(kaiba.last("@bot"), "更新")
    assert chosen(kaiba.last("@bot")) == ["must"]

    after = {place: [m.text for m in yugi.sees(place)] for place in (channel, "@bot")}
    assert after == before
    assert versions == [
        session.version(audience) for audience in (None, session.seat_of(int(yugi.id)))
    ]


async def test_one_choice_passes_until_something_is_chained(
    hosted: Hosted, clock: ManualClock
) -> None:
    assert isinstance(hosted.game, Windows)
    hosted.game.pattern, hosted.game.held = "OOO", lambda n, k: True
    hosted.game.follows = lambda n, k: Occasion.CHAIN if k == 2 else Occasion.EVENT
    yugi, kaiba = hosted.sandbox.people["Yugi"], hosted.sandbox.people["Kaiba"]
    await challenge(hosted, yugi, kaiba)
    await yugi.press(yugi.last("@bot"), "1. Ant")
    await clock.advance(1.0)
    panel = await kaiba.wait_for("@bot", lambda seen: "Pass" in seen.buttons)
    await kaiba.choose(panel, "when:1", ["チェーンが発生するまで確認しない"])
    assert "Pass" not in kaiba.last("@bot").buttons
    await clock.advance(1.0)
    panel = await kaiba.wait_for("@bot", lambda seen: "Pass" in seen.buttons)
    assert "answer:1:3:" in {button.custom_id for button in panel.buttons.values()}
    assert "確認を再開" not in panel.buttons


def chosen(panel: MessageView) -> list[str]:
    """What the menu of when to be asked shows as chosen."""
    menus = [each for each in walk(panel.components) if each.get("custom_id") == "when:1"]
    return [option["value"] for option in menus[0]["options"] if option.get("default")]
