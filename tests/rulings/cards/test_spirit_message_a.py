"""Spirit Message "A": the third that Destiny Board places, and placed by nothing else."""

from tests.table import Table, face_up, side

BOARD, MESSAGE = "Destiny Board", 'Spirit Message "A"'
BEFORE = ['Spirit Message "I"', 'Spirit Message "N"']


def test_it_can_be_neither_activated_nor_set() -> None:
    table = Table(yugi=side(hand=[MESSAGE]))

    assert not table.yugi.may("activate", MESSAGE)
    assert not table.yugi.may("Set", MESSAGE)


def test_it_goes_with_the_board() -> None:
    laid = [face_up(BOARD), *map(face_up, BEFORE), face_up(MESSAGE)]
    table = Table(yugi=side(hand=["Mystical Space Typhoon"], field=laid))
    table.yugi.activates("Mystical Space Typhoon", targeting=BOARD)
    table.everyone_passes()

    assert table.yugi.spells == []
    assert {BOARD, MESSAGE, *BEFORE} <= set(table.yugi.graveyard)
