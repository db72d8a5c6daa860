"""Spear Dragon: pierces, and turns to Defense Position after its attack."""

import pytest

from tests.table import Table, defending, side

CARD = "Spear Dragon"


def test_it_pierces_and_turns_to_defense_position() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[defending("Uraby")]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -1100)]
    assert table.yugi.sees(CARD).position == "face-up Defense"


@pytest.mark.parametrize("foe", [[], ["Feral Imp"]], ids=["directly", "attack position"])
def test_whatever_it_attacks(foe: list[str]) -> None:
    """FAQ 5334: also by a direct attack, and where it attacks one in Attack Position."""
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=foe))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.yugi.sees(CARD).position == "face-up Defense"
    assert table.chains() == []


def test_attacked_it_stays_as_it_stands() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.sees(CARD).position == "face-up Attack"
