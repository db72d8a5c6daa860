"""A decision is taken back in the real program, whenever it is killed."""

import pytest

from bot.sandbox.views import MessageView
from tests.end_to_end.duelist import OVERTAKEN, answers
from tests.end_to_end.shop import Shop
from tests.end_to_end.test_crashes import about_to_summon, asks_as, standing

pytestmark = pytest.mark.end_to_end

BACK = "has taken back their last decision"


def offers_it(panel: MessageView) -> bool:
    return "Take back" in panel.buttons


def table(panel: MessageView) -> str:
    """What lies there and what is asked, without what happened before."""
    shown = standing(panel)
    return shown[shown.index("### Turn 1") :]


async def test_two_agree_and_it_is_as_it_was_though_the_bot_is_killed_thrice(
    shop: Shop,
) -> None:
    yugi, kaiba = await about_to_summon(shop)
    before = yugi.panel
    await yugi.does("Normal Summon")
    await yugi.takes(answers(await yugi.is_asked())[0])
    await kaiba.is_shown("Yugi Normal Summons")
    asks = await yugi.person.wait_for("@bot", offers_it)
    kept = shop.journal.count()

    await shop.crash_and_restart()
    await yugi.person.press(asks, "Take back")
    asked = await kaiba.person.wait_for("@bot", lambda seen: "asks to take back" in seen.text)
    await shop.crash_and_restart()
    assert shop.journal.count() == kept
    await kaiba.person.press(asked, "Agree to take it back")
    await shop.crash_and_restart()

    again = await yugi.person.wait_for("@bot", lambda seen: asks_as(seen, before))
    assert table(again) == table(before)
    assert BACK in again.text
    board = await kaiba.person.wait_for(kaiba.table, lambda seen: BACK in seen.text)
    assert "Normal Summons" not in board.text
    assert shop.journal.count() == kept + 1
    ends = before.buttons["End the turn"].custom_id or ""
    old = await yugi.person.press(before.id, ends, unchecked=True)
    assert old.message is not None
    assert {old.message.text} == OVERTAKEN
    await yugi.does("Normal Summon")
    await yugi.takes(answers(await yugi.is_asked())[0])
    await kaiba.is_shown("Yugi Normal Summons")


async def test_in_practice_one_takes_back_alone(shop: Shop) -> None:
    mai = await shop.practise(shop.mai)
    for _ in range(30):
        panel = await mai.is_asked()
        if "Take back" in panel.buttons:
            break
        await mai.takes(answers(panel)[-1])

    await mai.person.press(panel, "Take back")

    await mai.is_shown("Mai has taken back their last decision")
    await shop.crash_and_restart()
    await mai.is_shown("Mai has taken back their last decision")
    assert shop.journal.duels() == [(1, "open")]
