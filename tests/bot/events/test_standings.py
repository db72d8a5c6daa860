"""Standings held against examples that were published and reckoned by hand.

Match points, the match-win percentage and that of the opponents are the examples of the Magic
Tournament Rules, appendix C (2019): https://blogs.magicjudges.org/rules/mtr-appendix-c/
That of the opponents' opponents, and the squares of the rounds lost, come from the tie-breakers
of Yu-Gi-Oh! (the numbers CCC and DDD), of which no reckoned example was published; they are
held against an event reckoned by hand.
"""

import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.events import director
from bot.events.event import Event
from bot.events.records import Entry
from bot.events.results import BYE, History, Pairing, Played, Player, Result
from bot.events.standings import Scoring, Standing, points, standings, tally_of
from bot.events.terms import Shape, Terms
from tests.bot.events.desk import Desk

ME = Player(0)
RESULTS = {"W": Result(2, 0), "L": Result(0, 2), "D": Result(1, 1)}


def career(player: Player, letters: str, others: Iterator[int]) -> Iterator[Played]:
    """The rounds of a player: won, lost, drawn, or a bye (B)."""
    for number, letter in enumerate(letters, 1):
        if letter == "B":
            yield Played(Pairing(number, 1, player, None), BYE)
        else:
            yield Played(Pairing(number, 1, player, Player(next(others))), RESULTS[letter])


def history_of(letters: str) -> History:
    played = list(career(ME, letters, count(1)))
    return History.of([player for each in played for player in each.pairing.players], played)


@pytest.mark.parametrize(("letters", "expected"), [("WWWWWWLL", 18), ("WWWWLLDD", 14)])
def test_match_points_are_those_of_the_published_examples(letters: str, expected: int) -> None:
    assert points(history_of(letters), ME) == expected


@pytest.mark.parametrize(
    ("letters", "expected"),
    [
        ("WWWWWLLD", Fraction(16, 24)),
        ("WLLL", Fraction(33, 100)),
        ("BWWLL", Fraction(9, 15)),
    ],
)
def test_tally_ofs_are_those_of_the_published_examples(
    letters: str, expected: Fraction
) -> None:
    """The appendix writes its floor as 0.33."""
    scoring = Scoring(floor=Fraction(33, 100))
    assert tally_of(history_of(letters), ME).rate(scoring) == expected


RECORDS = ("4-4-0", "7-1-0", "1-3-1", "3-3-1", "6-2-0", "5-2-1", "4-3-1", "6-1-1")
"""Won, lost and drawn by the opponents of a player in an event of eight rounds."""


@pytest.mark.parametrize(
    ("met", "bye", "expected"),
    [(RECORDS, False, Fraction(62, 100)), (RECORDS[1:], True, Fraction(63, 100))],
)
def test_the_opponents_rates_are_those_of_the_published_examples(
    met: tuple[str, ...], bye: bool, expected: Fraction
) -> None:
    """12/24, 21/24, 0.33 for 4/15, 10/21, 18/24, 16/24, 13/24, 19/24; the player won 6 of 8."""
    played = [Played(Pairing(1, 9, ME, None), BYE)] if bye else []
    strangers = count(100)
    for number, record in enumerate(met, 1 + bye):
        rival = Player(number)
        won, lost, drawn = map(int, record.split("-"))
        mine = "W" if number <= 6 else "L"
        played.append(Played(Pairing(number, 1, ME, rival), RESULTS[mine]))
        letters = "W" * (won - (mine == "L")) + "L" * (lost - (mine == "W")) + "D" * drawn
        played += career(rival, letters, strangers)
    players = sorted({player for each in played for player in each.pairing.players})
    [me, *_] = [
        each
        for each in standings(History.of(players, played), players, Scoring(Fraction(33, 100)))
        if each.player == ME
    ]
    assert abs(me.opponents - expected) < Fraction(1, 200)


def test_byes_can_be_left_out() -> None:
    scoring = Scoring(counts_byes=False)
    assert tally_of(history_of("BWWLL"), ME).rate(scoring) == Fraction(6, 12)


def test_all_tie_breakers_of_a_small_event_reckoned_by_hand() -> None:
    """Four players, two rounds: 1 beats 2, 3 beats 4; then 1 beats 3, and 2 beats 4.

    Points 6, 3, 3, 0. Match-win rates 1, 1/2, 1/2, and 0, which counts as 1/3. The opponents
    of 1 are 2 and 3: 1/2; of 2: 1 and 4: (1 + 1/3) / 2 = 2/3; of 3: 4 and 1: 2/3; of 4: 1/2.
    Theirs: of 2 (opponents 1 and 4): (1/2 + 1/2) / 2 = 1/2; of 3 the same. 2 lost round 1 (1),
    and 3 round 2 (4): 3 is second.
    """
    one, two, three, four = map(Player, (1, 2, 3, 4))
    played = [
        Played(Pairing(1, 1, one, two), RESULTS["W"]),
        Played(Pairing(1, 2, three, four), RESULTS["W"]),
        Played(Pairing(2, 1, one, three), RESULTS["W"]),
        Played(Pairing(2, 2, two, four), RESULTS["W"]),
    ]
    players = [one, two, three, four]
    found = {each.player: each for each in standings(History.of(players, played), players)}

    assert [found[p].points for p in players] == [6, 3, 3, 0]
    assert [found[p].opponents for p in players] == [
        Fraction(1, 2),
        Fraction(2, 3),
        Fraction(2, 3),
        Fraction(1, 2),
    ]
    assert [found[p].theirs for p in (two, three)] == [Fraction(1, 2), Fraction(1, 2)]
    assert [found[p].rounds_lost for p in players] == [0, 1, 4, 1 + 4]
    assert [found[p].place for p in players] == [1, 3, 2, 4]


def reckoned(
    history: History, player: Player, scoring: Scoring
) -> tuple[int, Fraction, Fraction]:
    """The points and both tie-breakers of a player, by fractions alone."""

    def mean(rates: list[Fraction]) -> Fraction:
        return sum(rates, Fraction()) / len(rates) if rates else scoring.floor

    def opponents(of: Player) -> Fraction:
        return mean([tally_of(history, p).rate(scoring) for p in history.opponents(of)])

    theirs = mean([opponents(each) for each in history.opponents(player)])
    return points(history, player), opponents(player), theirs


@given(count=st.integers(3, 12), seed=st.integers(0, 2**32), counts_byes=st.booleans())
@settings(deadline=None, max_examples=40)
def test_standings_are_as_exact_as_fractions(count: int, seed: int, counts_byes: bool) -> None:
    chance = random.Random(seed)
    players = [Player(number) for number in range(count)]
    played = []
    for number in range(1, 6):
        order = chance.sample(players, count)
        for table, (one, other) in enumerate(zip(order[::2], order[1::2], strict=False), 1):
            result = chance.choice([*RESULTS.values(), Result(0, 0, both_lose=True)])
            played.append(Played(Pairing(number, table, one, other), result))
        if count % 2:
            played.append(Played(Pairing(number, count, order[-1], None), BYE))
    history, scoring = History.of(players, played), Scoring(Fraction(2, 7), counts_byes)
    found = standings(history, players, scoring)
    for each in found:
        told = each.points, each.opponents, each.theirs
        assert told == reckoned(history, each.player, scoring)
    merits = [(each.points, each.opponents, each.theirs, each.rounds_lost) for each in found]
    assert merits == sorted(merits, reverse=True)


def test_each_match_is_read_once_for_each_of_its_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    players = [Player(number) for number in range(8)]
    played = [
        Played(
            Pairing(number, table, players[table], players[(table + number) % 4 + 4]), result
        )
        for number, result in enumerate(RESULTS.values(), 1)
        for table in range(4)
    ]
    read: list[Player] = []
    won = Played.won

    def noted(each: Played, player: Player) -> bool:
        read.append(player)
        return won(each, player)

    monkeypatch.setattr(Played, "won", noted)
    standings(History.of(players, played), players)
    assert len(read) == 2 * len(played)


def test_standings_are_worked_out_once_for_each_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Desk(Terms(Shape.SWISS, b"seed"))
    desk.open(8)
    desk.to_the_end(random.Random(1), drops=0.1)
    made: list[History] = []

    def counted(history: History, order: Sequence[Player], scoring: Scoring) -> list[Standing]:
        made.append(history)
        return standings(history, order, scoring)

    monkeypatch.setattr("bot.events.standings.standings", counted)
    event = Event(desk.terms)
    for number, record in enumerate(desk.kept, 1):
        earlier, shown, event = event, director.ranking(event), event.after(record)
        made.clear()
        assert director.ranking(event) == director.ranking(event)
        assert director.places(event) == [[each.player] for each in director.ranking(event)]
        assert len(made) == 1
        assert director.ranking(earlier) == shown
        entries = [Entry(each, None, 0) for each in desk.kept[:number]]
        assert director.ranking(event) == director.ranking(Event.of(desk.terms, entries))
