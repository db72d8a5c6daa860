"""Card Trooper: cards from the top of the Deck for 500 ATK each, and a draw as it falls."""

import pytest

from tests.table import Table, attacking, face_down, face_up, side

CARD = "Card Trooper"
DECK = ["Uraby", "Raigeki", "Kuriboh", "Sangan"]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_faq_6939_one_to_three_cards_are_sent_and_give_500_each(count: int) -> None:
    table = Table(yugi=side(field=[CARD], deck=DECK))
    table.yugi.activates(CARD)
    table.driver.answer((count,))
    table.everyone_passes()

    assert table.yugi.graveyard == DECK[:count]
    assert table.yugi.sees(CARD).attack == 400 + 500 * count
    assert not table.yugi.may("activate", CARD)
    table.turn_ends()
    assert table.yugi.sees(CARD).attack == 400


def test_with_one_card_left_that_one_is_sent() -> None:
    table = Table(yugi=side(field=[CARD], deck=DECK[:1]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.deck == []
    assert table.yugi.sees(CARD).attack == 900


def test_not_without_a_deck() -> None:
    table = Table(yugi=side(field=[CARD], deck=[]))

    assert not table.yugi.may("activate", CARD)


def test_qa_9234_not_while_what_is_sent_would_be_banished() -> None:
    table = Table(yugi=side(field=[CARD, face_up("Macro Cosmos")], deck=DECK))

    assert not table.yugi.may("activate", CARD)


def test_qa_18191_negated_it_loses_what_it_has_gained() -> None:
    table = Table(
        yugi=side(field=[CARD], deck=DECK, hand=["Upstart Goblin"]),
        kaiba=side(field=[face_down("Skill Drain")]),
    )
    table.yugi.activates(CARD)
    table.driver.answer((2,))
    table.everyone_passes()
    table.yugi.activates("Upstart Goblin")
    table.kaiba.activates("Skill Drain")
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 400


def test_faq_6939_destroyed_on_its_own_field_it_draws() -> None:
    table = Table(yugi=side(field=["Uraby"]), kaiba=side(field=[attacking(CARD)], deck=DECK))
    table.yugi.attacks_with("Uraby", at=CARD)
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.kaiba.hand == ["Uraby"]


def test_faq_6939_destroyed_on_the_field_of_the_opponent_it_does_not() -> None:
    table = Table(
        yugi=side(field=["Uraby"]), kaiba=side(field=[attacking(CARD, borrowed=True)])
    )
    table.yugi.attacks_with("Uraby", at=CARD)
    table.everyone_passes()

    assert table.chains() == []
    assert CARD in table.yugi.graveyard


def test_given_as_a_cost_it_draws_none() -> None:
    table = Table(
        yugi=side(field=[CARD, "Golden Dragon Summoner"]), kaiba=side(field=["Uraby"])
    )
    table.yugi.activates("Golden Dragon Summoner", cost=CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.chains() == [["Golden Dragon Summoner"]]
