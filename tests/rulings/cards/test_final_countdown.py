"""Final Countdown: who activated it wins when the 20th turn ends, that one being the first."""

from engine.yugioh.state.events.standing import TurnCounted
from engine.yugioh.state.spots import HIDDEN
from tests.table import Table, face_down, side

COUNTDOWN = "Final Countdown"


def counting() -> Table:
    plenty = ["Uraby"] * 20
    table = Table(yugi=side(hand=[COUNTDOWN], deck=plenty), kaiba=side(deck=plenty))
    table.yugi.activates(COUNTDOWN)
    table.everyone_passes()
    return table


def test_the_20th_turn_still_has_its_end_phase_and_then_the_duel_is_won() -> None:
    table = counting()
    turns = [(table.turn_player, table.turn)]
    while table.result is None:
        seat = table.turn_player
        if table.asked.endswith("HAND_LIMIT"):
            seat.chooses("Uraby")
        else:
            seat.ends_turn()
        table.everyone_passes()
        if table.result is None and table.phase == "main phase 1":
            turns.append((table.turn_player, table.turn))

    assert table.result == ("yugi", "CARD_EFFECT")
    assert turns[-1] == (table.kaiba, 22)
    assert table.phase == "end phase"
    assert len(table.kaiba.hand) == 6
    assert table.yugi.life == 6000
    assert len(table.chains()) == 1


def test_both_players_are_told_the_count_as_each_turn_ends() -> None:
    table = counting()
    table.turn_ends()
    table.turn_ends()

    for player in (table.yugi, table.kaiba, None):
        counted = [event for event in table.told(player) if isinstance(event, TurnCounted)]
        assert [event.turns for event in counted] == [1, 2]


def test_it_needs_2000_life_points() -> None:
    table = Table(yugi=side(hand=[COUNTDOWN], life=1900))

    assert not table.yugi.may("activate", COUNTDOWN)


def test_the_card_is_not_followed_back_into_the_hand() -> None:
    faith = face_down("Magician of Faith")
    table = Table(yugi=side(hand=[COUNTDOWN], field=[faith]), kaiba=side())
    table.yugi.activates(COUNTDOWN)
    table.everyone_passes()
    table.yugi.flip_summons("Magician of Faith")
    table.everyone_passes()
    assert table.yugi.hand == [COUNTDOWN]
    table.turn_ends()

    for reader, is_named in ((table.yugi, True), (table.kaiba, False)):
        (counted,) = (e for e in table.told(reader) if isinstance(e, TurnCounted))
        assert (counted.card != HIDDEN) is is_named
        assert counted.turns == 1
