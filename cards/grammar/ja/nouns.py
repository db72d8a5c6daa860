"""Noun phrases in Japanese: which cards, one or many, and where."""

from dataclasses import replace
from functools import singledispatch

from cards.grammar.anaphora import Known, kind_of
from cards.grammar.ja.terms import (
    COUNTER,
    KIND,
    OWNER,
    PLACE,
    POSITION,
    STAT,
)
from cards.grammar.printing import put
from cards.grammar.qualities import denied, phrased, says, spoken_face
from cards.grammar.uninflected import FIRST, NATURE, NEAREST, OUTERMOST, PRINTED
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
    Whose,
)

FACE = {Face.UP: "表側表示", Face.DOWN: "裏側表示"}
WIDE = str.maketrans("0123456789?", "０１２３４５６７８９？")


def number(amount: Amount) -> str:
    """What the number is equal to."""
    return put(amount, "ja")


@singledispatch
def thing(noun: Noun) -> str:
    """The noun without a particle."""
    return put(noun, "ja")


@thing.register
def _(noun: Cards) -> str:
    described_as = described(noun)
    of = "の" if noun.whose and noun.place is None and described_as != KIND[noun.kind] else ""
    return f"{''.join(phrased(noun, 'ja', OUTERMOST))}{where(noun)}{of}{described_as}"


@thing.register
def _(noun: Every | Choose) -> str:
    return thing(noun.of)


@thing.register
def _(noun: Extreme) -> str:
    if not isinstance(noun.of, Cards):
        return thing(noun.of)
    most = "低い" if noun.end is End.LOWEST else "高い"
    return f"{where(noun.of)}{STAT[noun.stat]}が一番{most}{described(noun.of)}１体"


@thing.register
def _(noun: AtRandom) -> str:
    return f"{counted(noun.of, noun.count)}をランダムに"


@thing.register
def _(noun: AnyOf) -> str:
    return "か".join(map(thing, noun.each))


@thing.register
def _(noun: Known) -> str:
    is_monster = noun.kind is Kind.MONSTER
    if noun.still:
        such = described(noun.still if is_monster else replace(noun.still, kind=None))
        whose = OWNER[noun.still.whose]
        of = "の" if whose and such != KIND[Kind.MONSTER] else ""
        return f"その{whose}{of}{such}"
    those = "それらの" if noun.count > 1 else "その"
    return f"{those}{KIND[noun.kind] if noun.kind is Kind.MONSTER else KIND[None]}"


def wide(number: int) -> str:
    """The number in full-width digits."""
    return str(number).translate(WIDE)


def counted(noun: Noun, count: int) -> str:
    """So many of them."""
    return f"{thing(noun)}{wide(count)}{COUNTER[kind_of(noun)]}"


def whole(noun: Noun) -> str:
    """The cards as the object of a verb, with its particle."""
    match noun:
        case Every(of=AnyOf(first=first, second=second)):
            return f"{thing(first)}と{thing(second)}を全て"
        case Every(of=Extreme() as most):
            return f"{thing(most).removesuffix('１体')}を全て"
        case Every():
            return f"{thing(noun.of)}を全て"
        case Choose(as_many_as=Cards() as alike):
            return f"{thing(alike)}の数だけ{thing(noun.of)}を選んで"
        case AtRandom():
            return thing(noun)
        case Choose():
            return f"{counted(noun.of, noun.count)}{'まで' if noun.up_to else 'を'}"
        case _:
            return f"{thing(noun)}を"


def described(noun: Cards) -> str:
    """What they are like: everything but how many, whose and where."""
    face, lies = spoken_face(noun), noun.position
    natured = says(noun, *NATURE) and says(noun, "frame", "effect")
    words = [
        "他の" if noun.other else "",
        *(f"{thing(each)}以外の" for each in denied(noun)),
        *phrased(noun, "ja", FIRST),
        FACE[face] if face else "",
        POSITION[lies] if lies else "",
        "の" if (face or lies) and says(noun, *PRINTED) else "",
        *phrased(noun, "ja", NATURE),
        "の" if natured else "",
        *phrased(noun, "ja", NEAREST),
        "" if noun.name and noun.kind is None else KIND[noun.kind],
    ]
    return "".join(words)


def where(noun: Cards) -> str:
    """Where they are, with the particle, if the noun says."""
    match noun.place, noun.whose:
        case None, whose:
            return OWNER[whose]
        case Place.FIELD, whose:
            return f"{OWNER[whose]}フィールドの"
        case (Place.HAND | Place.DECK | Place.EXTRA_DECK) as place, Whose.YOURS:
            return f"{PLACE[place]}の"
        case place, None:
            return f"自分か相手の{PLACE[place]}の" if place else ""
        case place, whose:
            return f"{OWNER[whose]}の{PLACE[place]}の" if place else ""
    return ""
