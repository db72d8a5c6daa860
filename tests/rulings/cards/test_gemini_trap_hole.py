"""Gemini Trap Hole: a Gemini that fell as an Effect Monster takes their monsters with it."""

import pytest

from tests.table import Table, attacking, face_down, side

CARD, GEMINI = "Gemini Trap Hole", "Evocator Chevalier"


def fought(*, again: bool) -> Table:
    """A table on which a Gemini of Yugi falls to a monster, and both hold the card."""
    table = Table(
        yugi=side(field=[attacking(GEMINI), face_down(CARD)]),
        kaiba=side(field=["Summoned Skull", "Uraby", face_down(CARD)]),
    )
    if again:
        table.yugi.summons(GEMINI)
        table.everyone_passes()
    table.yugi.attacks_with(GEMINI, at="Summoned Skull")
    return table


def test_faq_7472_it_answers_as_the_damage_step_ends() -> None:
    table = fought(again=True)
    table.yugi.activates(CARD, at="end of the damage step")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert GEMINI in table.yugi.graveyard


def test_faq_7472_that_of_the_other_player_will_do() -> None:
    table = fought(again=True)

    assert table.kaiba.may("activate", CARD, at="end of the damage step") is False
    table = Table(
        yugi=side(field=[attacking(GEMINI), "Kuriboh"]),
        kaiba=side(field=["Summoned Skull", face_down(CARD)]),
    )
    table.yugi.summons(GEMINI)
    table.everyone_passes()
    table.yugi.attacks_with(GEMINI, at="Summoned Skull")
    table.kaiba.activates(CARD, at="end of the damage step")
    table.everyone_passes()

    assert table.yugi.monsters == []


@pytest.mark.parametrize("name", ["yugi", "kaiba"])
def test_not_for_one_that_was_still_a_normal_monster(name: str) -> None:
    table = fought(again=False)
    table.everyone_passes()

    assert not table.was_offered(getattr(table, name), CARD)


def test_not_for_one_that_an_effect_destroys() -> None:
    table = Table(
        yugi=side(field=[attacking(GEMINI), face_down(CARD)], hand=["Dark Hole"]),
        kaiba=side(field=["Uraby"]),
    )
    table.yugi.summons(GEMINI)
    table.everyone_passes()
    table.yugi.activates("Dark Hole")
    table.everyone_passes()

    assert not table.was_offered(table.yugi, CARD)
