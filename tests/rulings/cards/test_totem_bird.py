"""Totem Bird: both materials for the activation of a Spell or Trap, and weaker without any."""

import pytest

from tests.table import Table, face_down, side
from tests.table.laying import Lying

BIRD = "Totem Bird"
LOADED = Lying(BIRD, materials=("Kuriboh", "Kuriboh"))
SPENT = Lying(BIRD, materials=("Kuriboh",))


@pytest.mark.parametrize("answered", ["Dark Hole", "Reckless Greed"])
def test_faq_10600_it_negates_the_activation_of_a_card_and_destroys_it(answered: str) -> None:
    table = Table(
        yugi=side(field=[face_down(answered)], hand=["Uraby"]),
        kaiba=side(field=[LOADED, "Battle Ox"]),
    )
    table.yugi.activates(answered)
    table.kaiba.activates(BIRD)
    table.everyone_passes()

    assert answered in table.yugi.graveyard
    assert table.kaiba.monsters == [BIRD, "Battle Ox"]
    assert table.kaiba.graveyard == ["Kuriboh", "Kuriboh"]


def test_with_one_material_it_negates_nothing() -> None:
    table = Table(yugi=side(hand=["Dark Hole"]), kaiba=side(field=[SPENT]))
    table.yugi.activates("Dark Hole")

    assert not table.kaiba.may("activate", BIRD)


def test_faq_10600_it_does_not_answer_an_effect_without_the_card() -> None:
    table = Table(
        yugi=side(field=["Uraby"], graveyard=["Skill Successor"]), kaiba=side(field=[LOADED])
    )
    table.yugi.activates("Skill Successor")

    assert not table.kaiba.may("activate", BIRD)


def test_faq_10600_it_answers_in_the_damage_step_as_well() -> None:
    table = Table(
        yugi=side(field=["Battle Ox"], hand=["Rush Recklessly"]),
        kaiba=side(field=[LOADED, "Summoned Skull"]),
    )
    table.yugi.attacks_with("Battle Ox", at=BIRD)
    table.yugi.activates(
        "Rush Recklessly", targeting="Battle Ox", at="start of the damage step"
    )
    table.kaiba.activates(BIRD)
    table.everyone_passes()

    assert table.yugi.graveyard == ["Rush Recklessly"]


def test_faq_10600_without_materials_it_loses_300_atk_and_negated_none() -> None:
    table = Table(
        yugi=side(field=[BIRD], hand=["Uraby"]),
        kaiba=side(field=[LOADED], hand=["Effect Veiler"]),
    )
    assert table.yugi.sees(BIRD).attack == 1600
    assert table.kaiba.sees(BIRD).attack == 1900

    table.yugi.summons("Uraby")
    table.kaiba.activates("Effect Veiler", targeting=BIRD)
    assert table.yugi.sees(BIRD).attack == 1600
    table.everyone_passes()
    assert table.yugi.sees(BIRD).attack == 1900
