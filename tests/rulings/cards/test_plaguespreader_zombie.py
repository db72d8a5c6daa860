"""Plaguespreader Zombie: a card of the hand on the Deck, and it comes back."""

from tests.table import Table, side

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
