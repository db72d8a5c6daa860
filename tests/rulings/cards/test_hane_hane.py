"""Hane-Hane: FLIP: return a monster to its owner's hand."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, attacking, face_down, side


def test_a_borrowed_monster_returns_to_its_owner() -> None:
    table = Table(yugi=side(field=[face_down("Hane-Hane"), attacking("Uraby", borrowed=True)]))
    table.yugi.flip_summons("Hane-Hane")
    table.yugi.chooses("Uraby")
    table.everyone_passes()

    assert table.kaiba.hand == ["Uraby"]


def test_destroyed_by_the_battle_that_flipped_it_it_cannot_target_itself() -> None:
    table = Table(
        yugi=side(field=["Uraby", "Feral Imp"]), kaiba=side(field=[face_down("Hane-Hane")])
    )
    table.yugi.attacks_with("Uraby")
    table.kaiba.chooses("Feral Imp")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [["Uraby", "Feral Imp"]]
    assert table.yugi.hand == ["Feral Imp"]
