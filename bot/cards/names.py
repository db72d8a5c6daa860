"""Finding a card by what somebody types: part of its name in any language, or its passcode."""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice, zip_longest
from operator import attrgetter

from bot.cards.shortened import MOST_HITS, Ranked, Shortened
from bot.cards.spelled_alike import Alike
from bot.shared.normalising import LONGEST, is_kana, name_runs, squeezed, typed_name

_END = "\n"
_PASSCODE_DIGITS = 8
_HARDLY_ANY = 3
_MOST_KIN = 10
"""The cards of so many archetypes are offered whose names begin with what was typed."""
_TWICE = 2
_ALIKE_FOR_CERTAIN = 0.65
_MORE_ALIKE = 0.05
"""A card is clearly meant where its name is so much like what was typed, and so much more like
it than all others."""
_FEWEST_LETTERS = 3
_WHOLE, _WORD, _BEGINNING, _KIN, _LETTERS, _INSIDE, _CHARACTERS, _SPREAD, _ALIKE = range(9)
"""How closely a name is what was typed: the name, words of it, the beginning of a word or all
initials, an archetype, an abbreviation, a part, an abbreviation in other letters, every word
somewhere, and spelled alike."""

Spellings = Mapping[str, Mapping[int, Sequence[str]]]
"""In each language other names of cards by their codes."""


@dataclass(frozen=True, slots=True)
class FoundCard:
    """A card found: its code, its name for the reader, and the name by which it was found."""

    code: int
    name: str
    matched: str
    closeness: float = field(default=_WHOLE, compare=False)

    @property
    def label(self) -> str:
        """The reader's name, with the other language's where that is the one typed."""
        return self.name if self.name == self.matched else f"{self.name} ({self.matched})"


@dataclass(frozen=True, slots=True)
class _Entry:
    """A spelling of a card: `own` where it is what the card is called in `language`."""

    code: int
    language: str
    name: str
    written: str
    own: bool = True


class CardIndex:
    """The names of cards in every language, made ready to be searched while typing.

    All folded names stand one after another in one string, those of the best known cards first;
    in it the interpreter finds a part a hundred times faster than in thousands of strings.
    """

    def __init__(
        self,
        names: Mapping[str, Mapping[int, str]],
        readings: Mapping[str, Mapping[int, str]] | None = None,
        kin: Mapping[str, Iterable[int]] | None = None,
        others: Spellings | None = None,
        standing: Mapping[int, int] | None = None,
    ) -> None:
        """Take for each language the name of each card by its code, and how it is read.

        `kin` are the codes of the cards that a name stands for as a group: an archetype.
        `others` are further names of cards. `standing` is how well known each card is: the
        better, the earlier it is found.
        """
        self._names = names
        self._standing = standing or {}
        self._codes = dict.fromkeys(sorted({code for each in names.values() for code in each}))
        self._entries = self._in_line(_entries(names, readings or {}, others or {}))
        self._folded: list[str] = []
        self._begins = array("I")
        self._marks = bytearray(b"\1")
        self._short = Shortened()
        for entry in self._entries:
            self._add(name_runs(entry.written))
        self._short.close()
        self._kin = self._lines_of_kin(kin or {})
        self._called = sorted(self._kin)
        self._all = _END + _END.join(self._folded) + _END
        self._by_name = array(
            "I", sorted(range(len(self._folded)), key=self._folded.__getitem__)
        )
        self._alike = Alike(self._folded, self._marks, self._begins, self._having)

    def find(self, typed: str, language: str, most: int = 25) -> tuple[FoundCard, ...]:
        """The cards that `typed` may mean, the likeliest first; all of them for nothing typed.

        Whole names come before whole words of names, those before beginnings of words and
        initials, then the cards of an archetype that is named (and words of their names behind
        it), abbreviations, parts, and names that hold every word. What is spelled much the same
        is added where hardly any name holds what was typed, and none in a better way than that.
        Among equals those in the reader's language come first, then the best known. Of two that
        read alike, the one that is written so comes first. Case, width, kana, accents,
        punctuation and traditional characters make no difference else. A card with several
        codes, one for each picture, is found once.
        """
        words = typed_name(typed)
        plain = self._plainly(typed[:LONGEST].strip(), words, language)
        found = self._once(plain, language, most)
        if len(found) <= _HARDLY_ANY and all(f.closeness >= _LETTERS for f in found.values()):
            for name, alike in self._once(
                self._spelled(words, language), language, most
            ).items():
                found.setdefault(name, alike)
        return tuple(found.values())[:most]

    def clear(self, found: Sequence[FoundCard], typed: str) -> bool:
        """Whether the first card of `found` stands out among what `typed` may mean.

        It does where it is found in a better way than the second, or is known twice as well.
        """
        if not found:
            return False
        first, *others = found
        folded = "".join(typed_name(typed))
        if first.closeness != _WHOLE and folded.isascii() and len(folded) < _FEWEST_LETTERS:
            return False
        if first.closeness > _ALIKE + 1 - _ALIKE_FOR_CERTAIN:
            return False
        if not others:
            return True
        second = others[0]
        if second.closeness - first.closeness > (first.closeness >= _ALIKE) * _MORE_ALIKE:
            return True
        known = [self._standing.get(card.code, 0) for card in (first, second)]
        return first.closeness != _WHOLE and known[0] > 0 and known[0] >= _TWICE * known[1]

    def exact(self, typed: str) -> int | None:
        """The code of the card of exactly that name or passcode, if there is one."""
        digits = typed[:LONGEST].strip()
        if digits.isascii() and digits.isdigit():
            code = int(digits[:20])
            if code in self._codes:
                return code
        folded = "".join(typed_name(typed))
        alike = [self._entries[at] for at in self._called_so(folded)] if folded else []
        own = [entry for entry in alike if entry.own] or alike
        named: dict[str, int] = {}
        for entry in [entry for entry in own if entry.name == digits] or own:
            named.setdefault(self._name(entry.code, entry.language), entry.code)
        return named.popitem()[1] if len(named) == 1 else None

    def name(self, code: int, language: str) -> str:
        """The name of the card in that language, else in another; "" for an unknown code."""
        return self._name(code, language) if code in self._codes else ""

    def _in_line(self, entries: Iterable[_Entry]) -> list[_Entry]:
        """Of the best known cards first, of these the shortest.

        Of entries of one card that are spelled alike only the last is kept. They are put in
        order key by key, since keys of several parts would take as much memory as all else.
        """
        found = list(entries)
        for key in (
            attrgetter("language"),
            attrgetter("code"),
            attrgetter("written"),
            lambda entry: len(entry.written),
            lambda entry: -self._standing.get(entry.code, 0),
        ):
            found.sort(key=key)
        same = attrgetter("written", "code", "language")
        return [
            entry
            for entry, following in zip_longest(found, islice(found, 1, None))
            if following is None or same(entry) != same(following)
        ]

    def _add(self, words: Sequence[Sequence[str]]) -> None:
        runs = [run for word in words for run in word]
        self._begins.append(len(self._marks))
        for run in runs:
            self._marks += b"\1" + bytes(len(run) - 1)
        self._marks += b"\1"
        self._folded.append("".join(runs))
        self._short.add(["".join(word) for word in words], runs)

    def _lines_of_kin(self, kin: Mapping[str, Iterable[int]]) -> Mapping[str, Sequence[int]]:
        """The entries that a name stands for as a group, by that name folded."""
        lines: dict[int, array[int]] = {}
        for at, entry in enumerate(self._entries):
            lines.setdefault(entry.code, array("I")).append(at)
        found: dict[str, array[int]] = {}
        for name, codes in kin.items():
            own = found.setdefault(squeezed(name), array("I"))
            own.extend(at for code in codes for at in lines.get(code, ()))
        found.pop("", None)
        return found

    def _name(self, code: int, language: str) -> str:
        own = self._names.get(language, {}).get(code)
        return own or next(named[code] for named in self._names.values() if code in named)

    def _once(
        self, ranked: Iterable[tuple[float, int, str]], language: str, most: int
    ) -> dict[str, FoundCard]:
        """The first `most` cards of `ranked`, by their names for the reader."""
        found: dict[str, FoundCard] = {}
        for closeness, code, matched in ranked:
            name = self._name(code, language)
            if name not in found:
                found[name] = FoundCard(code, name, matched, closeness)
                if len(found) == most:
                    break
        return found

    def _plainly(
        self, typed: str, words: Sequence[str], language: str
    ) -> Iterator[tuple[float, int, str]]:
        """What holds just what was typed, with how closely."""
        yield from ((_WHOLE, *each) for each in self._by_code(typed, language))
        folded = "".join(words)
        if not folded:
            for entry in self._entries:
                if entry.language == language and entry.own:
                    yield _WHOLE, entry.code, entry.name
            return
        found = self._held(folded, words)
        closeness = _LETTERS if folded.isascii() else _CHARACTERS
        closest = {at: rank for at, rank in found.items() if rank < closeness}
        yield from self._in_order(
            {at: (rank, 0) for at, rank in closest.items()}, typed, language
        )
        ranked = {at: (rank, 0) for at, rank in found.items() if at not in closest}
        for at, apart in self._cut_down(folded):
            if at not in closest:
                ranked[at] = min((closeness, apart), ranked.get(at, (closeness, apart)))
        yield from self._in_order(ranked, typed, language)

    def _in_order(
        self, ranked: Mapping[int, tuple[int, int]], typed: str, language: str
    ) -> Iterator[tuple[float, int, str]]:
        """The entries, the closest first; no more of them are put in order than are taken."""
        equals: dict[tuple[int, int], list[int]] = {}
        for at, closeness in ranked.items():
            equals.setdefault(closeness, []).append(at)
        for closeness in sorted(equals):
            apart = partial(self._apart, typed=typed, language=language)
            for at in sorted(sorted(equals[closeness]), key=apart):
                yield closeness[0], self._entries[at].code, self._entries[at].name

    def _apart(self, at: int, typed: str, language: str) -> int:
        """How far the entry is from what was typed by the person who reads that language."""
        entry = self._entries[at]
        return 4 * (entry.name != typed) + 2 * (entry.language != language) + (not entry.own)

    def _held(self, folded: str, words: Sequence[str]) -> dict[int, int]:
        """The entries that hold what was typed as it is, with how closely."""
        found = self._by_part(folded)
        for line in self._by_kin(words):
            found[line] = min(_KIN, found.get(line, _KIN))
        if not found and len(words) > 1:
            found = dict.fromkeys(self._by_words(words), _SPREAD)
        return found

    def _cut_down(self, folded: str) -> Ranked:
        """The entries that are cut down to what was typed."""
        if folded.isascii():
            return self._short.by_letters(folded)
        return self._short.by_characters(folded)

    def _by_code(self, typed: str, language: str) -> Iterable[tuple[int, str]]:
        if not (typed.isascii() and typed.isdigit() and len(typed) <= _PASSCODE_DIGITS + 2):
            return
        if int(typed) in self._codes:
            yield int(typed), self._name(int(typed), language)
        for code in self._codes:
            if str(code).zfill(_PASSCODE_DIGITS).startswith(typed):
                yield code, self._name(code, language)

    def _by_part(self, folded: str) -> dict[int, int]:
        """The entries that hold `folded`, with how closely."""
        found = dict.fromkeys(self._called_so(folded), _WHOLE)
        for line in islice(self._short.by_initials(folded), MOST_HITS):
            found.setdefault(line, _BEGINNING)
        spaceless = not (folded[-1].isascii() or is_kana(folded[-1]))
        for at in self._hits(folded):
            line = self._line(at)
            closeness = _INSIDE
            if self._marks[at]:
                ended = spaceless or self._marks[at + len(folded)]
                closeness = _WORD if ended else _BEGINNING
            found[line] = min(closeness, found.get(line, closeness))
        return found

    def _by_kin(self, words: Sequence[str]) -> Iterator[int]:
        """The entries of the archetype that the first words name, which hold the others.

        Where none is named, those of the archetypes whose names begin so.
        """
        named = [count for count in range(len(words), 0, -1) if self._kin_of(words, count)]
        for count in named:
            rest = words[count:]
            for line in self._kin_of(words, count):
                if all(word in self._folded[line] for word in rest):
                    yield line
        if not named:
            begun = "".join(words)
            first = bisect_left(self._called, begun)
            for way in self._called[first : first + _MOST_KIN]:
                if way.startswith(begun):
                    yield from self._kin[way]

    def _kin_of(self, words: Sequence[str], count: int) -> Sequence[int]:
        return self._kin.get("".join(words[:count]), ())

    def _by_words(self, words: Sequence[str]) -> Iterator[int]:
        """The entries that hold every word, in any order."""
        rarest = max(words, key=len)
        lines = dict.fromkeys(self._line(at) for at in self._hits(rarest))
        return (line for line in lines if all(word in self._folded[line] for word in words))

    def _spelled(self, words: Sequence[str], language: str) -> Iterator[tuple[float, int, str]]:
        """What is spelled much like what was typed, as a whole or as far as it was typed."""
        scores = self._alike.scores(words)
        order = sorted(
            (-score, self._entries[at].language != language, at) for at, score in scores.items()
        )
        for score, _, at in order:
            yield _ALIKE + 1 + score, self._entries[at].code, self._entries[at].name

    def _called_so(self, folded: str) -> Iterator[int]:
        """The entries of exactly that folded name, in their order.

        They are found without a look at all names: a page of rulings asks for dozens.
        """
        by_name, name_of = self._by_name, self._folded.__getitem__
        place = bisect_left(by_name, folded, key=name_of)
        while place < len(by_name) and name_of(by_name[place]) == folded:
            yield by_name[place]
            place += 1

    def _having(self, word: str) -> Iterator[int]:
        """The entries that have the word, as far as that many are ranked."""
        return (
            self._line(at)
            for at in self._hits(word)
            if self._marks[at] and self._marks[at + len(word)]
        )

    def _hits(self, part: str) -> list[int]:
        """Where `part` stands in all names, as far as that many are ranked."""
        hits: list[int] = []
        at = self._all.find(part)
        while at >= 0 and len(hits) < MOST_HITS:
            hits.append(at)
            at = self._all.find(part, at + 1)
        return hits

    def _line(self, at: int) -> int:
        """The entry in which that place of all names lies."""
        return bisect_right(self._begins, at) - 1


def _entries(
    names: Mapping[str, Mapping[int, str]],
    readings: Mapping[str, Mapping[int, str]],
    others: Spellings,
) -> Iterator[_Entry]:
    """Further names of cards that have a name, then how their names are read, and these."""
    for language, spelled in others.items():
        for code, further in spelled.items():
            if any(code in named for named in names.values()):
                yield from (_Entry(code, language, each, each, own=False) for each in further)
    for language, named in names.items():
        for code, reading in readings.get(language, {}).items():
            if reading:
                yield _Entry(code, language, named[code], reading)
        for code, name in named.items():
            yield _Entry(code, language, name, name)
