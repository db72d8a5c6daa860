"""What is done with counters, in English."""

from cards.text.en.nouns import thing
from cards.text.en.steps import done
from cards.text.en.terms import COUNTERS
from engine.yugioh.language import (
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
