"""Amphibious Bugroth MK-3: attacks directly while "Umi" is on the field."""

from tests.table import Table, face_up, side

CARD = "Amphibious Bugroth MK-3"


def test_with_umi_it_can_attack_directly() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Summoned Skull", face_up("Umi")]))
    table.yugi.attacks_with(CARD, at="Direct")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1300


def test_without_umi_it_has_to_attack_the_monster() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Feral Imp"]))
    table.yugi.attacks_with(CARD, at="Feral Imp")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Feral Imp"]
