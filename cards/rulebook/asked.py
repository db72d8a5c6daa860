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


class Questions(TypedDict):
    """What players call a format, by how IDs of its rules begin, and what they ask.

    `openings` are the rules that tell most of a format, the first first.
    """

    books: Mapping[str, Sequence[str]]
    openings: Sequence[Sequence[str]]
    rules: Sequence[Entry]


class _Kept(Questions):
    alike: Mapping[str, Sequence[str]]
    words: Mapping[str, Mapping[str, str]]


@cache
def _kept() -> _Kept:
    kept: _Kept = json.loads(ASKED.read_text(encoding="utf-8"))
    return kept


def sayings() -> Mapping[str, Mapping[str, str]]:
    """For each language what players say, with the words that rules have for it."""
    return MappingProxyType(_kept()["words"])


@cache
def asked_alike() -> Mapping[str, Sequence[str]]:
    """By ID the rules of the Master Rule that stand in its place and are asked for so, too."""
    return MappingProxyType(_kept()["alike"])


@cache
def format_names() -> Mapping[str, tuple[str, ...]]:
    """What players call a format, in any language, by how IDs of its rules begin."""
    return by_letters(_kept()["books"])


@cache
def openings() -> Mapping[str, int]:
    """The rules that tell most of their format, by ID: the place of each among them."""
    return by_place(_kept()["openings"])


def by_place(kept: Sequence[Sequence[str]]) -> Mapping[str, int]:
    """The place, from 1, that each has in its row."""
    return MappingProxyType({each: at for row in kept for at, each in enumerate(row, 1)})


def by_letters(kept: Mapping[str, Sequence[str]]) -> Mapping[str, tuple[str, ...]]:
    """What is kept for several beginnings of IDs, for each of them."""
    return MappingProxyType(
        {each: tuple(names) for letters, names in kept.items() for each in letters.split()}
    )


@cache
def asked() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """For the ID of a rule the questions it answers, by language."""
    return by_rule(_kept()["rules"])


def by_rule(kept: Sequence[Entry]) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """For the ID of a rule the questions it answers, by language."""
    return MappingProxyType(
        {
            each["rule"]: MappingProxyType(
                {"en": tuple(each["en"]), "ja": tuple(each["ja"]), "zh": tuple(each["zh"])}
            )
            for each in kept
        }
    )
