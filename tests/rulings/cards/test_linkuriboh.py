"""Linkuriboh: it gives itself to weaken an attacker, and a Level 1 monster to come back."""

import pytest

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, improper, side

CARD = "Linkuriboh"
GONE = side(field=["Kuriboh"], graveyard=[CARD])


def test_tributed_it_leaves_the_attacker_0_atk_and_the_attack_is_replayed() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=[attacking(CARD, "E2")])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(CARD)
    table.yugi.attacks_again()
    table.everyone_passes()

    assert table.kaiba.life == 8000
    assert table.yugi.sees("Summoned Skull").attack == 0
    table.turn_ends()
    assert table.yugi.sees("Summoned Skull").attack == 2500


def test_a_level_1_monster_brings_it_back_in_either_turn_once_a_turn() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=["Kuriboh", "Sonic Chick"], graveyard=[CARD]),
    )
    table.yugi.attacks_with("Summoned Skull", at="Sonic Chick")
    table.kaiba.activates(CARD)
    table.kaiba.chooses("Sonic Chick")
    table.yugi.attacks_again(at=CARD)
    assert not table.kaiba.may("activate", CARD)
    table.everyone_passes()

    assert table.questions(Reason.TRIBUTE) == [["Kuriboh", "Sonic Chick"]]
    assert table.kaiba.monsters == ["Kuriboh"]
    assert table.kaiba.graveyard == ["Sonic Chick", CARD]
    assert table.kaiba.life == 8000 - 2200


def test_in_the_graveyard_it_weakens_no_attacker() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(graveyard=[CARD]))
    table.yugi.attacks_with("Summoned Skull")
    assert not table.kaiba.may("activate", CARD, at="attack")
    table.everyone_passes()

    assert table.kaiba.life == 5500


def test_it_does_not_come_back_in_the_damage_step() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=GONE)
    table.yugi.attacks_with("Summoned Skull")

    assert not table.kaiba.may("activate", CARD, at="start of the damage step")


def test_an_attacker_with_0_atk_leaves_it_nothing_to_do() -> None:
    table = Table(
        yugi=side(field=["Ganbara Knight"]), kaiba=side(field=[attacking("Linkuriboh", "E1")])
    )
    table.yugi.attacks_with("Ganbara Knight")

    assert not table.kaiba.may("activate", "Linkuriboh")


@pytest.mark.rule("MR-SS-04")
def test_what_was_never_link_summoned_does_not_come_back() -> None:
    table = Table(yugi=side(field=["Kuriboh"], graveyard=[improper(CARD)]))

    assert not table.yugi.may("activate", CARD)


@pytest.mark.rule("MR-SS-04", "MR-SUM-21")
def test_one_whose_link_summon_was_negated_does_not_come_back() -> None:
    table = Table(
        yugi=side(field=["Kuriboh", "Sonic Chick"], extra=[CARD]),
        kaiba=side(field=["Solemn Judgment"]),
    )
    table.yugi.special_summons(CARD, using=["Kuriboh"])
    table.kaiba.activates("Solemn Judgment")
    table.everyone_passes()
    assert table.yugi.graveyard == ["Kuriboh", CARD]

    assert not table.yugi.may("activate", CARD)
