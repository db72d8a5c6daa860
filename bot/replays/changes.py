"""What differs between two tables of a replay, for a step of which nothing was told."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Protocol

from bot.replays.frames import Part
from bot.shared.words import say

_BESIDE = " · "
"""What stands between the name of a part and what is counted of it."""


class Table(Protocol):
    """What is seen at a step."""

    @property
    def heading(self) -> str:
        """The turn, whose it is, and the phase."""

    @property
    def table(self) -> tuple[Part, ...]:
        """The parts that its audience sees."""

    @property
    def hand(self) -> Part | None:
        """Their own hand, if they have one."""


def changed(steps: Sequence[Table], at: int, language: str) -> Sequence[str]:
    """The heading where it is other than at the step before, and a line for each such part.

    Where nothing is, or there is no step before, one line says so.
    """
    if not at:
        return [say(language, "replay-nothing-told")]
    told = [steps[at].heading] if steps[at].heading != steps[at - 1].heading else []
    before, after = _parts(steps[at - 1]), _parts(steps[at])
    for title in dict.fromkeys((*after, *before)):
        told += _told(
            title, before.get(title, Counter()), after.get(title, Counter()), language
        )
    return told or [say(language, "replay-nothing-told")]


def _told(
    title: str, before: Counter[str], after: Counter[str], language: str
) -> Iterator[str]:
    gone, new = ((one - other).elements() for one, other in ((before, after), (after, before)))
    facts = {"part": title, "gone": " · ".join(gone), "new": " · ".join(new)}
    if facts["gone"] and facts["new"]:
        yield say(language, "replay-changed", **facts)
    elif facts["new"]:
        yield say(language, "replay-new", part=title, new=facts["new"])
    elif facts["gone"]:
        yield say(language, "replay-gone", part=title, gone=facts["gone"])


def _parts(step: Table) -> dict[str, Counter[str]]:
    """What each part says by its name; counts beside the name are said in it."""
    parts = [*step.table, *([step.hand] if step.hand else [])]
    named = [(*part.title.split(_BESIDE), *part.lines) for part in parts]
    return {name: Counter(said) for name, *said in named}
