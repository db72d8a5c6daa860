"""United We Stand: 800 ATK and DEF for each face-up monster of its controller."""

from tests.table import Table, face_down, face_up, side

CARD = "United We Stand"


def test_only_face_up_monsters_of_its_controller_count() -> None:
    table = Table(
        yugi=side(
            field=["Uraby", "Feral Imp", face_down("Kuriboh"), face_up(CARD, on="Uraby")]
        ),
        kaiba=side(field=["Summoned Skull"]),
    )

    seen = table.yugi.sees("Uraby")
    assert (seen.attack, seen.defense) == (1500 + 1600, 800 + 1600)


def test_it_grows_with_a_summon() -> None:
    table = Table(yugi=side(field=["Uraby", face_up(CARD, on="Uraby")], hand=["Feral Imp"]))
    assert table.yugi.sees("Uraby").attack == 2300
    table.yugi.summons("Feral Imp")

    assert table.yugi.sees("Uraby").attack == 3100
