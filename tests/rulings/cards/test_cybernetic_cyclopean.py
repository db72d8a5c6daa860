"""Cybernetic Cyclopean: 1000 ATK while its controller has no hand."""

from tests.table import Table, side

CARD = "Cybernetic Cyclopean"


def test_it_gains_atk_while_the_hand_of_its_controller_is_empty() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[CARD], hand=["Uraby"]))

    assert table.yugi.sees(CARD).attack == 2400
    assert table.kaiba.sees(CARD).attack == 1400


def test_the_last_card_that_is_played_makes_it_stronger_at_once() -> None:
    table = Table(yugi=side(field=[CARD], hand=["Dian Keto the Cure Master"]))
    assert table.yugi.sees(CARD).attack == 1400
    table.yugi.activates("Dian Keto the Cure Master")

    assert table.yugi.sees(CARD).attack == 2400
