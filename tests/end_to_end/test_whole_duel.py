"""A whole Speed Duel between two people, each in a place of his own."""

import re
from hashlib import sha256

import pytest

from tests.end_to_end.duelist import OVERTAKEN
from tests.end_to_end.playing import fight
from tests.end_to_end.shop import Shop

pytestmark = pytest.mark.end_to_end

RESULT = re.compile(r"### ((Yugi|Kaiba) wins the duel: .+|The duel is a draw: .+)")


async def test_two_people_play_to_the_end_one_in_private_one_in_the_channel(
    shop: Shop,
) -> None:
    yugi, kaiba = await shop.seat(shop.yugi, shop.kaiba)
    await kaiba.moves_to_the_channel()
    committed = re.search(r"SHA-256 of their seed: ([0-9a-f]{64})", yugi.board.text)

    await fight(yugi, kaiba)

    assert committed is not None
    board = await shop.joey.wait_for(yugi.table, lambda seen: bool(RESULT.search(seen.text)))
    revealed = re.search(r"seed of the shuffles was ([0-9a-f]{64})", board.text)
    assert revealed is not None
    assert sha256(bytes.fromhex(revealed[1])).hexdigest() == committed[1]
    assert not board.buttons
    for duelist in (yugi, kaiba):
        assert re.search(r"### .*(You|Yugi|Kaiba) wins? the duel|draw", duelist.panel.text)
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
    for words in ("Your hand · 4", "What happened", "Yugi · 4000 LP", "Kaiba (you) · 4000 LP"):
        assert words in here.text
    await yugi.is_shown("Your hand · 4", "Waiting for Kaiba")
