"""Matching words with phrases: every reading there is."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from cards.text.anaphora import Known
from cards.text.parse.describing import read_description
from cards.text.parse.lawful import is_well_formed, leanest
from cards.text.parse.learning import learnt
from cards.text.parse.phrases import NUMBER, QUOTED, Hole, Phrase
from cards.text.parse.ways import CARDS_WAYS, NOUN, NOUN_WAYS
from engine.yugioh.language import Node

DIGITS = re.compile(r"\d+")
QUOTE = re.compile(r'"([^"]+)"')


@cache
def read(words: str, family: str, way: str) -> tuple[Node, ...]:
    """Every node of the family that may be what `words`, put in that way, say."""
    found: dict[Node, None] = {}
    if family == NOUN:
        described_so = {**NOUN_WAYS, **CARDS_WAYS}[way]
        found.update(dict.fromkeys(read_description(words, described_so)))
    low = words.lower()
    for each in learnt().get((family, way), ()):
        if not _knows(each, low):
            continue
        for filled in _filled(each.pieces, 0, words, 0):
            node = each.build(filled)
            if node is not None and is_well_formed(node):
                found[_plain(node)] = None
    return tuple(leanest(found))


def _plain(node: Node) -> Node:
    """A pronoun that may stand for a card of any kind stands for one of no certain kind."""
    return replace(node, kind=None) if isinstance(node, Known) and node.near else node


def _filled(
    pieces: tuple[str | Hole, ...], index: int, words: str, start: int
) -> Iterator[dict[Hole, object]]:
    """Every way to fill the holes from that piece on, so that all the words are used up."""
    if index == len(pieces):
        if start == len(words):
            yield {}
        return
    piece = pieces[index]
    if isinstance(piece, str):
        end = start + len(piece)
        if words[start:end].lower() == piece.lower():
            yield from _filled(pieces, index + 1, words, end)
        return
    for end in _ends(pieces, index, words, start):
        rest = list(_filled(pieces, index + 1, words, end))
        if rest:
            for value in _contents(piece, words[start:end]):
                yield from ({piece: value, **others} for others in rest)


def _ends(pieces: tuple[str | Hole, ...], index: int, words: str, start: int) -> Iterator[int]:
    """Where the hole may end: before each place where the next piece stands."""
    if index + 1 == len(pieces):
        yield len(words)
        return
    following = pieces[index + 1]
    if isinstance(following, Hole):
        yield from range(start + 1, len(words))
        return
    low, sought, at = words.lower(), following.lower(), start + 1
    while (at := low.find(sought, at)) != -1:
        yield at
        at += 1


def _contents(hole: Hole, words: str) -> Iterator[object]:
    if hole.way == NUMBER:
        if DIGITS.fullmatch(words):
            yield int(words)
    elif hole.way == QUOTED:
        match = QUOTE.fullmatch(words)
        if match:
            yield match.group(1)
    elif hole.family is not None:
        yield from read(words, hole.family, hole.way)


def _knows(phrase: Phrase, low: str) -> bool:
    """Whether all that is fixed in the phrase is among the words."""
    return all(piece.lower() in low for piece in phrase.pieces if isinstance(piece, str))
