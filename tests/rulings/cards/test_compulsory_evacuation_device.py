"""Compulsory Evacuation Device: one monster, whatever it is, leaves for where it came from."""

import pytest

from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

CARD = "Compulsory Evacuation Device"


@pytest.mark.parametrize("monster", [attacking("Uraby"), face_down("Uraby")])
def test_a_monster_returns_to_the_hand_face_up_or_face_down(monster: Lying) -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[monster]))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.hand == ["Uraby"]
    assert table.kaiba.monsters == []


def test_a_borrowed_monster_returns_to_its_owner() -> None:
    table = Table(yugi=side(field=[CARD, attacking("Uraby", borrowed=True)]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.hand == ["Uraby"]
    assert table.yugi.hand == []


def test_an_xyz_monster_goes_to_the_extra_deck_and_its_materials_to_the_graveyard() -> None:
    utopia = Lying("Number 39: Utopia", materials=("Uraby", "Battle Ox"))
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[utopia]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.hand == []
    assert table.kaiba.graveyard == ["Uraby", "Battle Ox"]
    assert table.kaiba.sees("Number 39: Utopia").place == "extra_deck"


def test_a_token_vanishes() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Sheep Token"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert (table.kaiba.monsters, table.kaiba.hand, table.kaiba.graveyard) == ([], [], [])


def test_what_it_was_equipped_with_falls_and_what_it_gave_is_forgotten() -> None:
    table = Table(
        yugi=side(field=[CARD, attacking("Uraby"), face_up("Axe of Despair", on="Uraby")])
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    assert sorted(table.yugi.graveyard) == ["Axe of Despair", CARD]
    table.yugi.summons("Uraby")

    assert table.yugi.sees("Uraby").attack == 1500


def test_not_in_the_damage_step_but_as_the_attack_is_declared() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[CARD, "Silver Fang"]))
    table.yugi.attacks_with("Uraby", at="Silver Fang")
    assert table.kaiba.may("activate", CARD, at="attack")
    assert not table.kaiba.may("activate", CARD, at="start of the damage step")
    table.everyone_passes()

    other = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[CARD, "Silver Fang"]))
    other.yugi.attacks_with("Uraby", at="Silver Fang")
    other.kaiba.activates(CARD, targeting="Uraby")
    other.everyone_passes()
    assert other.kaiba.monsters == ["Silver Fang"]
    assert other.yugi.hand == ["Uraby"]


def test_without_a_monster_on_the_field_it_is_not_offered() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Waboku"]))

    assert not table.yugi.may("activate", CARD)


def test_chained_to_call_of_the_haunted_it_does_not_see_the_monster_yet() -> None:
    table = Table(
        yugi=side(field=[CARD]),
        kaiba=side(field=["Call of the Haunted"], graveyard=["Uraby"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Call of the Haunted")
    assert not table.yugi.may("activate", CARD)
    table.chain_resolves()
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.hand == ["Uraby"]
    assert table.kaiba.spells == ["Call of the Haunted"]
