"""Sunlight Unicorn: the top card of the Deck is added if it is an Equip Spell."""

from engine.yugioh.state.events.sights import Revealed
from tests.table import Table, side

UNICORN = "Sunlight Unicorn"


def turned_over(*deck: str) -> Table:
    """A table on which yugi has used it."""
    table = Table(yugi=side(field=[UNICORN], deck=deck))
    table.yugi.activates(UNICORN)
    table.everyone_passes()
    return table


def test_an_equip_spell_is_added_to_the_hand() -> None:
    table = turned_over("Axe of Despair", "Uraby")

    assert table.yugi.hand == ["Axe of Despair"]
    assert table.yugi.deck == ["Uraby"]


def test_another_card_goes_to_the_bottom_and_both_have_seen_it() -> None:
    table = turned_over("Raigeki", "Uraby")

    assert table.yugi.hand == []
    assert table.yugi.deck == ["Uraby", "Raigeki"]
    assert any(isinstance(event, Revealed) for event in table.told(table.kaiba))


def test_it_is_used_once_a_turn() -> None:
    assert not turned_over("Raigeki", "Uraby").yugi.may("activate", UNICORN)
