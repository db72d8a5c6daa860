"""Mataza the Zapper: two attacks, and never to be taken over."""

import pytest

from tests.table import Table, face_down, face_up, side

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


@pytest.mark.rule("MR-CTRL-05")
@pytest.mark.parametrize(("drained", "holder"), [(False, "yugi"), (True, "kaiba")])
def test_taken_face_down_and_flipped_it_does_not_go_back(drained: bool, holder: str) -> None:
    drain = [face_up("Skill Drain")] if drained else []
    table = Table(
        yugi=side(hand=["Change of Heart"]), kaiba=side(field=[face_down(CARD), *drain])
    )
    table.yugi.activates("Change of Heart", targeting=CARD)
    table.everyone_passes()
    table.yugi.flip_summons(CARD)
    table.turn_ends()

    assert table.kaiba.sees(CARD).controller == holder
    table.turn_ends()
    assert table.kaiba.sees(CARD).controller == holder
