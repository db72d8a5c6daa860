"""After `kill -9` a board that was a picture is the same picture again."""

import pytest

from bot.sandbox.views import MessageView
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end


def hung(seen: MessageView) -> list[str]:
    return [each.filename for each in seen.attachments]


async def test_killed_the_bot_hangs_the_same_picture_again(shop: Shop) -> None:
    await shop.yugi.call("duel picture", options={"show": "picture", "colours": "light"})
    await shop.practise(shop.yugi)
    before = await shop.yugi.wait_for("@bot", lambda seen: bool(hung(seen)))
    kept = shop.journal.of()

    await shop.crash_and_restart()

    old = [each.id for each in before.attachments]
    after = await shop.yugi.wait_for(
        "@bot",
        lambda seen: bool(hung(seen)) and [each.id for each in seen.attachments] != old,
    )
    assert hung(after) == hung(before)
    assert after.attachments[0].content == before.attachments[0].content
    assert after.attachments[0].description == before.attachments[0].description
    assert after.text == before.text
    assert shop.journal.of() == kept
