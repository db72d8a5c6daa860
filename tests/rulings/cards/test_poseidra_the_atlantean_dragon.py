"""Poseidra, the Atlantean Dragon: three WATER monsters bring it, and it clears the rest."""

from collections.abc import Sequence

import pytest

from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

CARD = "Poseidra, the Atlantean Dragon"
SMALL = ["Atlantean Pikeman", "Treeborn Frog", "Big Jaws"]


def brought(*lying: str | Lying, mine: Sequence[Lying] = ()) -> Table:
    """A table on which it has come, and returns these cards."""
    table = Table(
        yugi=side(field=[*SMALL, *mine], hand=[CARD]),
        kaiba=side(field=[attacking("Summoned Skull"), *lying]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()
    return table


@pytest.mark.parametrize("where", ["hand", "graveyard"])
def test_faq_10218_it_comes_from_the_hand_and_from_the_graveyard(where: str) -> None:
    held = where == "hand"
    table = Table(
        yugi=side(field=SMALL, hand=[CARD] if held else (), graveyard=() if held else [CARD])
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert sorted(table.yugi.graveyard) == sorted(SMALL)
    assert table.chains() == [[CARD], [CARD]]


def test_faq_10218_face_down_ones_can_be_tributed() -> None:
    table = Table(yugi=side(field=[*map(face_down, SMALL)], hand=[CARD]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]


@pytest.mark.parametrize("other", ["Great White", "Uraby", "Sangan"])
def test_neither_with_a_bigger_one_nor_with_one_of_another_attribute(other: str) -> None:
    table = Table(yugi=side(field=[*SMALL[:2], other], hand=[CARD]))

    assert not table.yugi.may("activate", CARD)


def test_faq_10218_all_spells_and_traps_return_and_two_weaken_none() -> None:
    table = brought(face_down("Waboku"), mine=[face_up("Burden of the Mighty")])

    assert (table.yugi.hand, table.kaiba.hand) == (["Burden of the Mighty"], ["Waboku"])
    assert table.kaiba.sees("Summoned Skull").attack == 2500


def test_faq_10218_three_weaken_all_their_monsters_for_good() -> None:
    table = brought(
        face_down("Waboku"),
        face_up("Supply Squad"),
        "Uraby",
        mine=[face_up("A Legendary Ocean"), face_down("Waboku")],
    )

    assert table.kaiba.sees("Summoned Skull").attack == 2500 - 4 * 300
    assert table.kaiba.sees("Uraby").attack == 1500 - 4 * 300
    assert table.yugi.sees(CARD).attack == 2800
    table.turn_ends()
    assert table.kaiba.sees("Uraby").attack == 1500 - 4 * 300


def test_a_face_down_monster_keeps_its_atk() -> None:
    table = brought(*[face_down("Waboku")] * 3, face_down("Uraby"))

    assert table.kaiba.sees("Uraby").attack == 1500
    assert table.kaiba.sees("Summoned Skull").attack == 2500 - 900


def test_what_is_activated_in_response_does_not_count() -> None:
    table = Table(
        yugi=side(field=SMALL, hand=[CARD]),
        kaiba=side(
            field=[attacking("Summoned Skull"), *[face_down("Waboku")] * 2, "Jar of Greed"]
        ),
    )
    table.yugi.activates(CARD)
    table.chain_resolves()
    table.kaiba.activates("Jar of Greed")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Jar of Greed"]
    assert table.kaiba.sees("Summoned Skull").attack == 2500


def test_brought_by_another_card_it_returns_none() -> None:
    table = Table(
        yugi=side(hand=["Monster Reborn"], graveyard=[CARD]),
        kaiba=side(field=[face_down("Waboku")]),
    )
    table.yugi.activates("Monster Reborn", targeting=CARD)
    table.everyone_passes()

    assert table.yugi.monsters == [CARD]
    assert table.kaiba.spells == ["Waboku"]
    assert table.chains() == [["Monster Reborn"]]


def test_what_it_tributes_may_answer_that_together_with_it() -> None:
    table = Table(
        yugi=side(field=["Atlantean Marksman", *SMALL[:2]], hand=[CARD]),
        kaiba=side(field=[face_down("Uraby"), face_down("Waboku")]),
    )
    table.yugi.activates(CARD)
    table.yugi.chooses("Atlantean Marksman")
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.chains() == [[CARD], ["Atlantean Marksman", CARD]]
    assert table.kaiba.graveyard == ["Uraby"]
    assert table.kaiba.hand == ["Waboku"]
