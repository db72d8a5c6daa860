"""Colossal Fighter: 100 ATK for each Warrior in the Graveyards; revives one, even itself."""

from tests.table import Table, attacking, side

CARD = "Colossal Fighter"


def test_warriors_in_both_graveyards_count() -> None:
    table = Table(
        yugi=side(field=[CARD], graveyard=["Celtic Guardian"]),
        kaiba=side(graveyard=["Axe Raider", "Uraby"]),
    )

    assert table.yugi.sees(CARD).attack == 2800 + 2 * 100


def test_destroyed_by_battle_it_may_come_back_itself() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Blue-Eyes White Dragon"]))
    table.yugi.attacks_with(CARD, at="Blue-Eyes White Dragon")
    table.yugi.activates(CARD, targeting=CARD, position="Attack")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_destroyed_by_an_effect_it_brings_nobody_back() -> None:
    table = Table(yugi=side(field=[CARD], hand=["Dark Hole"], graveyard=["Celtic Guardian"]))
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.monsters == []
    assert table.chains() == [["Dark Hole"]]


def test_the_warrior_may_lie_in_the_graveyard_of_the_opponent() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD)]),
        kaiba=side(field=["Blue-Eyes White Dragon"], graveyard=["Axe Raider"]),
    )
    table.yugi.attacks_with(CARD, at="Blue-Eyes White Dragon")
    table.yugi.activates(CARD, targeting="Axe Raider", position="Attack")
    table.everyone_passes()

    assert table.yugi.monsters == ["Axe Raider"]
