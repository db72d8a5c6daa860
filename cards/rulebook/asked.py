"""How players ask for a rule, and what they say for the words of rules: `asked.json`."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypedDict

ASKED = Path(__file__).with_name("asked.json")


class Entry(TypedDict):
    """A rule by its ID, with questions to which it is the answer, in each language."""

    rule: str
    en: Sequence[str]
    ja: Sequence[str]
    zh: Sequence[str]


class _Kept(TypedDict):
    words: Mapping[str, Mapping[str, str]]
    rules: Sequence[Entry]


@cache
def _kept() -> _Kept:
    kept: _Kept = json.loads(ASKED.read_text(encoding="utf-8"))
    return kept


def sayings() -> Mapping[str, Mapping[str, str]]:
    """For each language what players say, with the words that rules have for it."""
    return MappingProxyType(_kept()["words"])


@cache
def asked() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """For the ID of a rule the questions it answers, by language."""
    return MappingProxyType(
        {
            each["rule"]: MappingProxyType(
                {"en": tuple(each["en"]), "ja": tuple(each["ja"]), "zh": tuple(each["zh"])}
            )
            for each in _kept()["rules"]
        }
    )
