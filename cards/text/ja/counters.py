"""What is done with counters, in Japanese."""

from cards.text.ja.conditions import stated
from cards.text.ja.nouns import thing, wide
from cards.text.ja.steps import done
from cards.text.ja.terms import COUNTERS
from engine.yugioh.language import (
    BearsCounters,
    PlaceCounters,
    RemoveCounters,
)


@done.register
def _(step: PlaceCounters) -> str:
    most = f"、最大{wide(step.most)}つまで" if step.most else ""
    return f"{thing(step.on)}に{_counters(step)}{most}置く"


@done.register
def _(step: RemoveCounters) -> str:
    return f"{thing(step.on)}の{_counters(step)}取り除く"


def _counters(step: PlaceCounters | RemoveCounters) -> str:
    return f"{COUNTERS[step.counter]}を{wide(step.count)}つ"


@stated.register
def _(condition: BearsCounters) -> str:
    counters = f"{COUNTERS[condition.counter]}が{wide(condition.count)}つ"
    return f"{thing(condition.who)}に{counters}置かれている"
