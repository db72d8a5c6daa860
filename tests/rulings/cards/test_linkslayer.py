"""Linkslayer: up to two cards for as many Spells and Traps."""

import pytest

from tests.table import Table, face_down, side

SLAYER = "Linkslayer"


def test_two_cards_for_two_spells_and_traps() -> None:
    table = Table(
        yugi=side(field=[SLAYER], hand=["Silver Fang", "Battle Ox"]),
        kaiba=side(field=[face_down("Mirror Force"), face_down("Waboku"), face_down("Shift")]),
    )
    table.yugi.activates(SLAYER)
    table.yugi.chooses("Silver Fang", "Battle Ox", "Mirror Force", "Shift")
    table.everyone_passes()
    assert table.yugi.graveyard == ["Silver Fang", "Battle Ox"]
    assert table.kaiba.spells == ["Waboku"]
    assert not table.yugi.may("activate", SLAYER)


def test_with_one_target_only_one_card_is_discarded() -> None:
    table = Table(
        yugi=side(field=[SLAYER], hand=["Silver Fang", "Battle Ox"]),
        kaiba=side(field=[face_down("Mirror Force")]),
    )
    table.yugi.activates(SLAYER)
    table.driver.choose("Silver Fang")
    table.everyone_passes()
    assert table.yugi.hand == ["Battle Ox"]
    assert table.kaiba.graveyard == ["Mirror Force"]


def test_the_last_card_of_the_hand_is_enough_for_a_single_target() -> None:
    table = Table(
        yugi=side(field=[SLAYER], hand=["Silver Fang"]),
        kaiba=side(field=[face_down("Mirror Force")]),
    )
    table.yugi.activates(SLAYER)
    table.everyone_passes()
    assert table.yugi.graveyard == ["Silver Fang"]
    assert table.kaiba.graveyard == ["Mirror Force"]


def test_without_a_card_or_a_target_it_cannot_be_activated() -> None:
    for hand, spells in (([], ["Waboku"]), (["Silver Fang"], [])):
        table = Table(
            yugi=side(field=[SLAYER], hand=hand),
            kaiba=side(field=[face_down(spell) for spell in spells]),
        )
        assert not table.yugi.may("activate", SLAYER)


@pytest.mark.rule("MR-SS-06")
def test_it_comes_to_an_empty_field() -> None:
    table = Table(yugi=side(hand=[SLAYER]), kaiba=side(field=["Silver Fang"]))
    table.yugi.special_summons(SLAYER)
    table.everyone_passes()
    assert table.yugi.monsters == [SLAYER]
