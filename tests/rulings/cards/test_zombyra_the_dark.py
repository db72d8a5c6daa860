"""Zombyra the Dark and Goyo Guardian: what follows when they destroy a monster by battle."""

import pytest

from tests.table import Table, face_up, side


def test_zombyra_loses_200_atk_for_each_monster_it_destroys() -> None:
    table = Table(yugi=side(field=["Zombyra the Dark"]), kaiba=side(field=["Gemini Elf"]))
    table.yugi.attacks_with("Zombyra the Dark")
    table.everyone_passes()
    assert table.yugi.sees("Zombyra the Dark").attack == 1900
    table.turn_ends()
    assert table.yugi.sees("Zombyra the Dark").attack == 1900


def test_zombyra_cannot_attack_directly() -> None:
    table = Table(yugi=side(field=["Zombyra the Dark", "Silver Fang"]))
    table.yugi.enters_battle_phase()
    assert table.yugi.options("attack") == ["Silver Fang"]


def test_zombyra_loses_atk_though_the_monster_is_banished_or_vanishes() -> None:
    table = Table(
        yugi=side(field=["Zombyra the Dark"]),
        kaiba=side(field=["Gemini Elf", face_up("Macro Cosmos")]),
    )
    table.yugi.attacks_with("Zombyra the Dark")
    table.everyone_passes()
    assert table.kaiba.banished == ["Gemini Elf"]
    assert table.yugi.sees("Zombyra the Dark").attack == 1900


@pytest.mark.parametrize("fallen", ["Zombyra the Dark", "Elemental HERO Flame Wingman"])
def test_who_falls_with_the_other_has_destroyed_it_in_vain(fallen: str) -> None:
    table = Table(yugi=side(field=[fallen]), kaiba=side(field=[fallen]))
    table.yugi.attacks_with(fallen)
    table.everyone_passes()
    assert table.chains() == []
    assert table.yugi.monsters == table.kaiba.monsters == []


def test_goyo_guardian_takes_what_it_destroyed() -> None:
    table = Table(yugi=side(field=["Goyo Guardian"]), kaiba=side(field=["Gemini Elf"]))
    table.yugi.attacks_with("Goyo Guardian")
    table.yugi.activates("Goyo Guardian")
    table.everyone_passes()
    assert table.yugi.monsters == ["Goyo Guardian", "Gemini Elf"]
    assert table.yugi.sees("Gemini Elf").position == "face-up Defense"
    assert table.kaiba.graveyard == []


def test_goyo_guardian_takes_nothing_that_was_banished() -> None:
    table = Table(
        yugi=side(field=["Goyo Guardian"]),
        kaiba=side(field=["Gemini Elf", face_up("Macro Cosmos")]),
    )
    table.yugi.attacks_with("Goyo Guardian")
    table.everyone_passes()
    assert table.chains() == []
    assert table.kaiba.banished == ["Gemini Elf"]


@pytest.mark.rule("MR-SYNC-02")
@pytest.mark.parametrize(("tuner", "can"), [("Junk Synchron", False), ("Tune Warrior", True)])
def test_goyo_guardian_asks_for_an_earth_tuner(tuner: str, can: bool) -> None:
    table = Table(yugi=side(field=[tuner, "Giant Soldier of Stone"], extra=["Goyo Guardian"]))
    assert table.yugi.may("Special Summon", "Goyo Guardian") is can
