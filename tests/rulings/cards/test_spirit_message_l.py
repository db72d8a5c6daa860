"""Spirit Message "L": the fourth that Destiny Board places, and placed by nothing else."""

from tests.table import Table, face_up, side

BOARD, MESSAGE = "Destiny Board", 'Spirit Message "L"'
BEFORE = ['Spirit Message "I"', 'Spirit Message "N"', 'Spirit Message "A"']


def test_it_can_be_neither_activated_nor_set() -> None:
    table = Table(yugi=side(hand=[MESSAGE]))

    assert not table.yugi.may("activate", MESSAGE)
    assert not table.yugi.may("Set", MESSAGE)


def test_with_the_board_and_the_other_three_it_wins_the_duel() -> None:
    laid = [face_up(BOARD), *map(face_up, BEFORE)]
    without = Table(yugi=side(field=laid))
    assert without.result is None

    table = Table(yugi=side(field=[*laid, face_up(MESSAGE)]))

    assert table.result == ("yugi", "CARD_EFFECT")
