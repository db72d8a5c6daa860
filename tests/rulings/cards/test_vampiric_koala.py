"""Vampiric Koala: gains what it inflicts by battle with a monster."""

from tests.table import Table, side

CARD = "Vampiric Koala"


def test_what_it_inflicts_in_battle_with_a_monster_is_gained() -> None:
    """FAQ 8858: after damage calculation, always."""
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Feral Imp"]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -500), ("yugi", "GAIN", 500)]


def test_also_when_it_is_attacked() -> None:
    table = Table(yugi=side(field=["Feral Imp"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Feral Imp")
    table.everyone_passes()

    assert table.life_changes() == [("yugi", "BATTLE", -500), ("kaiba", "GAIN", 500)]


def test_a_direct_attack_gains_nothing() -> None:
    table = Table(yugi=side(field=[CARD]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -1800)]
