"""Creature Swap: each player gives one monster of their own, which nobody targets."""

import pytest

from tests.table import Table, attacking, face_down, side
from tests.table.laying import Lying

CARD = "Creature Swap"


def test_each_player_chooses_and_the_two_change_sides_for_good() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=["Uraby", "Battle Ox"]),
        kaiba=side(field=["Silver Fang", "Mokey Mokey"]),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby")
    table.kaiba.chooses("Silver Fang")
    table.everyone_passes()
    assert sorted(table.yugi.monsters) == ["Battle Ox", "Silver Fang"]
    assert sorted(table.kaiba.monsters) == ["Mokey Mokey", "Uraby"]
    table.turn_ends()
    assert "Uraby" in table.kaiba.monsters


def test_neither_changes_its_position_in_that_turn() -> None:
    table = Table(yugi=side(hand=[CARD], field=["Uraby"]), kaiba=side(field=["Silver Fang"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == ["Silver Fang"]
    assert not table.yugi.may("change position", "Silver Fang")
    assert table.yugi.may("enter the Battle Phase")


@pytest.mark.rule("MR-CTRL-06")
def test_two_full_sides_can_be_swapped() -> None:
    """Each takes the zone that the other one leaves."""
    mine = ["Uraby", "Battle Ox", "Silver Fang", "Mokey Mokey", "Celtic Guardian"]
    theirs = ["Blue-Eyes White Dragon", *["Mokey Mokey"] * 4]
    table = Table(yugi=side(hand=[CARD], field=mine), kaiba=side(field=theirs))
    table.yugi.activates(CARD)
    table.yugi.chooses("Uraby")
    table.kaiba.chooses("Blue-Eyes White Dragon")
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == sorted(["Blue-Eyes White Dragon", *mine[1:]])
    assert sorted(table.kaiba.monsters) == sorted(["Uraby", *theirs[1:]])


@pytest.mark.rule("MR-CTRL-06")
def test_qa_20735_a_monster_that_leaves_no_room_is_not_chosen() -> None:
    """Its own side is full, and nothing can come to the Extra Monster Zone that it leaves."""
    full: list[str | Lying] = [*["Mokey Mokey"] * 5, attacking("Junk Warrior", "E1")]
    table = Table(yugi=side(hand=[CARD], field=["Uraby"]), kaiba=side(field=full))
    table.yugi.activates(CARD)
    assert "Junk Warrior" not in table.options
    table.kaiba.chooses("Mokey Mokey")
    table.everyone_passes()

    assert table.yugi.monsters == ["Mokey Mokey"]
    assert sorted(table.kaiba.monsters) == ["Junk Warrior", *["Mokey Mokey"] * 4, "Uraby"]


@pytest.mark.rule("MR-CTRL-06")
def test_qa_20734_from_the_extra_monster_zone_it_goes_to_a_main_one() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=[attacking("Junk Warrior", "E1")]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == ["Uraby"]
    assert table.kaiba.monsters == ["Junk Warrior"]


def test_both_players_need_a_monster_that_can_switch() -> None:
    """FAQ 5162: one monster at least in the Monster Zones of both."""
    nobody = Table(yugi=side(hand=[CARD], field=["Uraby"]))
    assert not nobody.yugi.may("activate", CARD)

    kept = Table(
        yugi=side(hand=[CARD], field=["Uraby"]), kaiba=side(field=["Blindly Loyal Goblin"])
    )
    assert not kept.yugi.may("activate", CARD)


def test_a_face_down_monster_goes_over_as_it_lies() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=[face_down("Uraby")]),
        kaiba=side(field=[attacking("Silver Fang")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-down Defense"
