"""Two players face to face, and the coin that lies between them."""

from collections import Counter

import pytest

from cards.games.yugioh import YUGIOH
from cards.yugioh import BOOK
from engine.core.protocol import Seat
from engine.yugioh.acts.chance import toss_coin
from engine.yugioh.field.arrows import pointed_spots
from engine.yugioh.game import setups
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.chance import Coin, CoinTossed
from engine.yugioh.state.spots import Row
from tests.table import Table, attacking, side
from tests.talk.reading import KAIBA, YUGI, reader

ALL_WAYS = "Decode Talker"
"""It points up, down to the left, and down to the right."""
TOSSED = {
    "en": ("You toss a coin: heads.", "You toss a coin: tails."),
    "ja": ("あなたのコイントスの結果は表。", "あなたのコイントスの結果は裏。"),
    "zh": ("你掷硬币，结果为正面。", "你掷硬币，结果为反面。"),
}


def pointed(table: Table, seat: Seat) -> set[tuple[str, str]]:
    """Whose Monster Zones the Decode Talker of that seat points to: "yugi" and "M1"."""
    (talker,) = table.driver.duel.state.monsters(seat)
    return {
        (("yugi", "kaiba")[spot.seat], f"M{spot.zone + 1}")
        for spot in pointed_spots(table.driver.duel, talker)
        if spot.row is Row.MONSTER
    }


@pytest.mark.rule("MR-GEN-04")
def test_the_left_of_one_player_is_the_right_of_the_other() -> None:
    mine = Table(yugi=side(field=[attacking(ALL_WAYS, "E1")]))
    theirs = Table(kaiba=side(field=[attacking(ALL_WAYS, "E1")]))

    assert pointed(mine, YUGI) == {("kaiba", "M4"), ("yugi", "M1"), ("yugi", "M3")}
    assert pointed(theirs, KAIBA) == {("yugi", "M2"), ("kaiba", "M3"), ("kaiba", "M5")}


@pytest.mark.rule("MR-GEN-04")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_duel_is_played_by_two(count: int) -> None:
    decks = [ready.deck for ready in YUGIOH.ready_decks if ready.format == "master"]

    with pytest.raises(ValueError, match=f"needs 2 decks, not {count}"):
        setups.setup("master", (decks * 2)[:count], bytes(32), BOOK)


def tosses(count: int) -> tuple[Duel, list[Coin]]:
    """So many tosses by yugi, and the duel in which they were made."""
    duel = Table().driver.duel
    return duel, [toss_coin(duel, YUGI) for _ in range(count)]


@pytest.mark.rule("MR-GEN-09")
def test_a_coin_shows_heads_or_tails_by_the_seed_of_the_duel() -> None:
    _, sides = tosses(1000)

    assert sides == tosses(1000)[1]
    assert set(sides) == set(Coin)
    assert min(Counter(sides).values()) > 400


@pytest.mark.rule("MR-GEN-09")
@pytest.mark.parametrize("language", TOSSED)
def test_a_toss_is_told_to_everybody(language: str) -> None:
    table = Table()
    shown = toss_coin(table.driver.duel, YUGI)
    told = table.driver.duel.ledger.collect()

    for audience in (None, YUGI, KAIBA):
        assert told[audience] == (CoinTossed(YUGI, shown),)
    sentences = YUGIOH.tell(table.driver.match, told[YUGI], reader(YUGI, language))
    assert sentences == (TOSSED[language][tuple(Coin).index(shown)],)
