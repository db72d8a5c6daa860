"""Gaia Dragon, the Thunder Charger: summoned upon a monster of Rank 5 or 6; pierces."""

from tests.table import Table, side

CARD = "Gaia Dragon, the Thunder Charger"


def test_a_monster_of_another_rank_does_not_serve() -> None:
    table = Table(yugi=side(field=["Number 39: Utopia"], extra=[CARD]), kaiba=side())

    assert not table.yugi.may("Special Summon", CARD)


def test_two_monsters_of_level_7_do() -> None:
    table = Table(yugi=side(field=["Dark Magician", "Buster Blader"], extra=[CARD]))
    table.yugi.special_summons(CARD, zone="E1", position="Attack")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
