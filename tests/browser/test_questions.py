"""Questions about cards on a phone: short, and each thing said once."""

from collections.abc import Callable

import pytest

from bot.sandbox.server import Sandbox
from cards.languages import LANGUAGES
from tests.browser.conftest import IN_CHROMIUM, PHONE, Visit
from tests.browser.laying import seen, show
from tests.browser.shop_bot import ShopBot
from tests.browser.test_duel import HIGHEST
from tests.table import Table, face_down, side

pytestmark = IN_CHROMIUM


def over_the_limit() -> Table:
    """Yugi has to discard one of seven cards."""
    hand = ["Gemini Elf", "Summoned Skull", "Dark Magician", "Sangan", "Kuriboh"]
    table = Table(
        yugi=side(
            hand=[*hand, "Mirror Force", "Mystical Space Typhoon"],
            field=["Witch of the Black Forest", "Magic Cylinder"],
            graveyard=["Mokey Mokey", "Pot of Greed"],
        ),
        kaiba=side(
            hand=["Kuriboh"] * 4,
            field=["Blue-Eyes White Dragon", face_down("Sangan"), "Mirror Force"],
            graveyard=["Dark Hole"],
        ),
    )
    table.yugi.ends_turn()
    table.everyone_passes()
    return table


def aiming() -> Table:
    """Yugi has to choose one of six monsters as the target of a Spell."""
    table = Table(
        yugi=side(
            hand=["Book of Moon", "Kuriboh", "Mirror Force"],
            field=["Gemini Elf", "Summoned Skull", "Sangan"],
        ),
        kaiba=side(
            hand=["Kuriboh"] * 3,
            field=["Blue-Eyes White Dragon", "Dark Magician", "Vorse Raider", "Mirror Force"],
        ),
    )
    table.everyone_passes()
    table.driver.answer((table.driver.labels().index("activate Book of Moon"),))
    return table


@pytest.mark.parametrize("laid", [over_the_limit, aiming])
async def test_a_question_about_many_cards_is_short_on_a_phone(
    sandbox: Sandbox, bot: ShopBot, visit: Visit, laid: Callable[[], Table]
) -> None:
    page = await visit("Yugi", width=PHONE, height=844)
    table, heights = laid(), {}
    for language in LANGUAGES:
        shown = await show(sandbox, bot, page, seen(table, language))
        box = await shown.bounding_box()
        assert box is not None
        heights[language] = box["height"]
    assert max(heights.values()) <= HIGHEST, heights
