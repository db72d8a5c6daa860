"""Where the built-in opponent is asked: each level has answers of its own."""

from collections.abc import Callable, Mapping

from engine.core.match import Match, NotAwaitedError
from engine.core.protocol import Answer, Decision, Seat
from engine.core.setup import Level
from engine.duelmasters.practice import plain, resting
from engine.duelmasters.state.party import Party
from engine.duelmasters.state.table import Table

SAID: Mapping[Level, Callable[[Table, Decision], Answer]] = {
    Level.EASY: resting.easy,
    Level.NORMAL: resting.normal,
    Level.HARD: plain.said,
}
"""What each level says; whatever the rules do not take is answered by the default."""


def answer(match: Match, seat: Seat, level: Level = Level.NORMAL) -> Answer:
    """Answer for `seat`; NotAwaitedError where it is asked nothing."""
    decision, party = match.asked(seat), match.table
    if decision is None or not isinstance(party, Party):
        raise NotAwaitedError(f"seat {seat} is not asked anything now")
    found = SAID[level](party.table, decision)
    return found if decision.accepts(found) else decision.default()
