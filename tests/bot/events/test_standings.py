"""Standings held against examples that were published and reckoned by hand.

Match points, the match-win percentage and that of the opponents are the examples of the Magic
Tournament Rules, appendix C (2019): https://blogs.magicjudges.org/rules/mtr-appendix-c/
That of the opponents' opponents, and the squares of the rounds lost, come from the tie-breakers
of Yu-Gi-Oh! (the numbers CCC and DDD), of which no reckoned example was published; they are
held against an event reckoned by hand.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import count

import pytest

from bot.events.results import BYE, History, Pairing, Played, Player, Result
from bot.events.standings import Scoring, match_win_rate, points, standings

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
def test_match_win_rates_are_those_of_the_published_examples(
    letters: str, expected: Fraction
) -> None:
    """The appendix writes its floor as 0.33."""
    scoring = Scoring(floor=Fraction(33, 100))
    assert match_win_rate(history_of(letters), ME, scoring) == expected


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
    assert match_win_rate(history_of("BWWLL"), ME, scoring) == Fraction(6, 12)


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
