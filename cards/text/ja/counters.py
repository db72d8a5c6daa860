"""What is done with counters, in Japanese."""

from cards.text.ja.nouns import thing, wide
from cards.text.ja.steps import done
from cards.text.ja.terms import COUNTERS
from engine.yugioh.language import (
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
