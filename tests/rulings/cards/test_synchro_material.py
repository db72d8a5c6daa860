"""Synchro Material: an opponent's monster serves for your Synchro Summon of this turn."""

from tests.table import Table, side

MATERIAL = "Synchro Material"


def test_the_opponents_monster_can_be_used_for_a_synchro_summon() -> None:
    table = Table(
        yugi=side(field=["Junk Synchron", MATERIAL], extra=["Junk Warrior"]),
        kaiba=side(field=["Speed Warrior"]),
    )
    assert not table.yugi.may("Special Summon", "Junk Warrior")
    table.yugi.activates(MATERIAL, targeting="Speed Warrior")
    table.everyone_passes()
    table.yugi.special_summons("Junk Warrior")
    table.everyone_passes()

    assert table.yugi.monsters == ["Junk Warrior"]
    assert table.kaiba.graveyard == ["Speed Warrior"]


def test_what_traps_do_not_affect_is_targeted_in_vain_and_there_is_no_battle() -> None:
    table = Table(
        yugi=side(field=["Junk Synchron", MATERIAL], extra=["Stardust Dragon"]),
        kaiba=side(field=["Elemental HERO Wildheart", "Cyber Dragon"]),
    )
    table.yugi.activates(MATERIAL, targeting="Elemental HERO Wildheart")
    table.everyone_passes()

    assert table.yugi.options("Special Summon") == []
    assert not table.yugi.may("enter the Battle Phase")


def test_two_of_them_let_both_materials_be_the_opponents() -> None:
    table = Table(
        yugi=side(field=[MATERIAL, MATERIAL], extra=["Stardust Dragon"]),
        kaiba=side(field=["Junk Synchron", "Cyber Dragon"]),
    )
    for target in ("Junk Synchron", "Cyber Dragon"):
        table.yugi.activates(MATERIAL, targeting=target)
        table.everyone_passes()
    table.yugi.special_summons("Stardust Dragon")

    assert table.yugi.monsters == ["Stardust Dragon"]
    assert sorted(table.kaiba.graveyard) == ["Cyber Dragon", "Junk Synchron"]


def test_once_turned_face_down_the_monster_serves_no_more() -> None:
    table = Table(
        yugi=side(
            field=["Junk Synchron", MATERIAL], hand=["Book of Moon"], extra=["Stardust Dragon"]
        ),
        kaiba=side(field=["Cyber Dragon"]),
    )
    table.yugi.activates(MATERIAL, targeting="Cyber Dragon")
    table.everyone_passes()
    assert table.yugi.options("Special Summon") == ["Stardust Dragon"]
    table.yugi.activates("Book of Moon", targeting="Cyber Dragon")
    table.everyone_passes()

    assert table.yugi.options("Special Summon") == []
