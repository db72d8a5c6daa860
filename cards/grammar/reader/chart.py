"""A chart: every way in which the words of a text make a thing of some category.

Each category is asked once at each word, and what was found is kept; so the work grows with a
power of the number of words and not with the number of readings. Rules of a category that begin
alike share their beginning. A category may begin with itself, as clauses and descriptions do in
Japanese: those that begin with each other are found together, each from what was found before.
A text is cut into words by who reads it; in Japanese each character is one.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cards.grammar.reader.tokens import Token, is_number, is_quoted

NUMBER, QUOTED = "int", "str"
"""The categories of single words: a number, and a name in quotation marks."""
MOST_READINGS = 24
"""What can be read in more ways than this is not read at all."""
ANY_NUMBER, ANY_QUOTED = "#", '"'
"""How a number or a name is known among the words with which a category begins."""


class TooManyReadingsError(ValueError):
    """So many readings of the same words that none can be trusted."""


@dataclass(frozen=True, slots=True)
class Hole:
    """A gap in a rule, for something of that category."""

    name: str
    category: str


Piece = str | Hole
Build = Callable[[Mapping[str, Any]], object]


@dataclass(frozen=True, slots=True)
class Rule:
    """One phrasing of a category: its words and holes, and what is made of what fills them.

    `build` raises TypeError or ValueError where that makes no sense, and may return None.
    """

    category: str
    pieces: tuple[Piece, ...]
    build: Build


@dataclass(slots=True)
class _Branch:
    """What may follow the beginning that some rules share, and the rules that end there.

    Beside each rule stand the names of its holes in their order.
    """

    words: dict[str, "_Branch"] = field(default_factory=dict)
    holes: dict[str, "_Branch"] = field(default_factory=dict)
    ends: list[tuple[Rule, tuple[str, ...]]] = field(default_factory=list)

    def after(self, piece: Piece) -> "_Branch":
        if isinstance(piece, Hole):
            return self.holes.setdefault(piece.category, _Branch())
        return self.words.setdefault(piece, _Branch())


class Grammar:
    """Rules, ready to be read with."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._roots: dict[str, _Branch] = {}
        for rule in rules:
            branch = self._roots.setdefault(rule.category, _Branch())
            for piece in rule.pieces:
                branch = branch.after(piece)
            names = tuple(piece.name for piece in rule.pieces if isinstance(piece, Hole))
            branch.ends.append((rule, names))
        self._known()
        self.first = self._beginnings()
        self._together = self._circles()

    def root(self, category: str) -> _Branch:
        """Where the rules of the category begin; KeyError where there is none."""
        return self._roots[category]

    def together(self, category: str) -> tuple[str, ...]:
        """The categories that begin with it and with which it begins; none for most."""
        return self._together.get(category, ())

    def _known(self) -> None:
        for category, root in self._roots.items():
            for asked in _asked(root):
                if asked not in (NUMBER, QUOTED) and asked not in self._roots:
                    raise KeyError(f"{category} asks for {asked}, of which there is no rule")

    def _beginnings(self) -> Mapping[str, frozenset[str]]:
        """The words with which each category can begin."""
        begun = {category: set(root.words) for category, root in self._roots.items()}
        begun |= {NUMBER: {ANY_NUMBER}, QUOTED: {ANY_QUOTED}}
        grows = True
        while grows:
            grows = False
            for category, root in self._roots.items():
                before = len(begun[category])
                begun[category].update(*(begun[asked] for asked in root.holes))
                grows = grows or len(begun[category]) > before
        return {category: frozenset(each) for category, each in begun.items()}

    def _circles(self) -> Mapping[str, tuple[str, ...]]:
        """For each category that can begin with itself all those on the way, and itself."""
        below = {category: self._below(category) for category in self._roots}
        return {
            category: tuple(
                each for each in self._roots if each in met and category in below[each]
            )
            for category, met in below.items()
            if category in met
        }

    def _below(self, category: str) -> set[str]:
        """The categories with which it can begin, however far down."""
        met: set[str] = set()
        waiting = [category]
        while waiting:
            root = self._roots.get(waiting.pop())
            new = [asked for asked in root.holes if asked not in met] if root else []
            met.update(new)
            waiting += new
        return met


def _asked(branch: _Branch) -> Iterator[str]:
    for category, after in branch.holes.items():
        yield category
        yield from _asked(after)
    for after in branch.words.values():
        yield from _asked(after)


Spans = dict[int, dict[object, None]]
"""By the word after the last one: what was read, each thing once and in order."""


class Chart:
    """What can be read of one text; `steps` counts the work."""

    def __init__(self, grammar: Grammar, words: Sequence[Token]) -> None:
        self.words = tuple(words)
        self.steps = 0
        self.reached = 0
        self._grammar = grammar
        self._kept: dict[tuple[str, int], Spans] = {}

    def whole(self, category: str) -> tuple[object, ...]:
        """Every reading of all the words as the category."""
        return tuple(self.spans(category, 0).get(len(self.words), ()))

    def longest(self, categories: Iterable[str]) -> tuple[int, int]:
        """Where the longest thing of these categories that was understood begins and ends."""
        wanted = set(categories)
        spans = [
            (start, end)
            for (category, start), found in self._kept.items()
            if category in wanted
            for end in found
        ]
        return max(spans, key=lambda span: (span[1] - span[0], -span[0]), default=(0, 0))

    def spans(self, category: str, start: int) -> Spans:
        """Every reading as the category of words from that one on."""
        kept = self._kept.get((category, start))
        if kept is None:
            if circle := self._grammar.together(category):
                self._grow(circle, start)
                return self._kept[category, start]
            kept = self._kept[category, start] = {}
            if self._may_begin(category, start):
                if category in (NUMBER, QUOTED):
                    kept[start + 1] = {_single(self.words[start]): None}
                else:
                    self._follow(self._grammar.root(category), start, (), kept)
        return kept

    def _grow(self, circle: tuple[str, ...], start: int) -> None:
        """Find what these categories, which begin with each other, can be from there on."""
        for category in circle:
            self._kept[category, start] = {}
        begun = [each for each in circle if self._may_begin(each, start)]
        roots = [(self._grammar.root(each), self._kept[each, start]) for each in begun]
        for root, found in roots:
            self._follow(root, start, (), found, circle)
        done: set[tuple[str, int, object]] = set()
        while new := [each for each in self._held(begun, start) if each not in done]:
            done.update(new)
            for category, end, value in new:
                for root, found in roots:
                    if beyond := root.holes.get(category):
                        self._follow(beyond, end, (value,), found)

    def _held(self, circle: Sequence[str], start: int) -> Iterator[tuple[str, int, object]]:
        """All that was found of these categories from there on."""
        for category in circle:
            for end, values in self._kept[category, start].items():
                for value in values:
                    yield category, end, value

    def _may_begin(self, category: str, start: int) -> bool:
        if start >= len(self.words):
            return False
        first, word = self._grammar.first[category], self.words[start]
        if word.key in first:
            return True
        if is_number(word):
            return ANY_NUMBER in first
        return is_quoted(word) and ANY_QUOTED in first

    def _follow(
        self,
        branch: _Branch,
        at: int,
        filled: tuple[object, ...],
        found: Spans,
        apart: tuple[str, ...] = (),
    ) -> None:
        """Go on along each rule that fits the words from `at` on.

        The categories `apart` are not asked at the first of these words.
        """
        begun = at
        passed: list[tuple[int, _Branch]] = []
        after: _Branch | None = branch
        while after is not None:
            self.steps += 1
            self.reached = max(self.reached, at)
            for rule, names in after.ends:
                _add(found, at, rule, dict(zip(names, filled, strict=True)))
            if at == len(self.words):
                break
            if after.holes:
                passed.append((at, after))
            after = after.words.get(self.words[at].key)
            at += 1
        for here, branch in reversed(passed):
            for category, beyond in branch.holes.items():
                if here == begun and category in apart:
                    continue
                for end, values in tuple(self.spans(category, here).items()):
                    for value in tuple(values):
                        self._follow(beyond, end, (*filled, value), found)


def _single(word: Token) -> object:
    return int(word.key) if is_number(word) else word.text[1:-1]


def _add(found: Spans, at: int, rule: Rule, filled: Mapping[str, object]) -> None:
    try:
        value = rule.build(filled)
    except (TypeError, ValueError):
        return
    if value is None:
        return
    there = found.setdefault(at, {})
    there[value] = None
    if len(there) > MOST_READINGS:
        raise TooManyReadingsError(f"more than {MOST_READINGS} readings as {rule.category}")
