"""Neko Mane King: an opponent who sends it away by an effect is at the end of their turn."""

import pytest

from tests.table import Table, attacking, side
from tests.table.laying import Lying

CARD = "Neko Mane King"


def test_sent_to_the_graveyard_by_the_opponents_effect_in_their_turn_it_ends_that() -> None:
    table = Table(yugi=side(hand=["Raigeki"], field=["Uraby"]), kaiba=side(field=[CARD]))
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.chains() == [["Raigeki"], [CARD]]
    assert table.turn_player is table.kaiba
    assert table.kaiba.life == 8000


def test_destroyed_in_battle_it_does_nothing() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Uraby", at=CARD)
    table.everyone_passes()

    assert table.chains() == []
    assert table.kaiba.graveyard == [CARD]


@pytest.mark.parametrize("name", ["Raigeki", "Compulsory Evacuation Device"])
def test_as_material_of_a_monster_that_goes_it_is_sent_by_the_rules(name: str) -> None:
    """Q&A 11004: the materials go to the Graveyard; FAQ 5595: nobody controls one."""
    utopia = Lying("Number 39: Utopia", materials=(CARD, "Uraby"))
    table = Table(yugi=side(field=[name]), kaiba=side(field=[utopia]))
    table.yugi.activates(name)
    table.everyone_passes()

    assert CARD in table.kaiba.graveyard
    assert table.chains() == [[name]]


def test_a_borrower_who_sends_it_by_an_effect_sends_nothing_of_the_owners() -> None:
    """FAQ 5595: its owner has to control it."""
    table = Table(
        yugi=side(hand=["Raigeki"]), kaiba=side(field=[attacking(CARD, borrowed=True), "Uraby"])
    )
    table.yugi.activates("Raigeki")
    table.everyone_passes()

    assert table.yugi.graveyard == [CARD, "Raigeki"]
    assert table.turn_player is table.yugi


def test_taken_by_the_opponent_their_own_effect_does_not_end_their_turn() -> None:
    """FAQ 5595: its owner has to control it."""
    table = Table(
        yugi=side(hand=["Dark Hole"], field=[attacking(CARD, borrowed=True)]),
    )
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.kaiba.graveyard == [CARD]
    assert table.turn_player is table.yugi


def test_sent_from_the_hand_by_an_effect_it_ends_the_turn_as_well() -> None:
    table = Table(yugi=side(hand=["Card Destruction", "Uraby"]), kaiba=side(hand=[CARD]))
    table.yugi.activates("Card Destruction")
    table.everyone_passes()

    assert table.turn_player is table.kaiba
