"""Events from sign-up to their places, of every shape and many sizes, with people who leave."""

import random
from copy import deepcopy
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.events import director, records
from bot.events.event import Event, Phase
from bot.events.pairing.brackets import FINAL, THIRD_PLACE, double_elimination
from bot.events.records import Record
from bot.events.refusal import Refusal, RefusedError
from bot.events.results import Player, Result
from bot.events.standings import Scoring, tally_of
from bot.events.terms import Shape, Terms
from bot.events.undoing import effective
from tests.bot.events.desk import Desk


def state(event: Event) -> object:
    rounds = [(each.stage, each.number, each.pairings, each.results) for each in event.rounds]
    return (
        event.phase,
        event.joined,
        event.checked_in,
        event.players,
        event.late,
        event.gone,
        event.missed,
        rounds,
        event.cut,
    )


def terms(shape: Shape, **more: object) -> Terms:
    return Terms(shape, b"seed", **more)  # type: ignore[arg-type]


SHAPES = [*Shape]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [3, 4, 5, 7, 8, 9, 16, 17, 31, 64, 100, 256])
def test_an_event_comes_to_its_end_with_everybody_in_a_place(shape: Shape, count: int) -> None:
    if shape is Shape.ROUND_ROBIN and count > 64:
        pytest.skip("as many rounds as players: held for the pairing alone")
    desk = Desk(terms(shape))
    desk.open(count)
    desk.to_the_end(random.Random(count))

    assert desk.event.phase is Phase.OVER
    placed = director.places(desk.event)
    assert sorted(player for each in placed for player in each) == desk.event.joined
    assert len(placed[0]) == 1
    numbers = {
        Shape.SWISS: desk.terms.swiss(count).rounds,
        Shape.SINGLE: (count - 1).bit_length(),
        Shape.ROUND_ROBIN: count - 1 + count % 2,
        Shape.DOUBLE: double_elimination(count).rounds,
    }
    played = len(desk.event.rounds_of(1))
    assert played == numbers[shape] or (shape is Shape.DOUBLE and played == numbers[shape] - 1)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [3, 6, 11, 24])
@pytest.mark.parametrize("seed", range(4))
def test_people_may_leave_at_any_time(shape: Shape, count: int, seed: int) -> None:
    desk = Desk(terms(shape, third_place=True))
    desk.open(count)
    desk.to_the_end(random.Random(seed), drops=0.2)

    placed = [player for each in director.places(desk.event) for player in each]
    assert len(placed) == len(set(placed))
    for one in desk.event.rounds:
        for pairing in one.pairings:
            assert pairing.table in one.results


@settings(deadline=None, max_examples=40)
@given(shape=st.sampled_from(SHAPES), count=st.integers(3, 20), seed=st.integers(0, 2**32))
def test_a_round_taken_back_leaves_nothing_behind(shape: Shape, count: int, seed: int) -> None:
    chance = random.Random(seed)
    desk = Desk(terms(shape))
    desk.open(count)
    before = state(desk.read())
    assert not isinstance(desk.go_on(), records.Finished)
    desk.play(chance, drops=0.3)
    desk.say(records.Undone("the wrong list"))

    assert state(desk.event) == before
    assert director.next_step(desk.event) == director.next_step(desk.read())


@settings(deadline=None, max_examples=40)
@given(shape=st.sampled_from(SHAPES), count=st.integers(3, 20), seed=st.integers(0, 2**32))
def test_what_is_read_back_is_what_was_kept(shape: Shape, count: int, seed: int) -> None:
    desk = Desk(terms(shape))
    desk.open(count)
    chance = random.Random(seed)
    while not isinstance(desk.go_on(), records.Finished):
        if not desk.event.rounds[-1].is_over:
            desk.play(chance, drops=0.1)
        assert state(desk.read()) == state(desk.event)


@pytest.mark.parametrize("shape", SHAPES)
def test_what_comes_next_leaves_what_was_as_it_was(shape: Shape) -> None:
    desk = Desk(terms(shape))
    desk.open(9)
    desk.to_the_end(random.Random(4), drops=0.2)
    stands, read = Event(desk.terms), Event(desk.terms)
    for record in desk.kept:
        before = deepcopy(state(stands))
        coming = stands.after(record)
        assert state(stands) == before
        read.apply(record)
        assert state(coming) == state(read)
        stands = coming


@settings(deadline=None, max_examples=25)
@given(shape=st.sampled_from(SHAPES), seed=st.integers(0, 2**32), mixer=st.randoms())
def test_results_may_come_in_any_order(shape: Shape, seed: int, mixer: random.Random) -> None:
    steps = []
    for mixed in (False, True):
        desk, chance = Desk(terms(shape)), random.Random(seed)
        desk.open(9)
        desk.go_on()
        open_tables = [each.table for each in desk.event.rounds[-1].pairings if each.second]
        reports = [
            records.Reported(each, chance.choice([Result(2, 0), Result(0, 2)]))
            for each in open_tables
        ]
        if mixed:
            mixer.shuffle(reports)
        for report in reports:
            desk.say(report)
        steps.append(director.next_step(desk.event))
    assert steps[0] == steps[1]


def test_a_correction_counts_in_the_next_pairing() -> None:
    desk = Desk(terms(Shape.SWISS))
    desk.open(8)
    desk.go_on()
    for table in range(1, 5):
        desk.say(records.Reported(table, Result(2, 0)))
    first = desk.event.rounds[-1].pairings[0]
    desk.say(records.Corrected(1, Result(0, 2), "the slip was read the wrong way round"))

    assert director.ranking(desk.event)[0].points == 3
    by_player = {each.player: each.points for each in director.ranking(desk.event)}
    assert first.second is not None
    assert (by_player[first.first], by_player[first.second]) == (0, 3)


def test_who_joins_late_is_paired_in_the_next_round() -> None:
    desk = Desk(terms(Shape.SWISS, joins_late=True))
    desk.open(8)
    desk.go_on()
    desk.say(records.Joined(Player(99)))
    desk.play(random.Random(1))
    step = desk.go_on()

    assert isinstance(step, records.Paired)
    assert Player(99) in [player for each in step.pairings for player in each.players]


def late_event() -> tuple[Desk, Player]:
    """Two rounds of an event of nine, in the second of which somebody joins."""
    desk, late = Desk(terms(Shape.SWISS, joins_late=True)), Player(99)
    desk.open(9)
    desk.go_on()
    desk.play(random.Random(1))
    desk.go_on()
    desk.say(records.Joined(late))
    desk.play(random.Random(2))
    return desk, late


def test_who_joins_late_has_lost_every_round_that_they_missed() -> None:
    desk, late = late_event()
    [standing] = [each for each in director.ranking(desk.event) if each.player == late]
    assert (standing.wins, standing.draws, standing.losses) == (0, 0, 2)
    assert (standing.points, standing.rounds_lost) == (0, 1 + 4)

    desk.go_on()
    current = desk.event.rounds[-1]
    [pairing] = [each for each in current.pairings if late in each.players]
    assert pairing.second is not None  # a missed round is no bye, but the third makes ten
    first_wins = pairing.first == late
    desk.say(records.Reported(pairing.table, Result(2, 0) if first_wins else Result(0, 2)))
    [standing] = [each for each in director.ranking(desk.event) if each.player == late]
    assert (standing.points, standing.wins, standing.losses) == (3, 1, 2)
    rival = pairing.second if first_wins else pairing.first
    history = desk.event.history()
    rates = {p: tally_of(history, p).rate(desk.terms.scoring) for p in history.matches}
    assert rates[late] == Fraction(3, 9)
    [of_rival] = [each for each in director.ranking(desk.event) if each.player == rival]
    met = history.opponents(rival)
    assert of_rival.opponents == sum(rates[each] for each in met) / len(met)


def test_missed_rounds_are_no_byes() -> None:
    desk, late = late_event()
    history = desk.event.history()
    assert history.byes(late) == 0
    scoring = Scoring(Fraction(0), counts_byes=False)
    assert tally_of(history, late).rate(scoring) == 0


def test_who_joined_later_was_not_there_when_a_round_was_paired() -> None:
    desk, late = late_event()
    assert late not in desk.event.history(before=2).matches
    assert late in desk.event.history(before=3).matches


def test_nobody_joins_once_no_round_is_left_to_play() -> None:
    desk = Desk(terms(Shape.SWISS, joins_late=True, rounds=2, cut=4))
    desk.open(8)
    desk.go_on()
    desk.say(records.Joined(Player(98)))
    desk.play(random.Random(1))
    desk.go_on()
    with pytest.raises(RefusedError) as refused:
        desk.event.apply(records.Joined(Player(99)))
    assert refused.value.refusal is Refusal.TOO_LATE


@pytest.mark.parametrize(
    ("said", "record", "refusal"),
    [
        ([], records.Withdrew(Player(9)), Refusal.NOT_IN),
        ([], records.CheckedIn(Player(1)), Refusal.TOO_EARLY),
        ([records.Joined(Player(1))], records.Joined(Player(1)), Refusal.ALREADY),
        ([records.CheckInOpened()], records.CheckedIn(Player(1)), Refusal.NOT_IN),
        ([records.CheckInOpened()], records.Started((Player(1),)), Refusal.TOO_FEW),
        ([], records.Reported(1, Result(2, 0)), Refusal.TOO_EARLY),
        ([records.Cancelled("rain")], records.Joined(Player(1)), Refusal.TOO_LATE),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(
    said: list[Record], record: Record, refusal: Refusal
) -> None:
    desk = Desk(terms(Shape.SWISS))
    for each in said:
        desk.say(each)
    before = state(desk.read())
    with pytest.raises(RefusedError) as refused:
        desk.event.apply(record)
    assert refused.value.refusal is refusal
    assert state(desk.event) == before


def test_a_bracket_has_no_draws_and_a_table_one_result() -> None:
    desk = Desk(terms(Shape.SINGLE))
    desk.open(4)
    desk.go_on()
    for record, refusal in (
        (records.Reported(1, Result(1, 1)), Refusal.NO_DRAW),
        (records.Reported(9, Result(2, 0)), Refusal.NO_TABLE),
    ):
        with pytest.raises(RefusedError) as refused:
            desk.event.apply(record)
        assert refused.value.refusal is refusal
    desk.say(records.Reported(1, Result(2, 0)))
    with pytest.raises(RefusedError) as refused:
        desk.event.apply(records.Reported(1, Result(2, 0)))
    assert refused.value.refusal is Refusal.HAS_RESULT
    with pytest.raises(RefusedError) as refused:
        director.next_step(desk.event)
    assert refused.value.refusal is Refusal.ROUND_OPEN


def test_nothing_can_be_taken_back_before_the_first_round() -> None:
    with pytest.raises(RefusedError):
        effective([records.Joined(Player(1)), records.Undone("")])


def test_nothing_is_taken_back_once_an_event_was_called_off() -> None:
    desk = Desk(terms(Shape.SINGLE))
    desk.open(4)
    desk.go_on()
    desk.play(random.Random(1))
    desk.say(records.Cancelled("rain"))
    with pytest.raises(RefusedError) as refused:
        effective([*desk.kept, records.Undone("too late")])
    assert refused.value.refusal is Refusal.TOO_LATE


def test_a_full_event_takes_nobody_late() -> None:
    desk = Desk(terms(Shape.SWISS, checks_in=False, joins_late=True))
    desk.open(256)
    assert not desk.event.takes_late
    with pytest.raises(RefusedError) as refused:
        desk.event.apply(records.Joined(Player(257)))
    assert refused.value.refusal is Refusal.FULL


def cut_at(count: int) -> Desk:
    """An event in which who goes on to the top cut is known, and nobody is paired there yet."""
    desk = Desk(terms(Shape.SWISS, rounds=1, cut=4))
    desk.open(count)
    desk.go_on()
    desk.play(random.Random(2))
    assert isinstance(desk.go_on(), records.CutMade)
    return desk


def test_no_result_is_corrected_once_the_top_cut_was_made_of_it() -> None:
    desk = cut_at(8)
    with pytest.raises(RefusedError) as refused:
        desk.event.apply(records.Corrected(1, Result(0, 2), "misread"))
    assert refused.value.refusal is Refusal.TOO_LATE


def test_the_top_cut_is_taken_back_with_its_first_round_whatever_came_between() -> None:
    desk = cut_at(8)
    leaver = desk.event.cut[0]
    desk.say(records.Dropped(leaver))
    desk.go_on()
    desk.say(records.Undone("the wrong list"))
    assert not desk.event.cut
    assert leaver in desk.event.gone
    cut = desk.go_on()
    assert isinstance(cut, records.CutMade)
    assert leaver not in cut.players


@pytest.mark.parametrize("count", [4, 8, 16, 100])
def test_the_match_for_third_place_decides_the_third_place(count: int) -> None:
    desk = Desk(terms(Shape.SINGLE, third_place=True))
    desk.open(count)
    desk.to_the_end(random.Random(count))
    progress = director.progress_of(desk.event, 1)
    assert director.places(desk.event)[:4] == [
        [progress.winners[FINAL]],
        [progress.losers[FINAL]],
        [progress.winners[THIRD_PLACE]],
        [progress.losers[THIRD_PLACE]],
    ]


@pytest.mark.parametrize("shape", [Shape.SINGLE, Shape.DOUBLE])
@pytest.mark.parametrize("count", [3, 4, 5, 8, 13, 32])
@pytest.mark.parametrize("seed", range(3))
def test_who_lost_together_with_the_opponent_has_a_place_too(
    shape: Shape, count: int, seed: int
) -> None:
    desk, chance = Desk(terms(shape)), random.Random(seed)
    desk.open(count)
    results = [Result(2, 0), Result(0, 2), Result(0, 0, both_lose=True)]
    while not isinstance(desk.go_on(), records.Finished):
        current = desk.event.rounds[-1]
        for pairing in current.pairings:
            if pairing.table not in current.results:
                desk.say(records.Reported(pairing.table, chance.choice(results)))

    placed = [player for each in director.places(desk.event) for player in each]
    assert sorted(placed) == desk.event.joined
    most = 2 if shape is Shape.DOUBLE else 1
    lost = dict.fromkeys(desk.event.joined, 0)
    for one in desk.event.rounds:
        there = [player for each in one.pairings for player in each.players]
        assert len(set(there)) == len(there)
        assert all(lost[player] < most for player in there)
        for each in one.played():
            for player in each.pairing.players:
                lost[player] += each.lost(player)
