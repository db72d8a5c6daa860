"""Flip Flop Frog: turned face-up, it returns as many monsters as there are Frogs."""

from tests.table import Table, face_down, side

FROG = "Flip Flop Frog"
FOES = ["Uraby", "Kuriboh", "Giant Rat"]


def test_faq_7943_it_returns_as_many_as_there_are_face_up_frogs_at_most() -> None:
    table = Table(
        yugi=side(field=[face_down(FROG), "Swap Frog", face_down("Swap Frog")]),
        kaiba=side(field=FOES),
    )
    table.yugi.flip_summons(FROG)
    table.yugi.activates(FROG)
    table.yugi.chooses("Uraby", "Kuriboh")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Giant Rat"]
    assert sorted(table.kaiba.hand) == ["Kuriboh", "Uraby"]


def test_faq_7943_it_may_be_left_unused() -> None:
    table = Table(yugi=side(field=[face_down(FROG)]), kaiba=side(field=FOES))
    table.yugi.flip_summons(FROG)
    table.everyone_passes()

    assert table.kaiba.monsters == FOES


def test_once_a_turn_it_turns_face_down() -> None:
    table = Table(yugi=side(field=[FROG]))
    table.yugi.activates(FROG)
    table.everyone_passes()

    assert table.yugi.sees(FROG).position == "face-down Defense"
    assert not table.yugi.may("activate", FROG)
