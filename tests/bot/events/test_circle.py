"""Everybody against everybody."""

from collections import Counter

from bot.events.pairing.circle import pair, rounds
from bot.events.results import Player
from tests.bot.events.sizes import SIZES
from tests.rows import through_all


@through_all(SIZES)
def test_everybody_meets_everybody_once_and_has_one_bye_at_most(count: int) -> None:
    players = [Player(number) for number in range(count)]
    met: Counter[frozenset[Player]] = Counter()
    for number in range(1, rounds(count) + 1):
        pairings = pair(players, number)
        assert sorted(p for each in pairings for p in each.players) == players
        assert [each.table for each in pairings] == [*range(1, len(pairings) + 1)]
        met.update(frozenset(each.players) for each in pairings)

    assert set(met.values()) == {1}
    assert len(met) == count * (count - 1) // 2 + (count if count % 2 else 0)


def test_who_is_named_first_is_shared_out() -> None:
    players = [Player(number) for number in range(8)]
    named = Counter(each.first for number in range(1, 8) for each in pair(players, number))
    assert set(named.values()) <= {3, 4}
