"""Symbols of Duty: a Normal Monster is given for a monster of either Graveyard."""

import pytest

from tests.table import Table, face_down, side

CARD = "Symbols of Duty"


def test_a_normal_monster_is_sent_away_and_another_comes() -> None:
    table = Table(
        yugi=side(field=["Uraby"], hand=[CARD, "Mystical Space Typhoon"]),
        kaiba=side(graveyard=["Summoned Skull"]),
    )
    table.yugi.activates(CARD, position="Attack")
    table.yugi.chooses("Summoned Skull")
    table.everyone_passes()
    assert table.yugi.monsters == ["Summoned Skull"]
    assert table.yugi.sees(CARD).on == "Summoned Skull"

    table.yugi.activates("Mystical Space Typhoon", targeting=CARD)
    table.everyone_passes()
    assert table.yugi.monsters == []


def test_it_is_not_activated_without_a_normal_monster() -> None:
    table = Table(yugi=side(field=["Kuriboh"], hand=[CARD], graveyard=["Summoned Skull"]))

    assert not table.yugi.may("activate", CARD)


@pytest.mark.rule("MR-PEND-24")
@pytest.mark.parametrize("monster", ["Dragonpulse Magician", "Sheep Token"])
def test_what_does_not_come_to_the_graveyard_cannot_be_sent_there_for_it(monster: str) -> None:
    table = Table(yugi=side(hand=[CARD], field=[monster], graveyard=["Uraby"]))

    assert not table.yugi.may("activate", CARD)


def test_turned_face_down_the_monster_outlives_it() -> None:
    table = Table(
        yugi=side(hand=[CARD, "Book of Moon"], field=["Uraby"], graveyard=["Summoned Skull"])
    )
    table.yugi.activates(CARD, targeting="Summoned Skull")
    table.everyone_passes()
    table.yugi.activates("Book of Moon", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.yugi.field == ["Summoned Skull"]


@pytest.mark.rule("MR-SUM-08")
def test_the_monster_that_is_given_makes_room_among_five() -> None:
    table = Table(
        yugi=side(field=["Uraby", *["Kuriboh"] * 4], hand=[CARD]),
        kaiba=side(graveyard=["Summoned Skull"]),
    )
    table.yugi.activates(CARD, position="Attack")
    table.yugi.chooses("Summoned Skull")
    table.everyone_passes()
    assert sorted(table.yugi.monsters) == [*["Kuriboh"] * 4, "Summoned Skull"]


@pytest.mark.rule("MR-INFO-06")
def test_only_a_face_up_normal_monster_can_be_given() -> None:
    table = Table(
        yugi=side(hand=[CARD], field=[face_down("Uraby")], graveyard=["Silver Fang"]),
    )
    assert not table.yugi.may("activate", CARD)

    other = Table(
        yugi=side(
            hand=[CARD],
            field=[face_down("Uraby"), "Celtic Guardian"],
            graveyard=["Silver Fang"],
        ),
    )
    other.yugi.activates(CARD, targeting="Silver Fang")
    other.everyone_passes()
    assert other.yugi.graveyard == ["Celtic Guardian"]
