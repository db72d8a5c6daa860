"""Otohime: summoned or flipped it changes a battle position, and goes home."""

from tests.table import Table, attacking, face_down, side

CARD = "Otohime"


def test_summoned_it_changes_the_position_of_an_opponents_monster() -> None:
    table = Table(yugi=side(hand=[CARD]), kaiba=side(field=[attacking("Uraby")]))
    table.yugi.summons(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-up Defense"
    table.turn_ends()
    assert table.yugi.hand == [CARD]


def test_flipped_it_does_so_as_well() -> None:
    table = Table(yugi=side(field=[face_down(CARD)]), kaiba=side(field=[attacking("Uraby")]))
    table.yugi.flip_summons(CARD)
    table.yugi.activates(CARD)
    table.everyone_passes()

    assert table.kaiba.sees("Uraby").position == "face-up Defense"
