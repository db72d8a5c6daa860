"""Reading a description of cards: slots and qualities are tried that its words speak for."""

import re
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from itertools import islice, product
from typing import get_args, get_type_hints

from cards.text.en.nouns import described, where
from cards.text.en.terms import KIND, PLACE, TYPE
from cards.text.parse.lawful import is_well_formed
from cards.text.parse.ways import WHERE, Way, put
from cards.text.qualities import sort
from engine.yugioh.language import (
    THIS,
    Ability,
    Attribute,
    Bound,
    Cards,
    CoLinked,
    Counter,
    Differs,
    EffectMonster,
    EquippedTo,
    Frame,
    Has,
    HasAttacked,
    HasMaterial,
    Icon,
    In,
    InColumn,
    Kind,
    Named,
    NormalSummonable,
    Not,
    Of,
    OfArchetype,
    Place,
    PointedTo,
    Quality,
    RoomFor,
    SpecialSummoned,
    Stat,
    Type,
    Whose,
    Zone,
    exactly,
)

MOST_TRIES = 20_000
"""So many combinations of slots are tried before a description is given up."""
WORD = re.compile(r"[\w-]+")
BOTH = (True, False)
SLOTS = ("kind", "whose", "place", "position", "face", "other")
MEASURED = (Stat.LEVEL, Stat.RATING, Stat.ATTACK, Stat.ORIGINAL_ATTACK, Stat.DEFENSE)
YES_OR_NO = (EffectMonster(), HasMaterial(), HasAttacked())
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
    slots = {each: [getattr(Cards(), each), *_evident(each, words, there)] for each in SLOTS}
    likes = [(None, *several) for several in _qualities(words, there).values()]
    tried = islice(product(product(*slots.values()), product(*likes)), MOST_TRIES)
    made = (
        _made(dict(zip(slots, plain, strict=True)) | {"like": tuple(filter(None, like))})
        for plain, like in tried
    )
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
    """How much is said: slots and qualities."""
    filled = [each for each in SLOTS if getattr(cards, each) != getattr(Cards(), each)]
    return len(filled) + len(cards.like)


def _made(slots: Mapping[str, object]) -> Cards | None:
    try:
        return Cards(**slots)  # type: ignore[arg-type]
    except ValueError:
        return None


def _evident(slot: str, words: str, there: set[str]) -> Iterator[object]:
    """What may stand in the slot, judging by single words."""
    if slot in WHERE:
        yield from (_places if slot == "place" else _owners)(there)
    elif slot == "kind":
        yield from (kind for kind in Kind if _is_head(kind, words.lower()))
    else:
        yield from (value for value, needed in _tokens(slot) if needed <= there)


def _qualities(words: str, there: set[str]) -> dict[str, list[Quality]]:
    """What may be said of the cards, judging by single words: by its sort."""
    found = [quality for quality, needed in _terms() if needed <= there]
    for name in dict.fromkeys(re.findall(r'"([^"]+)"', words)):
        found += [Named(name), OfArchetype(name), Not(Named(name))]
    found += map(Of, _types(words))
    for stat in MEASURED:
        if all(each in words.lower() for each in _measure(stat)):
            found += [Has(stat, bound) for bound in _bounds(words)]
    sorts: dict[str, list[Quality]] = {}
    for quality in found:
        sorts.setdefault(sort(quality), []).append(quality)
    return sorts


@cache
def _vocabulary() -> frozenset[str]:
    """Every word that a description can hold, but numbers and what is quoted."""
    kinds, owners = (None, *Kind), (None, *Whose)
    ends = [described(Cards(kind=kind), many=many) for kind in kinds for many in BOTH]
    spots = product((None, *Place), owners)
    ends += [where(Cards(place=p, whose=w), taken=taken) for p, w in spots for taken in BOTH]
    ends += [ARTICLES, *TYPE.values()]
    words = {word.lower() for end in ends for word in WORD.findall(end)}
    words.update(*map(_measure, MEASURED), *(needed for _, needed in _terms()))
    words.update(word for each in SLOTS for _, needed in _tokens(each) for word in needed)
    return frozenset(words)


@cache
def _terms() -> tuple[tuple[Quality, frozenset[str]], ...]:
    """Each quality that no number and no name belongs to, and the words needed for it."""
    plain: list[Quality] = [
        *(Of(term) for terms in (Attribute, Frame, Icon, Ability) for term in terms),
        *(Not(Of(term)) for terms in (Attribute, Ability) for term in terms),
        *(In(zone) for zone in Zone),
        *map(RoomFor, Counter),
        *map(Differs, Stat),
        *(each for quality in YES_OR_NO for each in (quality, Not(quality))),
        *(SpecialSummoned(), NormalSummonable(), InColumn(), CoLinked()),
        *(PointedTo(THIS), CoLinked(THIS), EquippedTo(THIS)),
    ]
    return tuple((each, _needed({"like": (each,)})) for each in plain)


@cache
def _tokens(slot: str) -> tuple[tuple[object, frozenset[str]], ...]:
    """Each value of the slot, and the words that must be there for it."""
    kinds = get_args(get_type_hints(Cards)[slot]) or (bool,)
    values: list[object] = [each for kind in kinds if issubclass(kind, Enum) for each in kind]
    values += [True] if bool in kinds else []
    return tuple((value, _needed({slot: value})) for value in values)


def _needed(slots: Mapping[str, object]) -> frozenset[str]:
    """The words that stand only in a description which says that."""
    plain = {"a", *WORD.findall(described(Cards(kind=Kind.MONSTER)).lower())}
    said = put(_whole, _made({"kind": Kind.MONSTER, **slots}) or Cards()) or ""
    return frozenset(set(WORD.findall(said.lower())) - plain)


@cache
def _measure(stat: Stat) -> tuple[str, ...]:
    """The words that go with such a number."""
    said = described(Cards(Kind.MONSTER, like=(Has(stat, exactly(7)),)))
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
