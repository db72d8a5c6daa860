"""Noun phrases: what kind of cards, like what, where and whose.

A description is read word by word. Each word is a noun that says one thing of cards, or, as a
choice of words ("LIGHT or DARK", "from your hand or Deck"), several descriptions of which a
card has to fit one; the words together are a noun that says all of it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from enum import Enum
from typing import Any

from cards.grammar.anaphora import Known
from cards.grammar.columns import TERMS, tables
from cards.grammar.qualities import says, topic
from cards.grammar.reader.chart import Rule
from cards.grammar.reader.making import rules_of
from cards.grammar.reader.tongues import Tongue
from cards.grammar.several_places import by_any_name
from cards.grammar.terms import table
from engine.yugioh import language
from engine.yugioh.language import (
    Ability,
    AnyOf,
    Attribute,
    Bound,
    Cards,
    Choose,
    Face,
    Frame,
    Has,
    Icon,
    Kind,
    Named,
    Not,
    Noun,
    Of,
    Place,
    Position,
    Quality,
    Stat,
    Target,
    Type,
    Until,
    Whose,
    exactly,
)

MOST_WAYS = 3
"""Of so many descriptions a card may have to fit one."""
LISTED: tuple[type[Enum], ...] = (Attribute, Type, Ability, Frame, Icon)
"""Terms of which several can be named."""
ON_THE_FIELD = (
    *("pointed", "column", "main zone", "extra zone", "pendulum zone", "field zone"),
    *("spell zone", "wearing"),
)
"""Of what is told of cards on the field alone."""
SPOKEN: Mapping[type[Enum], str] = {Position: "PlainPosition", Whose: "Owner"}
"""The categories that are not called as their terms are."""


def such(*qualities: Quality) -> Cards:
    """Cards of those qualities."""
    return Cards(like=qualities)


def framed_apart(described: Noun) -> Cards:
    """The cards; that a monster is of the kind that comes in the way named is tacit."""
    one = cards(noun(described))
    like = [q for q in one.like if not (isinstance(q, Of) and isinstance(q.what, Frame))]
    if not like:
        raise ValueError("nothing else is said of them")
    return replace(one, like=tuple(like))


def of(terms: tuple[Any, ...]) -> Cards:
    """Cards of one of these terms."""
    return such(Of(terms[0] if len(terms) == 1 else terms))


def attribute_called(name: str) -> Attribute:
    """The Attribute of that Japanese name; ValueError where there is none."""
    for attribute, called in table(Attribute, "ja").items():
        if called == name and attribute is not None:
            return attribute
    raise ValueError("there is no such Attribute")


def lacking(term: Any) -> Cards:
    """Cards not of that term."""
    return such(Not(Of(term)))


def each_of(noun: Noun) -> tuple[Cards, ...]:
    """The descriptions of which a card has to fit one; ValueError of what is none."""
    if isinstance(noun, AnyOf):
        return noun.each
    return (cards(noun),)


def cards(noun: Noun) -> Cards:
    """One description; ValueError where there are several, or none."""
    if not isinstance(noun, Cards):
        raise ValueError("one description is asked for")
    return noun


def any_of(*nouns: Noun) -> Noun:
    """The one or the other; ValueError where there are too many to tell apart."""
    each = tuple(dict.fromkeys(one for noun in nouns for one in each_of(noun)))
    if len(each) > MOST_WAYS:
        each = by_any_name(each)
    if len(each) > MOST_WAYS:
        raise ValueError("so many ways cannot be told apart")
    return each[0] if len(each) == 1 else AnyOf(*each)


def either(one: Noun, other: Noun) -> Noun:
    """The one or the other; of two terms of a kind that is one quality."""
    if isinstance(one, Cards) and isinstance(other, Cards):
        match one.like, other.like:
            case (Of(first),), (Of(second),) if topic(one.like[0]) == topic(other.like[0]):
                if one == such(Of(first)) and other == such(Of(second)):
                    return such(Of((*_terms_of(first), *_terms_of(second))))
    return any_of(one, other)


def _terms_of(what: Any) -> tuple[Any, ...]:
    return what if isinstance(what, tuple) else (what,)


def both(one: Noun, other: Noun) -> Noun:
    """The one and the other; ValueError where they do not go together."""
    return any_of(*(_joined(a, b) for a in each_of(one) for b in each_of(other)))


def _joined(one: Cards, other: Cards) -> Cards:
    said = {topic(each) for each in one.like}
    if any(topic(each) in said for each in other.like):
        raise ValueError("a quality is said twice")
    return only(other.also(*one.like), **_slots(one))


def _slots(noun: Cards) -> dict[str, Any]:
    """What is said of the cards in slots."""
    held = {each.name: getattr(noun, each.name) for each in fields(noun) if each.name != "like"}
    return {name: value for name, value in held.items() if value not in (None, False)}


def only(noun: Noun, **slots: Any) -> Cards:
    """The same cards with those slots filled; ValueError where something else is in one."""
    described = cards(noun)
    if any(slots.get(name, value) != value for name, value in _slots(described).items()):
        raise ValueError("a slot is filled twice")
    return replace(described, **slots)


def at(noun: Noun, place: Place | None = None, whose: Whose | None = None) -> Noun:
    """The same cards there, where nothing else is said of where and whose they are."""
    there = {"place": place, "whose": whose}
    filled = {name: value for name, value in there.items() if value is not None}
    return any_of(*(only(each, **filled) for each in each_of(noun)))


def chosen_at(choice: Choose, place: Place, whose: Whose) -> Choose:
    """The choice among cards there; of any number of them, as many as there are there."""
    of = at(choice.of, place, whose)
    if choice.as_many_as == choice.of and isinstance(of, Cards):
        return replace(choice, of=of, as_many_as=of)
    return replace(choice, of=of)


def noun(described: Noun) -> Noun:
    """The cards that fit a description; ValueError where it does not go together."""
    return any_of(*map(_proper, each_of(described)))


def _proper(made: Cards) -> Cards:
    if says(made, "frame") and made.kind not in (None, Kind.MONSTER):
        raise ValueError("only monsters have a frame")
    if says(made, "icon") and made.kind in (None, Kind.MONSTER):
        raise ValueError("monsters have no icon")
    if made.position is Position.DEFENSE and made.face is Face.DOWN:
        raise ValueError("that is a position of its own")
    if says(made, "name"):
        made = replace(made, kind=None)
    if says(made, "equipped"):
        return replace(made, place=None)
    if says(made, *ON_THE_FIELD) and made.place is None:
        return replace(made, place=Place.FIELD)
    return made


def next_to(low: int, high: int) -> Noun:
    """One Level or another one."""
    if high == low + 1:
        return such(Has(Stat.LEVEL, Bound(low, high)))
    return any_of(*(such(Has(Stat.LEVEL, exactly(level))) for level in (low, high)))


def but_not(described: Noun) -> Cards:
    """Any but those of one quality."""
    each = cards(described)
    if len(each.like) != 1 or _slots(each).keys() - {"kind"}:
        raise ValueError("that cannot be left out")
    return such(Not(each.like[0]))


def of_either(described: Noun) -> Noun:
    """The same cards, whoever's they are; ValueError where it is said whose."""
    if any(each.whose is not None for each in each_of(described)):
        raise ValueError("whose they are is said twice")
    return described


def one_each(described: Noun) -> Choose:
    """One of each of the names that are told of them."""
    said = (q.name for q in each_of(described)[0].like if isinstance(q, Named))
    names = next((each for each in said if isinstance(each, tuple)), ())
    if not names:
        raise ValueError("no names are told")
    return Choose(described, len(names), named_apart=True)


def any_same(count: int, first: Noun, again: int, second: Noun) -> Noun:
    """The one or the other, so many of both."""
    if count != again:
        raise ValueError("not as many of both")
    *_, last = several = each_of(second)
    if last.place is not None and all(each.place is None for each in each_of(first)):
        there = several if all(each.place for each in several) else (last,)
        # "1 X or 1 Y from your Deck or GY"
        apart = len({each.place for each in there}) > 1
        faces = [Cards(face=each.face) if apart else Cards() for each in there]
        lying = (at(first, each.place, each.whose) for each in there)
        first = any_of(*map(both, lying, faces))
    return any_of(first, _but_none_that(first, second))


def _but_none_that(first: Noun, second: Noun) -> Noun:
    """The second without what is left out of a first that is named: "but B, 1 "A" or 1 C".

    A card of that name is no other card, so it is the second of which that tells.
    """
    if not isinstance(first, Cards) or not first.name:
        return second
    out = [each for each in first.like if isinstance(each, Not)]
    return any_of(
        *(one.also(*(q for q in out if q not in one.like)) for one in each_of(second))
    )


def still(described: Noun, whose: Whose | None = None) -> Noun:
    """The card targeted, of which something is asked again."""
    one = cards(noun(described))
    if whose is None and one == Cards(one.kind):
        raise ValueError("nothing is asked again")
    place = Place.FIELD if whose is Whose.YOURS else None
    return Known(one.kind, True, still=replace(one, whose=whose, place=place))


def chosen_again(target: Target) -> Target:
    """The target, that has to be as described when it is dealt with, if it is on the field.

    So is what older texts choose and deal with in one sentence (FAQ 4874). Of a Spell or Trap
    that it still is one goes without saying.
    """
    of = target.of
    if not isinstance(of, Cards) or of.place is not Place.FIELD:
        return target
    kind = Kind.MONSTER if of.kind is Kind.MONSTER else None
    one = replace(of, kind=kind, place=None, other=False)
    return target if one == Cards(kind) else replace(target, still=one)


def controlled(described: Noun, whose: Whose) -> Cards:
    """The cards on the field of that player."""
    return only(described, place=Place.FIELD, whose=whose)


def host(noun: Noun) -> Noun:
    """A monster to which an Equip Spell can be equipped: face-up on the field."""
    return only(noun, kind=Kind.MONSTER, place=Place.FIELD, face=Face.UP)


def kindless(described: Noun) -> Cards:
    """Monsters, of which it goes without saying that they are monsters."""
    one = cards(described)
    if one.kind is not Kind.MONSTER and not one.name:
        raise ValueError("materials are monsters")
    return replace(one, kind=None)


def chain(*parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """All the parts in a row."""
    return tuple(each for several in parts for each in several)


def times(count: int, part: Cards) -> tuple[Cards, ...]:
    """The same part so many times."""
    return (part,) * count


def face_down_still(target: Target) -> Target:
    """The target, which may be turned face-down."""
    return replace(target, still=replace(cards(target.of), face=None, whose=None))


def kinds_of_terms() -> Iterator[type[Enum]]:
    """The enumerations of the language whose terms are called something."""
    held = vars(language).values()
    enums = (each for each in held if isinstance(each, type) and issubclass(each, Enum))
    return (each for each in enums if each.__name__ in tables()[TERMS])


def term_rules(spoken: Tongue) -> Iterator[Rule]:
    """The rules that are made of the terms of the game, as they are printed."""
    cut = spoken.cut
    for kind in kinds_of_terms():
        category = SPOKEN.get(kind, kind.__name__)
        for term, word in table(kind, spoken.code).items():
            if term not in (None, Frame.EFFECT) and word:
                yield from rules_of(category, word, "term", {"term": term}, cut)
    for term, word in table(Until, spoken.code, "For").items():
        if word:
            yield from rules_of("For", word, "term", {"term": term}, cut)
    for kind in LISTED:
        one, several = kind.__name__, f"{kind.__name__}s"
        listed = f"{{one:{one}}}{spoken.links}{{rest:{several}}}"
        yield from rules_of(several, f"{{one:{one}}}", "(one,)", {})
        yield from rules_of(several, listed, "chain((one,), rest)", {"chain": chain})
