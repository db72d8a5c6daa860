"""The book in other languages: one file for each chapter that has been translated.

`ja/MR-SUM.json` maps each rule of the chapter to what it says, in the fields of the English:
`title`, `rule`, `check`, and `practice` where the English has one.
"""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from cards.rulebook.book import RULE, Statement, Translation, chapter, statements

LANGUAGES = ("ja", "zh")
"""The languages the book is put into, beside English."""
FOLDER = Path(__file__).parent
FIELDS = ("title", "rule", "practice", "check")
_CITATION = re.compile(rf"{RULE}[0-9]{{2}}(?![0-9])")


class MistranslatedError(ValueError):
    """A translation does not fit the English; the text names every problem."""


@cache
def translations(language: str, folder: Path = FOLDER) -> Mapping[str, Translation]:
    """What each translated rule says, by its ID.

    Raises MistranslatedError for a file that does not fit the book.
    """
    found: dict[str, Translation] = {}
    wrong: list[str] = []
    for file in sorted((folder / language).glob("*.json")):
        said = json.loads(file.read_text(encoding="utf-8"))
        wrong += [
            f"{language}/{file.name}: {problem}" for problem in _problems(file.stem, said)
        ]
        found.update(said)
    if wrong:
        raise MistranslatedError("\n".join(wrong))
    return MappingProxyType(found)


def cites(text: str) -> set[str]:
    """The rules named by their IDs in a text of any language."""
    return {hit[0] for hit in _CITATION.finditer(text)}


@cache
def _english() -> Mapping[str, Mapping[str, Statement]]:
    """The statements of each chapter by their IDs."""
    found: dict[str, dict[str, Statement]] = {}
    for each in statements():
        found.setdefault(chapter(each["id"]), {})[each["id"]] = each
    return found


def _problems(name: str, said: Mapping[str, Translation]) -> Iterator[str]:
    """What is wrong with the chapter of that name; in one order, files can be compared."""
    english = _english().get(name)
    if not english:
        yield "the book has no such chapter"
        return
    yield from (f"{rule} is no rule of this chapter" for rule in said if rule not in english)
    known = [rule for rule in said if rule in english]
    if known != [rule for rule in english if rule in said]:
        yield "the rules are not in the order of the book"
    for rule in known:
        yield from (f"{rule}: {problem}" for problem in _misfits(english[rule], said[rule]))


def _misfits(english: Mapping[str, object], said: Mapping[str, object]) -> Iterator[str]:
    wanted = [field for field in FIELDS if field in english]
    if sorted(said) != sorted(wanted):
        yield f"has {', '.join(said)} instead of {', '.join(wanted)}"
        return
    for field in wanted:
        words = said[field]
        if not isinstance(words, str) or not words.strip() or words != words.strip():
            yield f"{field} is no text, or empty, or begins or ends with a space"
            continue
        cited, meant = cites(words), cites(str(english[field]))
        if cited != meant:
            yield f"{field} cites {sorted(cited)} instead of {sorted(meant)}"
