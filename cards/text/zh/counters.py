"""What is done with counters, in Chinese."""

from cards.text.zh.conditions import stated
from cards.text.zh.nouns import thing
from cards.text.zh.steps import done
from cards.text.zh.terms import COUNTERS
from engine.yugioh.language import (
    BearsCounters,
    PlaceCounters,
    RemoveCounters,
)


@done.register
def _(step: PlaceCounters) -> str:
    most = f"（最多{step.most}个）" if step.most else ""
    return f"在{thing(step.on)}上放{step.count}个{COUNTERS[step.counter]}{most}"


@done.register
def _(step: RemoveCounters) -> str:
    return f"去除{thing(step.on)}的{step.count}个{COUNTERS[step.counter]}"


@stated.register
def _(condition: BearsCounters) -> str:
    counters = f"{condition.count}个{COUNTERS[condition.counter]}"
    return f"{thing(condition.who)}上放置有{counters}"
