"""What the rules remember of cards does not grow with the duels that are played."""

import gc
from collections import Counter
from random import Random

from bench.engine import opened
from engine.yugioh.language import Noun
from tests.strangers import play_out


def nouns() -> Counter[str]:
    """How many descriptions of cards there are, by their kind."""
    gc.collect()
    return Counter(type(each).__name__ for each in gc.get_objects() if isinstance(each, Noun))


def played(seed: int) -> Counter[str]:
    """The descriptions of cards there are when a duel has been played and forgotten."""
    for _ in play_out(opened(seed), Random(seed)):
        pass
    return nouns()


def test_a_duel_played_again_leaves_no_new_description_behind() -> None:
    gc.freeze()  # what other tests have left is looked at no more
    seeds = range(4)
    first = [played(seed) for seed in seeds]

    assert [played(seed) for seed in seeds] == [first[-1]] * len(seeds)
