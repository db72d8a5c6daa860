"""Multiplication of Ants: an Insect becomes two Tokens that serve no Tribute Summon."""

import pytest

from tests.table import Table, side

CARD, ANT = "Multiplication of Ants", "Army Ant Token"


def test_an_insect_is_tributed_for_two_tokens() -> None:
    table = Table(yugi=side(hand=[CARD], field=["Needle Worm", "Uraby"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == [ANT, ANT, "Uraby"]
    assert table.yugi.graveyard == ["Needle Worm", CARD]


def test_the_tokens_cannot_be_tributed_for_a_tribute_summon() -> None:
    table = Table(yugi=side(hand=[CARD, "Summoned Skull"], field=["Needle Worm"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert not table.yugi.may("Normal Summon", "Summoned Skull")


@pytest.mark.rule("MR-SUM-08")
def test_the_tribute_frees_one_of_the_two_zones_that_the_tokens_need() -> None:
    """FAQ 5116."""
    four = ["Needle Worm", "Uraby", "Silver Fang", "Battle Ox"]
    table = Table(yugi=side(hand=[CARD], field=four))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert sorted(table.yugi.monsters) == [ANT, ANT, "Battle Ox", "Silver Fang", "Uraby"]
    five = Table(yugi=side(hand=[CARD], field=[*four, "Feral Imp"]))
    assert not five.yugi.may("activate", CARD)


def test_without_an_insect_it_cannot_be_activated() -> None:
    assert not Table(yugi=side(hand=[CARD], field=["Uraby"])).yugi.may("activate", CARD)
