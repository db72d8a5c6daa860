"""Jar of Greed: draw 1 card."""

from tests.table import Table, side


def test_it_draws_one_card_in_either_turn() -> None:
    jar = side(field=["Jar of Greed"], deck=["Uraby", "Silver Fang"])
    table = Table(yugi=jar, kaiba=jar)
    table.yugi.activates("Jar of Greed")
    table.chain_resolves()
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()

    assert table.yugi.hand == table.kaiba.hand == ["Uraby"]


def test_it_is_not_activated_with_an_empty_deck_nor_in_the_damage_step() -> None:
    bare = Table(yugi=side(field=["Jar of Greed"], deck=[]))
    assert not bare.yugi.may("activate", "Jar of Greed")

    table = Table(yugi=side(field=["Uraby", "Jar of Greed"]))
    table.yugi.attacks_with("Uraby")
    assert not table.yugi.may("activate", "Jar of Greed", at="before damage calculation")
