"""Terraforming: adds a Field Spell from the Deck to the hand."""

from tests.table import Table, side


def test_it_adds_a_field_spell() -> None:
    table = Table(
        yugi=side(hand=["Terraforming"], deck=["Raigeki", "Mystic Plasma Zone", "Scapegoat"])
    )
    table.yugi.activates("Terraforming")
    table.everyone_passes()

    assert table.yugi.hand == ["Mystic Plasma Zone"]


def test_without_a_field_spell_in_the_deck_it_cannot_be_activated() -> None:
    table = Table(yugi=side(hand=["Terraforming"], deck=["Raigeki"]))

    assert not table.yugi.may("activate", "Terraforming")
