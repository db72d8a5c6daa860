"""Temtempo the Percussion Djinn: it robs an Xyz Monster of a material in either turn."""

from tests.table import Table, side
from tests.table.laying import Lying

TEMPO, UTOPIA = "Temtempo the Percussion Djinn", "Number 39: Utopia"
MELO = "Melomelody the Brass Djinn"


def test_in_the_turn_of_the_opponent_it_detaches_and_the_djinns_there_gain_500() -> None:
    table = Table(
        yugi=side(field=[Lying(UTOPIA, materials=("Silver Fang",))], hand=["Pot of Greed"]),
        kaiba=side(field=[Lying(TEMPO, materials=("Uraby",)), MELO]),
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.activates(TEMPO)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]
    assert "Silver Fang" in table.yugi.graveyard
    assert table.kaiba.sees(TEMPO).attack == 2200
    assert table.kaiba.sees(MELO).attack == 1900
    table.turn_ends()
    assert table.kaiba.sees(MELO).attack == 1900


def test_a_djinn_that_comes_later_does_not_gain() -> None:
    table = Table(
        yugi=side(
            field=[Lying(TEMPO, materials=("Uraby",))],
            hand=["Monster Reborn"],
            graveyard=[MELO],
        ),
        kaiba=side(field=[Lying(UTOPIA, materials=("Silver Fang",))]),
    )
    table.yugi.activates(TEMPO)
    table.everyone_passes()
    table.yugi.activates("Monster Reborn", targeting=MELO)
    table.everyone_passes()

    assert table.yugi.sees(TEMPO).attack == 2200
    assert table.yugi.sees(MELO).attack == 1400
