"""Unifrog: attacks directly, and destroys a Spell or Trap beside another Frog."""

import pytest

from tests.table import Table, attacking, face_down, side

FROG = "Unifrog"


def _struck(*beside: str) -> Table:
    table = Table(
        yugi=side(field=[attacking(FROG), *map(attacking, beside)]),
        kaiba=side(field=["Uraby", face_down("Mirror Force")]),
    )
    table.yugi.attacks_with(FROG, at="Direct")
    table.kaiba.passes()
    return table


def test_beside_another_frog_it_destroys_a_spell_or_trap() -> None:
    table = _struck("Swap Frog")
    table.yugi.activates(FROG, targeting="Mirror Force")
    table.everyone_passes()

    assert table.kaiba.life == 7600
    assert table.kaiba.graveyard == ["Mirror Force"]


@pytest.mark.parametrize("beside", ["Uraby", FROG])
def test_beside_no_other_frog_it_destroys_nothing(beside: str) -> None:
    table = _struck(beside)
    table.everyone_passes()

    assert table.kaiba.life == 7600
    assert not table.was_offered(table.yugi, FROG)


def test_faq_7602_an_attack_at_a_monster_is_not_direct() -> None:
    table = Table(
        yugi=side(field=[attacking(FROG), attacking("Swap Frog")]),
        kaiba=side(field=[attacking("Kuriboh"), face_down("Waboku")]),
    )
    table.yugi.attacks_with(FROG, at="Kuriboh")
    table.everyone_passes()

    assert table.kaiba.life == 7900
    assert table.kaiba.spells == ["Waboku"]
    assert not table.was_offered(table.yugi, FROG)
