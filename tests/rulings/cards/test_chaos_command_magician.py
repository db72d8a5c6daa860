"""Chaos Command Magician: monster effects that target it alone are negated."""

from tests.table import Table, side

MAGICIAN = "Chaos Command Magician"


def test_a_monster_effect_that_targets_it_alone_is_negated() -> None:
    table = Table(yugi=side(field=["Exiled Force"]), kaiba=side(field=[MAGICIAN]))
    table.yugi.activates("Exiled Force", targeting=MAGICIAN)
    table.everyone_passes()

    assert table.kaiba.monsters == [MAGICIAN]
    assert table.yugi.graveyard == ["Exiled Force"]


def test_a_trap_that_targets_it_is_carried_out() -> None:
    table = Table(
        yugi=side(field=["Raigeki Break"], hand=["Uraby"]), kaiba=side(field=[MAGICIAN])
    )
    table.yugi.activates("Raigeki Break", targeting=MAGICIAN)
    table.everyone_passes()

    assert table.kaiba.graveyard == [MAGICIAN]


def test_turned_face_down_before_the_effect_resolves_it_is_not_protected() -> None:
    table = Table(
        yugi=side(field=["Exiled Force"], hand=["Book of Moon"]),
        kaiba=side(field=[MAGICIAN, "Uraby"]),
    )
    table.yugi.activates("Exiled Force", targeting=MAGICIAN)
    table.yugi.activates("Book of Moon", targeting=MAGICIAN)
    table.everyone_passes()

    assert table.kaiba.monsters == ["Uraby"]
