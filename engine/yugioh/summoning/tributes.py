"""Reading the Tributes of a Normal Summon or Set: which monsters will do (MR-SUM-05)."""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice

from engine.core.protocol import Seat
from engine.core.remembering import once_for_each
from engine.yugioh.asked import holds, means, proves_to_be
from engine.yugioh.facts.negation import is_negated
from engine.yugioh.facts.numbers import level
from engine.yugioh.facts.restrictions import are_due, has_to_be_tributed, tributable
from engine.yugioh.language import (
    CanTribute,
    CardText,
    CountsAsTwoTributes,
    MustTribute,
    NeedsNoTributes,
    NeedsNoTributesIf,
    SparesTributes,
)
from engine.yugioh.language.cards import effects_of
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.usage import as_it_lies

MOST_TRIED = 500
"""How many choices of monsters are looked at for one card, at most, those of few first."""
Given = tuple[Card, ...]
"""Monsters that are Tributed together."""


def demanded(card: Card) -> MustTribute | None:
    """The Tributes that its own text asks for, if it asks for any."""
    return _demanded(card.text)


def is_only_summoned(card: Card) -> bool:
    """Whether its own text keeps it from being Set by the Tributes that it asks for."""
    demand = demanded(card)
    return demand is not None and demand.forbids_set


@once_for_each
def _demanded(text: CardText) -> MustTribute | None:
    return next(iter(effects_of(text.effects, MustTribute)), None)


def tributes_for(duel: Duel, card: Card) -> int:
    """How many Tributes a Normal Summon or Set of `card` takes (MR-SUM-05, MR-SUM-06).

    By the Level that it has in the hand (Q&A 16119).
    """
    demand = demanded(card)
    if demand is not None and demand.count is not None:
        return demand.count
    number = level(duel, card)
    if number <= 4:
        return 0
    return 1 if number <= 6 else 2


def comes_freely(card: Card) -> NeedsNoTributes | None:
    """What its own text lets it come without Tributes by, if it does."""
    return _comes_freely(card.text)


@once_for_each
def _comes_freely(text: CardText) -> NeedsNoTributes | None:
    return next(iter(effects_of(text.effects, NeedsNoTributes)), None)


def is_spared(duel: Duel, seat: Seat, card: Card) -> bool:
    """Whether its own text lets `seat` Normal Summon it without Tributes now (FAQ 10032)."""
    said = effects_of(card.text.effects, NeedsNoTributesIf)
    return any(holds(each.condition, duel, Speaker(card, seat)) for each in said)


def numbers_of_tributes(duel: Duel, card: Card, *, setting: bool) -> list[int]:
    """The numbers of Tributes with which `card` can be Normal Summoned or Set."""
    numbers = {tributes_for(duel, card)}
    if comes_freely(card):
        numbers.add(0)
    if not setting:
        numbers.update(_also_possible(card.text))
    return sorted(numbers)


@once_for_each
def _also_possible(text: CardText) -> list[int]:
    """The numbers of Tributes with which its text lets it be Normal Summoned as well."""
    return [each.count for each in effects_of(text.effects, CanTribute) if each.of is None]


def ways_to_tribute(duel: Duel, seat: Seat, card: Card, *, setting: bool) -> Iterator[Given]:
    """Each choice of monsters that suffices for `card`, whether or not it leaves a zone."""
    numbers = numbers_of_tributes(duel, card, setting=setting)
    free = 0 in numbers or (not setting and is_spared(duel, seat, card))
    if free or (not setting and sparing(duel, seat, card) is not None):
        yield ()
    if numbers == [0]:
        return
    monsters = tributable(duel, seat)
    demand = demanded(card)
    if demand is not None:
        speaker = Speaker(card, seat)
        monsters = [each for each in monsters if proves_to_be(demand.of, duel, speaker, each)]
    due = has_to_be_tributed(duel, seat)
    twice = [monster for monster in monsters if _counts_twice(duel, monster, card)]
    tried = (
        given for count in range(1, numbers[-1] + 1) for given in combinations(monsters, count)
    )
    for given in islice(tried, MOST_TRIED):
        enough = _number_for(given, twice, numbers)
        if (enough or (not setting and _eased(duel, card, given))) and are_due(due, given):
            yield given


def _eased(duel: Duel, card: Card, given: Given) -> int:
    """As how many Tributes those count of which its text asks fewer; 0 if they are others."""
    speaker = Speaker(card, card.controller)
    for effect in effects_of(card.text.effects, CanTribute):
        such = effect.of
        if such is None or len(given) != effect.count:
            continue
        if all(proves_to_be(such, duel, speaker, each) for each in given):
            return effect.count
    return 0


def counted_as(duel: Duel, card: Card, given: Given, *, setting: bool) -> int:
    """As how many Tributes for `card` those monsters count; 0, where they do not suffice."""
    twice = [each for each in given if _counts_twice(duel, each, card)]
    number = _number_for(given, twice, numbers_of_tributes(duel, card, setting=setting))
    return number or (0 if setting else _eased(duel, card, given))


def _number_for(given: Given, twice: Sequence[Card], numbers: Sequence[int]) -> int:
    """Which of these numbers they come to, where some count `twice`; 0 if none."""
    most = len(given) + sum(each in twice for each in given)
    return max((number for number in numbers if len(given) <= number <= most), default=0)


def _counts_twice(duel: Duel, given: Card, card: Card) -> bool:
    speaker = Speaker(given, given.controller)
    said = effects_of(given.text.effects, CountsAsTwoTributes)
    able = not given.face_up or not is_negated(given, duel)
    return able and any(means(effect.of, duel, speaker, card) for effect in said)


@once_for_each
def _sparing(text: CardText) -> tuple[tuple[int, SparesTributes], ...]:
    """Those of its effects that spare Tributes, each with its number."""
    said = effects_of(text.effects, SparesTributes)
    return tuple((text.effects.index(effect), effect) for effect in said)


def sparing(duel: Duel, seat: Seat, card: Card) -> tuple[Card, int] | None:
    """What in the Graveyard lets `card` come without Tributes, and by which effect."""
    for spent in duel.state.sides[seat].graveyard:
        for index, effect in _sparing(spent.text):
            used = (as_it_lies(spent), index) in duel.state.usage.by_copy
            if not used and means(effect.of, duel, Speaker(spent, seat), card):
                return spent, index
    return None
