"""Upstart Goblin: draw a card, then the opponent gains 1000 Life Points."""

from engine.yugioh.state.events.life import LifeChanged
from engine.yugioh.state.events.moves import Moved
from tests.table import Table, side


def test_the_draw_comes_first_and_the_opponent_gains() -> None:
    table = Table(yugi=side(hand=["Upstart Goblin"], deck=["Kuriboh", "Sangan"]))
    table.yugi.activates("Upstart Goblin")
    table.everyone_passes()

    assert table.yugi.hand == ["Kuriboh"]
    assert table.life_changes() == [("kaiba", "GAIN", 1000)]
    assert table.story(Moved, LifeChanged)[1:3] == ["Moved", "LifeChanged"]


def test_with_an_empty_deck_it_cannot_be_activated() -> None:
    table = Table(yugi=side(hand=["Upstart Goblin"], deck=[]))

    assert not table.yugi.may("activate", "Upstart Goblin")
