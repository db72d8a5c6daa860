"""Reload: the whole hand goes back, and as many cards are drawn."""

from tests.table import Table, side

CARD = "Reload"


def test_as_many_cards_are_drawn_as_went_back() -> None:
    table = Table(yugi=side(hand=[CARD, "Uraby", "Silver Fang"], deck=["Kuriboh"] * 5))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert len(table.yugi.hand) == 2
    assert sorted([*table.yugi.hand, *table.yugi.deck]) == sorted(
        [*["Kuriboh"] * 5, "Uraby", "Silver Fang"]
    )


def test_faq_5849_an_empty_deck_is_no_hindrance() -> None:
    table = Table(yugi=side(hand=[CARD, "Uraby"], deck=["Kuriboh"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert len(table.yugi.hand) == 1
    assert table.result is None


def test_it_does_nothing_for_an_empty_hand() -> None:
    table = Table(yugi=side(field=[CARD], deck=["Kuriboh"] * 5))
    assert not table.yugi.may("activate", CARD)
