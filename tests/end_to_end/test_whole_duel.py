"""A whole Speed Duel between two people, each in a place of their own."""

import re
from hashlib import sha256

import pytest

from tests.end_to_end.duelist import OVERTAKEN, Duelist
from tests.end_to_end.playing import fight
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end

RESULT = re.compile(r"# ((Yugi|Kaiba) wins|Draw)\n")


async def fingers_and_seeds(duelist: Duelist) -> list[str]:
    """The numbers of 64 digits by which the shuffles are checked, as shown at the table."""
    told = (await duelist.person.press(duelist.board, "Check the shuffle")).message
    assert told is not None
    assert told.ephemeral
    return re.findall(r"`([0-9a-f]{64})`", told.text)


async def test_two_people_play_to_the_end_one_in_private_one_in_the_channel(
    shop: Shop,
) -> None:
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await kaiba.moves_to_the_channel()
    promised = await fingers_and_seeds(yugi)

    await fight(yugi, kaiba)

    board = await shop.joey.wait_for(yugi.table, lambda seen: bool(RESULT.search(seen.text)))
    seed, fingerprint = await fingers_and_seeds(yugi)
    assert promised == [fingerprint]
    assert sha256(bytes.fromhex(seed)).hexdigest() == fingerprint
    assert set(board.buttons) == {
        "Rematch",
        "Watch again",
        "Decks",
        "Check the shuffle",
        "Whole log",
    }
    for duelist in (yugi, kaiba):
        assert re.search(r"(You|Yugi|Kaiba) wins? the duel|draw", duelist.panel.text)
        assert set(duelist.refusals) <= OVERTAKEN
    assert shop.journal.duels() == [(1, "over")]


async def test_each_place_is_complete(shop: Shop) -> None:
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await kaiba.moves_to_the_channel()
    await yugi.does("Scissors")
    await kaiba.does("Rock", "Go first")

    here = await kaiba.is_shown("What do you do?")
    private = await kaiba.person.wait_for("@bot", lambda seen: seen.text == here.text)
    assert private.buttons == here.buttons
    for words in (
        "Your hand · 4",
        "Turn 1: your turn",
        "Yugi · 4000 LP",
        "Kaiba (you) · 4000 LP",
    ):
        assert words in here.text
    await yugi.is_shown("Your hand · 4", "Waiting for Kaiba")
