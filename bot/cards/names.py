"""Finding a card by what somebody types: part of its name in any language, or its passcode."""

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.shared.folding import LONGEST, name_words, squeezed, typed_name

_END = "\n"
_PASSCODE_DIGITS = 8
_FEWEST_INITIALS = 3
_CLOSE_ENOUGH = 0.6
_BEGUN_ALIKE = 0.95
"""What a beginning that is spelled alike is worth beside a whole name that is."""
_MOST_ALIKE = 40
_AT_ONCE = 4000
"""So many names are compared in one or two milliseconds."""
_HARDLY_ANY = 3
_MOST_PARTS = 1500
"""How many names that hold what was typed are ranked."""
_WHOLE, _BEGINNING, _INITIALS, _WORD, _KIN, _INSIDE = range(6)


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


class CardIndex:
    """The names of cards in every language, made ready to be searched while typing.

    All folded names stand one after another in one string, in which the interpreter finds a
    part a hundred times faster than in thousands of strings.
    """

    def __init__(
        self,
        names: Mapping[str, Mapping[int, str]],
        readings: Mapping[str, Mapping[int, str]] | None = None,
        kin: Mapping[str, Iterable[int]] | None = None,
    ) -> None:
        """Take for each language the name of each card by its code, and how it is read.

        `kin` are the codes of the cards that a name stands for as a group: an archetype.
        """
        self._names = names
        self._codes = dict.fromkeys(sorted({code for each in names.values() for code in each}))
        self._entries: list[tuple[int, str, str]] = []
        """The code, the language and the name of each entry."""
        self._folded: list[str] = []
        self._begins = array("L")
        self._word_begins = bytearray(b"\0")
        self._initials: dict[str, list[int]] = {}
        for language, named in names.items():
            for code, name in sorted(named.items(), key=itemgetter(1)):
                self._add(code, language, name, name)
            for code, reading in (readings or {}).get(language, {}).items():
                if reading and reading != named[code]:
                    self._add(code, language, named[code], reading)
        self._kin = self._lines_of_kin(kin or {})
        self._all = _END + _END.join(self._folded) + _END
        letters = list(map(_letters, self._folded))
        self._alphabets = {"mixed": (list(range(len(letters))), self._folded)}
        for own, other in (("plain", "foreign"), ("foreign", "plain")):
            places = [at for at, each in enumerate(letters) if each != other]
            self._alphabets[own] = (places, [self._folded[at] for at in places])

    def find(self, typed: str, language: str, most: int = 25) -> tuple[FoundCard, ...]:
        """The cards that `typed` may mean, the likeliest first; all of them for nothing typed.

        Whole names come before beginnings and initials, those before words, those before the
        cards of an archetype that is named (and words of their names behind it), then parts,
        and then names that hold every word. What is spelled much the same is added where hardly
        any name holds what was typed, and none begins with it. Of two that read alike, the one
        that is written so comes first. Case, width, kana, accents and punctuation make no
        difference else. A card with several codes, one for each picture, is found once.
        """
        words = typed_name(typed)
        plain = list(self._plainly(typed[:LONGEST].strip(), words, language, most))
        found = self._named(((code, name) for _, code, name in plain), language, most)
        if len(found) <= _HARDLY_ANY and all(closeness == _INSIDE for closeness, *_ in plain):
            alike = self._named(self._alike(words, language), language, most)
            found = {**found, **{name: alike[name] for name in alike if name not in found}}
        return tuple(found.values())[:most]

    def exact(self, typed: str) -> int | None:
        """The code of the card of exactly that name or passcode, if there is one."""
        digits = typed[:LONGEST].strip()
        if digits.isascii() and digits.isdigit():
            code = int(digits[:20])
            if code in self._codes:
                return code
        folded = "".join(typed_name(typed))
        whole = self._hits(_END + folded + _END) if folded else ()
        alike = [self._entries[self._line(at + 1)] for at in whole]
        written_so = [entry for entry in alike if entry[2] == digits]
        named: dict[str, int] = {}
        for code, language, _ in written_so or alike:
            named.setdefault(self._name(code, language), code)
        return named.popitem()[1] if len(named) == 1 else None

    def name(self, code: int, language: str) -> str:
        """The name of the card in that language, else in another; "" for an unknown code."""
        return self._name(code, language) if code in self._codes else ""

    def _add(self, code: int, language: str, name: str, written: str) -> None:
        words = name_words(written)
        folded = "".join(words)
        at = len(self._entries)
        self._begins.append(len(self._word_begins))
        for word in words:
            self._word_begins += b"\1" + bytes(len(word) - 1)
        self._word_begins += b"\0"
        if len(words) >= _FEWEST_INITIALS:
            self._initials.setdefault("".join(word[0] for word in words), []).append(at)
        self._entries.append((code, language, name))
        self._folded.append(folded)

    def _lines_of_kin(self, kin: Mapping[str, Iterable[int]]) -> Mapping[str, Sequence[int]]:
        """The entries that a name stands for as a group, by that name folded."""
        lines: dict[int, list[int]] = {}
        for at, (code, *_) in enumerate(self._entries):
            lines.setdefault(code, []).append(at)
        found: dict[str, array[int]] = {}
        for name, codes in kin.items():
            own = found.setdefault(squeezed(name), array("L"))
            own.extend(at for code in codes for at in lines.get(code, ()))
        found.pop("", None)
        return found

    def _name(self, code: int, language: str) -> str:
        own = self._names.get(language, {}).get(code)
        return own or next(named[code] for named in self._names.values() if code in named)

    def _named(
        self, ranked: Iterable[tuple[int, str]], language: str, most: int
    ) -> dict[str, FoundCard]:
        """The first `most` cards of `ranked`, by their names for the reader."""
        found: dict[str, FoundCard] = {}
        for code, matched in ranked:
            name = self._name(code, language)
            if name not in found:
                found[name] = FoundCard(code, name, matched)
                if len(found) == most:
                    break
        return found

    def _plainly(
        self, typed: str, words: Sequence[str], language: str, most: int
    ) -> Iterator[tuple[int, int, str]]:
        """What holds just what was typed, with how closely."""
        yield from ((_WHOLE, *each) for each in self._by_code(typed, language))
        folded = "".join(words)
        if not folded:
            for code, spoken, name in self._entries:
                if spoken == language:
                    yield _WHOLE, code, name
            return
        ranked = self._by_part(folded, most)
        for line in self._by_kin(words):
            ranked[line] = min(_KIN, ranked.get(line, _KIN))
        if not ranked and len(words) > 1:
            ranked = dict.fromkeys(self._by_words(words), _INSIDE)
        order = sorted(
            (
                closeness,
                self._entries[at][2] != typed,
                self._entries[at][1] != language,
                len(self._folded[at]),
                at,
            )
            for at, closeness in ranked.items()
        )
        for closeness, *_, at in order:
            yield closeness, self._entries[at][0], self._entries[at][2]

    def _by_code(self, typed: str, language: str) -> Iterable[tuple[int, str]]:
        if not (typed.isascii() and typed.isdigit() and len(typed) <= _PASSCODE_DIGITS + 2):
            return
        if int(typed) in self._codes:
            yield int(typed), self._name(int(typed), language)
        for code in self._codes:
            if str(code).zfill(_PASSCODE_DIGITS).startswith(typed):
                yield code, self._name(code, language)

    def _by_part(self, folded: str, most: int) -> dict[int, int]:
        """The entries that hold `folded`, with how closely."""
        found: dict[int, int] = {}
        for at in self._hits(_END + folded):
            line = self._line(at + 1)
            found[line] = _WHOLE if self._folded[line] == folded else _BEGINNING
        for line in self._initials.get(folded, ()):
            found.setdefault(line, _INITIALS)
        if len(found) < 2 * most:
            for at in self._hits(folded):
                line = self._line(at)
                closeness = _WORD if self._word_begins[at] else _INSIDE
                found[line] = min(closeness, found.get(line, closeness))
        return found

    def _by_kin(self, words: Sequence[str]) -> Iterator[int]:
        """The entries of the archetype that the first words name, which hold the others."""
        for count in range(len(words), 0, -1):
            rest = words[count:]
            for line in self._kin.get("".join(words[:count]), ()):
                if all(word in self._folded[line] for word in rest):
                    yield line

    def _by_words(self, words: Sequence[str]) -> Iterator[int]:
        """The entries that hold every word, in any order."""
        rarest = max(words, key=len)
        lines = dict.fromkeys(self._line(at) for at in self._hits(rarest))
        return (line for line in lines if all(word in self._folded[line] for word in words))

    def _alike(self, words: Sequence[str], language: str) -> Iterator[tuple[int, str]]:
        """What is spelled much like what was typed, as a whole or as far as it was typed."""
        folded = "".join(words)
        if len(folded) < 2:
            return
        places, names = self._alphabets[_letters(folded)]
        begun = [name[: len(folded)] for name in names]
        scores: dict[int, float] = {}
        for choices, worth in ((names, 1.0), (begun, _BEGUN_ALIKE)):
            for score, n in _most_alike(folded, choices):
                scores[places[n]] = max(scores.get(places[n], 0.0), score * worth)
        order = sorted(
            (-score, self._entries[at][1] != language, at) for at, score in scores.items()
        )
        for *_, at in order:
            yield self._entries[at][0], self._entries[at][2]

    def _hits(self, part: str) -> list[int]:
        """Where `part` stands in all names, as far as that many are ranked."""
        hits: list[int] = []
        at = self._all.find(part)
        while at >= 0 and len(hits) < _MOST_PARTS:
            hits.append(at)
            at = self._all.find(part, at + 1)
        return hits

    def _line(self, at: int) -> int:
        """The entry in which that place of all names lies."""
        return bisect_right(self._begins, at) - 1


def _most_alike(folded: str, choices: Sequence[str]) -> list[tuple[float, int]]:
    """The closest of the choices with their scores, the best first, by their places.

    They are compared part by part: while some are, nothing else in the program can run.
    """
    found = [
        (score, first + n)
        for first in range(0, len(choices), _AT_ONCE)
        for _, score, n in process.extract(
            folded,
            choices[first : first + _AT_ONCE],
            scorer=OSA.normalized_similarity,
            score_cutoff=_CLOSE_ENOUGH,
            limit=_MOST_ALIKE,
        )
    ]
    return sorted(found, key=lambda each: (-each[0], each[1]))[:_MOST_ALIKE]


def _letters(folded: str) -> str:
    """Whether it is written in the letters of English, in others, or in both."""
    if folded.isascii():
        return "plain"
    return "mixed" if any(letter.isascii() for letter in folded) else "foreign"
