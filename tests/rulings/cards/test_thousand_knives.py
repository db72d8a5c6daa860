"""Thousand Knives: with Dark Magician, destroy one of the opponent's monsters."""

from tests.table import Table, face_down, side

KNIVES = "Thousand Knives"


def test_it_needs_dark_magician_face_up() -> None:
    table = Table(
        yugi=side(hand=[KNIVES], field=["Dark Magician"]),
        kaiba=side(field=[face_down("Uraby")]),
    )
    table.yugi.activates(KNIVES)
    table.everyone_passes()
    assert table.kaiba.graveyard == ["Uraby"]

    table = Table(
        yugi=side(hand=[KNIVES], field=[face_down("Dark Magician")]),
        kaiba=side(field=["Uraby"]),
    )
    assert not table.yugi.may("activate", KNIVES)


def test_it_still_destroys_if_dark_magician_has_left() -> None:
    table = Table(
        yugi=side(hand=[KNIVES], field=["Dark Magician"]),
        kaiba=side(field=["Feral Imp", "Raigeki Break"], hand=["Uraby"]),
    )
    table.yugi.activates(KNIVES)
    table.kaiba.activates("Raigeki Break", targeting="Dark Magician")
    table.everyone_passes()

    assert table.kaiba.monsters == []
