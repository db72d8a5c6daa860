"""Drill Bug: battle damage puts a Parasite Paracide on top of the Deck."""

import pytest

from engine.yugioh.language import Attribute, Type, monster
from tests.table import Table, attacking, side
from tests.table.inventing import deal_in

BUG, PARASITE = "Drill Bug", "Parasite Paracide"
STAND_IN = monster(
    PARASITE,
    27911549,
    attribute=Attribute.EARTH,
    type=Type.INSECT,
    level=2,
    attack=500,
    defense=300,
)


def test_faq_4775_battle_damage_puts_it_on_top(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_in(monkeypatch, STAND_IN)
    table = Table(yugi=side(field=[attacking(BUG)], deck=["Uraby", "Uraby", PARASITE]))
    table.yugi.attacks_with(BUG)
    table.yugi.activates(BUG)
    table.everyone_passes()

    assert table.kaiba.life == 6900
    assert table.yugi.deck == [PARASITE, "Uraby", "Uraby"]


def test_without_one_in_the_deck_it_is_not_activated() -> None:
    table = Table(yugi=side(field=[attacking(BUG)], deck=["Uraby"] * 3))
    table.yugi.attacks_with(BUG)
    table.everyone_passes()

    assert table.kaiba.life == 6900
    assert not table.was_offered(table.yugi, BUG)
