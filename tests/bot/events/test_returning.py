"""Players whom an organiser lets play on, and events that go on after their end."""

import random

import pytest

from bot.events import director, records
from bot.events.event import Phase
from bot.events.refusal import Refusal, RefusedError
from bot.events.results import How, Player, Result
from bot.events.returning import reinstate
from bot.events.standings import points
from bot.events.terms import Shape, Terms
from tests.bot.events.desk import Desk


def begun(shape: Shape, count: int = 8, **more: object) -> Desk:
    """An event in the pause after its first round, in which the first of each table won."""
    desk = Desk(Terms(shape, b"seed", **more))  # type: ignore[arg-type]
    desk.open(count)
    desk.go_on()
    first_wins(desk)
    return desk


def first_wins(desk: Desk) -> None:
    current = desk.event.rounds[-1]
    for pairing in current.pairings:
        if pairing.table not in current.results:
            desk.say(records.Reported(pairing.table, Result(2, 0)))


def back(desk: Desk, player: Player) -> None:
    desk.say(reinstate(desk.event, player, "dropped by mistake"))


def refusal_of(desk: Desk, player: Player) -> Refusal:
    with pytest.raises(RefusedError) as refused:
        reinstate(desk.event, player, "dropped by mistake")
    return refused.value.refusal


def paired(desk: Desk) -> set[Player]:
    return {player for each in desk.event.rounds[-1].pairings for player in each.players}


@pytest.mark.parametrize("shape", [*Shape])
def test_who_dropped_between_two_rounds_plays_the_next(shape: Shape) -> None:
    desk = begun(shape)
    player = desk.event.rounds[-1].pairings[0].first
    before = [each.player for each in desk.event.ranked()]
    desk.say(records.Dropped(player))
    back(desk, player)
    assert player not in desk.event.gone
    assert [each.player for each in desk.event.ranked()] == before
    desk.go_on()
    assert player in paired(desk)
    assert all(each.how is not How.DROPPED for each in desk.event.rounds[-1].results.values())


def test_who_was_thrown_out_has_a_place_again() -> None:
    desk = begun(Shape.SWISS)
    player = desk.event.rounds[-1].pairings[0].first
    desk.say(records.Disqualified(player, "two decks"))
    assert player not in [each.player for each in director.ranking(desk.event)]
    back(desk, player)
    assert player in [each.player for each in director.ranking(desk.event)]


def test_swiss_rounds_without_a_player_are_lost_once_they_are_back() -> None:
    desk = begun(Shape.SWISS, 9, rounds=4)
    player = desk.event.rounds[-1].pairings[0].first
    desk.say(records.Dropped(player))
    desk.go_on()
    explained = desk.event.history(before=2)
    first_wins(desk)
    assert len(desk.event.history().matches[player]) == 1
    back(desk, player)
    [standing] = [each for each in desk.event.ranked() if each.player == player]
    assert (standing.wins, standing.losses, standing.rounds_lost) == (1, 1, 4)
    assert desk.event.history().byes(player) == 0
    assert desk.event.history(before=2) == explained
    desk.go_on()
    assert player in paired(desk)
    assert len(desk.event.history(before=3).matches[player]) == 2
    assert desk.event.missed[player].keys() == {2}


def test_the_match_that_was_dropped_from_stays_lost_in_a_swiss_round() -> None:
    desk = begun(Shape.SWISS)
    desk.go_on()
    pairing = desk.event.rounds[-1].pairings[0]
    desk.say(records.Dropped(pairing.first))
    back(desk, pairing.first)
    assert desk.event.rounds[-1].results[pairing.table].how is How.DROPPED
    assert points(desk.event.history(), pairing.first) < 6
    desk.say(records.Corrected(pairing.table, Result(2, 1, How.RULING), "it was over"))
    first_wins(desk)
    desk.go_on()
    assert pairing.first in paired(desk)


def test_who_is_back_before_the_cut_is_made_can_play_in_it() -> None:
    desk = begun(Shape.SWISS, rounds=1, cut=4)
    player = director.ranking(desk.event)[0].player
    desk.say(records.Dropped(player))
    back(desk, player)
    cut = desk.go_on()
    assert isinstance(cut, records.CutMade)
    assert player in cut.players


def test_who_did_not_come_to_the_cut_has_nothing_more_to_play() -> None:
    desk = begun(Shape.SWISS, rounds=1, cut=4)
    out = director.ranking(desk.event)[0].player
    desk.say(records.Dropped(out))
    desk.go_on()
    assert refusal_of(desk, out) is Refusal.PASSED


@pytest.mark.parametrize("shape", [Shape.SINGLE, Shape.DOUBLE])
def test_a_match_of_a_bracket_lost_by_leaving_is_played_after_all(shape: Shape) -> None:
    desk = begun(shape)
    desk.go_on()
    pairing = desk.event.rounds[-1].pairings[0]
    desk.say(records.Dropped(pairing.first))
    assert pairing.table in desk.event.rounds[-1].results
    back(desk, pairing.first)
    assert pairing.table not in desk.event.rounds[-1].results
    first_wins(desk)
    desk.go_on()
    assert pairing.first in paired(desk)


def test_the_opponent_who_has_left_too_loses_the_match_instead() -> None:
    desk = begun(Shape.SINGLE)
    desk.go_on()
    pairing = desk.event.rounds[-1].pairings[0]
    second = pairing.second
    assert second is not None
    for player in (second, pairing.first):
        desk.say(records.Dropped(player))
    back(desk, second)
    assert desk.event.rounds[-1].results[pairing.table] == Result(0, 1, How.DROPPED)


def test_who_was_absent_from_a_bracket_comes_back_to_the_same_match() -> None:
    desk = begun(Shape.SINGLE)
    desk.go_on()
    pairing = desk.event.rounds[-1].pairings[0]
    desk.say(records.Reported(pairing.table, Result(0, 2, How.CLOCK)))
    desk.say(records.Dropped(pairing.first))
    back(desk, pairing.first)
    assert pairing.table not in desk.event.rounds[-1].results


def test_once_the_bracket_has_gone_on_nobody_comes_back_into_it() -> None:
    desk = begun(Shape.SINGLE)
    desk.go_on()
    pairing = desk.event.rounds[-1].pairings[0]
    desk.say(records.Dropped(pairing.first))
    first_wins(desk)
    desk.go_on()
    assert refusal_of(desk, pairing.first) is Refusal.PASSED


def test_who_has_lost_in_a_bracket_does_not_come_back_by_leaving_it() -> None:
    desk = begun(Shape.SINGLE)
    second = desk.event.rounds[-1].pairings[0].second
    assert second is not None
    desk.say(records.Dropped(second))
    assert refusal_of(desk, second) is Refusal.PASSED


def test_a_loser_of_the_first_round_comes_back_to_the_losers_bracket() -> None:
    desk = begun(Shape.DOUBLE)
    second = desk.event.rounds[-1].pairings[0].second
    assert second is not None
    desk.say(records.Dropped(second))
    back(desk, second)
    first_wins(desk)
    while second not in paired(desk) or desk.event.rounds[-1].number == 1:
        first_wins(desk)
        assert isinstance(desk.go_on(), records.Paired)


def test_a_match_is_not_played_after_all_once_its_time_is_up() -> None:
    desk = begun(Shape.SINGLE)
    desk.go_on()
    pairing = desk.event.rounds[-1].pairings[0]
    desk.say(records.Dropped(pairing.first))
    desk.say(records.TimeCalled())
    assert refusal_of(desk, pairing.first) is Refusal.TIME_IS_UP
    desk.say(records.Corrected(pairing.table, Result(2, 1, How.RULING), "it was over"))
    back(desk, pairing.first)
    assert desk.event.rounds[-1].results[pairing.table].how is How.RULING


@pytest.mark.parametrize("shape", [*Shape])
def test_only_who_has_left_can_come_back(shape: Shape) -> None:
    desk = begun(shape)
    assert refusal_of(desk, Player(1)) is Refusal.NOT_GONE
    assert refusal_of(desk, Player(99)) is Refusal.NOT_IN
    for record, refusal in (
        (records.Reinstated(Player(1), ""), Refusal.NOT_GONE),
        (records.Reinstated(Player(99), ""), Refusal.NOT_IN),
    ):
        with pytest.raises(RefusedError) as refused:
            desk.event.apply(record)
        assert refused.value.refusal is refusal


def test_nobody_comes_back_before_the_start_or_after_the_end() -> None:
    desk = Desk(Terms(Shape.SWISS, b"seed", rounds=1, cut=0))
    with pytest.raises(RefusedError) as refused:
        desk.event.apply(records.Reinstated(Player(1), ""))
    assert refused.value.refusal is Refusal.TOO_EARLY
    desk.open(4)
    desk.go_on()
    first_wins(desk)
    desk.say(records.Dropped(Player(1)))
    desk.go_on()
    with pytest.raises(RefusedError) as refused:
        desk.event.apply(records.Reinstated(Player(1), ""))
    assert refused.value.refusal is Refusal.TOO_LATE


@pytest.mark.parametrize("shape", [*Shape])
@pytest.mark.parametrize("seed", range(6))
def test_people_come_and_go_and_every_event_ends(shape: Shape, seed: int) -> None:
    chance = random.Random(seed)
    desk = Desk(Terms(shape, b"seed", third_place=True))
    desk.open(9)
    came_back = 0
    while not isinstance(desk.go_on(), records.Finished):
        if desk.event.rounds[-1].is_over:
            continue
        desk.play(chance, drops=0.3)
        for player in list(desk.event.gone):
            try:
                back(desk, player)
            except RefusedError:
                continue
            came_back += 1
        if not desk.event.rounds[-1].is_over:
            desk.play(chance)
        assert desk.read().missed == desk.event.missed
    assert came_back
    placed = [player for each in director.places(desk.event) for player in each]
    assert sorted(placed) == sorted(desk.event.players)


def ended(shape: Shape = Shape.SWISS, **more: object) -> Desk:
    desk = begun(shape, 4, **more)
    while not isinstance(desk.go_on(), records.Finished):
        first_wins(desk)
    return desk


@pytest.mark.parametrize("shape", [*Shape])
def test_the_last_round_is_taken_back_with_the_end(shape: Shape) -> None:
    desk = ended(shape)
    last = desk.event.rounds[-1].pairings
    desk.say(records.Undone("the wrong list"))
    assert desk.event.phase is Phase.PLAYING
    again = desk.go_on()
    assert isinstance(again, records.Paired)
    assert again.pairings == last


def test_a_correction_after_the_end_lets_the_event_end_anew() -> None:
    desk = ended(Shape.SINGLE)
    final = desk.event.rounds[-1].pairings[0]
    assert director.places(desk.event)[0] == [final.first]
    desk.say(records.Corrected(final.table, Result(0, 2, How.RULING), "misread"))
    assert desk.event.phase is Phase.PLAYING
    assert isinstance(desk.go_on(), records.Finished)
    assert director.places(desk.event)[0] == [final.second]
    assert desk.read().phase is Phase.OVER


def test_a_correction_of_the_grand_final_after_the_end_brings_the_second_match() -> None:
    desk = ended(Shape.DOUBLE)
    final = desk.event.rounds[-1].pairings[0]
    desk.say(records.Corrected(final.table, Result(0, 2, How.RULING), "misread"))
    assert isinstance(desk.go_on(), records.Paired)


def test_more_time_after_the_end_lets_matches_go_on_that_the_clock_decided() -> None:
    desk = begun(Shape.SWISS, 4, rounds=2, cut=0)
    desk.go_on()
    played, stopped = desk.event.rounds[-1].pairings
    desk.say(records.Reported(played.table, Result(2, 0)))
    desk.say(records.TimeCalled())
    desk.say(records.Reported(stopped.table, Result(0, 0, How.CLOCK, both_lose=True)))
    assert isinstance(desk.go_on(), records.Finished)
    desk.say(records.Extended(30, "the hall was dark"))
    assert desk.event.phase is Phase.PLAYING
    assert desk.event.rounds[-1].results == {played.table: Result(2, 0)}
    assert not desk.event.rounds[-1].time_is_up
    desk.say(records.Reported(stopped.table, Result(2, 0)))
    assert isinstance(desk.go_on(), records.Finished)


def test_where_the_clock_decided_nothing_more_time_is_refused() -> None:
    desk = ended()
    with pytest.raises(RefusedError) as refused:
        desk.event.apply(records.Extended(30, "the hall was dark"))
    assert refused.value.refusal is Refusal.NOT_BY_CLOCK
    assert desk.event.phase is Phase.OVER


def test_an_event_that_was_called_off_does_not_go_on() -> None:
    desk = begun(Shape.SWISS, 4)
    desk.say(records.Cancelled("rain"))
    for record in (
        records.Corrected(1, Result(0, 2), "misread"),
        records.Extended(30, "the hall was dark"),
    ):
        with pytest.raises(RefusedError) as refused:
            desk.event.apply(record)
        assert refused.value.refusal is Refusal.TOO_LATE
