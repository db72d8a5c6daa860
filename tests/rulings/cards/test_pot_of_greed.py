"""Pot of Greed: draw 2 cards."""

from tests.table import Table, side


def test_it_draws_two_cards() -> None:
    table = Table(yugi=side(hand=["Pot of Greed"], deck=["Uraby", "Silver Fang", "Raigeki"]))
    table.yugi.activates("Pot of Greed")
    table.everyone_passes()

    assert table.yugi.hand == ["Uraby", "Silver Fang"]


def test_it_is_not_activated_with_one_card_left() -> None:
    assert not Table(yugi=side(hand=["Pot of Greed"], deck=["Uraby"])).yugi.may(
        "activate", "Pot of Greed"
    )


def test_who_can_no_longer_draw_two_cards_when_it_resolves_loses() -> None:
    table = Table(
        yugi=side(hand=["Pot of Greed"], field=["Jar of Greed"], deck=["Uraby", "Silver Fang"])
    )
    table.yugi.activates("Pot of Greed")
    table.kaiba.passes()
    table.yugi.activates("Jar of Greed")
    table.everyone_passes()

    assert table.yugi.hand == ["Uraby", "Silver Fang"]
    assert table.result == ("kaiba", "DECK_OUT")
