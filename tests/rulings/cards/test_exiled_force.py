"""Exiled Force: Tribute it to destroy a monster."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, side


def test_it_destroys_the_targeted_monster_face_up_or_face_down() -> None:
    table = Table(
        yugi=side(field=["Exiled Force", "Uraby"]), kaiba=side(field=[face_down("Feral Imp")])
    )
    table.yugi.activates("Exiled Force", targeting="Feral Imp")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [["Uraby", "Feral Imp"]]
    assert table.yugi.graveyard == ["Exiled Force"]
    assert table.kaiba.monsters == []


def test_it_cannot_be_used_with_no_other_monster_on_the_field() -> None:
    table = Table(yugi=side(field=["Exiled Force"]))

    assert not table.yugi.may("activate", "Exiled Force")
