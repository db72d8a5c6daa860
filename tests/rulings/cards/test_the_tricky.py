"""The Tricky: from the hand for a card that is discarded first, and nothing is activated."""

import pytest

from tests.table import Table, side

CARD = "The Tricky"
FULL = ["Uraby", "Feral Imp", "Battle Ox", "Kuriboh", "Mystical Elf"]


@pytest.mark.rule("MR-SS-06")
def test_it_comes_for_a_discarded_card_without_a_chain() -> None:
    """FAQ 6150: the card is discarded, then it is Special Summoned; there is no chain."""
    table = Table(yugi=side(hand=[CARD, "Uraby", "Feral Imp"]), kaiba=side(field=["Trap Hole"]))
    table.yugi.special_summons(CARD)
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert (table.yugi.hand, table.yugi.graveyard) == (["Feral Imp"], ["Uraby"])
    assert table.chains() == []


@pytest.mark.rule("MR-SS-06")
def test_it_cannot_be_discarded_for_itself() -> None:
    table = Table(yugi=side(hand=[CARD]))

    assert not table.yugi.may("Special Summon", CARD)


@pytest.mark.rule("MR-SUM-08")
def test_not_without_a_zone() -> None:
    table = Table(yugi=side(hand=[CARD, "Uraby"], field=FULL))

    assert not table.yugi.may("Special Summon", CARD)


def test_it_is_revived_even_if_it_was_discarded() -> None:
    """FAQ 6150: it is a monster that can be Normal Summoned."""
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
