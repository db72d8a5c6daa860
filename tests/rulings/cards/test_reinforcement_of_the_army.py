"""Reinforcement of the Army: a Level 4 or lower Warrior from the Deck, shown."""

from engine.yugioh.state.events.sights import Revealed
from tests.table import Table, side

CARD = "Reinforcement of the Army"


def test_a_small_warrior_is_added_and_shown() -> None:
    table = Table(yugi=side(hand=[CARD], deck=["Uraby", "Axe Raider", "Judge Man", "Sangan"]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.hand == ["Axe Raider"]
    assert any(isinstance(event, Revealed) for event in table.told(table.kaiba))


def test_without_one_it_is_not_offered() -> None:
    table = Table(yugi=side(hand=[CARD], deck=["Uraby", "Judge Man"]))

    assert not table.yugi.may("activate", CARD)
