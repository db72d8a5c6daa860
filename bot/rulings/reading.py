"""What is added to official Japanese words for those who read another language, or in haste."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.games import SHELVED
from bot.library.library import Library
from bot.library.records import Ruling
from bot.rules.notes import Notes
from bot.shared.text import MESSAGE, escaped
from bot.shared.worker_threads import Beside
from engine.core.book import Verdict

_NAMED = re.compile("「([^「」]*(?:「[^「」]*」[^「」]*)?)」")
"""A name as official texts set it; some names hold another."""

Called: TypeAlias = Callable[[str], str]
"""What the card of that Japanese name is called for the reader; "" where there is none."""


def as_written(name: str) -> str:
    """Nothing: the names stay as they are."""
    del name
    return ""


@dataclass(frozen=True, slots=True)
class Aid:
    """What stands beside official words: our own rules, verdicts by question, and names."""

    notes: Notes = field(default_factory=Notes)
    verdicts: Mapping[int, Verdict] = field(default_factory=dict)
    called: Called = as_written
    looked_for: str = ""
    """The Japanese words that were looked for, where others were typed."""


async def verdicts(
    library: Library, questions: Sequence[int], beside: Beside
) -> Mapping[int, Verdict]:
    """What the answers to these questions come to, worked out `beside` the event loop."""
    marks = ", ".join("?" * len(questions))
    sql = f"SELECT id, title, question, answer FROM questions WHERE id IN ({marks})"
    rows = await library.rows(sql, questions)
    return await beside.do(lambda: {number: SHELVED.verdict(*texts) for number, *texts in rows})


def verdict_of(ruling: Ruling) -> Verdict:
    """What the answer comes to."""
    return SHELVED.verdict(ruling.title, ruling.question, ruling.answer)


def named(text: str, called: Called, room: int) -> str:
    """The text with its names as the reader knows them, as many from its beginning as fit.

    `text` and what is returned are safe to be shown; `room` is how long it may become.
    """
    return _named(text, lambda name: escaped(called(name)), room)


def plainly_named(text: str, aid: Aid) -> str:
    """The same of a text where no mark-up is read, however long it becomes."""
    return _named(text, aid.called, MESSAGE)


def _named(text: str, called: Called, room: int) -> str:
    found, at, left = list[str](), 0, room - len(text)
    for name in _NAMED.finditer(text):
        own = called(name[1])
        longer = len(own) - len(name[1])
        if own and longer <= left:
            found += (text[at : name.start(1)], own)
            at, left = name.end(1), left - longer
    return "".join((*found, text[at:]))
