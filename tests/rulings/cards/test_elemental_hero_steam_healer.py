"""Elemental HERO Steam Healer: its controller gains the original ATK of what it destroyed."""

from tests.table import Table, face_up, side

CARD = "Elemental HERO Steam Healer"


def test_its_controller_gains_the_original_atk() -> None:
    table = Table(
        yugi=side(field=[CARD, face_up("Axe of Despair", on=CARD)]),
        kaiba=side(field=["Uraby", face_up("Axe of Despair", on="Uraby")]),
    )
    table.yugi.attacks_with(CARD, at="Uraby")
    table.everyone_passes()

    assert (table.yugi.life, table.kaiba.life) == (9500, 7700)


def test_a_monster_without_atk_gives_nothing() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Sheep Token"]))
    table.yugi.attacks_with(CARD, at="Sheep Token")
    table.everyone_passes()

    assert table.yugi.life == 8000
