"""Where the built-in opponent is asked: each level has answers of its own."""

from engine.core.match import Match, NotAwaitedError
from engine.core.protocol import Answer, Seat
from engine.core.setup import Level
from engine.duelmasters.practice import plain, simple
from engine.duelmasters.state.party import Party


def answer(match: Match, seat: Seat, level: Level = Level.NORMAL) -> Answer:
    """Answer for `seat`; NotAwaitedError where it is asked nothing.

    The easy one is the simple player; the normal and the hard one are the same.
    """
    decision, party = match.asked(seat), match.table
    if decision is None or not isinstance(party, Party):
        raise NotAwaitedError(f"seat {seat} is not asked anything now")
    said = simple.said if level is Level.EASY else plain.said
    found = said(party.table, decision)
    return found if decision.accepts(found) else decision.default()
