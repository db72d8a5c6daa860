"""Gearfried the Swordmaster: each Equip Card that it gets destroys a monster."""

from tests.table import Table, side

SWORDMASTER = "Gearfried the Swordmaster"


def test_an_equip_card_equipped_to_it_destroys_a_monster_of_the_opponent() -> None:
    table = Table(
        yugi=side(hand=["Axe of Despair"], field=[SWORDMASTER, "Uraby"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.activates("Axe of Despair", targeting=SWORDMASTER)
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.yugi.sees(SWORDMASTER).attack == 3600


def test_one_equipped_to_another_monster_destroys_none() -> None:
    table = Table(
        yugi=side(hand=["Axe of Despair"], field=[SWORDMASTER, "Uraby"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    table.yugi.activates("Axe of Despair", targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Summoned Skull"]


def test_nothing_but_release_restraint_brings_it_to_the_field() -> None:
    table = Table(yugi=side(hand=[SWORDMASTER, "Monster Reborn"], graveyard=[SWORDMASTER]))
    assert not table.yugi.may("Normal Summon", SWORDMASTER)
    assert not table.yugi.may("Special Summon", SWORDMASTER)
    assert not table.yugi.may("activate", "Monster Reborn")
