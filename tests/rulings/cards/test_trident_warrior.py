"""Trident Warrior: Normal Summoned, it brings a Level 3 monster from the hand."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, side


def test_it_brings_a_level_3_monster_of_the_hand() -> None:
    table = Table(yugi=side(hand=["Trident Warrior", "Sangan", "Kuriboh", "Gemini Elf"]))
    table.yugi.summons("Trident Warrior")
    table.yugi.activates("Trident Warrior")
    table.everyone_passes()

    assert table.yugi.monsters == ["Trident Warrior", "Sangan"]


def test_a_special_summon_does_not_trigger_it() -> None:
    table = Table(yugi=side(hand=["Monster Reborn", "Sangan"], graveyard=["Trident Warrior"]))
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TRIGGER)
    assert table.yugi.hand == ["Sangan"]
