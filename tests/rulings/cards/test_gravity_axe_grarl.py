"""Gravity Axe - Grarl: 500 ATK; the opponent cannot change battle positions by hand."""

from tests.table import Table, face_down, face_up, side

CARD = "Gravity Axe - Grarl"
AXE = face_up(CARD, on="Uraby")


def test_the_opponent_cannot_change_positions_nor_flip_summon() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", face_down("Feral Imp")]),
        kaiba=side(field=["Uraby", AXE]),
    )

    assert table.kaiba.sees("Uraby").attack == 2000
    assert not table.yugi.may("change position", "Summoned Skull")
    assert not table.yugi.may("Flip Summon", "Feral Imp")


def test_its_controller_can_and_effects_can() -> None:
    table = Table(
        yugi=side(field=["Uraby", AXE], hand=["Book of Moon"]),
        kaiba=side(field=["Summoned Skull"]),
    )
    assert table.yugi.may("change position", "Uraby")
    table.yugi.activates("Book of Moon", targeting="Summoned Skull")
    table.everyone_passes()

    assert table.kaiba.sees("Summoned Skull").position == "face-down Defense"
