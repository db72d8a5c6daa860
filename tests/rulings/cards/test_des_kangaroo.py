"""Des Kangaroo: destroys what attacks it with less ATK than its DEF."""

import pytest

from tests.table import Table, defending, face_down, side

CARD = "Des Kangaroo"


@pytest.mark.parametrize("is_set", [False, True])
def test_a_weaker_attacker_is_destroyed(*, is_set: bool) -> None:
    """FAQ 5815: at the end of the Damage Step, also where it was face-down."""
    lying = face_down(CARD) if is_set else defending(CARD)
    table = Table(yugi=side(field=["Feral Imp"]), kaiba=side(field=[lying]))
    table.yugi.attacks_with("Feral Imp")
    table.everyone_passes()

    assert table.chains() == [[CARD]]
    assert table.yugi.graveyard == ["Feral Imp"]


def test_an_attacker_of_the_same_attack_is_not() -> None:
    """FAQ 5815: it has to be lower."""
    table = Table(yugi=side(field=["Battle Ox"]), kaiba=side(field=[defending(CARD)]))
    table.yugi.attacks_with("Battle Ox")
    table.everyone_passes()

    assert table.chains() == []


def test_in_attack_position_it_destroys_nothing() -> None:
    table = Table(yugi=side(field=["Feral Imp"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Feral Imp")
    table.everyone_passes()

    assert table.chains() == []
