"""Destiny Board: four Spirit Messages, one in each End Phase of the opponent, win the Duel."""

from engine.yugioh.state.events.chain import Activated
from tests.table import Table, face_down, face_up, side
from tests.table.laying import Start

BOARD = "Destiny Board"
FIRST, SECOND, THIRD, FOURTH = (f'Spirit Message "{letter}"' for letter in "INAL")
DECK = (
    "Mokey Mokey",
    SECOND,
    FOURTH,
    FIRST,
    THIRD,
    "Mokey Mokey",
    "Mokey Mokey",
    "Mokey Mokey",
)


def round_ends(table: Table) -> None:
    """End the turn, and that of the opponent."""
    for _ in range(2):
        if table.result is None:
            table.turn_player.ends_turn()
            table.everyone_passes()


def board(*others: str, deck: tuple[str, ...] = DECK, hand: tuple[str, ...] = ()) -> Start:
    """A side with Destiny Board face-up."""
    return side(field=[face_up(BOARD), *others], deck=deck, hand=hand)


def test_the_messages_come_in_their_order_and_the_fourth_wins() -> None:
    table = Table(yugi=board())
    seen = []
    for _ in range(4):
        round_ends(table)
        seen.append(table.yugi.spells[1:])

    assert seen == [
        [FIRST],
        [FIRST, SECOND],
        [FIRST, SECOND, THIRD],
        [FIRST, SECOND, THIRD, FOURTH],
    ]
    assert table.result == ("yugi", "CARD_EFFECT")


def test_nothing_comes_in_an_end_phase_of_ones_own_and_no_card_is_activated() -> None:
    table = Table(yugi=board())
    table.turn_ends()
    assert table.yugi.spells == [BOARD]
    table.turn_ends()

    assert [table.driver.name(event.card) for event in table.happened(Activated)] == [BOARD]
    assert not any(event.is_card for event in table.happened(Activated))


def test_a_message_in_the_hand_can_be_taken_instead_of_one_in_the_deck() -> None:
    table = Table(yugi=board(deck=("Mokey Mokey", "Mokey Mokey", "Mokey Mokey"), hand=(FIRST,)))
    round_ends(table)

    assert table.yugi.spells == [BOARD, FIRST]
    assert FIRST not in table.yugi.hand


def test_a_message_cannot_be_activated_or_set() -> None:
    table = Table(yugi=side(hand=[FIRST]), kaiba=side())
    assert not table.yugi.may("activate", FIRST)
    assert not table.yugi.may("Set", FIRST)


def test_where_the_next_message_is_missing_none_comes_and_the_order_stays() -> None:
    table = Table(yugi=board(deck=("Mokey Mokey", "Mokey Mokey", SECOND, THIRD, FOURTH)))
    round_ends(table)

    assert table.chains() == [[BOARD]]
    assert table.yugi.spells == [BOARD]


def test_a_message_that_leaves_takes_board_and_messages_with_it() -> None:
    table = Table(yugi=board(), kaiba=side(hand=["Mystical Space Typhoon"]))
    round_ends(table)
    round_ends(table)
    table.turn_ends()
    table.kaiba.activates("Mystical Space Typhoon", targeting=FIRST)
    table.everyone_passes()

    assert table.yugi.spells == []
    assert sorted(table.yugi.graveyard) == sorted([BOARD, FIRST, SECOND])


def test_the_board_that_leaves_takes_the_messages_with_it() -> None:
    table = Table(yugi=board(), kaiba=side(hand=["Mystical Space Typhoon"]))
    round_ends(table)
    table.turn_ends()
    table.kaiba.activates("Mystical Space Typhoon", targeting=BOARD)
    table.everyone_passes()

    assert table.yugi.spells == []


def test_a_set_board_that_leaves_takes_nothing_with_it() -> None:
    table = Table(yugi=board(BOARD), kaiba=side(hand=["Mystical Space Typhoon"]))
    table.turn_ends()
    table.kaiba.activates("Mystical Space Typhoon", targeting="Destiny Board in S2")
    table.everyone_passes()

    assert table.yugi.spells == [BOARD]


def test_each_of_two_boards_begins_with_the_first_message() -> None:
    deck = ("Mokey Mokey", "Mokey Mokey", "Mokey Mokey", FIRST, FIRST, SECOND)
    table = Table(yugi=side(field=[face_up(BOARD), face_up(BOARD)], deck=deck))
    table.turn_ends()
    table.kaiba.ends_turn()
    table.everyone_passes()
    while table.asked.startswith("yugi END_PHASE"):
        table.yugi.chooses(BOARD)
        table.everyone_passes()

    assert table.yugi.spells == [BOARD, BOARD, FIRST, FIRST]


def test_four_messages_of_which_two_are_alike_do_not_win() -> None:
    messages = [face_up(name) for name in (FIRST, FIRST, SECOND, THIRD)]
    table = Table(yugi=side(field=[face_up(BOARD), *messages]))
    table.yugi.ends_turn()
    table.everyone_passes()

    assert table.result is None


def test_set_boards_activated_in_the_end_phase_place_their_first_message_in_it() -> None:
    """Q&A 11041: on one chain, too, each begins with the first."""
    deck = ("Mokey Mokey", "Mokey Mokey", "Mokey Mokey", FIRST, FIRST, SECOND)
    table = Table(yugi=side(field=[BOARD, BOARD], deck=deck), turn_player="kaiba")
    table.kaiba.ends_turn()
    table.yugi.activates("Destiny Board in S1", at="end phase")
    table.yugi.activates("Destiny Board in S2", at="end phase")
    table.everyone_passes()
    while table.asked.startswith("yugi END_PHASE"):
        table.yugi.chooses(BOARD)
        table.everyone_passes()

    assert table.chains() == [[BOARD, BOARD], [BOARD], [BOARD]]
    assert table.yugi.spells == [BOARD, BOARD, FIRST, FIRST]
    assert table.turn_player is table.yugi


def test_a_set_message_that_leaves_takes_nothing_with_it() -> None:
    """Face-down it is no "Spirit Message" card for anything (MR-INFO-06)."""
    messages = [face_up(FIRST), face_down(SECOND)]
    table = Table(
        yugi=side(field=[face_up(BOARD), *messages]),
        kaiba=side(hand=["Mystical Space Typhoon"]),
        turn_player="kaiba",
    )
    table.kaiba.activates("Mystical Space Typhoon", targeting=SECOND)
    table.everyone_passes()

    assert table.yugi.spells == [BOARD, FIRST]
