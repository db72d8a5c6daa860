"""Miracle Fusion: banishes materials on the field or in the Graveyard for a Fusion Summon."""

from tests.table import Table, side

MIRACLE, WINGMAN = "Miracle Fusion", "Elemental HERO Flame Wingman"
AVIAN, BURSTINATRIX = "Elemental HERO Avian", "Elemental HERO Burstinatrix"


def test_materials_of_field_and_graveyard_are_banished() -> None:
    table = Table(
        yugi=side(hand=[MIRACLE], field=[AVIAN], graveyard=[BURSTINATRIX], extra=[WINGMAN])
    )
    table.yugi.wants("M1", "Attack")
    table.yugi.activates(MIRACLE)
    table.everyone_passes()

    assert table.yugi.monsters == [WINGMAN]
    assert sorted(table.yugi.banished) == [AVIAN, BURSTINATRIX]


def test_the_hand_gives_none() -> None:
    table = Table(yugi=side(hand=[MIRACLE, BURSTINATRIX], field=[AVIAN], extra=[WINGMAN]))

    assert not table.yugi.may("activate", MIRACLE)


def test_only_an_elemental_hero_is_summoned() -> None:
    dragon = "Blue-Eyes White Dragon"
    table = Table(
        yugi=side(hand=[MIRACLE], graveyard=[dragon] * 3, extra=["Blue-Eyes Ultimate Dragon"])
    )

    assert not table.yugi.may("activate", MIRACLE)
