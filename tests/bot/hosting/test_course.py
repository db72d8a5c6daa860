"""What an event does by itself, and when."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.events import director, records
from bot.events.event import Event
from bot.events.records import Entry, Record
from bot.events.results import Player, Result
from bot.events.terms import Shape, Terms
from bot.hosting.ongoing import course
from bot.hosting.ongoing.course import Due, Seen, Step
from bot.hosting.rules import Rules

PLAYERS = tuple(Player(number) for number in (1, 2, 3, 4))
STARTS = 100_000
RULES = Rules("yugioh", "master", STARTS, check_in=15, round=50, absent=10, pause=2)
TERMS = Terms(Shape.SWISS, b"seed", rounds=2, cut=0)
MINUTE = 60


class Told:
    """The entries of an event, each at its moment."""

    def __init__(self, terms: Terms = TERMS) -> None:
        self.terms = terms
        self.rules = RULES
        self.entries: list[Entry] = []

    @property
    def event(self) -> Event:
        return Event.of(self.terms, self.entries)

    def add(self, at: int, *told: Record) -> None:
        self.entries += [Entry(record, None, at) for record in told]
        assert self.event

    def due(self, reminded: bool = False, missing: bool = False) -> Due | None:
        seen = Seen(reminded, (1,) if missing else ())
        return course.due(self.event, self.entries, self.rules, seen)

    def join(self, players: Sequence[Player] = PLAYERS) -> None:
        self.add(1, *(records.Joined(player) for player in players))

    def begin(self, at: int) -> None:
        self.join()
        self.add(at, records.CheckInOpened(), *(records.CheckedIn(each) for each in PLAYERS))
        self.add(at, director.start(self.event))

    def pair(self, at: int) -> None:
        self.add(at, director.next_step(self.event))


@pytest.fixture
def told() -> Told:
    return Told()


def test_check_in_opens_reminds_and_ends_with_the_start(told: Told) -> None:
    told.join()
    assert told.due() == Due(Step.CHECK_IN, STARTS - 15 * MINUTE)
    told.add(STARTS - 15 * MINUTE, records.CheckInOpened())
    assert told.due() == Due(Step.REMIND, STARTS - 5 * MINUTE)
    assert told.due(reminded=True) == Due(Step.START, STARTS)


def test_without_check_in_the_event_starts_at_its_time() -> None:
    assert Told(Terms(Shape.SWISS, b"seed", checks_in=False)).due() == Due(Step.START, STARTS)


def test_who_could_not_check_in_before_the_start_has_five_minutes(told: Told) -> None:
    told.join()
    told.add(STARTS + 30, records.CheckInOpened())
    assert told.due(reminded=True) == Due(Step.START, STARTS + 30 + 5 * MINUTE)


def test_the_first_round_is_paired_at_once(told: Told) -> None:
    told.begin(STARTS)
    assert told.due() == Due(Step.NEXT, STARTS)


def test_the_clocks_of_a_round_begin_with_its_pairing(told: Told) -> None:
    told.begin(STARTS)
    told.pair(STARTS + 7)
    assert told.due(missing=True) == Due(Step.ABSENT, STARTS + 7 + 10 * MINUTE)
    assert told.due() == Due(Step.TIME, STARTS + 7 + 50 * MINUTE)
    told.add(STARTS + 9000, records.TimeCalled())
    assert told.due() is None


def test_more_time_counts_from_the_end_of_what_there_was(told: Told) -> None:
    told.begin(STARTS)
    told.pair(STARTS)
    told.add(STARTS + 100, records.Extended(5, "the hall was dark"))
    assert told.due() == Due(Step.TIME, STARTS + 55 * MINUTE)
    told.add(STARTS + 55 * MINUTE, records.TimeCalled())
    told.add(STARTS + 70 * MINUTE, records.Extended(3, "they play on"))
    assert told.due() == Due(Step.TIME, STARTS + 73 * MINUTE)


def test_the_next_round_comes_a_while_after_the_last_result(told: Told) -> None:
    told.begin(STARTS)
    told.pair(STARTS)
    told.add(STARTS + 100, records.Reported(1, Result(2, 0)))
    told.add(STARTS + 300, records.Reported(2, Result(2, 1)))
    assert told.due() == Due(Step.NEXT, STARTS + 300 + 2 * MINUTE)
    told.add(STARTS + 350, records.Corrected(1, Result(0, 2), "misread"))
    assert told.due() == Due(Step.NEXT, STARTS + 350 + 2 * MINUTE)
    told.pair(STARTS + 470)
    assert told.due() == Due(Step.TIME, STARTS + 470 + 50 * MINUTE)


def test_a_round_that_was_taken_back_is_paired_anew_after_a_while(told: Told) -> None:
    told.begin(STARTS)
    told.pair(STARTS)
    told.add(STARTS + 60, records.Undone("two of them were swapped"))
    assert told.due() == Due(Step.NEXT, STARTS + 60 + 2 * MINUTE)


def test_results_can_be_corrected_after_an_undo_although_rounds_follow_at_once(
    told: Told,
) -> None:
    told.rules = replace(RULES, pause=0)
    told.begin(STARTS)
    told.pair(STARTS)
    told.add(STARTS + 60, *(records.Reported(table, Result(2, 0)) for table in (1, 2)))
    assert told.due() == Due(Step.NEXT, STARTS + 60), "no pause was set"
    told.pair(STARTS + 60)
    told.add(STARTS + 90, records.Undone("two results were swapped"))
    assert told.due() == Due(Step.NEXT, STARTS + 90 + 2 * MINUTE)
    told.add(STARTS + 120, records.Corrected(1, Result(0, 2), "swapped"))
    assert told.due() == Due(Step.NEXT, STARTS + 120 + 2 * MINUTE), "there may be another one"


def test_a_round_that_nobody_has_to_play_does_not_wait(told: Told) -> None:
    told.begin(STARTS)
    told.pair(STARTS)
    told.add(STARTS + 10, *(records.Dropped(player) for player in PLAYERS[:3]))
    told.add(STARTS + 500, director.next_step(told.event))
    assert told.due() is None


def test_more_time_and_time_itself_need_a_round_under_way(told: Told) -> None:
    told.begin(STARTS)
    told.pair(STARTS)
    told.add(STARTS + 1, records.TimeCalled())
    with pytest.raises(ValueError, match="already"):
        told.event.apply(records.TimeCalled())
    told.add(STARTS + 2, records.Reported(1, Result(2, 0)), records.Reported(2, Result(2, 0)))
    for record, refusal in (
        (records.TimeCalled(), "no-round"),
        (records.Extended(1, ""), "not-by-clock"),
    ):
        with pytest.raises(ValueError, match=refusal):
            told.event.apply(record)
