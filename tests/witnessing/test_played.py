"""Trees that the game plays otherwise than they say it."""

import pytest

from cards.witnessing.doubts import doubts
from cards.witnessing.played import played
from engine.yugioh.language import (
    EQUIPPED,
    SUBJECT,
    THAT,
    THIS,
    And,
    AndIfYouDo,
    AnyOf,
    Apply,
    Banish,
    Cards,
    CardText,
    ChangePosition,
    Choose,
    Destroy,
    Draw,
    Effect,
    Every,
    Face,
    Gains,
    If,
    Ignition,
    IsActivated,
    IsSummoned,
    Kind,
    LeavesField,
    Named,
    OfArchetype,
    Place,
    Position,
    Quick,
    ReturnToHand,
    SendToGraveyard,
    SetCards,
    SpecialSummon,
    Summon,
    Target,
    Then,
    TributeCards,
    Until,
    Whenever,
    Whose,
    WithThis,
)

MATES = Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD, like=(OfArchetype("Alien"),))
SHOWN = Cards(
    Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.UP, like=(OfArchetype("Alien"),)
)
COVERED = Cards(
    Kind.MONSTER, Whose.YOURS, Place.FIELD, face=Face.DOWN, like=(OfArchetype("Alien"),)
)
IN_HAND = Cards(Kind.MONSTER, Whose.YOURS, Place.HAND)
BURIED = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
EITHER = AnyOf(IN_HAND, BURIED)
NAMESAKE = Cards(Kind.MONSTER, Whose.YOURS, Place.DECK, like=(Named(THAT),))
RISES = Gains(SUBJECT, 500)
CAME = IsSummoned(Cards(Kind.MONSTER, Whose.YOURS), (Summon.SPECIAL,))
ANSWERED = IsActivated(Cards(whose=Whose.THEIRS))
DEFENDS = ChangePosition(THIS, Position.DEFENSE)


def against(*effects: Effect) -> list[str]:
    return [*played(CardText("A Monster", 1, Kind.MONSTER, effects))]


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        (Ignition(do=SetCards(THIS), where=Place.GRAVEYARD), "set"),
        (Ignition(do=Banish(Choose(NAMESAKE))), "name"),
        (Ignition(do=ChangePosition(Every(COVERED), Face.UP)), "face"),
        (Ignition(do=TributeCards(Choose(MATES))), "face"),
        (Ignition(cost=SendToGraveyard(Choose(MATES)), do=Draw(1)), "face"),
        (If(CAME, do=Apply(RISES, Until.END_OF_TURN)), "number"),
        (Ignition(do=AndIfYouDo(DEFENDS, Draw(1))), "position"),
        (
            Ignition(
                do=Then(ReturnToHand(THIS), SpecialSummon(Choose(AnyOf(IN_HAND, BURIED))))
            ),
            "where",
        ),
        (Quick(ANSWERED, do=Then(Destroy(SUBJECT), SetCards(SUBJECT))), "pronoun"),
        (Ignition(target=Target(SHOWN), do=And(Destroy(THAT), Destroy(THIS))), "both"),
        (Ignition(target=Target(SHOWN), do=Then(Destroy(WithThis(THAT)), Draw(1))), "both"),
    ],
)
def test_what_would_be_played_otherwise_is_doubted(effect: Effect, why: str) -> None:
    assert against(effect) == [why]


@pytest.mark.parametrize(
    "effect",
    [
        Ignition(do=SetCards(Choose(BURIED)), where=Place.GRAVEYARD),
        Ignition(do=Banish(Choose(MATES))),
        Ignition(cost=TributeCards(Choose(MATES)), do=Draw(1)),
        Ignition(cost=SendToGraveyard(Choose(SHOWN)), do=Draw(1)),
        If(IsSummoned(THIS), do=Apply(RISES, Until.END_OF_TURN)),
        Whenever(LeavesField(THIS), Banish(EQUIPPED)),
        Ignition(do=Then(DEFENDS, Draw(1))),
        Ignition(do=Then(ReturnToHand(THIS), SpecialSummon(Choose(IN_HAND)))),
        Quick(ANSWERED, do=Then(ChangePosition(SUBJECT, None), Destroy(SUBJECT))),
        Ignition(target=Target(SHOWN), do=AndIfYouDo(Destroy(THAT), Destroy(THIS))),
    ],
)
def test_what_is_played_as_it_is_said_is_not(effect: Effect) -> None:
    assert against(effect) == []


@pytest.mark.parametrize(
    ("japanese", "doubted"),
    [
        ("自分フィールドにモンスターが特殊召喚された場合に発動できる。", True),
        ("自分がモンスターの特殊召喚に成功した場合に発動できる。", False),
    ],
)
def test_whose_field_a_monster_comes_to_is_not_who_summons_it(
    japanese: str, doubted: bool
) -> None:
    card = CardText("A Monster", 1, Kind.MONSTER, (If(CAME, do=Draw(1), you_can=True),))
    found = [*doubts(card, ["If you Special Summon a monster: You can draw 1 card."], japanese)]
    assert ("summoner" in found) is doubted


@pytest.mark.parametrize(
    ("japanese", "doubted"),
    [
        ("自分フィールドのモンスターを全て守備表示にする。", True),
        ("自分フィールドのモンスターを全て表側守備表示にする。", False),
    ],
)
def test_who_lies_face_down_is_changed_only_where_the_text_says_so(
    japanese: str, doubted: bool
) -> None:
    """Performapal Flip Hippo and Desert Sunlight (FAQ 12593)."""
    mine = Every(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    flat = Ignition(do=ChangePosition(mine, Position.DEFENSE))
    card = CardText("A Monster", 1, Kind.MONSTER, (flat,))
    said = "You can change all monsters you control to Defense Position."
    assert ("position" in [*doubts(card, [said], japanese)]) is doubted
