"""X-Saber Galahad: stronger as it attacks, weaker as it is attacked."""

from tests.table import Table, attacking, face_down, side

CARD = "X-Saber Galahad"


def test_it_has_300_more_as_it_attacks_a_monster() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=[attacking("Battle Ox")]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 400


def test_a_direct_attack_gains_nothing() -> None:
    table = Table(yugi=side(field=[CARD]))
    table.yugi.attacks_with(CARD)
    table.everyone_passes()
    assert table.kaiba.life == 8000 - 1800


def test_it_has_500_less_as_it_is_attacked() -> None:
    table = Table(yugi=side(field=["Battle Ox"]), kaiba=side(field=[CARD]))
    table.yugi.attacks_with("Battle Ox")
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 400
    assert table.kaiba.monsters == []


def test_another_saber_is_tributed_to_negate_the_attack() -> None:
    """FAQ 7822: it answers the attack on itself, and the Tribute is its cost."""
    table = Table(
        yugi=side(field=["Battle Ox"]), kaiba=side(field=[CARD, "X-Saber Anu Piranha"])
    )
    table.yugi.attacks_with("Battle Ox", at=CARD)
    table.kaiba.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.monsters == [CARD]
    assert table.kaiba.graveyard == ["X-Saber Anu Piranha"]
    assert table.kaiba.life == 8000


def test_one_that_lies_face_down_will_do() -> None:
    """FAQ 7822: its own player knows it."""
    table = Table(
        yugi=side(field=["Battle Ox"]),
        kaiba=side(field=[CARD, face_down("X-Saber Anu Piranha")]),
    )
    table.yugi.attacks_with("Battle Ox", at=CARD)
    table.kaiba.activates(CARD)
    table.everyone_passes()
    assert table.kaiba.graveyard == ["X-Saber Anu Piranha"]
