"""Blue-Eyes Ultimate Dragon: three of the same monster, no fewer and no others."""

from tests.table import Table, side

WHITE, ULTIMATE = "Blue-Eyes White Dragon", "Blue-Eyes Ultimate Dragon"


def test_three_of_the_dragons_from_hand_and_field_are_fused() -> None:
    table = Table(
        yugi=side(hand=["Polymerization", WHITE], field=[WHITE, WHITE], extra=[ULTIMATE])
    )
    table.yugi.activates("Polymerization")
    table.everyone_passes()

    assert table.yugi.monsters == [ULTIMATE]
    assert sorted(table.yugi.graveyard) == [WHITE, WHITE, WHITE, "Polymerization"]


def test_two_of_them_and_another_dragon_are_not_enough() -> None:
    table = Table(
        yugi=side(hand=["Polymerization", WHITE], field=[WHITE, "Hyozanryu"], extra=[ULTIMATE])
    )

    assert not table.yugi.may("activate", "Polymerization")
