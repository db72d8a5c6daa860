"""Remove Trap: destroy a face-up Trap on the field."""

from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_up, side


def test_it_destroys_a_face_up_trap_and_cannot_target_what_is_set() -> None:
    table = Table(
        yugi=side(hand=["Remove Trap"]),
        kaiba=side(
            field=[face_up("Macro Cosmos"), face_up("Appropriate"), "Waboku"],
        ),
    )
    table.yugi.activates("Remove Trap", targeting="Macro Cosmos")
    table.everyone_passes()

    assert table.questions(Reason.TARGET) == [["Macro Cosmos", "Appropriate"]]
    assert table.kaiba.graveyard == ["Macro Cosmos"]


def test_it_cannot_be_activated_without_a_face_up_trap() -> None:
    table = Table(
        yugi=side(hand=["Remove Trap"]), kaiba=side(field=["Waboku", face_up("Supply Squad")])
    )

    assert not table.yugi.may("activate", "Remove Trap")
