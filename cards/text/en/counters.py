"""What is done with counters, in English."""

from cards.text.en.conditions import stated
from cards.text.en.nouns import thing
from cards.text.en.steps import done
from cards.text.en.terms import COUNTERS
from engine.yugioh.language import (
    BearsCounters,
    PlaceCounters,
    RemoveCounters,
)


@done.register
def _(step: PlaceCounters) -> str:
    most = f" (max. {step.most})" if step.most else ""
    return f"place {_counters(step)} on {thing(step.on)}{most}"


@done.register
def _(step: RemoveCounters) -> str:
    return f"remove {_counters(step)} from {thing(step.on)}"


def _counters(step: PlaceCounters | RemoveCounters) -> str:
    return f"{step.count} {COUNTERS[step.counter]}{'s' if step.count > 1 else ''}"


@stated.register
def _(condition: BearsCounters) -> str:
    many = "s" if condition.count > 1 else ""
    counters = f"{condition.count} {COUNTERS[condition.counter]}{many}"
    return f"there are {counters} on {thing(condition.who)}"
