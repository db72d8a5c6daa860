"""Iron Chain Dragon: ATK for its own kind in the Graveyard, and cards of the other's Deck."""

from tests.table import Table, side

CARD = "Iron Chain Dragon"


def test_faq_7899_it_gains_200_for_each_that_is_banished() -> None:
    table = Table(yugi=side(field=[CARD], graveyard=[CARD, CARD, "Uraby"]))
    table.yugi.activates(CARD)
    assert table.yugi.banished == []
    table.everyone_passes()

    assert table.yugi.banished == [CARD, CARD]
    assert table.yugi.sees(CARD).attack == 2500 + 400
    assert not table.yugi.may("activate", CARD)
    table.turn_ends()
    assert table.yugi.sees(CARD).attack == 2500


def test_without_one_in_the_graveyard_it_is_not_activated() -> None:
    table = Table(yugi=side(field=[CARD], graveyard=["Uraby"]))

    assert not table.yugi.may("activate", CARD)


def test_battle_damage_sends_three_cards_from_the_top_of_their_deck() -> None:
    table = Table(
        yugi=side(field=[CARD]), kaiba=side(deck=["Uraby", "Kuriboh", "Uraby", "Giant Rat"])
    )
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby", "Kuriboh", "Uraby"]
    assert table.chains() == [[CARD]]
