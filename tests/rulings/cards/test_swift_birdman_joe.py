"""Swift Birdman Joe: made of a WIND monster it returns every Spell and Trap."""

import pytest

from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

CARD = "Swift Birdman Joe"


@pytest.mark.parametrize("given", [attacking("Harpie Lady"), face_down("Harpie Lady")])
def test_faq_6704_all_spells_and_traps_of_both_return_to_their_owners(given: Lying) -> None:
    table = Table(
        yugi=side(field=[given, face_up("Burden of the Mighty")], hand=[CARD]),
        kaiba=side(field=[face_down("Waboku")]),
    )
    table.yugi.summons(CARD, tributing=["Harpie Lady"])
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert (table.yugi.hand, table.kaiba.hand) == (["Burden of the Mighty"], ["Waboku"])
    assert table.yugi.field == [CARD]


def test_made_of_another_monster_it_returns_none() -> None:
    table = Table(
        yugi=side(field=[attacking("Kuriboh")], hand=[CARD]),
        kaiba=side(field=[face_down("Waboku")]),
    )
    table.yugi.summons(CARD, tributing=["Kuriboh"])
    table.everyone_passes()

    assert table.chains() == []
    assert table.kaiba.spells == ["Waboku"]


def test_special_summoned_it_returns_none() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=[CARD]),
        kaiba=side(field=[face_down("Waboku")]),
    )
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()

    assert table.chains() == [["Monster Reborn"]]
    assert table.kaiba.spells == ["Waboku"]


def test_it_targets_none_so_that_what_is_set_may_be_used_in_response() -> None:
    table = Table(
        yugi=side(field=[attacking("Harpie Lady")], hand=[CARD]),
        kaiba=side(field=[face_down("Jar of Greed"), face_down("Waboku")]),
    )
    table.yugi.summons(CARD, tributing=["Harpie Lady"])
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()

    assert table.kaiba.spells == []
    assert "Waboku" in table.kaiba.hand
    assert table.kaiba.graveyard == ["Jar of Greed"]
