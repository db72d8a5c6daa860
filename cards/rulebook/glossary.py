"""The words of the game in three languages, and the rules that use them."""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypedDict

from cards.rulebook.book import Statement, statements
from engine.core.game import Term

GLOSSARY = Path(__file__).with_name("terms.json")
_BEGINNING = re.compile(r"(?<!\w)(?=([\w\"].))")


class _Forms(TypedDict):
    key: str
    en: Sequence[str]
    ja: Sequence[str]
    zh: Sequence[str]


class Entry(_Forms, total=False):
    """A word of the glossary as it is kept: its forms in each language, the usual one first.

    `also` has what players say or once said instead; `found_by` the forms by which the rules
    that use it are found in English, where they are not just those of `en`.
    """

    also: Mapping[str, Sequence[str]]
    found_by: Sequence[str]


@cache
def entries() -> tuple[Entry, ...]:
    """Every word, in the order of the glossary."""
    found: list[Entry] = json.loads(GLOSSARY.read_text(encoding="utf-8"))
    return tuple(found)


@cache
def terms() -> tuple[Term, ...]:
    """Every word with the rules that use it: those with it in the title, then the others."""
    return tuple(
        Term(
            key=entry["key"],
            words=MappingProxyType(
                {"en": tuple(entry["en"]), "ja": tuple(entry["ja"]), "zh": tuple(entry["zh"])}
            ),
            also=MappingProxyType(
                {each: tuple(forms) for each, forms in entry.get("also", {}).items()}
            ),
            rules=_rules_using(entry["key"]),
        )
        for entry in entries()
    )


@cache
def used_in(text: str) -> tuple[str, ...]:
    """The keys of the words that an English text uses; of two that overlap the longer.

    A form with a capital letter is found only so: to Set a card is a word of the game, a set
    of cards is none. "Tributed" uses "Tribute".
    """
    forms, keys = _forms()
    used: dict[str, None] = {}
    end = 0
    for begin in _BEGINNING.finditer(text):
        if begin.start() < end or begin[1].lower() not in forms:
            continue
        if hit := forms[begin[1].lower()].match(text, begin.start()):
            end = hit.end()
            used.update(dict.fromkeys(keys[(hit.lastgroup or "")[1:]]))
    return tuple(used)


@cache
def terms_of() -> Mapping[str, frozenset[str]]:
    """For each rule the keys of the words it uses."""
    return MappingProxyType(
        {each["id"]: frozenset(used_in(_whole(each))) for each in statements()}
    )


@cache
def uses() -> Mapping[str, tuple[str, ...]]:
    """For each word the rules that use it, in the order of the book."""
    using: dict[str, list[str]] = {entry["key"]: [] for entry in entries()}
    for each in statements():
        for key in used_in(_whole(each)):
            using[key].append(each["id"])
    return MappingProxyType({key: tuple(rules) for key, rules in using.items()})


def _rules_using(key: str) -> tuple[str, ...]:
    titles = {each["id"]: each["title"] for each in statements()}
    rules = uses()[key]
    return tuple(sorted(rules, key=lambda rule: key not in used_in(titles[rule])))


@cache
def _forms() -> tuple[Mapping[str, re.Pattern[str]], Mapping[str, tuple[str, ...]]]:
    """By two letters a pattern of all forms that begin so; and by its groups the keys meant."""
    keys: dict[str, tuple[str, ...]] = {}
    for entry in entries():
        for form in entry.get("found_by", entry["en"]):
            keys[form] = (*keys.get(form, ()), entry["key"])
    groups: dict[str, list[str]] = {}
    meant: dict[str, tuple[str, ...]] = {}
    for n, form in enumerate(sorted(keys, key=lambda form: (-len(form), form))):
        groups.setdefault(form[:2].lower(), []).append(f"(?P<f{n}>{_inflected(form)})")
        meant[str(n)] = keys[form]
    return {begin: re.compile("|".join(each)) for begin, each in groups.items()}, meant


def _inflected(form: str) -> str:
    """The pattern of a form with the endings of English behind its last word."""
    last = form[-1]
    if last == "e":
        endings = re.escape(form[:-1]) + r"(?:e[sd]?|ing)"
    elif last == "y":
        endings = re.escape(form[:-1]) + r"(?:y(?:ing)?|ie[sd])"
    else:
        endings = re.escape(form) + rf"(?:{re.escape(last)}?(?:e[sd]|ing)|s)?"
    flags = "?i:" if form == form.lower() else "?:"
    return rf"({flags}{endings})\b"


def _whole(statement: Statement) -> str:
    """All that the rule says, its title first."""
    practice = statement.get("practice", "")
    return "\n".join((statement["title"], statement["rule"], practice, statement["check"]))
