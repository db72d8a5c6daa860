"""Words of counters."""

from pydantic import PositiveInt

from engine.yugioh.language.node import word
from engine.yugioh.language.nouns import Noun
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Counter


@word
class PlaceCounters(Step):
    """Place so many counters on that card, which holds at most so many."""

    on: Noun
    counter: Counter
    count: PositiveInt
    most: PositiveInt


@word
class RemoveCounters(Step):
    """Remove so many counters from that card."""

    on: Noun
    counter: Counter
    count: PositiveInt
