"""Plaguespreader Zombie: a card of the hand on the Deck, and it comes back."""

import pytest

from tests.table import Table, attacking, side

ZOMBIE = "Plaguespreader Zombie"


def test_a_card_of_the_hand_on_top_of_the_deck_brings_it_back() -> None:
    table = Table(yugi=side(hand=["Uraby"], graveyard=[ZOMBIE], deck=["Kuriboh"]))
    table.yugi.activates(ZOMBIE)
    assert table.yugi.deck[0] == "Uraby"
    table.everyone_passes()

    assert table.yugi.monsters == [ZOMBIE]
    assert table.yugi.hand == []


def test_without_a_card_in_the_hand_it_cannot_be_used() -> None:
    table = Table(yugi=side(graveyard=[ZOMBIE]))

    assert not table.yugi.may("activate", ZOMBIE)


def test_it_is_banished_when_it_leaves_the_field() -> None:
    table = Table(yugi=side(hand=["Uraby", "Dark Hole"], graveyard=[ZOMBIE]))
    table.yugi.activates(ZOMBIE)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert table.yugi.banished == [ZOMBIE]


@pytest.mark.rule("MR-XYZ-08", "MR-XYZ-09")
def test_as_xyz_material_it_is_bound_no_more_and_goes_to_the_graveyard_qa_11013() -> None:
    dragon = "Number 17: Leviathan Dragon"
    table = Table(
        yugi=side(
            hand=["Star Changer", "Kuriboh"],
            field=[attacking("Marauding Captain")],
            graveyard=[ZOMBIE],
            extra=[dragon],
        )
    )
    table.yugi.activates(ZOMBIE)
    table.yugi.chooses("Kuriboh")
    table.everyone_passes()
    table.yugi.activates("Star Changer", targeting=ZOMBIE)
    table.everyone_passes()
    table.yugi.special_summons(dragon)
    table.yugi.activates(dragon)
    table.yugi.chooses(ZOMBIE)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Star Changer", ZOMBIE]
    assert table.yugi.banished == []


@pytest.mark.rule("MR-GLOS-05")
def test_brought_back_by_itself_it_cannot_be_sent_to_the_graveyard_as_a_cost_qa_6063() -> None:
    tempest = "Elemental HERO Tempest"
    table = Table(yugi=side(field=[tempest], hand=["Uraby"], graveyard=[ZOMBIE]))
    table.yugi.activates(ZOMBIE)
    table.everyone_passes()
    assert table.yugi.monsters == [tempest, ZOMBIE]
    assert not table.yugi.may("activate", tempest)

    other = Table(yugi=side(field=[tempest, ZOMBIE]))
    assert other.yugi.may("activate", tempest)


@pytest.mark.rule("MR-GLOS-05")
def test_brought_back_by_itself_it_can_be_tributed_and_is_banished() -> None:
    table = Table(yugi=side(hand=["Uraby", "Summoned Skull"], graveyard=[ZOMBIE]))
    table.yugi.activates(ZOMBIE)
    table.yugi.chooses("Uraby")
    table.everyone_passes()
    table.yugi.summons("Summoned Skull", tributing=[ZOMBIE])

    assert table.yugi.banished == [ZOMBIE]
