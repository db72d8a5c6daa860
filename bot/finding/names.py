"""Finding a card by what somebody types: part of its name in any language, or its passcode.

Belongs here: in which order ways of finding are tried, from close to loose.
Does not belong here: any one way, which has a module of its own, and which card is meant
(`certainty`). A way that is added gets a row in `tests/finding`, which `docs/finding.md` is
made of.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.finding.beside import BesideNames
from bot.finding.by_part import ByPart
from bot.finding.certainty import tells_enough
from bot.finding.entries import (
    ALIKE,
    BEGINNING,
    CALLED,
    CHARACTERS,
    INSIDE,
    LETTERS,
    SPREAD,
    WHOLE,
    WORD,
    FoundCard,
    Spellings,
    both,
    entries,
    in_line,
)
from bot.finding.nicknames import Called
from bot.finding.ranking import NICKNAME_BEGUN, Order, Rank
from bot.finding.resembling import resembling, worth
from bot.finding.spelled_alike import Alike
from bot.shared.normalising import LONGEST, squeezed, typed_name
from bot.shared.sounds import in_kana, unfinished, without_v

_PASSCODE_DIGITS = 8
_FEWEST_DIGITS = 4
"""Fewer digits mean a number in a name sooner than the passcodes that begin so."""
_HARDLY_ANY = 3
_TWICE = 2
_ALIKE_FOR_CERTAIN = 0.65
_VERY_MUCH_ALIKE, _STRANGE = 0.75, 0.6
"""How much alike a name outside the group that was named has to be to count in full, and the
share of it that counts else."""
_AKIN, _AKIN_RESEMBLING, _RESEMBLES = 0.5, 0.14, 0.5
"""What it is worth to belong to the group that was named, and to resemble the rest as well. A
name that resembles less of the rest is alike in the name of the group: never clear enough."""
_MORE_ALIKE = 0.05
"""A card is clearly meant where its name is so much like what was typed, and so much more like
it than all others."""


class CardIndex:
    """The names of cards in every language, made ready to be searched while typing."""

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
        self._entries = in_line(entries(names, readings or {}, others or {}), self._standing)
        self._parts = ByPart(self._entries, kin or {})
        self._order = Order(self._entries, self._standing)
        self._all = self._parts.names
        self._alike = Alike(self._all)
        self._beside = BesideNames(self._entries, self._all)

    def call(
        self,
        spoken: Iterable[tuple[int, str, str, int]],
        wording: Mapping[str, str] | None = None,
    ) -> None:
        """Take what people call cards: code, language, nickname, and how far behind others.

        Of cards that are called the same, those with the lowest number of these come first.
        What is no card here is left out. `wording` are words that people write in names, each
        with the one that is printed. They are looked at when they are made ready.
        """
        self._beside.call(spoken, wording or {})

    def make_ready(self) -> None:
        """Make ready what is searched beside the names, if it is not; else a search does."""
        self._beside.ready()

    def find(self, typed: str, language: str, most: int = 25) -> tuple[FoundCard, ...]:
        """The cards that `typed` may mean, the likeliest first; all of them for nothing typed.

        Whole names come before nicknames, these before words of names and, nearly as close, all
        initials and the beginnings of names, words and nicknames, then cards of an archetype
        that is named (and words of their names behind it), abbreviations, parts, and names that
        hold every word. What is spelled much the same is added where hardly any name holds what
        was typed, and none in a better way than that.
        Among equals those in the reader's language come first, then the best known; a beginning
        comes before a word where its card is far better known. A whole name of another language
        may count as a word. Kana with the first letters of a syllable behind it is looked for
        with each syllable that begins so. Of two names that read alike, the one that is written
        so comes first. Otherwise case, width, kana, accents, punctuation and traditional
        characters make no difference. A card with several codes, one for each picture, is found
        once.
        """
        words = typed_name(typed)
        plain = self._plainly(typed[:LONGEST].strip(), words, language)
        found = self._once(plain, language, most)
        ways = [words]
        best = min((card.closeness for card in found.values()), default=ALIKE)
        for least, other in self._otherwise("".join(words), language) if best > WORD else ():
            if least < best:
                ways.append([other])
                more = self._once(self._plainly(other, [other], language), language, most)
                found = both(found, more, least)
        if typed.rstrip()[-1:].islower():
            found = self._going_on(found, "".join(words), language, most)
        if best > (WORD if language == "zh" else LETTERS):
            sounding = self._once(self._sounding("".join(words), language), language, most)
            found = both(found, sounding, WORD)
        if all(card.closeness > INSIDE for card in found.values()):
            heard = self._once(self._heard("".join(words), language), language, most)
            found = both(found, heard, WORD)
        if len(found) <= _HARDLY_ANY and all(f.closeness >= LETTERS for f in found.values()):
            near = self._once(self._spelled(ways, language, not found), language, most)
            found |= {name: card for name, card in near.items() if name not in found}
        return tuple(found.values())[:most]

    def clear(self, found: Sequence[FoundCard], typed: str) -> bool:
        """Whether the first card of `found` stands out among what `typed` may mean.

        It does where it is found in a better way than the second, or is known twice as well,
        and what was typed tells enough.
        """
        if not found:
            return False
        first, *others = found
        if not tells_enough(first, typed):
            return False
        if first.closeness > ALIKE + 1 - _ALIKE_FOR_CERTAIN:
            return False
        if not others:
            return True
        second = others[0]
        if second.closeness - first.closeness > (first.closeness >= ALIKE) * _MORE_ALIKE:
            return True
        known = [self._standing.get(card.code, 0) for card in (first, second)]
        return first.closeness != WHOLE and known[0] > 0 and known[0] >= _TWICE * known[1]

    def exact(self, typed: str) -> int | None:
        """The code of the card of exactly that name or passcode, if there is one."""
        digits = typed[:LONGEST].strip()
        if digits.isascii() and digits.isdigit():
            code = int(digits[:20])
            if code in self._codes:
                return code
        folded = "".join(typed_name(typed))
        alike = [self._entries[at] for at in self._all.called_so(folded)] if folded else []
        own = [entry for entry in alike if entry.own] or alike
        named: dict[str, int] = {}
        for entry in [entry for entry in own if entry.name == digits] or own:
            named.setdefault(self._name(entry.code, entry.language), entry.code)
        return named.popitem()[1] if len(named) == 1 else None

    def name(self, code: int, language: str) -> str:
        """The name of the card in that language, else in another; "" for an unknown code."""
        return self._name(code, language) if code in self._codes else ""

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
        codes = [*self._by_code(typed, language)]
        is_code = len(typed) >= _FEWEST_DIGITS or self.exact(typed) is not None
        yield from ((WHOLE, *each) for each in codes if is_code)
        folded = "".join(words)
        if not folded:
            for entry in self._entries:
                if entry.language == language and entry.own:
                    yield WHOLE, entry.code, entry.name
            return
        found = self._parts.held(folded, words)
        called = self._called_by(folded, found)
        found = self._order.giving_way(found, typed, language)
        closeness = LETTERS if folded.isascii() else CHARACTERS
        closest = {at: rank for at, rank in found.items() if rank.closeness < closeness}
        yield from self._in_order(closest, typed, language, called)
        ranked = {
            at: Rank(rank.closeness, 0) for at, rank in found.items() if at not in closest
        }
        for at, apart in self._parts.cut_down(folded):
            if at not in closest:
                rank = Rank(closeness, apart)
                ranked[at] = min(rank, ranked.get(at, rank))
        for closeness, at in self._order.of(ranked, typed, language, apart_first=True):
            yield closeness, self._entries[at].code, self._entries[at].name
        yield from ((SPREAD, *each) for each in codes)

    def _going_on(
        self, found: dict[str, FoundCard], folded: str, language: str, most: int
    ) -> dict[str, FoundCard]:
        """The cards of `found`, or those in which kana with a syllable still typed goes on."""
        kana, ways = unfinished(folded)
        for each in (ways, [kana]) if kana else ():
            if all(card.closeness > BEGINNING for card in found.values()):
                more = self._once(self._any_of(each, folded, language), language, most)
                found = both(found, more, BEGINNING)
        return found

    def _any_of(
        self, ways: Iterable[str], typed: str, language: str
    ) -> Iterator[tuple[float, int, str]]:
        """What holds any of these."""
        found: dict[int, Rank] = {}
        called: dict[int, Called] = {}
        for way in ways:
            held = self._parts.held(way, [way])
            called |= self._called_by(way, held)
            for line, rank in held.items():
                found[line] = min(rank, found.get(line, rank))
        yield from self._in_order(found, typed, language, called)

    def _otherwise(self, folded: str, language: str) -> Iterator[tuple[int, str]]:
        """In which other words or letters a name may be meant, and how closely at most."""
        for other in self._beside.wording.otherwise(folded):
            yield CALLED, other
        for other in self._beside.wording.begun(folded):
            yield BEGINNING, other
        if (plain := without_v(folded)) != folded:
            yield INSIDE, plain
        if folded.isascii() and (kana := in_kana(folded)):
            yield WORD if language == "ja" else SPREAD, kana

    def _sounding(self, folded: str, language: str) -> Iterator[tuple[float, int, str]]:
        """What sounds in Chinese as it was typed."""
        for line, closeness in self._beside.sounds.find(folded) if folded.isascii() else ():
            entry = self._entries[line]
            yield closeness if language == "zh" else SPREAD, entry.code, entry.name

    def _heard(self, folded: str, language: str) -> Iterator[tuple[float, int, str]]:
        """What is heard as it was typed, in kana or in Chinese characters."""
        japanese, chinese = self._beside.loosely
        for own, lines in (("ja", japanese), ("zh", chinese)):
            for line, closeness in lines.find(folded) if own == language else ():
                yield closeness, self._entries[line].code, self._entries[line].name

    def _called_by(self, folded: str, found: dict[int, Rank]) -> Mapping[int, Called]:
        """The entries whose nickname is closer to what was typed than what was `found`.

        They are put in there.
        """
        called = {}
        for each in self._beside.nicknames.find(folded):
            rank = _rank(each)
            if each.line not in found or rank < found[each.line]:
                found[each.line] = rank
                called[each.line] = each
        return called

    def _in_order(
        self,
        ranked: Mapping[int, Rank],
        typed: str,
        language: str,
        called: Mapping[int, Called],
    ) -> Iterator[tuple[float, int, str]]:
        """The entries, the closest first, each by its name or the nickname it was found by."""
        for closeness, at in self._order.of(ranked, typed, language):
            entry = self._entries[at]
            named = self._told(called[at]) if at in called else entry.name
            yield closeness, entry.code, named

    def _told(self, called: Called) -> str:
        """The nickname, or the name of the card where it is a part of that."""
        if squeezed(called.name) in self._all[called.line]:
            return self._entries[called.line].name
        return called.name

    def _by_code(self, typed: str, language: str) -> Iterable[tuple[int, str]]:
        if not (typed.isascii() and typed.isdigit() and len(typed) <= _PASSCODE_DIGITS + 2):
            return
        if int(typed) in self._codes:
            yield int(typed), self._name(int(typed), language)
        for code in self._codes:
            if str(code).zfill(_PASSCODE_DIGITS).startswith(typed):
                yield code, self._name(code, language)

    def _spelled(
        self, ways: Sequence[Sequence[str]], language: str, far: bool
    ) -> Iterator[tuple[float, int, str]]:
        """What is spelled much like what was typed, in any of these words.

        Where it is `far` it may also only share characters, or belong to the group that was
        named first: others stand behind this unless they are spelled very much alike.
        """
        scores: dict[int, tuple[float, str]] = {}
        akin: dict[int, float] = {}
        for words in ways:
            for at, near in self._near(words, far).items():
                scores[at] = max(near, scores.get(at, near))
            if far and not akin and not "".join(words).isascii():
                akin = {
                    at: share
                    for at, share in self._parts.akin(words).items()
                    if self._entries[at].language == language and self._entries[at].own
                }
        for at, (score, named) in scores.items() if akin else ():
            if at not in akin and score < _VERY_MUCH_ALIKE:
                scores[at] = score * _STRANGE, named
        for at, share in akin.items():
            score, named = scores.get(at, (0.0, ""))
            if not named and share < _RESEMBLES:
                score = _AKIN + score * _AKIN_RESEMBLING
            scores[at] = max((_AKIN + share * _AKIN_RESEMBLING, ""), (score, named))
        order = sorted(
            (-score, self._entries[at].language != language, at, named)
            for at, (score, named) in scores.items()
        )
        for score, _, at, named in order:
            yield ALIKE + 1 + score, self._entries[at].code, named or self._entries[at].name

    def _near(self, words: Sequence[str], far: bool) -> dict[int, tuple[float, str]]:
        """The entries spelled much like these words, how much, and a nickname if it is that."""
        scores = {at: (score, "") for at, score in self._alike.scores(words).items()}
        for each in self._beside.nicknames.alike("".join(words)):
            if each.closeness > scores.get(each.line, (0.0, ""))[0]:
                scores[each.line] = each.closeness, self._told(each)
        more = {at: (s, "") for at, s in self._resembling("".join(words) if far else "")}
        return more | scores

    def _resembling(self, folded: str) -> Iterator[tuple[int, float]]:
        """What shares characters with what was typed: never so much that it is clear."""
        for at, score in resembling(folded, self._all).items():
            known = self._standing.get(self._entries[at].code, 0)
            yield at, worth(score, known)


def _rank(called: Called) -> Rank:
    """How closely the nickname is what was typed."""
    if called.closeness == BEGINNING:
        return NICKNAME_BEGUN
    return Rank(CALLED, called.place) if called.closeness == CALLED else Rank(INSIDE)
