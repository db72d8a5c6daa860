"""Yata-Garasu: its damage costs the opponent the next Draw Phase."""

from tests.table import Table, face_down, side

CARD = "Yata-Garasu"


def test_two_skips_are_over_with_one_draw_phase_and_it_returns_to_the_hand() -> None:
    table = Table(yugi=side(hand=[CARD], field=[CARD]))
    table.yugi.summons(CARD)
    for _ in range(2):
        table.yugi.attacks_with(CARD)
        table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.life == 7600
    assert table.kaiba.hand == []
    assert table.yugi.hand == [CARD]
    table.turn_ends()
    table.turn_ends()
    assert table.kaiba.hand == ["Mokey Mokey"]


def test_waboku_spares_the_damage_and_the_draw_phase() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=[face_down("Waboku")]))
    table.yugi.summons(CARD)
    table.yugi.attacks_with(CARD)
    table.kaiba.activates("Waboku")
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.life == 8000
    assert table.kaiba.hand == ["Mokey Mokey"]
    assert CARD in table.yugi.hand


def test_it_cannot_be_special_summoned() -> None:
    table = Table(yugi=side(hand=["Monster Reborn"], graveyard=[CARD]))

    assert not table.yugi.may("activate", "Monster Reborn")
