"""Gear Golem the Moving Fortress: in Main Phase 1, for 800 LP it can attack directly."""

from tests.table import Table, side

CARD = "Gear Golem the Moving Fortress"


def test_it_attacks_directly_for_800() -> None:
    """FAQ 4757: the Life Points are a cost, once a turn."""
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Blue-Eyes White Dragon"]))
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert not table.yugi.may("activate", CARD)
    table.yugi.attacks_with(CARD, at="Direct")
    table.everyone_passes()

    assert table.life_changes() == [("yugi", "COST", -800), ("kaiba", "BATTLE", -800)]


def test_not_in_main_phase_2() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Uraby"]))
    table.yugi.enters_battle_phase()
    table.yugi.enters_main_phase_2()

    assert not table.yugi.may("activate", CARD)
