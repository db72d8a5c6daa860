"""Reading a description of cards: its slots are filled one by one from the words there."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from enum import Enum
from functools import cache
from itertools import islice, product
from typing import get_args, get_type_hints

from cards.text.en.nouns import described, where
from cards.text.en.terms import KIND, PLACE, TYPE
from cards.text.parse.lawful import is_well_formed
from cards.text.parse.ways import WHERE, Way, put
from engine.yugioh.language import Bound, Cards, Kind, Place, Type, Whose

MOST_TRIES = 20_000
"""So many combinations of slots are tried before a description is given up."""
WORD = re.compile(r"[\w-]+")
BOTH = (True, False)
ARTICLES = "a an each gys another all your opponent's or and except more less lower higher"
ON_FIELD = {"control", "controls", "zone", "points"}
"""What is controlled, in a zone or pointed to is on the field."""
QUOTE = re.compile(r'"[^"]*"')


def read_description(words: str, way: Way) -> list[Cards]:
    """Every description that reads so when it is put in that way."""
    there = {word.lower() for word in WORD.findall(QUOTE.sub("", words))}
    if "another" in there:
        there.add("other")
    if not there - _vocabulary() <= set(re.findall(r"[\w-]*\d+[\w-]*", words.lower())):
        return []
    slots = {each.name: _values(each.name, words, there) for each in fields(Cards)}
    open_slots = {name: values for name, values in slots.items() if len(values) > 1}
    tried = islice(product(*open_slots.values()), MOST_TRIES)
    made = (_made(dict(zip(open_slots, values, strict=True))) for values in tried)
    found = [
        cards
        for cards in made
        if cards is not None
        and is_well_formed(cards)
        and (put(way, cards) or "").lower() == words.lower()
    ]
    if ON_FIELD & there:
        found = [cards for cards in found if cards.place is Place.FIELD] or found
    least = min((_said(cards) for cards in found), default=0)
    return [cards for cards in found if _said(cards) == least]


def _said(cards: Cards) -> int:
    """In how many slots something is said."""
    return sum(getattr(cards, each.name) != each.default for each in fields(cards))


def _made(slots: Mapping[str, object]) -> Cards | None:
    try:
        return Cards(**slots)  # type: ignore[arg-type]
    except ValueError:
        return None


def _values(slot: str, words: str, there: set[str]) -> Sequence[object]:
    """What may stand in the slot, judging by single words; what is not said comes first."""
    default = getattr(Cards(), slot)
    return [default, *_evident(slot, words, there)]


def _evident(slot: str, words: str, there: set[str]) -> Iterator[object]:
    kinds = _kinds(slot)
    if slot in WHERE:
        yield from (_places if slot == "place" else _owners)(there)
    elif Bound in kinds:
        if all(each in words.lower() for each in _measure(slot)):
            yield from _bounds(words)
    elif str in kinds:
        yield from dict.fromkeys(re.findall(r'"([^"]+)"', words))
    elif slot == "type":
        yield from _types(words)
    elif slot == "kind":
        yield from (kind for kind in Kind if _is_head(kind, words.lower()))
    else:
        yield from (value for value, needed in _tokens(slot) if needed <= there)


@cache
def _kinds(slot: str) -> tuple[type, ...]:
    hint = get_type_hints(Cards)[slot]
    return tuple(kind for kind in (hint, *get_args(hint)) if isinstance(kind, type))


@cache
def _vocabulary() -> frozenset[str]:
    """Every word that a description can hold, but numbers and what is quoted."""
    kinds, owners = (None, *Kind), (None, *Whose)
    ends = [described(Cards(kind=kind), many=many) for kind in kinds for many in BOTH]
    spots = product((None, *Place), owners)
    ends += [where(Cards(place=p, whose=w), taken=taken) for p, w in spots for taken in BOTH]
    ends += [ARTICLES, *TYPE.values()]
    words = {word.lower() for end in ends for word in WORD.findall(end)}
    for each in fields(Cards):
        if Bound in _kinds(each.name):
            words.update(_measure(each.name))
        elif str not in _kinds(each.name):
            words.update(word for _, needed in _tokens(each.name) for word in needed)
    return frozenset(words)


@cache
def _tokens(slot: str) -> tuple[tuple[object, frozenset[str]], ...]:
    """Each value of the slot, and the words that must be there for it."""
    kinds = _kinds(slot)
    values: list[object] = [each for kind in kinds if issubclass(kind, Enum) for each in kind]
    if bool in kinds:
        values += [True, False] if type(None) in kinds else [True]
    plain = {"a", *WORD.findall(described(Cards(kind=Kind.MONSTER)).lower())}
    found = []
    for value in values:
        said = put(_whole, _made({"kind": Kind.MONSTER, slot: value}) or Cards())
        found.append((value, frozenset(set(WORD.findall((said or "").lower())) - plain)))
    return tuple(found)


@cache
def _measure(slot: str) -> tuple[str, ...]:
    """The words that go with a number in that slot."""
    said = put(described, _made({"kind": Kind.MONSTER, slot: Bound(7, 7)}) or Cards()) or ""
    plain = described(Cards(kind=Kind.MONSTER)).lower().split()
    return tuple(
        each for word in said.lower().split() for each in word.split("7") if each not in plain
    )


def _whole(noun: Cards) -> str:
    return described(noun) + where(noun)


def _is_head(kind: Kind, words: str) -> bool:
    head = KIND[kind].lower()
    return head in words or head.replace("/", "s/") in words


def _places(there: set[str]) -> Iterator[Place]:
    for place in Place:
        words = {word.lower() for word in WORD.findall(PLACE[place])}
        if words <= there or {f"{word}s" for word in words} <= there:
            yield place
    if ON_FIELD & there:
        yield Place.FIELD


def _owners(there: set[str]) -> Iterator[Whose]:
    if {"you", "your"} & there:
        yield Whose.YOURS
    if {"opponent", "opponent's", "opponents"} & there:
        yield Whose.THEIRS


def _types(words: str) -> Iterator[Type | tuple[Type, ...]]:
    at = {each: match.span() for each in Type if (match := _found(TYPE[each], words))}
    whole = [
        each for each in at if not any(_is_within(at[each], other) for other in at.values())
    ]
    order = tuple(sorted(whole, key=lambda each: at[each]))
    yield from order
    if len(order) > 1:
        yield order


def _is_within(span: tuple[int, int], other: tuple[int, int]) -> bool:
    return span != other and other[0] <= span[0] and span[1] <= other[1]


def _found(name: str, words: str) -> re.Match[str] | None:
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", words)


def _bounds(words: str) -> Iterator[Bound]:
    numbers = list(dict.fromkeys(int(each) for each in re.findall(r"\d+", words)))
    for number in numbers:
        yield from (Bound(number, number), Bound(None, number), Bound(number, None))
    for least in numbers:
        yield from (Bound(least, most) for most in numbers if least < most)
