"""Drillago: attacks past strong monsters where nothing else is on the field."""

import pytest

from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.laying import Lying

DRILLAGO, STRONG = "Drillago", "Summoned Skull"


def test_faq_5562_it_attacks_past_face_up_monsters_of_1600_or_more_attack() -> None:
    table = Table(
        yugi=side(field=[attacking(DRILLAGO)]),
        kaiba=side(field=[attacking(STRONG), defending("Gemini Elf")]),
    )
    table.yugi.attacks_with(DRILLAGO, at="Direct")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1600


@pytest.mark.parametrize(
    "other",
    [
        attacking("Uraby"),
        face_down(STRONG),
        face_down("Kuriboh"),
        face_up("Supply Squad"),
        face_down("Supply Squad"),
        face_up("Canyon"),
    ],
)
def test_faq_5562_not_where_anything_else_is_on_their_field(other: Lying) -> None:
    table = Table(
        yugi=side(field=[attacking(DRILLAGO)]),
        kaiba=side(field=[attacking("Gemini Elf"), other]),
    )
    table.yugi.attacks_with(DRILLAGO, at="Gemini Elf")
    table.everyone_passes()

    assert table.kaiba.life == 8000


def test_an_effect_that_weakens_a_monster_keeps_it_from_attacking_past_that() -> None:
    table = Table(
        yugi=side(field=[attacking(DRILLAGO)], hand=["Shrink"]),
        kaiba=side(field=[attacking(STRONG)]),
    )
    table.yugi.activates("Shrink", targeting=STRONG)
    table.everyone_passes()
    table.yugi.attacks_with(DRILLAGO)
    table.everyone_passes()

    assert table.kaiba.graveyard == [STRONG]
