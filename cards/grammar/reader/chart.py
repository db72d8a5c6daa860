"""A chart: every way in which the words of a text make a thing of some category.

Each category is asked once at each word, and what was found is kept; so the work grows with a
power of the number of words and not with the number of readings. Rules of a category that begin
alike share their beginning.
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

    def root(self, category: str) -> _Branch:
        """Where the rules of the category begin; KeyError where there is none."""
        return self._roots[category]

    def _known(self) -> None:
        for category, root in self._roots.items():
            for asked in _asked(root):
                if asked not in (NUMBER, QUOTED) and asked not in self._roots:
                    raise KeyError(f"{category} asks for {asked}, of which there is no rule")

    def _beginnings(self) -> Mapping[str, frozenset[str]]:
        """The words with which each category can begin; ValueError for left recursion."""
        done: dict[str, frozenset[str]] = {
            NUMBER: frozenset({ANY_NUMBER}),
            QUOTED: frozenset({ANY_QUOTED}),
        }
        for category in self._roots:
            self._begin(category, done, ())
        return done

    def _begin(
        self, category: str, done: dict[str, frozenset[str]], within: tuple[str, ...]
    ) -> frozenset[str]:
        if category in within:
            raise ValueError(f"a rule begins with itself: {' > '.join((*within, category))}")
        if category not in done:
            root = self._roots[category]
            begun = set(root.words)
            for asked in root.holes:
                begun |= self._begin(asked, done, (*within, category))
            done[category] = frozenset(begun)
        return done[category]


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
            kept = self._kept[category, start] = {}
            if self._may_begin(category, start):
                if category in (NUMBER, QUOTED):
                    kept[start + 1] = {_single(self.words[start]): None}
                else:
                    self._follow(self._grammar.root(category), start, (), kept)
        return kept

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
        self, branch: _Branch, at: int, filled: tuple[object, ...], found: Spans
    ) -> None:
        """Go on along each rule that fits the words from `at` on."""
        self.steps += 1
        self.reached = max(self.reached, at)
        for rule, names in branch.ends:
            _add(found, at, rule, dict(zip(names, filled, strict=True)))
        if at == len(self.words):
            return
        after = branch.words.get(self.words[at].key)
        if after is not None:
            self._follow(after, at + 1, filled, found)
        for category, beyond in branch.holes.items():
            for end, values in tuple(self.spans(category, at).items()):
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
