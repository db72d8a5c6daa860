"""Command Knight: 400 ATK for every Warrior, and no attack on it beside another monster."""

import pytest

from tests.table import Table, face_down, face_up, side

CARD = "Command Knight"


def test_it_strengthens_the_own_warriors_itself_included() -> None:
    table = Table(
        yugi=side(field=[CARD, "Celtic Guardian", "Uraby"]), kaiba=side(field=["Axe Raider"])
    )

    assert table.yugi.sees(CARD).attack == 1600
    assert table.yugi.sees("Celtic Guardian").attack == 1800
    assert table.yugi.sees("Uraby").attack == 1500
    assert table.kaiba.sees("Axe Raider").attack == 1700


@pytest.mark.parametrize("other", ["Uraby", face_down("Uraby")])
def test_beside_another_monster_it_cannot_be_attacked(other: str) -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD, other]))
    table.yugi.attacks_with("Summoned Skull", at="Uraby")
    table.everyone_passes()

    assert table.kaiba.graveyard == ["Uraby"]
    assert table.kaiba.monsters == [CARD]


def test_alone_it_can_be_attacked() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Summoned Skull", at=CARD)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 900


def test_two_of_them_guard_each_other_and_their_player() -> None:
    table = Table(yugi=side(field=["Summoned Skull"]), kaiba=side(field=[CARD, CARD]))

    assert table.kaiba.sees(CARD).attack == 2000
    assert not table.yugi.may("attack", "Summoned Skull")


def test_face_down_it_does_neither() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull"]),
        kaiba=side(field=[face_down(CARD), "Celtic Guardian"]),
    )
    assert table.kaiba.sees("Celtic Guardian").attack == 1400
    table.yugi.attacks_with("Summoned Skull", at=CARD)
    table.everyone_passes()

    assert table.kaiba.graveyard == [CARD]


def test_its_protection_returning_does_not_end_an_attack_already_declared() -> None:
    table = Table(
        yugi=side(field=["Summoned Skull", "Mystical Space Typhoon"]),
        kaiba=side(field=[CARD, CARD, face_up("Skill Drain")]),
    )
    table.yugi.attacks_with("Summoned Skull", at=CARD)
    table.yugi.activates("Mystical Space Typhoon", targeting="Skill Drain")
    table.everyone_passes()

    assert table.kaiba.monsters == [CARD]
    assert table.kaiba.life == 8000 - 500
