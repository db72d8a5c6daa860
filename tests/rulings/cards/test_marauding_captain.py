"""Marauding Captain: it brings a comrade, and shields the other Warriors."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side

CAPTAIN = "Marauding Captain"


def test_normal_summoned_it_may_bring_a_level_4_or_lower_monster_of_the_hand() -> None:
    table = Table(yugi=side(hand=[CAPTAIN, "Uraby", "Summoned Skull", "Raigeki", "Sangan"]))
    table.yugi.summons(CAPTAIN)
    table.yugi.activates(CAPTAIN, position="Defense")
    table.yugi.chooses("Sangan")
    table.everyone_passes()

    assert table.questions(Reason.CHOOSE) == [["Uraby", "Sangan"]]
    assert table.yugi.monsters == [CAPTAIN, "Sangan"]
    assert table.yugi.sees("Sangan").position == "face-up Defense"


def test_special_summoned_it_brings_nobody() -> None:
    table = Table(yugi=side(hand=["Monster Reborn", "Uraby"], graveyard=[CAPTAIN]))
    table.yugi.activates("Monster Reborn")
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.TRIGGER)


def test_a_second_captain_that_it_brings_makes_all_warriors_safe() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[CAPTAIN, CAPTAIN]))
    assert table.yugi.may("enter the Battle Phase")
    table.yugi.enters_battle_phase()

    assert not table.yugi.may("attack", "Uraby")


def test_it_shields_other_face_up_warriors_only() -> None:
    table = Table(
        yugi=side(field=["Uraby"]),
        kaiba=side(field=[CAPTAIN, "Celtic Guardian", "Silver Fang", face_down("Dark Blade")]),
    )
    table.yugi.attacks_with("Uraby")

    assert table.options == [CAPTAIN, "Silver Fang", "Dark Blade"]
    table.yugi.chooses("Silver Fang")


def test_it_shields_nobody_of_the_opponents() -> None:
    table = Table(
        yugi=side(field=["Uraby", CAPTAIN]),
        kaiba=side(field=["Celtic Guardian", "Silver Fang"]),
    )
    table.yugi.attacks_with("Uraby")

    assert table.options == ["Celtic Guardian", "Silver Fang"]
    table.yugi.chooses("Celtic Guardian")
