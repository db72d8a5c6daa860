"""What the meanings of rules say of cards: descriptions put together, and judged."""

from dataclasses import replace
from typing import Any

from cards.grammar.anaphora import Known
from cards.grammar.reader import nouns
from engine.yugioh.language import (
    Ability,
    AnyOf,
    Bound,
    Cards,
    Choose,
    Exists,
    Face,
    Has,
    Kind,
    Lacks,
    Node,
    Not,
    Noun,
    Of,
    Place,
    Stat,
    Target,
    Whose,
    exactly,
)


def next_to(low: int, high: int) -> nouns.Like:
    """One Level or another one."""
    if high == low + 1:
        return nouns.so(Has(Stat.LEVEL, Bound(low, high)))
    one, other = (nouns.so(Has(Stat.LEVEL, exactly(level))) for level in (low, high))
    return nouns.either(one, other)


def but_not(described: nouns.Like) -> nouns.Like:
    """Any but those of one quality."""
    (way,) = described.ways
    if len(way.qualities) != 1 or dict(way.slots).keys() - {"kind"}:
        raise ValueError("that cannot be left out")
    return nouns.so(Not(way.qualities[0]))


def cards(described: nouns.Like) -> Cards:
    """One description; ValueError where there are several."""
    made = nouns.noun(described)
    if not isinstance(made, Cards):
        raise ValueError("one description is asked for")
    return made


def with_(described: Cards, more: nouns.Like) -> Cards:
    """The same cards, of which more is said."""
    (way,) = more.ways
    return replace(described, **dict(way.slots)).also(*way.qualities)


def any_of(first: Noun, second: Noun) -> Noun:
    """The one or the other."""
    parts = [*each_of(first), *each_of(second)]
    return AnyOf(*parts)


def each_of(noun: Noun) -> tuple[Cards, ...]:
    """The descriptions of which a card has to fit one; ValueError of what is none."""
    if isinstance(noun, AnyOf):
        return noun.each
    if not isinstance(noun, Cards):
        raise ValueError("nothing is described")
    return (noun,)


def any_same(count: int, first: Noun, again: int, second: Noun) -> Noun:
    """The one or the other, so many of both."""
    if count != again:
        raise ValueError("not as many of both")
    *_, last = each_of(second)
    if last.place is not None and all(each.place is None for each in each_of(first)):
        first = nouns.at(first, last.place, last.whose)  # "1 X or 1 Y from your Deck"
    return any_of(first, second)


def chosen(count: int, first: Noun, again: int, second: Noun) -> Noun:
    """So many of the one or of the other."""
    return Choose(any_same(count, first, again, second), count)


def and_in(first: Noun, graves: Whose | bool) -> Noun:
    """Cards on the field, and the same in Graveyards."""
    (one,) = each_of(first)
    whose = graves if isinstance(graves, Whose) else None
    grave = replace(one, place=Place.GRAVEYARD, whose=whose)
    if one.place is not Place.FIELD:
        raise ValueError("they are not on the field")
    return AnyOf(one, grave)


def still(described: Noun, whose: Whose | None = None) -> Noun:
    """The card targeted, of which something is asked again."""
    (one,) = each_of(described)
    if whose is None and one == Cards(one.kind):
        raise ValueError("nothing is asked again")
    place = Place.FIELD if whose is Whose.YOURS else None
    return Known(one.kind, True, still=replace(one, whose=whose, place=place))


def controlled(described: Cards, whose: Whose) -> Cards:
    """The cards on the field of that player."""
    made = nouns.at(described, Place.FIELD, whose)
    if not isinstance(made, Cards):
        raise ValueError("one description is asked for")
    return made


def exists(described: Cards, whose: Whose, count: int = 1) -> Node:
    """That player controls so many."""
    return Exists(controlled(described, whose), count)


def exists_in(described: Cards, place: nouns.Like) -> Node:
    """There is one in that place."""
    return Exists(with_(described, place))


def has_there(described: Noun, count: int = 1) -> Node:
    """You have so many there."""
    return Exists(_yours(described), count)


def lacks_there(described: Noun) -> Node:
    """You have none there."""
    return Lacks(_yours(described))


def _yours(described: Noun) -> Cards:
    if not isinstance(described, Cards):
        raise ValueError("one description is asked for")
    if described.whose is not Whose.YOURS or described.place is None:
        raise ValueError("that is not said of you")
    return described


def fallen(noun: Noun) -> Noun:
    """The card that was destroyed by battle, and lies in the Graveyard."""
    if not isinstance(noun, Known):
        raise ValueError("nothing fell")
    return replace(noun, fallen=True, near=False)


def there(who: Noun, whose: Whose) -> Noun:
    """The monsters that that player summons."""
    (one,) = each_of(who)
    if one.whose or one.place:
        raise ValueError("it is told where they are")
    return replace(one, whose=whose)


def host(noun: Noun) -> Noun:
    """A monster to which an Equip Spell can be equipped: face-up on the field."""
    (one,) = each_of(noun)
    return replace(one, place=Place.FIELD, face=Face.UP)


def kindless(described: Noun) -> Cards:
    """Monsters, of which it goes without saying that they are monsters."""
    (one,) = each_of(described)
    if one.kind is not Kind.MONSTER and not one.name:
        raise ValueError("materials are monsters")
    return replace(one, kind=None)


def tuner(described: Cards) -> Cards:
    """A Tuner, of which its being one goes without saying."""
    return Cards() if described == Cards(like=(Of(Ability.TUNER),)) else described


def several(parts: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """Parts of which there are at least two."""
    if len(parts) < 2:
        raise ValueError("one is no Fusion")
    return parts


def chain(*parts: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """All the parts in a row."""
    return tuple(each for several in parts for each in several)


def times(count: int, part: Cards) -> tuple[Cards, ...]:
    """The same part so many times."""
    return (part,) * count


def attacker(noun: Noun) -> Noun:
    """A monster that attacks; that it is a monster goes without saying."""
    if noun == Cards(Kind.MONSTER):
        raise ValueError("that goes without saying")
    return noun


def face_down_still(target: Target) -> Target:
    """The target, which may be turned face-down."""
    (one,) = each_of(target.of)
    return replace(target, still=replace(one, face=None, whose=None))


def first_of(one: object, rest: tuple[object, ...]) -> tuple[Any, ...]:
    """A list with one more at its beginning."""
    return (one, *rest)
