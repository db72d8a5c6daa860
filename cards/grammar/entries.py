"""The entries of `cards/phrases`: for each word its phrases, all languages side by side.

    [[ReturnToHand]]
    en = "return {what} to the hand"
    ja = "{what:whole}持ち主の手札に戻す"
    zh = "{what:put}放回持有者的手牌"

`for` holds the tests of an entry, and of the entries of a word the first whose tests hold is
printed. A key that is no language names a further form of the phrase (`gerund.en = "…"`); where
an entry says itself in a form that it has not (`{*:together}`), it is that of the word's last.
`topic` is what a quality speaks of, or says of a trigger that it is a "timing" with a name, no
clause. `read` and `read_ja` list further phrases, which are read and never printed; `old` those
of English texts from before 2011. `rules` and `older` go to `reader/rules.py`. How holes
and tests are written is told in `templates`; of alternatives without a test, each is read.
"""

import pathlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from cards.grammar.columns import FOLDER, TERMS, EntryError, Tables, tables
from cards.grammar.templates import (
    Path,
    Template,
    TemplateError,
    Test,
    holes,
    paths,
    template,
    tests,
)
from cards.grammar.vocabulary import WORDS, Vocabulary
from cards.languages import LANGUAGES

PLAIN = ""
"""The form in which a word is said where no other is asked for."""
_OWN = ("for", "read", "read_ja", "old", "topic", "rules", "older")


@dataclass(frozen=True, slots=True)
class Entry:
    """How a word is said where the tests hold: in each language, a phrase for each form."""

    word: type
    tests: tuple[Test, ...]
    phrases: Mapping[str, Mapping[str, Template]]
    read: Mapping[str, tuple[Template, ...]]
    """By language, what is read and never printed."""
    old: tuple[Template, ...]
    origin: str
    """File, word and number of the entry, for messages."""
    topic: str = ""
    """What it speaks of, by which a language puts qualities in order and joins triggers."""


Entries = Mapping[type, tuple[Entry, ...]]


@cache
def entries(folder: pathlib.Path = FOLDER, words: Vocabulary = WORDS) -> Entries:
    """The entries of every word, in the order in which they are tried."""
    files = [(name, file) for name, file in tables(folder).items() if name != TERMS]
    return by_word(entry for name, file in files for entry in entries_of(name, file, words))


def by_word(every: Iterable[Entry]) -> Entries:
    """The entries of each word in their order; EntryError where one can never be printed."""
    found: dict[type, list[Entry]] = defaultdict(list)
    for entry in every:
        before = found[entry.word]
        if before and not before[-1].tests:
            told = f"it is never printed, since {before[-1].origin} always is"
            raise EntryError(f"{entry.origin}: {told}")
        before.append(entry)
    return {
        word: tuple(_with_forms(each, several[-1]) for each in several)
        for word, several in found.items()
    }


def _with_forms(entry: Entry, last: Entry) -> Entry:
    """The entry, with those forms of the last one of its word in which it says itself."""
    said: dict[str, Mapping[str, Template]] = {}
    for language, own in entry.phrases.items():
        every = (hole for pieces in own.values() for hole in holes(pieces))
        asked = {hole.form for hole in every if not hole.path}
        others = last.phrases[language].items()
        said[language] = {**{form: told for form, told in others if form in asked}, **own}
    return replace(entry, phrases=said)


def entries_of(name: str, file: Tables, words: Vocabulary = WORDS) -> Iterator[Entry]:
    """The entries of a file of that name; EntryError where one cannot be used."""
    for word, several in file.items():
        for nth, table in enumerate(several, 1):
            origin = f"{name}, {word} {nth}"
            try:
                yield _entry(words, words.word_called(word), table, origin)
            except TemplateError as error:
                raise EntryError(f"{origin}: {error}") from error


def _entry(words: Vocabulary, word: type, table: Mapping[str, Any], origin: str) -> Entry:
    meant = words.meaning(word)
    said: dict[str, dict[str, Template]] = {each: {} for each in LANGUAGES}
    for key, value in table.items():
        if key in said:
            said[key][PLAIN] = template(_text(value), meant)
        elif key not in _OWN:
            for language, source in _forms(key, value).items():
                said[language][key] = template(_text(source), meant)
    read, spoken, old = (
        tuple(template(_text(each), meant) for each in table.get(key, ()))
        for key in ("read", "read_ja", "old")
    )
    asked, topic = (_text(table.get(key, "")) for key in ("for", "topic"))
    both = {"en": read, "ja": spoken}
    entry = Entry(word, tests(asked, meant), said, both, old, origin, topic)
    for path in set(_paths(entry)):
        words.check(word, path)
    return entry


def _paths(entry: Entry) -> Iterator[Path]:
    """Every path of the entry, read phrases too."""
    yield from (test.path for test in entry.tests)
    said = (pieces for forms in entry.phrases.values() for pieces in forms.values())
    for pieces in (*said, *entry.read["en"], *entry.read["ja"], *entry.old):
        yield from paths(pieces)


def _forms(key: str, value: object) -> Mapping[str, str]:
    """The phrases of a further form, by language."""
    if not isinstance(value, dict) or not set(value) <= set(LANGUAGES):
        told = f"{key}.en = …" if key.isidentifier() else "for, read, old or a language"
        raise TemplateError(f"{key!r} is no language; a further form is written {told}")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TemplateError(f"{value!r} is no text in quotation marks")
    return value
