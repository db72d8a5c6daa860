"""Curse of Anubis: Effect Monsters stand in defense, with 0 DEF, and cannot turn."""

from tests.table import Table, defending, side

CARD, MONSTER = "Curse of Anubis", "Marauding Captain"


def test_effect_monsters_in_attack_position_stand_with_no_original_def() -> None:
    table = Table(yugi=side(field=[CARD, "Uraby"]), kaiba=side(field=[MONSTER]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.sees(MONSTER).position == "face-up Defense"
    assert table.kaiba.sees(MONSTER).defense == 0
    assert table.yugi.sees("Uraby").position == "face-up Attack"

    table.turn_ends()
    assert table.kaiba.sees(MONSTER).defense == 400


def test_they_cannot_change_their_position_in_that_turn() -> None:
    table = Table(yugi=side(field=[CARD, MONSTER]))
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert not table.yugi.may("change position", MONSTER)


def test_one_that_already_defends_is_not_changed() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[defending(MONSTER)]))
    assert not table.yugi.may("activate", CARD)
