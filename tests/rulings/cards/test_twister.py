"""Twister: pay 500; destroy a face-up Spell or Trap."""

from tests.table import Table, face_up, side


def test_it_destroys_a_face_up_card_only() -> None:
    table = Table(
        yugi=side(hand=["Twister"]), kaiba=side(field=["Waboku", face_up("Supply Squad")])
    )
    table.yugi.activates("Twister")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Supply Squad"]
    assert table.yugi.life == 7500


def test_it_cannot_target_itself_nor_a_set_card() -> None:
    table = Table(yugi=side(hand=["Twister"]), kaiba=side(field=["Waboku"]))

    assert not table.yugi.may("activate", "Twister")
