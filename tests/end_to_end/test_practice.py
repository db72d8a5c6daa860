"""One person alone plays against the built-in opponent."""

import re

import pytest

from bot.sandbox.records import Channel
from tests.end_to_end.playing import fighting, play
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end


def public_channels(shop: Shop) -> list[Channel]:
    """What everybody on the server can read."""
    channels = shop.sandbox.world.channels.values()
    return [each for each in channels if each.kind != "dm" and not each.private]


@pytest.mark.parametrize("place", ["private messages", "channel"])
async def test_a_practice_duel_is_played_to_its_end(shop: Shop, place: str) -> None:
    shop.mai.takes_dms = place == "private messages"
    mai = await shop.practise(shop.mai)
    if place == "channel":
        await mai.moves_to_the_channel()

    await play((mai, fighting("Paper")))

    assert re.search("^# (Mai|CPU) wins$", mai.panel.text, re.MULTILINE)
    assert re.search(r"^\*\*\d+–\d+, turn \d+\*\*$", mai.panel.text, re.MULTILINE)
    assert "the duel" in mai.panel.text
    assert mai.table not in {each.id for each in public_channels(shop)}
    assert shop.journal.duels() == [(1, "over")]
    assert {line.given_by for line in shop.journal.of()} >= {"player", "practice"}


async def test_a_practice_duel_is_given_up_without_asking_anybody(shop: Shop) -> None:
    mai = await shop.practise(shop.mai)
    await mai.is_asked()

    asked = (await shop.mai.call("duel surrender", "duels")).message
    assert asked is not None
    told = (await shop.mai.press(asked, "Surrender")).message

    assert told is not None
    assert told.text == "You surrendered: against CPU (normal) · Speed Duel"
    await mai.is_shown("Mai has surrendered. The duel is over.")


async def test_the_level_and_the_deck_of_the_opponent_are_chosen(shop: Shop) -> None:
    chosen = {"level": "hard", "opponent_deck": "mirror"}
    mai = await shop.practise(shop.mai, **chosen)
    told = shop.mai.last("duels").text
    assert "level: hard" in told
    assert "the CPU plays the same deck" in told
    await mai.is_shown("against CPU (hard) · Speed Duel")

    await shop.crash_and_restart()
    await play((mai, fighting("Paper")))

    assert re.search("^# (Mai|CPU) wins$", mai.panel.text, re.MULTILINE)
    assert {line.given_by for line in shop.journal.of()} >= {"player", "practice"}


async def test_the_first_duel_goes_on_with_its_hints_after_the_bot_was_killed(
    shop: Shop,
) -> None:
    opened = (await shop.mai.call("help")).message
    assert opened is not None
    await shop.mai.press(opened, "Start the first duel")
    panel = await shop.mai.wait_for("@bot", lambda seen: "> Your first turn!" in seen.text)
    await shop.mai.press(panel, "Gemini Elf")
    opened = await shop.mai.wait_for("@bot", lambda seen: "Normal Summon" in seen.buttons)
    await shop.mai.press(opened, "Normal Summon")
    before = await shop.mai.wait_for("@bot", lambda seen: "> A Trap has to be" in seen.text)

    await shop.crash_and_restart()
    await shop.mai.press(before, "Refresh")
    await shop.mai.press(before, "End the turn")

    after = await shop.mai.wait_for("@bot", lambda seen: "Turn 3 · Your turn" in seen.text)
    assert "> A Trap has to be" in after.text, "none was Set yet"
    assert "> Your first turn!" not in after.text
