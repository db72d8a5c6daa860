"""Chiron the Mage: once a turn a Spell from the hand destroys one of the opponent's cards."""

import pytest

from tests.table import Table, face_down, face_up, side

CARD = "Chiron the Mage"


@pytest.mark.parametrize(
    ("hand", "field"),
    [(["Uraby", "Waboku"], ["Waboku"]), (["Raigeki"], []), (["Raigeki"], ["Uraby"])],
)
def test_it_needs_a_spell_to_discard_and_a_spell_or_trap_to_target(
    hand: list[str], field: list[str]
) -> None:
    table = Table(yugi=side(field=[CARD, "Jar of Greed"], hand=hand), kaiba=side(field=field))

    assert not table.yugi.may("activate", CARD)


def test_the_spell_is_paid_even_when_the_activation_is_negated() -> None:
    table = Table(
        yugi=side(field=[CARD], hand=["Dark Hole", "Raigeki"]),
        kaiba=side(field=[face_down("Divine Wrath"), "Waboku"], hand=["Uraby"]),
    )
    table.yugi.activates(CARD, cost="Dark Hole", targeting="Waboku")
    table.kaiba.activates("Divine Wrath")
    table.everyone_passes()

    assert table.yugi.graveyard == ["Dark Hole", CARD]
    assert table.kaiba.spells == ["Waboku"]


def test_an_equip_spell_leaves_and_the_monster_loses_what_it_gave() -> None:
    table = Table(
        yugi=side(field=[CARD], hand=["Dark Hole"]),
        kaiba=side(field=["Uraby", face_up("Axe of Despair", on="Uraby")]),
    )
    table.yugi.activates(CARD, cost="Dark Hole", targeting="Axe of Despair")
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").attack == 1500
    assert table.kaiba.graveyard == ["Axe of Despair"]


def test_each_copy_has_its_own_once_per_turn() -> None:
    table = Table(
        yugi=side(field=[CARD, CARD], hand=["Dark Hole", "Raigeki", "Fissure"]),
        kaiba=side(field=["Waboku", "Jar of Greed", "Mirror Force"]),
    )
    table.yugi.activates(CARD, cost="Dark Hole", targeting="Waboku")
    table.everyone_passes()
    table.yugi.activates(CARD, cost="Raigeki", targeting="Jar of Greed")
    table.everyone_passes()

    assert table.kaiba.spells == ["Mirror Force"]
    assert not table.yugi.may("activate", CARD)
