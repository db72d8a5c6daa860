"""What is kept about the cards within a player's reach is worked out anew in time."""

from random import Random

import pytest

from engine.core.protocol import Seat
from engine.yugioh.chain.offers import fast_within_reach
from engine.yugioh.game.looking import duel_of
from tests.fuzz.pairings import PATCHWORKS, opened
from tests.strangers import play_out


@pytest.mark.parametrize("seed", range(4))
def test_what_was_kept_is_what_lies_there_now(seed: int) -> None:
    match = opened(PATCHWORKS[seed % len(PATCHWORKS)], seed)
    duel = duel_of(match)
    found = 0
    match.start()

    for _ in play_out(match, Random(seed)):
        before = dict(duel.cache.reach)
        kept = [list(fast_within_reach(duel, Seat(seat))) for seat in range(2)]
        duel.cache.reach.clear()
        assert kept == [list(fast_within_reach(duel, Seat(seat))) for seat in range(2)]
        duel.cache.reach.clear()
        duel.cache.reach.update(before)
        found += sum(map(len, kept))

    assert found > 100
