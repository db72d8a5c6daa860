"""The rules of Duel Party and of Duel Masters beneath it, and the words of that game.

They are a book of their own, in their own words: `duelmasters.json` has each rule with its
languages side by side, a title and what it says; `duelmasters_terms.json` the words;
`duelmasters_asked.json` how players ask for rules.
"""

import json
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypedDict

from cards.languages import LANGUAGES
from cards.rulebook.asked import Questions, by_letters, by_place, by_rule
from cards.rulebook.related import MOST
from engine.core.book import Telling
from engine.core.game import Rule, RuleWords, Term, Topic

BOOK = Path(__file__).with_name("duelmasters.json")
ASKED = Path(__file__).with_name("duelmasters_asked.json")
GLOSSARY = Path(__file__).with_name("duelmasters_terms.json")
RULE = re.compile(r"(?<![A-Z-])(?:DP-\d{3}\.\d[a-z]?(?:-(?:ex)?\d*)?|DM-[A-Z]+-\d+)")
"""The ID of a rule, in a text of any language."""
_APART = re.compile(r"[^\w-]+")
_PARAGRAPH = re.compile(r"DP-\d{3}\.\d|DM-[A-Z]+")
_SOURCES: Mapping[str, Mapping[str, str]] = {
    "DP": {
        "en": "Duel Masters: rules of Duel Party, {}",
        "ja": "デュエル・マスターズ：デュエパーティーのルール {}",
        "zh": "《决斗大师》：决斗派对规则 {}",
    },
    "DM": {
        "en": "Duel Masters: comprehensive rules",
        "ja": "デュエル・マスターズ：総合ルール",
        "zh": "《决斗大师》：综合规则",
    },
}
"""Where a rule stands: it says which game it is of."""


class Entry(TypedDict):
    """A rule as it is kept: in each language its title, and what it says."""

    id: str
    en: Sequence[str]
    ja: Sequence[str]
    zh: Sequence[str]


class Word(TypedDict):
    """A word as it is kept: its forms in each language, the usual one first."""

    key: str
    en: Sequence[str]
    ja: Sequence[str]
    zh: Sequence[str]


@cache
def entries() -> tuple[Entry, ...]:
    """Every rule, in the order of the book."""
    found: list[Entry] = json.loads(BOOK.read_text(encoding="utf-8"))
    return tuple(found)


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule in three languages, with those to read beside it."""
    beside, known = _related(), asked()
    return tuple(
        Rule(
            each["id"],
            _words(each),
            beside[each["id"]],
            asked=known.get(each["id"], {}),
            book=_names().get(each["id"].partition("-")[0], ()),
            opens=_openings().get(each["id"], 0),
        )
        for each in entries()
    )


@cache
def asked() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """For the ID of a rule the questions of players it answers, by language."""
    return by_rule(_kept()["rules"])


@cache
def _names() -> Mapping[str, tuple[str, ...]]:
    """What players call the format, by how IDs of rules begin."""
    return by_letters(_kept()["books"])


@cache
def _openings() -> Mapping[str, int]:
    """The rules that tell most of the format, by ID: the place of each among them."""
    return by_place(_kept()["openings"])


@cache
def _kept() -> Questions:
    kept: Questions = json.loads(ASKED.read_text(encoding="utf-8"))
    return kept


@cache
def terms() -> tuple[Term, ...]:
    """Every word with the rules that use it: those with it in the title, then the others."""
    found: list[Word] = json.loads(GLOSSARY.read_text(encoding="utf-8"))
    return tuple(
        Term(each["key"], _forms(each), MappingProxyType({}), _using(each["en"]))
        for each in found
    )


@cache
def topics() -> tuple[Topic, ...]:
    """What cards say that a rule explains: each word that is the title of a rule."""
    titled = {each["en"][0]: each["id"] for each in entries()}
    return tuple(
        Topic(
            MappingProxyType({each: tuple((form,) for form in forms) for each, forms in said}),
            (titled[term.words["en"][0]],),
            Telling.EVERYWHERE,
        )
        for term in terms()
        if term.words["en"][0] in titled
        for said in (tuple(term.words.items()),)
    )


def _words(entry: Entry) -> Mapping[str, RuleWords]:
    book, number = entry["id"].split("-", 1)
    said = {"en": entry["en"], "ja": entry["ja"], "zh": entry["zh"]}
    return MappingProxyType(
        {
            language: RuleWords(
                title=said[language][0],
                text=said[language][1],
                source=_SOURCES[book][language].format(number),
            )
            for language in LANGUAGES
        }
    )


def _forms(word: Word) -> Mapping[str, tuple[str, ...]]:
    said = {"en": word["en"], "ja": word["ja"], "zh": word["zh"]}
    return MappingProxyType({language: tuple(said[language]) for language in LANGUAGES})


def _using(forms: Sequence[str]) -> tuple[str, ...]:
    """The rules whose English says one of these forms, those with it in the title first."""
    using = [each["id"] for each in entries() if any(_says(part, forms) for part in each["en"])]
    titles = {each["id"]: each["en"][0] for each in entries()}
    return tuple(sorted(using, key=lambda rule: not _says(titles[rule], forms)))


def _says(text: str, forms: Sequence[str]) -> bool:
    """Whether it says one of them, or several of it; a form with a capital only so."""
    said = _spaced(text)[forms[0].islower()]
    begun = [form for form in forms if f" {form}" in said]  # most are in few
    return any(f" {form} " in said or f" {form}s " in said for form in begun)


@cache
def _spaced(text: str) -> tuple[str, str]:
    """Its words apart, as they are and in small letters."""
    spaced = f" {' '.join(_APART.split(text))} "
    return spaced, spaced.lower()


@cache
def _related() -> Mapping[str, tuple[str, ...]]:
    """For each rule those it cites, those that cite it, and the nearest of its paragraph."""
    ids = [each["id"] for each in entries()]
    cites = {each["id"]: RULE.findall(each["en"][1]) for each in entries()}
    paragraphs: dict[str, list[int]] = defaultdict(list)
    for at, rule in enumerate(ids):
        paragraphs[_paragraph(rule)].append(at)
    found: dict[str, tuple[str, ...]] = {}
    for at, rule in enumerate(ids):
        citing = [other for other in ids if rule in cites[other]]
        of_it = paragraphs[_paragraph(rule)]
        near = sorted(of_it, key=lambda other: (abs(other - at), other))
        akin = [ids[other] for other in near]
        beside = dict.fromkeys((*cites[rule], *citing, *akin))
        beside.pop(rule, None)
        found[rule] = tuple(beside)[:MOST]
    return MappingProxyType(found)


def _paragraph(rule: str) -> str:
    hit = _PARAGRAPH.match(rule)
    return hit[0] if hit else rule
