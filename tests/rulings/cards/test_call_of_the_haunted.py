"""Call of the Haunted: it and the monster it brings back share their fate."""

import pytest

from tests.table import Table, face_down, face_up, side

CALL = "Call of the Haunted"


def called() -> Table:
    """Yugi's Call holds Uraby, and Yugi has a few ways to end that."""
    return Table(
        yugi=side(
            field=["Uraby", face_up(CALL, on="Uraby")],
            hand=["Mystical Space Typhoon", "Dark Hole", "Book of Moon"],
        )
    )


def test_it_brings_back_a_monster_of_the_own_graveyard_in_attack_position() -> None:
    table = Table(
        yugi=side(field=[CALL], graveyard=["Mystical Elf", "Uraby"]),
        kaiba=side(graveyard=["Summoned Skull"]),
    )
    table.yugi.activates(CALL, targeting="Mystical Elf")
    table.everyone_passes()

    assert table.yugi.field == ["Mystical Elf", CALL]
    assert table.yugi.sees("Mystical Elf").position == "face-up Attack"


def test_it_is_not_activated_for_the_opponents_graveyard() -> None:
    table = Table(yugi=side(field=[CALL]), kaiba=side(graveyard=["Summoned Skull"]))

    assert not table.yugi.may("activate", CALL)


def test_when_it_leaves_the_field_the_monster_is_destroyed() -> None:
    table = called()
    table.yugi.activates("Mystical Space Typhoon", targeting=CALL)
    table.everyone_passes()

    assert table.yugi.field == []
    assert sorted(table.yugi.graveyard) == [CALL, "Mystical Space Typhoon", "Uraby"]
    assert table.chains() == [["Mystical Space Typhoon"]]


def test_when_the_monster_is_destroyed_it_is_destroyed() -> None:
    table = called()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.field == []
    assert table.chains() == [["Dark Hole"]]


def test_when_the_monster_is_destroyed_by_battle_it_is_destroyed() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=["Uraby", face_up(CALL, on="Uraby")]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.field == []
    assert table.kaiba.graveyard == ["Uraby", CALL]


@pytest.mark.parametrize("way", ["tributed", "turned face-down", "returned"])
def test_when_the_monster_leaves_in_another_way_it_stays_without_meaning(way: str) -> None:
    table = Table(
        yugi=side(
            field=["Uraby", face_up(CALL, on="Uraby")], hand=["Summoned Skull", "Book of Moon"]
        ),
        kaiba=side(field=[face_down("Wall of Illusion")]),
    )
    if way == "tributed":
        table.yugi.summons("Summoned Skull", tributing=["Uraby"])
    elif way == "returned":
        table.yugi.attacks_with("Uraby")
    else:
        table.yugi.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.spells == [CALL]


def test_a_monster_turned_face_down_is_no_longer_destroyed_with_it() -> None:
    table = called()
    table.yugi.activates("Book of Moon", targeting="Uraby")
    table.everyone_passes()
    table.yugi.activates("Mystical Space Typhoon", targeting=CALL)
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]


def test_a_monster_that_it_tried_to_bring_back_in_vain_is_not_tied_to_it() -> None:
    five = ["Silver Fang", "Battle Ox", "Feral Imp", "Dark Blade"]
    table = Table(
        yugi=side(field=[*five, CALL, CALL], graveyard=["Uraby", "Opticlops"]),
    )
    table.yugi.activates(CALL, targeting="Uraby")
    table.kaiba.passes()
    table.yugi.activates(CALL, targeting="Opticlops")
    table.everyone_passes()

    assert table.yugi.monsters == [*five, "Opticlops"]
    assert table.yugi.spells == [CALL, CALL]
    assert table.yugi.graveyard == ["Uraby"]


def test_in_the_battle_phase_the_monster_it_brings_back_may_attack() -> None:
    table = Table(yugi=side(field=["Silver Fang", CALL], graveyard=["Uraby"]))
    table.yugi.attacks_with("Silver Fang")
    table.everyone_passes()
    table.yugi.activates(CALL, targeting="Uraby")
    table.everyone_passes()
    table.yugi.attacks_with("Uraby")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1200 - 1500
