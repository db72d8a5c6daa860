"""Dragon's Mirror: banishes materials on the field or in the Graveyard for a Dragon."""

from tests.table import Table, side

MIRROR, WHITE, ULTIMATE = (
    "Dragon's Mirror",
    "Blue-Eyes White Dragon",
    "Blue-Eyes Ultimate Dragon",
)


def test_materials_of_field_and_graveyard_are_banished_for_a_dragon() -> None:
    table = Table(
        yugi=side(hand=[MIRROR], field=[WHITE], graveyard=[WHITE, WHITE], extra=[ULTIMATE])
    )
    table.yugi.wants("M1", "Attack")
    table.yugi.activates(MIRROR)
    table.everyone_passes()

    assert table.yugi.monsters == [ULTIMATE]
    assert table.yugi.banished == [WHITE, WHITE, WHITE]


def test_the_hand_gives_none() -> None:
    table = Table(yugi=side(hand=[MIRROR, WHITE], graveyard=[WHITE, WHITE], extra=[ULTIMATE]))

    assert not table.yugi.may("activate", MIRROR)


def test_only_a_dragon_is_summoned() -> None:
    heroes = ["Elemental HERO Avian", "Elemental HERO Burstinatrix"]
    table = Table(
        yugi=side(hand=[MIRROR], graveyard=heroes, extra=["Elemental HERO Flame Wingman"])
    )

    assert not table.yugi.may("activate", MIRROR)
