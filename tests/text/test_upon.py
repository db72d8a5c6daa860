"""That a card can be Xyz Summoned upon another one, as texts of all years tell it."""

import pytest

from cards.grammar.printing import text
from cards.grammar.reader import UnknownTextError, parse
from engine.yugioh.language import (
    THIS,
    Attribute,
    Cards,
    CardText,
    ComesOnce,
    Frame,
    Has,
    Kind,
    Named,
    Not,
    Of,
    OfArchetype,
    Place,
    Stat,
    SummonedUpon,
    Whose,
    XyzMaterials,
)
from engine.yugioh.language.qualities import exactly

NAME = "An Xyz of Ours"
XYZ = CardText(NAME, 1, Kind.MONSTER, frame=Frame.XYZ, special_only=True)
LINE = "2 Level 4 monsters"
GOGOGO = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(OfArchetype("Gogogo"),))
OTHER = Cards(
    Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(Not(Named(THIS)), OfArchetype("Gogogo"))
)
NOVA = Cards(whose=Whose.YOURS, place=Place.FIELD, like=(Named("Cyber Dragon"),))
RANK = Cards(
    Kind.MONSTER,
    Whose.YOURS,
    Place.FIELD,
    like=(Has(Stat.RANK, exactly(5)), Of(Attribute.WATER), Of(Frame.XYZ)),
)
WAYS = [
    " as material. (Transfer its materials to this card.)",
    " (transfer its materials).",
    ". (Transfer its materials to this card.)",
    " as the Xyz Material. (Xyz Materials attached to that monster also become Xyz Materials "
    "on this card.)",
    " as Xyz Material. (If you used an Xyz Monster, any Xyz Materials attached to it also "
    "become Xyz Materials on this card.)",
]


def read(said: str) -> object:
    (effect,) = parse(XYZ, [LINE, said]).effects
    return effect


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("upon", "of"),
    [
        ('a "Gogogo" monster you control', GOGOGO),
        ('1 "Gogogo" monster you control', GOGOGO),
        ('"Cyber Dragon" you control', NOVA),
        ("1 Rank 5 WATER Xyz Monster you control", RANK),
    ],
)
def test_upon_what_it_is_summoned_is_read(upon: str, of: Cards, way: str) -> None:
    assert read(f"You can also Xyz Summon this card by using {upon}{way}") == SummonedUpon(of)
    once = f'Once per turn, you can also Xyz Summon "{NAME}" by using {upon}{way}'
    assert read(once) == SummonedUpon(of, once=True)


def test_of_a_different_name() -> None:
    way = " with a different name as material. (Transfer its materials to this card.)"
    said = f'Once per turn, you can also Xyz Summon "{NAME}" by using 1 "Gogogo" monster you '
    told = read(f"{said}control{way}")

    assert told == SummonedUpon(OTHER, once=True)


def test_another_card_is_not_meant() -> None:
    with pytest.raises(UnknownTextError):
        read(
            'Once per turn, you can also Xyz Summon "Another Xyz" by using 1 "Gogogo" monster '
            "you control (transfer its materials)."
        )


@pytest.mark.parametrize(
    ("said", "effects"),
    [
        (
            "「我らのエクシーズ」は１ターンに１度、自分フィールドの「ゴゴゴ」モンスターの上に"
            "重ねてＸ召喚する事もできる。",
            (SummonedUpon(GOGOGO, once=True),),
        ),
        (
            "「我らのエクシーズ」は１ターンに１度しか特殊召喚できず、このカードは自分フィールドの"
            "「ゴゴゴ」モンスターの上に重ねてＸ召喚する事もできる。",
            (ComesOnce(), SummonedUpon(GOGOGO)),
        ),
    ],
)
def test_japanese_says_the_same(said: str, effects: tuple[object, ...]) -> None:
    materials = XyzMaterials(4, 2)
    card = CardText(NAME, 1, Kind.MONSTER, frame=Frame.XYZ, materials=materials)

    assert parse(card, ["レベル４モンスター×２", said], "ja").effects == effects


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Once per turn, you can also"),
        ("ja", "１ターンに１度、"),
        ("zh", "1回合1次，也可"),
    ],
)
def test_how_often_is_told(code: str, told: str) -> None:
    card = CardText(NAME, 1, Kind.MONSTER, (SummonedUpon(GOGOGO, once=True),), frame=Frame.XYZ)

    assert told in text(card, code)[-1]
