"""Green Turtle Summoner: FLIP: destroy a monster of the opponent."""

from tests.table import Table, face_down, side

TURTLE = "Green Turtle Summoner"


def test_flipped_it_destroys_a_monster_of_the_opponent_only() -> None:
    table = Table(
        yugi=side(field=[face_down(TURTLE), "Kuriboh"]),
        kaiba=side(field=["Summoned Skull", "Sangan"]),
    )
    table.yugi.flip_summons(TURTLE)
    table.yugi.chooses("Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.monsters == ["Sangan"]
    assert table.kaiba.graveyard == ["Summoned Skull"]
    assert table.yugi.monsters == [TURTLE, "Kuriboh"]
