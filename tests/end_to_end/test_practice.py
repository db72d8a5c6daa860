"""One person alone plays against the built-in opponent."""

import pytest

from tests.end_to_end.playing import fighting, play
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end


@pytest.mark.parametrize("place", ["private messages", "channel"])
async def test_a_practice_duel_is_played_to_its_end(shop: Shop, place: str) -> None:
    mai = await shop.practise(shop.mai)
    if place == "channel":
        await mai.moves_to_the_channel()

    await play((mai, fighting("Paper")))

    board = await shop.joey.wait_for(
        mai.table, lambda seen: "seed of the shuffles" in seen.text
    )
    assert "Practice opponent" in board.text
    assert "### " in board.text
    assert "the duel" in mai.panel.text
    assert shop.journal.duels() == [(1, "over")]
    assert {line.given_by for line in shop.journal.of()} >= {"player", "practice"}


async def test_a_practice_duel_is_given_up_without_asking_anybody(shop: Shop) -> None:
    mai = await shop.practise(shop.mai)
    await mai.is_asked()

    told = await shop.mai.call("duel surrender", mai.table)

    assert told.message is not None
    assert told.message.text == "You have surrendered."
    await mai.is_shown("Mai has surrendered. The duel is over.")
