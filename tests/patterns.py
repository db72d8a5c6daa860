"""Whether a regular expression may have to try more ways than its text has letters.

A pattern becomes the automaton of its positions (Glushkov): one state for each letter or class
in it, one edge for each way from one to the next. Where a state can come back to itself in two
ways over the same letters, a text that does not match is tried in exponentially many ways;
where two loops that lie one behind the other take the same letters, in quadratically many. What
looks around is judged on its own, and is taken for nothing where it stands.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import permutations
from typing import Any

op: Any = import_module("re._constants")
sre: Any = import_module("re._parser")

MOST_COPIES = 4
"""What may be repeated so often is taken for that many copies, what may be more for a loop."""
_SAMPLE = "".join(map(chr, range(0x250))) + "　いイ一灵가Ａ１ａ①٣३　ﷺ…"
_CATEGORIES = {
    op.CATEGORY_DIGIT: r"\d",
    op.CATEGORY_NOT_DIGIT: r"\D",
    op.CATEGORY_SPACE: r"\s",
    op.CATEGORY_NOT_SPACE: r"\S",
    op.CATEGORY_WORD: r"\w",
    op.CATEGORY_NOT_WORD: r"\W",
}
_REPEATS = (op.MAX_REPEAT, op.MIN_REPEAT, op.POSSESSIVE_REPEAT)

Pair = tuple[int, int]


@dataclass(frozen=True)
class _Part:
    """A part of a pattern: whether it may be empty, and where it may begin and end."""

    empty: bool
    first: tuple[int, ...] = ()
    last: tuple[int, ...] = ()


@dataclass
class Automaton:
    """The letters of each position, the edges with how many ways each is, what looks around."""

    flags: int
    letters: list[frozenset[str]] = field(default_factory=list)
    edges: Counter[Pair] = field(default_factory=Counter)
    around: list[Any] = field(default_factory=list)
    alphabet: frozenset[str] = frozenset(_SAMPLE)

    def sequence(self, items: Sequence[Any]) -> _Part:
        """Add the items, one behind the other."""
        whole = _Part(empty=True)
        for item in items:
            whole = self._joined(whole, self._part(item))
        return whole

    def _part(self, item: Any) -> _Part:
        kind, value = item
        if kind in _REPEATS:
            return self._repeated(*value)
        if kind is op.SUBPATTERN:
            _, more, fewer, body = value
            before, self.flags = self.flags, (self.flags | more) & ~fewer
            part = self.sequence(body)
            self.flags = before
            return part
        if kind is op.ATOMIC_GROUP:
            return self.sequence(value)
        if kind is op.BRANCH:
            parts = [self.sequence(each) for each in value[1]]
            return _Part(
                any(part.empty for part in parts),
                tuple(at for part in parts for at in part.first),
                tuple(at for part in parts for at in part.last),
            )
        if kind in (op.ASSERT, op.ASSERT_NOT):
            self.around.append(value[1])
            return _Part(empty=True)
        if kind is op.AT:
            return _Part(empty=True)
        self.letters.append(self._taken(kind, value))
        at = (len(self.letters) - 1,)
        return _Part(empty=False, first=at, last=at)

    def _joined(self, one: _Part, other: _Part) -> _Part:
        self.edges.update((a, b) for a in one.last for b in other.first)
        return _Part(
            one.empty and other.empty,
            (*one.first, *other.first) if one.empty else one.first,
            (*one.last, *other.last) if other.empty else other.last,
        )

    def _repeated(self, least: int, most: int, body: Any) -> _Part:
        if most is not op.MAXREPEAT and most <= MOST_COPIES:
            whole = _Part(empty=True)
            for n in range(most):
                copy = self.sequence(body)
                optional = _Part(copy.empty or n >= least, copy.first, copy.last)
                whole = self._joined(whole, optional)
            return whole
        part = self.sequence(body)
        self.edges.update((a, b) for a in part.last for b in part.first)
        return _Part(part.empty or not least, part.first, part.last)

    def _taken(self, kind: Any, value: Any) -> frozenset[str]:
        if kind is op.IN:
            kinds = [each for each in value if each[0] is not op.NEGATE]
            found = frozenset().union(*(self._taken(*each) for each in kinds))
            return found if len(kinds) == len(value) else self.alphabet - found
        if kind is op.LITERAL:
            return self._cases(chr(value))
        if kind is op.NOT_LITERAL:
            return self.alphabet - self._cases(chr(value))
        if kind is op.RANGE:
            low, high = value
            within = (each for each in self.alphabet if low <= ord(each) <= high)
            return frozenset().union(*(self._cases(each) for each in within))
        if kind is op.CATEGORY:
            of_kind = re.compile(_CATEGORIES[value], self.flags & re.ASCII)
            return frozenset(filter(of_kind.match, self.alphabet))
        if kind is op.ANY:
            return self.alphabet if self.flags & re.DOTALL else self.alphabet - {"\n"}
        raise NotImplementedError(f"{kind} is not judged")

    def _cases(self, letter: str) -> frozenset[str]:
        both = {letter, letter.lower(), letter.upper()} if self.flags & re.I else {letter}
        return frozenset(both)


def troubles(pattern: str | bytes, flags: int = 0) -> Iterator[str]:
    """What is wrong with the pattern: "exponential", "worse" than "quadratic", or nothing."""
    parsed = sre.parse(pattern, flags)
    waiting = [parsed]
    literals = {chr(code) for code in _literals(parsed)}
    while waiting:
        automaton = Automaton(parsed.state.flags, alphabet=frozenset({*_SAMPLE, *literals}))
        automaton.sequence(waiting.pop())
        waiting += automaton.around
        if _is_exponential(automaton):
            yield "exponential"
        elif (dimensions := _dimensions(automaton)) > 1:
            yield "quadratic" if dimensions == 2 else "worse"


def _literals(item: Any) -> Iterator[int]:
    if isinstance(item, tuple) and len(item) == 2 and item[0] in (op.LITERAL, op.NOT_LITERAL):
        yield item[1]
    elif isinstance(item, tuple) and len(item) == 2 and item[0] is op.RANGE:
        yield from item[1]
    elif isinstance(item, tuple | list | sre.SubPattern):
        for each in item:
            yield from _literals(each)


def _is_exponential(automaton: Automaton) -> bool:
    """Whether a state comes back to itself in two ways over the same letters."""
    after = _after(automaton)
    loops = _cycles(after)
    if any(ways > 1 and loops[a] == loops[b] for (a, b), ways in automaton.edges.items()):
        return True
    pairs: dict[Pair, list[Pair]] = {}
    waiting = [(at, at) for at in after]
    while waiting:
        pair = waiting.pop()
        if pair not in pairs:
            one, other = pair
            pairs[pair] = [
                (a, b)
                for a in after[one]
                for b in after[other]
                if automaton.letters[a] & automaton.letters[b]
            ]
            waiting += pairs[pair]
    together = _cycles(pairs)
    alone = {together[at, at] for at in after}
    return any(one != other and together[one, other] in alone for one, other in pairs)


def _dimensions(automaton: Automaton) -> int:
    """In how many dimensions a text that does not match is tried at most.

    One more for each loop that leads to another one that takes over the same letters.
    """
    after, letters = _after(automaton), automaton.letters
    loops = _cycles(after)
    looping = [at for at in after if at in after[at] or loops[at] in _others(loops, at)]
    more: dict[int, Counter[int]] = {loop: Counter() for loop in loops.values()}
    for one, others in after.items():
        more[loops[one]].update({loops[other]: 0 for other in others})
    for one, other in permutations(looping, 2):
        if _leads(after, letters, loops, one, other):
            more[loops[one]][loops[other]] = 1
    deepest: dict[int, int] = {}
    for loop in sorted(more, reverse=True):  # what comes behind first
        behind = (deepest[to] + step for to, step in more[loop].items() if to != loop)
        deepest[loop] = max(behind, default=0)
    return 1 + max(deepest.values(), default=0)


def _leads(
    after: Mapping[int, Sequence[int]],
    letters: Sequence[frozenset[str]],
    loops: Mapping[int, int],
    one: int,
    other: int,
) -> bool:
    """Whether over the same letters `one` comes back, leads to `other`, and that comes back."""
    seen: set[tuple[int, int, int]] = set()
    waiting = [(one, one, other)]
    while waiting:
        a, b, c = waiting.pop()
        for triple in (
            (x, y, z)
            for x in after[a]
            if loops[x] == loops[one]
            for y in after[b]
            if letters[x] & letters[y]
            for z in after[c]
            if loops[z] == loops[other] and letters[x] & letters[y] & letters[z]
        ):
            if triple == (one, other, other):
                return True
            if triple not in seen:
                seen.add(triple)
                waiting.append(triple)
    return False


def _after(automaton: Automaton) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {at: [] for at in range(len(automaton.letters))}
    for one, other in automaton.edges:
        found[one].append(other)
    return found


def _others(loops: Mapping[int, int], at: int) -> set[int]:
    return {loop for each, loop in loops.items() if each != at}


def _cycles(after: Mapping[Any, Sequence[Any]]) -> dict[Any, int]:
    """For each node the number of the strongly connected part that it lies in (Kosaraju)."""
    before: dict[Any, list[Any]] = {node: [] for node in after}
    for node, others in after.items():
        for other in others:
            before[other].append(node)
    order: list[Any] = []
    seen: set[Any] = set()
    for start in after:
        stack = [(start, False)]
        while stack:
            node, done = stack.pop()
            if done:
                order.append(node)
            elif node not in seen:
                seen.add(node)
                stack.append((node, True))
                stack += [(other, False) for other in after[node]]
    found: dict[Any, int] = {}
    for number, start in enumerate(reversed(order)):
        stack = [] if start in found else [start]
        while stack:
            node = stack.pop()
            if node not in found:
                found[node] = number
                stack += before[node]
    return found
