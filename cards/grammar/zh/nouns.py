"""Noun phrases in Simplified Chinese: which cards, one or many, and where."""

from dataclasses import replace
from functools import singledispatch

from cards.grammar.anaphora import Known, kind_of
from cards.grammar.printing import put
from cards.grammar.qualities import denied, phrased, says, spoken_face
from cards.grammar.uninflected import FIRST, NATURE, NEAREST, OUTERMOST, PRINTED
from cards.grammar.zh.terms import (
    COUNTER,
    KIND,
    OWNER,
    PLACE,
    POSITION,
    STAT,
)
from engine.yugioh.language import (
    Amount,
    AnyOf,
    AtRandom,
    Cards,
    Choose,
    End,
    Every,
    Extreme,
    Face,
    Kind,
    Noun,
    Place,
    ThisCard,
    Whose,
)

FACE = {Face.UP: "表侧表示", Face.DOWN: "里侧表示"}


def number(amount: Amount) -> str:
    """What the number is equal to."""
    return put(amount, "zh")


@singledispatch
def thing(noun: Noun) -> str:
    """The noun, without a number."""
    return put(noun, "zh")


@thing.register
def _(noun: Cards) -> str:
    return f"{_outermost(noun)}{where(noun)}{_of(noun)}{described(noun)}"


@thing.register
def _(noun: Every) -> str:
    if isinstance(noun.of, AnyOf):
        return f"{thing(noun.of.first)}和{thing(noun.of.second)}"
    if isinstance(noun.of, Extreme):
        return thing(noun.of).replace("的1只", "的").replace("的1张", "的")
    return thing(noun.of)


@thing.register
def _(noun: Choose) -> str:
    if noun.as_many_as is not None:
        return f"与{thing(noun.as_many_as)}数量相同的{thing(noun.of)}"
    return counted(noun.of, noun.count, up_to=noun.up_to)


@thing.register
def _(noun: Extreme) -> str:
    if not isinstance(noun.of, Cards):
        return thing(noun.of)
    most = "低" if noun.end is End.LOWEST else "高"
    return f"{where(noun.of)}{STAT[noun.stat]}最{most}的1{COUNTER[noun.of.kind]}{described(noun.of)}"


@thing.register
def _(noun: AtRandom) -> str:
    return f"随机{counted(noun.of, noun.count)}"


@thing.register
def _(noun: AnyOf) -> str:
    return "或".join(map(thing, noun.each))


@thing.register
def _(noun: Known) -> str:
    is_monster = noun.kind is Kind.MONSTER
    if noun.still:
        such = described(noun.still if is_monster else replace(noun.still, kind=None))
        of = {None: "该", Whose.THEIRS: "该对手的", Whose.YOURS: "自己的该"}
        return f"{of[noun.still.whose]}{such}"
    those = "那些" if noun.count > 1 else "该"
    return f"{those}{KIND[noun.kind] if noun.kind is Kind.MONSTER else KIND[None]}"


def counted(noun: Noun, count: int, *, up_to: bool = False) -> str:
    """So many of them, or fewer; a card known already needs no number."""
    if isinstance(noun, Known | ThisCard):
        return thing(noun)
    number = f"{'最多' if up_to else ''}{count}{COUNTER[kind_of(noun)]}"
    if not isinstance(noun, Cards) or _outermost(noun):
        return f"{number}{thing(noun)}"
    return f"{where(noun)}{'的' if noun.place else ''}{number}{described(noun)}"


def _outermost(noun: Cards) -> str:
    return "".join(phrased(noun, "zh", OUTERMOST))


def _of(noun: Cards) -> str:
    """The particle between where they are and what they are like."""
    if noun.place is None:
        return "的" if noun.whose and described(noun) != KIND[noun.kind] else ""
    return "" if noun.position and described(noun).startswith(POSITION[noun.position]) else "的"


def described(noun: Cards) -> str:
    """What they are like: everything but how many, whose and where."""
    face = spoken_face(noun)
    words = [
        "其他的" if noun.other else "",
        *(f"{thing(each)}以外的" for each in denied(noun)),
        *phrased(noun, "zh", FIRST),
        f"{POSITION[noun.position]}的" if noun.position else "",
        FACE[face] if face else "",
        "的" if face and says(noun, *PRINTED) else "",
        *phrased(noun, "zh", NATURE),
        *phrased(noun, "zh", NEAREST),
        "" if noun.name and noun.kind is None else KIND[noun.kind],
    ]
    return "".join(words)


def where(noun: Cards) -> str:
    """Where they are, or whose, if the noun says."""
    match noun.place, noun.whose:
        case None, whose:
            return OWNER[whose]
        case Place.FIELD, whose:
            return f"{OWNER[whose]}场上"
        case (Place.HAND | Place.DECK | Place.EXTRA_DECK) as place, Whose.YOURS:
            return PLACE[place]
        case place, None:
            return f"自己或对手{PLACE[place]}" if place else ""
        case place, whose:
            return f"{OWNER[whose]}{PLACE[place]}" if place else ""
    return ""
