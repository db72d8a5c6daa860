"""Pot of Avarice: shuffles five monsters of your Graveyard into the Deck, then draws two."""

import pytest

from tests.table import Table, side

POT = "Pot of Avarice"
FIVE = ["Kuriboh", "Sangan", "Uraby", "Battle Ox", "Gemini Elf"]


def test_five_monsters_go_back_and_two_cards_are_drawn() -> None:
    table = Table(yugi=side(hand=[POT], graveyard=FIVE, deck=["Mokey Mokey"] * 2))
    table.yugi.activates(POT)
    table.everyone_passes()

    assert (len(table.yugi.deck), len(table.yugi.hand)) == (5, 2)
    assert table.yugi.graveyard == [POT]


def test_a_spell_in_the_graveyard_does_not_count() -> None:
    table = Table(yugi=side(hand=[POT], graveyard=[*FIVE[:4], "Raigeki"]))

    assert not table.yugi.may("activate", POT)


@pytest.mark.rule("MR-GLOS-31")
def test_nothing_is_drawn_once_one_of_the_five_has_gone() -> None:
    table = Table(
        yugi=side(hand=[POT], field=["Birthright"], graveyard=FIVE, deck=["Mokey Mokey"] * 2)
    )
    table.yugi.activates(POT)
    table.yugi.activates("Birthright", targeting="Gemini Elf")
    table.everyone_passes()

    assert table.yugi.hand == []


@pytest.mark.rule("MR-WIN-03")
def test_the_deck_has_to_hold_two_cards_before_any_go_back() -> None:
    """FAQ 6511."""
    for count, enough in ((1, False), (2, True)):
        table = Table(yugi=side(hand=[POT], graveyard=FIVE, deck=["Mokey Mokey"] * count))
        assert table.yugi.may("activate", POT) is enough
