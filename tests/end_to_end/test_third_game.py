"""A game that the bot has never heard of is hosted by one line: its decks, cards and duels."""

from random import Random

import pytest

from tests.end_to_end.playing import any_way, play
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end

PATH = "501 502 503 504 * 506"


@pytest.fixture
async def shop(closed_shop: Shop) -> Shop:
    closed_shop.bot.module = "tests.end_to_end.with_peaks"
    closed_shop.bot.nursery = None  # its commands are made of the games that are loaded
    await closed_shop.open()
    return closed_shop


async def test_it_is_hosted_in_one_start(shop: Shop) -> None:
    """The program is loaded anew for it, which is most of the work."""
    await decks_are_read_checked_shown_and_handed_out(shop)
    await cards_are_found_by_what_is_printed_on_them(shop)
    await it_is_played_to_its_end_by_buttons(shop)


async def said(shop: Shop, command: str, **options: object) -> str:
    answer = (await shop.yugi.call(command, options=options)).message
    assert answer is not None
    shown = await shop.yugi.wait_for(
        answer.channel, lambda seen: seen.id == answer.id and not seen.thinking
    )
    return shown.text


async def decks_are_read_checked_shown_and_handed_out(shop: Shop) -> None:
    kept = await said(shop, "deck import", link=PATH, name="Path")
    assert "Rope 4 · Tent 1" in kept
    assert "**Ascent**: legal" in kept
    assert "The rope needs 4 mountains." in await said(
        shop, "deck import", link="501 * 501", name="Short"
    )
    assert "no `ydke://` link" in await said(shop, "deck import", link="nothing", name="None")

    shown = (await shop.yugi.call("deck show", options={"deck": "Path"})).message
    assert shown is not None
    assert "**Rope (4)**\n1 × Everest" in shown.text
    assert f"As a path:\n```\n{PATH}\n```" in shown.text
    assert [each.filename for each in shown.attachments] == ["Path.path"]
    assert shown.attachments[0].content == PATH.encode()

    edited = await said(shop, "deck edit", deck="Path", card="Everest", change="tent")
    assert "Saved. Everest in the Tent: 1" in edited
    assert "Everest cannot be" not in edited
    viewed = await said(shop, "deck view", deck="Path")
    assert "Peaks (3)" in viewed
    assert "Thousands" in viewed


async def cards_are_found_by_what_is_printed_on_them(shop: Shop) -> None:
    everest = await said(shop, "card", name="Everest")
    assert "Mountain · 8849 m" in everest
    assert "Mountain 00000501" in everest

    found = await said(shop, "search", summit_least=8000)
    assert "a summit of 8000 m or more" in found
    assert "### 2 cards" in found
    assert "Fuji" not in found
    ordered = await said(shop, "search", summit_least=1, sort="summit")
    assert ordered.index("Everest") < ordered.index("K2") < ordered.index("Ben")
    assert "### No matches" in await said(shop, "search", summit_least=1, kind="monster")


async def it_is_played_to_its_end_by_buttons(shop: Shop) -> None:
    await shop.yugi.call("duel picture", options={"show": "picture"})
    first, second = await shop.seat(shop.yugi, shop.kaiba, ("Alps", "Hills"), "ascent")
    asked = await second.is_shown("Slope")
    assert "Yugi: 0 points, nothing laid" in asked.text
    panel = await first.is_asked()
    drawn = await shop.yugi.wait_for("@bot", lambda seen: bool(seen.attachments))
    assert "Yugi 0" in str(drawn.attachments[0].description)
    assert "Which mountain do you lay?" in panel.text

    await play((first, any_way(Random(1))), (second, any_way(Random(2))), seconds=60)

    board = await shop.joey.wait_for(first.table, lambda seen: "\n# " in seen.text)
    log = (await shop.yugi.press(board, "Whole log")).message
    assert log is not None
    told = await shop.yugi.wait_for(
        log.channel, lambda seen: seen.id == log.id and "Yugi lays" in seen.text
    )
    assert "Kaiba lays" in told.text
