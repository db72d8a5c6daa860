"""D.D. Scout Plane: banished from wherever, it comes back in the End Phase."""

from tests.table import Table, defending, face_down, face_up, side

PLANE, CUT = "D.D. Scout Plane", "Karma Cut"


def test_banished_from_the_field_it_comes_back_in_attack_position() -> None:
    table = Table(
        yugi=side(field=[defending(PLANE)]),
        kaiba=side(hand=["Kuriboh"], field=[face_down(CUT)]),
        turn_player="kaiba",
    )
    table.kaiba.activates(CUT)
    table.everyone_passes()
    table.turn_ends()

    assert table.chains()[-1] == [PLANE]
    assert table.yugi.sees(PLANE).position == "face-up Attack"


def test_banished_in_an_earlier_turn_it_stays() -> None:
    table = Table(yugi=side(banished=[PLANE]))
    table.turn_ends()

    assert table.yugi.banished == [PLANE]


def test_banished_from_the_hand_it_comes_too() -> None:
    field = [face_up("Macro Cosmos"), face_down("Raigeki Break")]
    table = Table(yugi=side(hand=[PLANE], field=field))
    table.yugi.activates("Raigeki Break", cost=PLANE, targeting="Macro Cosmos")
    table.everyone_passes()
    table.turn_ends()

    assert table.yugi.monsters == [PLANE]
