"""Spiritual Wind Art - Miyabi: a WIND monster for a card on the bottom of the Deck."""

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
