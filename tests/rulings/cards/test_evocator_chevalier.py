"""Evocator Chevalier, a Gemini: an Equip Card for a card of the opponent."""

import pytest

from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

CARD, AXE = "Evocator Chevalier", "Axe of Despair"


def again(*mine: Lying, hand: tuple[str, ...] = ()) -> Table:
    """A table at which it was Normal Summoned again, with these cards beside it."""
    table = Table(
        yugi=side(field=[attacking(CARD), *mine], hand=[*hand]),
        kaiba=side(field=["Uraby", face_down("Waboku")]),
    )
    table.yugi.summons(CARD)
    table.everyone_passes()
    return table


def test_faq_8432_an_equip_card_is_sent_and_a_card_of_theirs_destroyed() -> None:
    table = again(face_up(AXE, on=CARD))
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert (table.yugi.graveyard, table.kaiba.graveyard) == ([AXE], ["Uraby"])


def test_it_can_be_used_as_often_as_there_are_equip_cards() -> None:
    table = again(face_up(AXE, "S1", on=CARD), face_up("Megamorph", "S2", on=CARD))
    table.yugi.activates(CARD)
    table.yugi.chooses(AXE, "Uraby")
    table.everyone_passes()
    table.yugi.activates(CARD, targeting="Waboku")
    table.everyone_passes()

    assert table.kaiba.field == []


def test_a_monster_that_is_equipped_is_an_equip_card_too() -> None:
    table = again(
        attacking("Mermaid Archer"), face_up("Treeborn Frog", "S2", on="Mermaid Archer")
    )
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Treeborn Frog"]


@pytest.mark.parametrize("lying", [face_down(AXE), face_up("Banner of Courage")])
def test_faq_8432_neither_a_set_card_nor_another_spell_will_do(lying: Lying) -> None:
    assert not again(lying).yugi.may("activate", CARD)


def test_faq_8432_before_its_second_summon_it_has_no_effect() -> None:
    table = Table(
        yugi=side(field=[attacking(CARD), face_up(AXE, on=CARD)]), kaiba=side(field=["Uraby"])
    )

    assert not table.yugi.may("activate", CARD)


def test_qa_8756_it_destroys_the_card_though_its_cost_took_itself_away() -> None:
    table = Table(
        yugi=side(hand=["Premature Burial"], graveyard=[CARD]), kaiba=side(field=["Uraby"])
    )
    table.yugi.activates("Premature Burial", targeting=CARD)
    table.everyone_passes()
    table.yugi.summons(CARD)
    table.everyone_passes()
    table.yugi.activates(CARD, targeting="Uraby")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]
