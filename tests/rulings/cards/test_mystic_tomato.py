"""Mystic Tomato: destroyed by battle, it brings a DARK monster with 1500 or less ATK."""

import pytest

from engine.yugioh.state.events.moves import Shuffled
from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_down, side

TOMATO = "Mystic Tomato"
DECK = ["Raigeki", "Sangan", "Uraby", "Feral Imp", "Summoned Skull"]


def attacked() -> Table:
    """A table on which kaiba's Tomato has been destroyed by battle, and kaiba uses it."""
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[TOMATO], deck=DECK))
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(TOMATO, at="end of the damage step")
    return table


def test_it_brings_a_dark_monster_of_the_deck_in_attack_position() -> None:
    table = attacked()
    table.kaiba.chooses("Feral Imp")
    table.everyone_passes()

    assert table.questions(Reason.CHOOSE) == [["Feral Imp", "Sangan"]]
    assert table.kaiba.sees("Feral Imp").position == "face-up Attack"
    assert not table.was_asked(table.kaiba, Reason.POSITION)


@pytest.mark.rule("MR-MISC-05")
def test_the_deck_is_shuffled_after_the_search() -> None:
    table = attacked()
    table.kaiba.chooses("Feral Imp")
    table.everyone_passes()

    assert len(table.happened(Shuffled)) == 1


def test_its_player_may_leave_it() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[TOMATO], deck=DECK))
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.monsters == []
    assert table.questions(Reason.TRIGGER) == [[f"activate {TOMATO}"]]


def test_it_is_not_offered_with_nothing_to_bring() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]), kaiba=side(field=[TOMATO], deck=["Uraby"])
    )
    table.yugi.attacks_with("Summoned Skull")
    table.everyone_passes()

    assert table.questions(Reason.TRIGGER) == [[]]


def test_its_owner_uses_it_when_it_was_under_the_opponents_control() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"], deck=["Sangan"]),
        kaiba=side(field=[attacking(TOMATO, borrowed=True)]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.yugi.activates(TOMATO, at="end of the damage step")
    table.everyone_passes()

    assert table.yugi.monsters == ["Summoned Skull", "Sangan"]


def test_it_is_used_when_flipped_and_destroyed_by_an_attack() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[face_down(TOMATO)], deck=["Sangan"]),
    )
    table.yugi.attacks_with("Summoned Skull")
    table.kaiba.activates(TOMATO, at="end of the damage step")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Sangan"]


def test_it_is_used_when_it_destroys_itself_by_attacking() -> None:
    table = Table(
        yugi=side(field=[TOMATO], deck=["Sangan"]), kaiba=side(field=["Summoned Skull"])
    )
    table.yugi.attacks_with(TOMATO)
    table.yugi.activates(TOMATO, at="end of the damage step")
    table.everyone_passes()

    assert table.yugi.monsters == ["Sangan"]
