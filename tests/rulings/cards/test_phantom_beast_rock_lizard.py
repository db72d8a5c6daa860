"""Phantom Beast Rock-Lizard: one Phantom Beast is Tribute enough for it."""

import pytest

from tests.table import Table, face_down, side

CARD, OTHER = "Phantom Beast Rock-Lizard", "Phantom Beast Cross-Wing"


@pytest.mark.rule("MR-SUM-05")
def test_one_phantom_beast_is_enough_even_face_down() -> None:
    """FAQ 6957: a way to Tribute Summon it, no effect; a face-down one will do."""
    table = Table(yugi=side(hand=[CARD], field=[face_down(OTHER)]))
    table.yugi.summons(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.chains() == []


def test_it_cannot_be_set_with_one() -> None:
    """FAQ 6957: that takes two, whatever they are."""
    table = Table(yugi=side(hand=[CARD], field=[OTHER]))

    assert not table.yugi.may("Set", CARD)


def test_another_monster_alone_is_not_enough() -> None:
    table = Table(yugi=side(hand=[CARD], field=["Uraby"]))

    assert not table.yugi.may("Normal Summon", CARD)


def test_two_others_are_tributed_as_ever() -> None:
    """FAQ 6957: the usual way is open too."""
    table = Table(yugi=side(hand=[CARD], field=["Uraby", "Feral Imp"]))
    table.yugi.summons(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


def test_what_it_destroys_by_battle_costs_500() -> None:
    """FAQ 6957: at the end of the Damage Step."""
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Battle Ox"]))
    table.yugi.attacks_with(CARD, at="Battle Ox")
    table.everyone_passes()

    assert table.life_changes() == [("kaiba", "BATTLE", -500), ("kaiba", "EFFECT", -500)]


def test_destroyed_by_an_effect_of_the_opponent_it_costs_2000() -> None:
    table = Table(yugi=side(hand=["Fissure"]), kaiba=side(field=[CARD]))
    table.yugi.activates("Fissure")
    table.everyone_passes()

    assert table.life_changes() == [("yugi", "EFFECT", -2000)]
