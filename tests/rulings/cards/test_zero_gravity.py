"""Zero Gravity: changes the battle positions of all face-up monsters."""

from tests.table import Table, defending, face_down, side

CARD = "Zero Gravity"


def test_each_turns_to_the_other_position() -> None:
    """FAQ 5857."""
    table = Table(
        yugi=side(field=["Uraby", face_down(CARD)]),
        kaiba=side(field=[defending("Feral Imp"), face_down("Kojikocy")]),
    )
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.yugi.sees("Uraby").position == "face-up Defense"
    assert table.kaiba.sees("Feral Imp").position == "face-up Attack"
    assert table.kaiba.sees("Kojikocy").position == "face-down Defense"


def test_not_in_the_damage_step() -> None:
    """FAQ 5857."""
    table = Table(yugi=side(field=["Uraby", face_down(CARD)]))
    table.yugi.attacks_with("Uraby")

    assert not table.yugi.may("activate", CARD, at="before damage calculation")
