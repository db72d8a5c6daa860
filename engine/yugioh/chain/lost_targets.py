"""Reading what is left to do of an effect that has lost all its targets."""

from collections.abc import Iterator

from engine.yugioh.language import AlsoAfterThat, And, Step, ThatCard, Together
from engine.yugioh.language.node import parts


def aimless(step: Step | None) -> Iterator[Step]:
    """What is done besides or after what is done to the targets, and says nothing of them."""
    if isinstance(step, AlsoAfterThat):
        yield step.second
    elif isinstance(step, And):
        for part in (step.first, step.second):
            yield from aimless(part) if isinstance(part, And) else _if_it_aims_not(part)


def _if_it_aims_not(step: Step) -> Iterator[Step]:
    if not any(isinstance(part, ThatCard | Together) for part in parts(step)):
        yield step
