"""Mataza the Zapper: two attacks, and never to be taken over."""

from tests.table import Table, face_up, side

CARD = "Mataza the Zapper"


def test_change_of_heart_does_not_find_it() -> None:
    table = Table(yugi=side(hand=["Change of Heart"]), kaiba=side(field=[CARD]))

    assert not table.yugi.may("activate", "Change of Heart")


def test_with_tryce_it_still_attacks_twice_only() -> None:
    tryce = "Twin Swords of Flashing Light - Tryce"
    table = Table(yugi=side(field=[CARD, face_up(tryce, on=CARD)]))
    for _ in range(2):
        table.yugi.attacks_with(CARD)
        table.everyone_passes()

    assert table.kaiba.life == 8000 - 2 * 800
    assert not table.yugi.may("attack", CARD)


def test_after_a_monster_it_may_attack_directly() -> None:
    table = Table(yugi=side(field=[CARD]), kaiba=side(field=["Silver Fang"]))
    for _ in range(2):
        table.yugi.attacks_with(CARD)
        table.everyone_passes()

    assert table.kaiba.life == 8000 - 100 - 1300
