"""Each quality is said in each language, and none is left out of a noun."""

from collections.abc import Callable, Iterator, Mapping

import pytest

from cards.grammar.en import nouns as en
from cards.grammar.ja.text import JAPANESE
from cards.grammar.zh.text import CHINESE
from engine.yugioh.language import (
    THIS,
    Ability,
    AttackOf,
    Attribute,
    Came,
    Cards,
    CoLinked,
    Counter,
    Declared,
    Did,
    Differs,
    EffectMonster,
    EquippedTo,
    Equips,
    Exists,
    Feat,
    Frame,
    Has,
    HasEquip,
    HasMaterial,
    HasNamesake,
    Icon,
    In,
    InColumn,
    Is,
    Kind,
    Kindred,
    LifeOf,
    MadeOfThose,
    Mentions,
    Named,
    NamedIn,
    Node,
    NormalSummonable,
    Not,
    Of,
    OfArchetype,
    OfDeclared,
    OfOnlyType,
    Place,
    PointedTo,
    Quality,
    RoomFor,
    SentBy,
    SharesAttribute,
    SharesKind,
    SpecialSummoned,
    Stat,
    Summon,
    Type,
    WasThere,
    While,
    Whose,
    Zone,
    at_most,
    below,
    parts,
)
from tests.language.words import every_class
from tests.rows import through_all

SPOKEN: Mapping[str, Callable[[Cards], str]] = {
    "en": lambda cards: en.described(cards) + en.where(cards),
    "ja": JAPANESE.say,
    "zh": CHINESE.say,
}
GRAVES = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
AMOUNTS = (AttackOf(THIS), LifeOf(Whose.THEIRS))
PLAIN: tuple[Quality, ...] = (
    *(Of(term) for terms in (Attribute, Type, Ability, Frame, Icon) for term in terms),
    Of((Type.DRAGON, Type.WARRIOR)),
    *(Has(stat, at_most(4)) for stat in Stat),
    *(Has(Stat.DEFENSE, compare(of)) for compare in (at_most, below) for of in AMOUNTS),
    *map(Differs, Stat),
    *map(In, Zone),
    *map(RoomFor, Counter),
    *(Named("Kuriboh"), Named(THIS), OfArchetype("Magician"), EffectMonster()),
    *map(Did, Feat),
    *(SpecialSummoned(), NormalSummonable(), HasMaterial(), InColumn()),
    *(PointedTo(THIS), CoLinked(), CoLinked(THIS), EquippedTo(THIS), Equips(THIS)),
    *map(OfDeclared, Declared),
    *(While(Exists(GRAVES)), SentBy(THIS)),
    *(OfOnlyType(GRAVES), MadeOfThose(), HasEquip(), Is(THIS), Did(Feat.STRUCK, last=True)),
    *(SharesAttribute(THIS), Mentions("Kuriboh"), NamedIn(THIS)),
    Kindred(THIS),
    SharesKind(THIS),
    *(HasNamesake(), WasThere()),
    *(Came((Summon.XYZ,)), Came((Summon.RITUAL,), Cards(Kind.MONSTER))),
    Came((Summon.RITUAL,), Cards(Kind.MONSTER), only=True),
)
EVERY = (*PLAIN, *map(Not, PLAIN))
ONE_TOO_MANY = Of(Frame.EFFECT)
"""What `EffectMonster` says of all monsters with effects; no card says it so."""


def noun(*like: Quality) -> Cards:
    """A noun with those qualities: Spells, where it says of what kind they are."""
    is_spell = any(isinstance(getattr(each, "what", None), Icon) for each in parts_of(like))
    return Cards(Kind.SPELL if is_spell else Kind.MONSTER, like=like)


def parts_of(like: tuple[Quality, ...]) -> Iterator[Node]:
    for each in like:
        yield from parts(each)


def test_no_quality_is_missing_here() -> None:
    families = {type(each) for each in EVERY}

    assert families == {each for each in every_class() if issubclass(each, Quality)} - {Quality}


@pytest.mark.parametrize("spoken", SPOKEN)
def test_two_nouns_that_differ_in_a_quality_are_said_differently(spoken: str) -> None:
    likes = [each for each in EVERY if ONE_TOO_MANY not in parts(each)]
    said = [SPOKEN[spoken](each) for each in (noun(), *map(noun, likes))]

    assert not {one for one in said if said.count(one) > 1}


@pytest.mark.parametrize("spoken", SPOKEN)
@through_all(EVERY, repr)
def test_a_quality_combines_with_another(quality: Quality, spoken: str) -> None:
    dark, dragon = Of(Attribute.DARK), Of(Type.DRAGON)
    other = dragon if quality == dark else dark
    both = SPOKEN[spoken](noun(quality, other))

    assert both != SPOKEN[spoken](noun(quality))
    assert both != SPOKEN[spoken](noun(other))
    assert both == SPOKEN[spoken](noun(other, quality))
