"""Words of counters."""

from pydantic import PositiveInt

from engine.yugioh.language.families import Noun
from engine.yugioh.language.node import word
from engine.yugioh.language.steps import Step
from engine.yugioh.language.terms import Counter


@word
class PlaceCounters(Step):
    """Place so many counters on that card, which holds at most so many.

    Where nothing is said, it holds as many as its own text lets it.
    """

    on: Noun
    counter: Counter
    count: PositiveInt
    most: PositiveInt | None = None


@word
class RemoveCounters(Step):
    """Remove so many counters from that card, or of all those together."""

    on: Noun
    counter: Counter
    count: PositiveInt
