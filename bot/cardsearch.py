"""Finding a card by what somebody types: part of its name in any language, or its passcode."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from operator import itemgetter
from unicodedata import combining, normalize

from rapidfuzz import fuzz

_KANA_SOUND_MARKS = "\u3099\u309a"
_SMALLEST_KATAKANA, _LARGEST_KATAKANA = "\u30a1", "\u30f6"
_TO_HIRAGANA = {
    code: code - 0x60 for code in range(ord(_SMALLEST_KATAKANA), ord(_LARGEST_KATAKANA) + 1)
}
_APART = re.compile(r"[\W_]+")
_PASSCODE_DIGITS = 8
_CLOSE_ENOUGH = 65.0
_MOST_WEIGHED = 120
"""How many names with the most letter pairs in common are looked at closely."""


@dataclass(frozen=True, slots=True)
class FoundCard:
    """A card found: its code, its name for the reader, and the name by which it was found."""

    code: int
    name: str
    matched: str

    @property
    def label(self) -> str:
        """The reader's name, with the other language's where that is the one typed."""
        return self.name if self.name == self.matched else f"{self.name} ({self.matched})"


@dataclass(frozen=True, slots=True)
class _Entry:
    code: int
    language: str
    name: str
    starts: tuple[int, ...]
    """Where each word begins in the folded name."""


class CardIndex:
    """The names of a game's cards in every language, made ready to be searched while typing."""

    def __init__(self, names: Mapping[str, Mapping[int, str]]) -> None:
        """Take for each language the name of each card by its code."""
        self._names = names
        self._entries: list[_Entry] = []
        self._folded: list[str] = []
        self._worded: list[str] = []
        self._pairs: dict[str, list[int]] = defaultdict(list)
        self._codes = dict.fromkeys(sorted({code for each in names.values() for code in each}))
        for language, named in names.items():
            for code, name in sorted(named.items(), key=itemgetter(1)):
                self._add(code, language, name)

    def find(self, typed: str, language: str, most: int = 25) -> tuple[FoundCard, ...]:
        """The cards that `typed` may mean, the likeliest first; all of them for nothing typed.

        Whole names come before beginnings, those before words and parts, and then what is
        spelled much the same; of two that read alike, the one that is written so. Case, width,
        kana, accents and punctuation make no difference else.
        A card with several codes, one for each picture, is found once.
        """
        words = _words(typed)
        ranked = chain(
            self._by_code(typed, language),
            self._by_part(typed.strip(), "".join(words), language),
            self._by_likeness(words),
        )
        found: dict[str, FoundCard] = {}
        for code, matched in ranked:
            name = self._name(code, language)
            if name not in found:
                found[name] = FoundCard(code, name, matched)
                if len(found) == most:
                    break
        return tuple(found.values())

    def exact(self, typed: str) -> int | None:
        """The code of the card of exactly that name or passcode, if there is one."""
        digits = typed.strip()
        if digits.isascii() and digits.isdigit():
            code = int(digits[:20])
            return code if code in self._codes else None
        folded = "".join(_words(typed))
        alike = [
            e for e, name in zip(self._entries, self._folded, strict=True) if name == folded
        ]
        written_so = [entry for entry in alike if entry.name == digits]
        named: dict[str, int] = {}
        for entry in written_so or alike:
            named.setdefault(self._name(entry.code, entry.language), entry.code)
        return named.popitem()[1] if len(named) == 1 else None

    def _add(self, code: int, language: str, name: str) -> None:
        words = _words(name)
        starts, at = [], 0
        for word in words:
            starts.append(at)
            at += len(word)
        folded = "".join(words)
        for pair in _pairs(folded):
            self._pairs[pair].append(len(self._entries))
        self._entries.append(_Entry(code, language, name, tuple(starts)))
        self._folded.append(folded)
        self._worded.append(" ".join(words))

    def _name(self, code: int, language: str) -> str:
        names = (named[code] for named in self._names.values() if code in named)
        return self._names.get(language, {}).get(code) or next(names)

    def _by_code(self, typed: str, language: str) -> Iterable[tuple[int, str]]:
        digits = typed.strip()
        if not (digits.isascii() and digits.isdigit() and len(digits) <= _PASSCODE_DIGITS + 2):
            return
        if int(digits) in self._codes:
            yield int(digits), self._name(int(digits), language)
        for code in self._codes:
            if str(code).zfill(_PASSCODE_DIGITS).startswith(digits):
                yield code, self._name(code, language)

    def _by_part(self, typed: str, folded: str, language: str) -> Iterable[tuple[int, str]]:
        if not folded:
            yield from ((e.code, e.name) for e in self._entries if e.language == language)
            return
        hits = []
        for at in [n for n, name in enumerate(self._folded) if folded in name]:
            entry, name = self._entries[at], self._folded[at]
            if name == folded:
                closeness = 0
            elif name.startswith(folded):
                closeness = 1
            elif any(name.startswith(folded, start) for start in entry.starts):
                closeness = 2
            else:
                closeness = 3
            otherwise = entry.name != typed
            hits.append((closeness, otherwise, entry.language != language, len(name), at))
        for *_, at in sorted(hits):
            yield self._entries[at].code, self._entries[at].name

    def _by_likeness(self, words: list[str]) -> Iterable[tuple[int, str]]:
        shared: Counter[int] = Counter()
        for pair in _pairs("".join(words)):
            shared.update(self._pairs.get(pair, ()))
        near = [at for at, _ in shared.most_common(_MOST_WEIGHED)]
        written = " ".join(words)
        scores = [(-_likeness(written, self._worded[at]), at) for at in near]
        for score, at in sorted(scores):
            if -score >= _CLOSE_ENOUGH:
                yield self._entries[at].code, self._entries[at].name


def _likeness(typed: str, name: str) -> float:
    """How alike the two are, from 0 to 100: as a whole in any order, and in their best part."""
    whole = max(fuzz.ratio(typed, name), fuzz.token_sort_ratio(typed, name))
    return (whole + fuzz.partial_ratio(typed, name)) / 2


def _words(text: str) -> list[str]:
    """The words of `text`, folded: what is written differently and read alike is alike."""
    parts = normalize("NFKD", text).casefold()
    bare = "".join(c for c in parts if not combining(c) or c in _KANA_SOUND_MARKS)
    whole = normalize("NFC", bare).translate(_TO_HIRAGANA)
    return [word for word in _APART.split(whole) if word]


def _pairs(folded: str) -> set[str]:
    return {folded[at : at + 2] for at in range(len(folded) - 1)}
