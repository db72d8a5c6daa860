"""Spiritual Wind Art - Miyabi: a WIND monster for a card on the bottom of the Deck."""

import pytest

from tests.table import Table, side

CARD, BIRD = "Spiritual Wind Art - Miyabi", "Sonic Bird"


def test_the_target_goes_to_the_bottom_of_its_owners_deck() -> None:
    table = Table(
        yugi=side(field=[CARD, BIRD]), kaiba=side(field=["Summoned Skull"], deck=["Uraby"] * 2)
    )
    table.yugi.activates(CARD, targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.yugi.graveyard == [BIRD, CARD]
    assert sorted(table.kaiba.deck) == ["Summoned Skull", "Uraby", "Uraby"]


def test_another_attribute_does_not_pay() -> None:
    table = Table(yugi=side(field=[CARD, "Uraby"]), kaiba=side(field=["Summoned Skull"]))

    assert not table.yugi.may("activate", CARD)


@pytest.mark.parametrize("name", ["Mystical Space Typhoon", "Time Seal"])
def test_what_is_being_activated_cannot_be_its_target(name: str) -> None:
    """Q&A 8129: a Spell or Trap that goes to the Graveyard after the chain cannot return."""
    table = Table(yugi=side(field=[CARD, BIRD]), kaiba=side(field=[name]), turn_player="kaiba")
    table.kaiba.activates(name)

    assert not table.yugi.may("activate", CARD)


def test_what_stays_when_it_is_activated_can_be_its_target() -> None:
    """Q&A 8129 (B)."""
    swords = "Swords of Revealing Light"
    table = Table(yugi=side(field=[CARD, BIRD]), kaiba=side(hand=[swords]), turn_player="kaiba")
    table.kaiba.activates(swords)
    table.yugi.activates(CARD, targeting=swords)
    table.everyone_passes()

    assert table.kaiba.spells == []
    assert swords in table.kaiba.deck


def test_a_target_that_is_activated_in_response_stays_on_its_way_to_the_graveyard() -> None:
    """Q&A 16073."""
    table = Table(
        yugi=side(field=[CARD, BIRD]), kaiba=side(field=["Jar of Greed"], deck=["Uraby"] * 2)
    )
    table.yugi.activates(CARD, targeting="Jar of Greed")
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Jar of Greed"]
