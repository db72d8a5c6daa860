"""Sonic Shooter: attacks past monsters, with its original ATK, where no Spell or Trap lies."""

import pytest

from tests.table import Table, attacking, face_down, face_up, side
from tests.table.laying import Lying

SHOOTER = "Sonic Shooter"


def test_it_attacks_past_monsters() -> None:
    table = Table(
        yugi=side(field=[attacking(SHOOTER)]),
        kaiba=side(field=[attacking("Summoned Skull")]),
    )
    table.yugi.attacks_with(SHOOTER, at="Direct")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1300


@pytest.mark.parametrize("other", [face_down("Supply Squad"), face_up("Supply Squad")])
def test_faq_6721_not_past_monsters_where_a_card_lies_in_that_zone(other: Lying) -> None:
    table = Table(
        yugi=side(field=[attacking(SHOOTER)]),
        kaiba=side(field=[attacking("Kuriboh"), other]),
    )
    table.yugi.attacks_with(SHOOTER, at="Kuriboh")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1000


def test_a_field_spell_lies_in_no_such_zone() -> None:
    table = Table(
        yugi=side(field=[attacking(SHOOTER)]),
        kaiba=side(field=[attacking("Summoned Skull"), face_up("Canyon")]),
    )
    table.yugi.attacks_with(SHOOTER, at="Direct")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1300


def test_faq_6721_past_monsters_it_inflicts_its_original_attack() -> None:
    table = Table(
        yugi=side(field=[attacking(SHOOTER), face_up("Mountain")]),
        kaiba=side(field=[attacking("Summoned Skull")]),
    )
    table.yugi.attacks_with(SHOOTER, at="Direct")
    table.everyone_passes()

    assert table.yugi.sees(SHOOTER).attack == 1500
    assert table.kaiba.life == 8000 - 1300


def test_faq_6721_where_they_control_no_monsters_it_inflicts_its_attack() -> None:
    table = Table(yugi=side(field=[attacking(SHOOTER), face_up("Mountain")]))
    table.yugi.attacks_with(SHOOTER)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1500


def test_negated_it_cannot_attack_past_monsters() -> None:
    table = Table(
        yugi=side(field=[attacking(SHOOTER), face_up("Skill Drain")]),
        kaiba=side(field=[attacking("Kuriboh")]),
    )
    table.yugi.attacks_with(SHOOTER, at="Kuriboh")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1000
