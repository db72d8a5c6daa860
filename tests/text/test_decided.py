"""What Japanese decides of use and of cards, and what goes without saying for what is done."""

import pytest

from cards.grammar.reader.twice import DifferError, twice_read
from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    AddToHand,
    AnyOf,
    Cards,
    CardText,
    Cause,
    Choose,
    Destroy,
    Draw,
    Effect,
    Exists,
    Icon,
    If,
    Ignition,
    InflictDamage,
    IsSentToGraveyard,
    Kind,
    Limit,
    Named,
    Not,
    Of,
    Place,
    Quick,
    SendToGraveyard,
    SpecialSummon,
    Target,
    Whose,
    YouCan,
    spell,
)

HURTS = InflictDamage(Whose.THEIRS, 300)
IN_HAND = Cards(whose=Whose.YOURS, place=Place.HAND)
BURIED = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
MINE = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD)
SPELLS = Cards(Kind.SPELL, Whose.YOURS, Place.GRAVEYARD)
SENT = IsSentToGraveyard(Cards(Kind.MONSTER), to=Whose.THEIRS)
FELL = IsSentToGraveyard(MINE, destroyed_by=Cause.BATTLE)
OTHER_FELL = IsSentToGraveyard(
    Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, other=True), destroyed_by=Cause.BATTLE
)
ON_A_CHAIN = Limit.ONCE_PER_CHAIN
GIVES = SendToGraveyard(Choose(IN_HAND))
AS_MANY = Destroy(Choose(Cards(Kind.MONSTER), up_to=True, as_many_as=MINE))


def returned(but: str = "") -> Cards:
    like = (Not(Named(but)),) if but else ()
    return Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=like)


def of(*icons: Icon) -> Cards:
    what = icons if icons[1:] else icons[0]
    return Cards(Kind.SPELL, Whose.YOURS, Place.GRAVEYARD, like=(Of(what),))


@pytest.mark.parametrize(
    ("english", "japanese", "told"),
    [
        (Quick(do=HURTS), Quick(do=HURTS, limit=ON_A_CHAIN), Quick(do=HURTS, limit=ON_A_CHAIN)),
        (If(SENT, do=HURTS, each_time=True), If(SENT, do=HURTS), If(SENT, do=HURTS)),
        (
            Ignition(target=Target(returned("A")), do=SpecialSummon(THAT)),
            Ignition(target=Target(returned()), do=SpecialSummon(THAT)),
            Ignition(target=Target(returned()), do=SpecialSummon(THAT)),
        ),
    ],
)
def test_what_japanese_decides_is_taken_from_it(
    english: Effect, japanese: Effect, told: Effect
) -> None:
    assert twice_read(_card(english), _card(japanese)).card.effects == (told,)


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        (Quick(condition=Exists(IN_HAND), do=GIVES), Quick(do=GIVES)),
        (Activate(condition=Exists(MINE), do=AS_MANY), Activate(do=AS_MANY)),
        (
            Ignition(do=AddToHand(Choose(of(Icon.FIELD, Icon.CONTINUOUS)))),
            Ignition(do=AddToHand(Choose(AnyOf(of(Icon.FIELD), of(Icon.CONTINUOUS))))),
        ),
        (
            If(OTHER_FELL, do=SpecialSummon(THIS), where=Place.GRAVEYARD),
            If(FELL, do=SpecialSummon(THIS), where=Place.GRAVEYARD),
        ),
    ],
)
def test_what_goes_without_saying_is_told_as_english_does(
    english: Effect, japanese: Effect
) -> None:
    assert twice_read(_card(english), _card(japanese)).card.effects == (english,)


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        (Quick(do=HURTS, limit=ON_A_CHAIN), Quick(do=HURTS)),
        (Ignition(do=HURTS), Ignition(do=YouCan(Draw(1)))),
        (
            Ignition(target=Target(returned("A")), do=SpecialSummon(THAT)),
            Ignition(target=Target(returned("B")), do=SpecialSummon(THAT)),
        ),
        (Quick(condition=Exists(MINE), do=GIVES), Quick(do=GIVES)),
        (Quick(condition=Exists(IN_HAND), do=YouCan(GIVES)), Quick(do=YouCan(GIVES))),
        (If(OTHER_FELL, do=HURTS), If(FELL, do=HURTS)),
        (
            Ignition(do=AddToHand(Choose(SPELLS))),
            Ignition(do=AddToHand(Choose(AnyOf(of(Icon.FIELD), of(Icon.CONTINUOUS))))),
        ),
    ],
)
def test_what_is_not_the_same_differs(english: Effect, japanese: Effect) -> None:
    with pytest.raises(DifferError):
        twice_read(_card(english), _card(japanese))


def _card(effect: Effect) -> CardText:
    return spell("A Spell of Ours", 1, effect)
