"""Lord of D.: neither player can target a face-up Dragon with an effect."""

from tests.table import Table, face_down, side

CARD = "Lord of D."


def test_neither_side_targets_a_dragon_of_either_side() -> None:
    table = Table(
        yugi=side(hand=["Rush Recklessly"], field=["Luster Dragon", "Uraby"]),
        kaiba=side(field=[CARD, "Koumori Dragon"]),
    )
    table.yugi.activates("Rush Recklessly")
    assert sorted(table.options) == [CARD, "Uraby"]
    table.yugi.chooses("Uraby")
    table.everyone_passes()


def test_a_face_down_dragon_is_no_known_dragon() -> None:
    table = Table(
        yugi=side(hand=["Tribute to The Doomed", "Kuriboh"]),
        kaiba=side(field=[CARD, face_down("Koumori Dragon")]),
    )
    table.yugi.activates("Tribute to The Doomed", targeting="Koumori Dragon")
    table.everyone_passes()

    assert table.kaiba.monsters == [CARD]


def test_face_down_it_protects_nobody() -> None:
    table = Table(
        yugi=side(hand=["Rush Recklessly"]),
        kaiba=side(field=[face_down(CARD), "Koumori Dragon"]),
    )
    table.yugi.activates("Rush Recklessly", targeting="Koumori Dragon")
    table.everyone_passes()

    assert table.kaiba.sees("Koumori Dragon").attack == 2200
