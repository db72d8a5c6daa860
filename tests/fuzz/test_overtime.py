"""Random duels on which time is called at any moment end soundly, and replay alike."""

from random import Random

import pytest

from engine.core.match import Match
from engine.yugioh.game import looking
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.contest import Ending
from tests.fuzz.duels import line, replayed
from tests.fuzz.pairings import MADE, MATCHED, Pairing, opened
from tests.strangers import MOST_DECISIONS

DUELS, CHUNK = 80, 20
LATEST = 300
"""The last question at which time is called; most duels go on for longer."""
APART = 7
"""So far from each other are pairings that come one after the other."""


def paired(seed: int) -> Pairing:
    """Who duels; ready decks and others take turns, and few seeds reach every kind."""
    turn, other = divmod(seed, 2)
    pairings = MADE if other else MATCHED
    return pairings[APART * turn % len(pairings)]


def called(pairing: Pairing, seed: int) -> Match:
    """A duel to its end, on which time is called at some question."""
    match, dice, answering = opened(pairing, seed), Random(seed), pairing.players(seed)
    when, turns = dice.randrange(LATEST), dice.randrange(4)
    match.start()
    while match.question is not None:
        if match.number >= when and not match.is_timed:
            asked = match.awaited()
            match.call_time(turns)
            assert match.awaited() == asked
        for decision in match.awaited():
            match.answer(decision.seat, answering(match, decision.seat))
        assert match.number < MOST_DECISIONS, "the duel goes on and on"
    return match


@pytest.mark.parametrize("first", range(0, DUELS, CHUNK))
def test_random_duels_end_soundly_once_time_is_called(first: int) -> None:
    ends = []
    for seed in range(first, first + CHUNK):
        pairing = paired(seed)
        match = called(pairing, seed)
        duel = match.table
        assert isinstance(duel, Duel)
        assert match.outcome is not None
        again = replayed(pairing, seed, match)
        assert line(pairing, seed, again) == line(pairing, seed, match)
        winners = match.outcome.winners
        assert looking.wins_of(match) == tuple(int(seat in winners) for seat in (0, 1))
        if match.outcome.reason is Ending.TIME:
            assert duel.state.turn.last is not None
            assert duel.state.turn.number >= duel.state.turn.last
            (winner,) = winners
            life = [side.life for side in duel.state.sides]
            assert life[winner] > life[1 - winner]
            ends.append(seed)
    assert ends


def test_every_kind_of_pairing_is_among_them() -> None:
    dealt_out = [paired(seed) for seed in range(DUELS)]

    assert {each.name for each in dealt_out} >= {each.name for each in MADE}
    assert {each.format for each in dealt_out[::2]} == {each.format for each in MATCHED}
