"""D/D/D Dragon King Pendragon: comes for a Dragon and a Fiend of hand or field."""

import pytest

from tests.table import Table, face_down, side

CARD = "D/D/D Dragon King Pendragon"
DRAGON, FIEND = "Luster Dragon", "Feral Imp"


def test_from_the_hand_for_one_of_the_hand_and_one_of_the_field() -> None:
    """FAQ 11769: an Ignition Effect; the Tributes are its cost, face-down ones too."""
    table = Table(yugi=side(hand=[CARD, DRAGON], field=[face_down(FIEND)]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert sorted(table.yugi.graveyard) == [FIEND, DRAGON]
    assert table.chains() == [[CARD]]


def test_it_is_no_tribute_for_itself() -> None:
    """FAQ 11769: the card itself, a Fiend, cannot be Tributed."""
    table = Table(yugi=side(hand=[CARD, DRAGON]))

    assert not table.yugi.may("activate", CARD)


@pytest.mark.parametrize("agreed", [True, False])
def test_for_a_discarded_card_it_gains_500_and_may_destroy_a_spell_or_trap(
    agreed: bool,
) -> None:
    """FAQ 11769: destroying is up to its player, and comes after the gain."""
    table = Table(yugi=side(hand=["Uraby"], field=[CARD]), kaiba=side(field=["Waboku"]))
    table.yugi.activates(CARD)
    if agreed:
        table.yugi.agrees()
    else:
        table.yugi.declines()
    table.everyone_passes()

    assert table.yugi.sees(CARD).attack == 3100
    assert (table.kaiba.spells == []) is agreed
    assert not table.yugi.may("activate", CARD)
    table.turn_ends()
    assert table.yugi.sees(CARD).attack == 2600
