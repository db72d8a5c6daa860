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
