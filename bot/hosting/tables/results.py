"""What a duel, or what its players say of one, comes to as the result of a table."""

from collections.abc import Sequence

from bot.duels.outcome.results import report_of
from bot.duels.store.agreement import THREE
from bot.duels.store.records import MatchRecord
from bot.events.results import How, Pairing, Player, Result
from bot.hosting.rules import Rules


def counted(record: MatchRecord, pairing: Pairing) -> Result | None:
    """The result of the duel at the table; None where it has to be played again.

    That is so where it counts for nobody, and where it was drawn in a bracket.
    """
    report = report_of(record)
    if report is None or not report.counts:
        return None
    if report.winner is not None:
        return Result(report.wins[0], report.wins[1])
    level = min(report.wins)
    return None if pairing.slot else Result(level, level)


def needed(rules: Rules) -> int:
    """How many duels win a match."""
    return rules.best_of // 2 + 1


def walkover(pairing: Pairing, missing: Sequence[Player], rules: Rules) -> Result:
    """The result where these players are missing at the table."""
    if len(missing) == len(pairing.players):
        return Result(0, 0, How.CLOCK, both_lose=True)
    won = needed(rules)
    score = (0, won) if pairing.first in missing else (won, 0)
    return Result(*score, How.CLOCK)


def forfeited(pairing: Pairing, result: Result | None) -> Player | None:
    """Who lost at the table by leaving the event; None where nobody did, or both."""
    if result is None or result.how is not How.DROPPED or result.both_lose:
        return None
    return pairing.first if result.first < result.second else pairing.second


def is_possible(rules: Rules, first: int, second: int) -> bool:
    """Whether a match may end so: nobody wins more than it takes, and only one that many.

    Fewer are possible, where the time of the round was up.
    """
    won = needed(rules)
    return max(first, second) <= won and min(first, second) < won


def scores(rules: Rules, pairing: Pairing) -> list[tuple[int, int]]:
    """The results that players may report, the wins of the first player first."""
    won = needed(rules)
    lost = range(won) if rules.best_of == THREE else range(1)
    found = [(won, each) for each in lost] + [(each, won) for each in reversed(lost)]
    if pairing.slot:
        return found
    return [*found, (won - 1, won - 1)]
