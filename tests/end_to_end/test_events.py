"""Events with the real program: what was decided before `kill -9` is shown after it."""

import pytest

from bot.sandbox.people import Person
from bot.sandbox.views import MessageView
from tests.end_to_end.shop import YUGI_SPEED, Shop

pytestmark = pytest.mark.end_to_end


async def said(person: Person, message: MessageView, label: str) -> MessageView:
    """What the person alone is told after a press."""
    told = (await person.press(message, label)).message
    assert told is not None
    assert told.ephemeral
    return told


def boards(person: Person) -> list[MessageView]:
    """Every announcement in the channel."""
    return [each for each in person.sees("duels") if "Players" in each.buttons]


async def test_killed_between_joining_and_the_announcement_nothing_is_lost(shop: Shop) -> None:
    options = {"name": "Friday", "format": "speed", "starts": "2 h"}
    draft = (await shop.yugi.call("event-admin create", "duels", options)).message
    assert draft is not None
    await shop.crash_and_restart()
    assert (await said(shop.yugi, draft, "Announce")).text.startswith(
        "The event has been announced"
    )
    board = await shop.yugi.wait_for("duels", lambda seen: "Nobody has joined" in seen.text)

    menu = await said(shop.kaiba, board, "Join")
    await shop.crash_and_restart()
    done = (await shop.kaiba.choose(menu, menu.selects[0].custom_id, [YUGI_SPEED])).message
    assert done is not None
    assert done.text.startswith("You have joined **Friday**")
    await shop.crash_and_restart()

    shown = await shop.yugi.wait_for("duels", lambda seen: "**1** player has" in seen.text)
    assert [each.id for each in boards(shop.yugi)] == [shown.id] == [board.id]
    assert "Kaiba" in (await said(shop.yugi, shown, "Players")).text
    sure = await said(shop.kaiba, shown, "Leave")
    await shop.crash_and_restart()
    left = (await shop.kaiba.press(sure, "Leave")).message
    assert left is not None
    assert left.text == "You have left Friday."
    await shop.yugi.wait_for("duels", lambda seen: "Nobody has joined" in seen.text)
