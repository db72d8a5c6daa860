"""Phrases with holes, learnt word by word from how the cards there are are printed."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any, get_args, get_type_hints

from cards.text.anaphora import nodes
from cards.text.parse.ways import PLACELESS, WHERE, family, put, ways
from engine.yugioh.language import Amount, Cards, Node, Noun, ThisCard, Whose

NUMBER, QUOTED = "number", "quoted"
FEW = (1, 2)
"""Numbers that a phrase is learnt with: they tell the one from the many."""


@dataclass(frozen=True, slots=True)
class Hole:
    """A gap in a phrase: which field goes there, of what family, and put in which way."""

    field: str
    index: int | None
    family: str | None
    way: str
    unsaid: tuple[tuple[str, Any], ...] = ()
    """Slots of a description that are told elsewhere in the phrase, or not at all."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """How a word is said: what is always so, and the pieces and holes in their order."""

    word: type[Node]
    fixed: tuple[tuple[str, Any], ...]
    pieces: tuple[str | Hole, ...]
    alike: tuple[tuple[str, str], ...] = ()
    """Fields that are as another is, since both are said at once: "500 ATK/DEF"."""

    def build(self, filled: dict[Hole, Any]) -> Node | None:
        """The node with what was found in its holes; None where that is no such word."""
        values: dict[str, Any] = dict(self.fixed)
        for hole, found in filled.items():
            value = replace(found, **dict(hole.unsaid)) if hole.unsaid else found
            if hole.index is None:
                values[hole.field] = value
            else:
                several = list(values[hole.field])
                several[hole.index] = value
                values[hole.field] = tuple(several)
        values.update((field, values[other]) for field, other in self.alike)
        try:
            return self.word(**values)
        except (TypeError, ValueError):
            return None


@dataclass(frozen=True, slots=True)
class Gap:
    """Where a part of a node stands in what is said of the node."""

    start: int
    end: int
    hole: Hole


def phrase(node: Node, said: str) -> Phrase:
    """The phrase that `said` is an example of: holes where the parts of `node` stand."""
    gaps = sorted(_gaps(node, said), key=lambda gap: gap.start)
    pieces: list[str | Hole] = []
    at = 0
    for gap in gaps:
        pieces += [said[at : gap.start], gap.hole]
        at = gap.end
    pieces.append(said[at:])
    whole = [gap.hole.field for gap in gaps if gap.hole.index is None]
    alike = dict(_alike(node, whole))
    fixed = tuple(
        (each.name, getattr(node, each.name))
        for each in fields(node)
        if each.name not in whole and each.name not in alike
    )
    return Phrase(type(node), fixed, tuple(filter(None, pieces)), tuple(alike.items()))


def _alike(node: Node, whole: list[str]) -> Iterator[tuple[str, str]]:
    """The numbers that have no place of their own in the phrase, and the one each equals."""
    for each in fields(node):
        value = getattr(node, each.name)
        if each.name in whole or value == each.default or isinstance(value, bool):
            continue
        equals = (name for name in whole if getattr(node, name) == value)
        if isinstance(value, Amount | int) and (equal := next(equals, None)):
            yield each.name, equal


def _gaps(node: Node, said: str) -> list[Gap]:
    """A place for each part that can be told from the rest, the longest parts first."""
    found: list[Gap] = []
    told = [list(_places(part, said, hole)) for hole, part in _parts(node)]
    told = [[gap for gap in places if gap.end - gap.start < len(said)] for places in told]
    for places in sorted(
        told, key=lambda places: -max((g.end - g.start for g in places), default=0)
    ):
        free = (gap for gap in places if not any(_meet(gap, other) for other in found))
        best = max(free, key=lambda gap: (gap.end - gap.start, -gap.start), default=None)
        if best:
            found.append(best)
    return found


def _meet(one: Gap, other: Gap) -> bool:
    return one.start < other.end and other.start < one.end


def _parts(node: Node) -> Iterator[tuple[Hole, object]]:
    for each in fields(node):
        value = getattr(node, each.name)
        if isinstance(value, tuple):
            for index, part in enumerate(value):
                yield Hole(each.name, index, None, ""), part
        else:
            yield Hole(each.name, None, None, ""), value


def _places(part: object, said: str, hole: Hole) -> Iterator[Gap]:
    if isinstance(part, Node):
        if any(_compares(each) for each in nodes(part)):
            return
        for name, way in ways(part).items():
            put_so = put(way, part)
            if put_so:
                told = replace(hole, family=family(part), way=name, unsaid=_unsaid(part, name))
                yield from _occurrences(put_so, said, told)
    elif isinstance(part, str):
        yield from _occurrences(f'"{part}"', said, replace(hole, way=QUOTED))
    elif isinstance(part, int) and not isinstance(part, bool):
        yield from _occurrences(str(part), said, replace(hole, way=NUMBER))


def _compares(node: Node) -> bool:
    """Whether a description speaks of another card: such a one is learnt as it stands."""
    return isinstance(node, Cards) and any(
        isinstance(part, Amount | Noun) and not isinstance(part, ThisCard)
        for quality in node.like
        for part in nodes(quality)
    )


def _unsaid(part: Node, way: str) -> tuple[tuple[str, Any], ...]:
    if way in PLACELESS and isinstance(part, Cards):
        return tuple((slot, getattr(part, slot)) for slot in WHERE if getattr(part, slot))
    return ()


def _occurrences(words: str, said: str, hole: Hole) -> Iterator[Gap]:
    for match in re.finditer(rf"(?<!\w){re.escape(words)}(?!\w)", said, re.IGNORECASE):
        yield Gap(match.start(), match.end(), hole)


def variants(node: Node) -> Iterator[Node]:
    """The node, and the same with each term and number in it changed to each other."""
    yield node
    for each in fields(node):
        part = getattr(node, each.name)
        if isinstance(part, Cards):
            for whose in (None, *Whose):
                yield replace(node, **{each.name: replace(part, whose=whose)})
        for value in _values(type(node), each.name, part):
            try:
                yield replace(node, **{each.name: value})
            except (TypeError, ValueError):
                continue


def _values(word: type[Node], field: str, value: object) -> Iterable[object]:
    if isinstance(value, bool):
        return (not value,)
    if isinstance(value, int):
        return FEW
    if value is None or isinstance(value, Enum):
        return _terms(get_type_hints(word)[field])
    return ()


def _terms(hint: Any) -> tuple[object, ...]:
    kinds = [each for each in (hint, *get_args(hint)) if isinstance(each, type)]
    terms = tuple(term for kind in kinds if issubclass(kind, Enum) for term in kind)
    return (*terms, None) if type(None) in kinds else terms
