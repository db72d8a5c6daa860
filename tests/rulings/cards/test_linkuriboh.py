"""Linkuriboh: it gives itself to weaken an attacker, and a Level 1 monster to come back."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, side

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
