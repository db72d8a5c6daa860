"""What cards say that a rule explains: by which phrases a text is told to speak of it."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NotRequired, TypedDict

from engine.core.book import Telling
from engine.core.game import Topic

TOPICS = Path(__file__).with_name("topics.json")
"""The topics, the most telling first; " + " in a phrase stands for any words of a sentence."""
_BETWEEN = " + "


class Entry(TypedDict):
    """A topic as it is kept: the rules that explain it, and its phrases in each language.

    Without a word on where these are telling they are so everywhere.
    """

    rules: Sequence[str]
    en: Sequence[str]
    ja: Sequence[str]
    telling: NotRequired[str]


@cache
def topics() -> tuple[Topic, ...]:
    """Every topic, the most telling first."""
    entries: list[Entry] = json.loads(TOPICS.read_text(encoding="utf-8"))
    return tuple(
        Topic(
            MappingProxyType({"en": _parts(entry["en"]), "ja": _parts(entry["ja"])}),
            tuple(entry["rules"]),
            Telling(entry.get("telling", Telling.EVERYWHERE)),
        )
        for entry in entries
    )


def _parts(phrases: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(phrase.split(_BETWEEN)) for phrase in phrases)
