"""Where a card is used of several places, and where it came from, in both languages."""

import pytest

from cards.grammar.printing import text
from cards.grammar.reader import parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    THIS,
    Activatable,
    AndIfYouDo,
    Banish,
    BanishWhenItLeaves,
    CardText,
    If,
    IsBanished,
    IsSentToGraveyard,
    Place,
    Quick,
    SendToGraveyard,
    SpecialSummon,
    Trigger,
)
from tests.text.japanese import MONSTER

HELD = Place.HAND, Place.GRAVEYARD
THERE = Place.HAND, Place.FIELD
USED = [
    (
        "If this card is in your hand or GY: You can target 1 Dragon monster you control; "
        "return it to the hand, and if you do, Special Summon this card.",
        "①：このカードが手札・墓地に存在する場合、自分フィールドのドラゴン族モンスター１体を対象として発動できる。"
        "そのモンスターを手札に戻し、このカードを特殊召喚する。",
        HELD,
    ),
    (
        "If you control a Dragon monster and this card is in your hand or GY: You can Special "
        "Summon this card.",
        "①：このカードが手札・墓地に存在し、自分フィールドにドラゴン族モンスターが存在する場合に発動できる。"
        "このカードを特殊召喚する。",
        HELD,
    ),
    (
        "You can banish this card from your hand or GY, then target 1 card your opponent "
        "controls; return it to the hand.",
        "①：手札・墓地のこのカードを除外し、相手フィールドのカード１枚を対象として発動できる。"
        "そのカードを持ち主の手札に戻す。",
        HELD,
    ),
    (
        "You can send this card from your hand or field to the GY; draw 1 card.",
        "①：自分の手札・フィールドのこのカードを墓地へ送って発動できる。自分は１枚ドローする。",
        THERE,
    ),
    (
        "When your opponent activates a card or effect (Quick Effect): You can send this card "
        "from your hand or field to the GY; draw 1 card.",
        "①：相手が魔法・罠・モンスターの効果を発動した時、手札・フィールドのこのカードを墓地へ送って発動できる。"
        "自分は１枚ドローする。",
        THERE,
    ),
    (
        "(Quick Effect): You can send this card from your hand or field to the GY, then target "
        "1 Dragon monster you control; it gains 1000 ATK until the end of this turn.",
        "①：手札・フィールドのこのカードを墓地へ送り、自分フィールドのドラゴン族モンスター１体を対象として発動できる。"
        "そのモンスターの攻撃力はターン終了時まで１０００アップする。この効果は相手ターンでも発動できる。",
        THERE,
    ),
]


def alike(english: str, japanese: str) -> CardText:
    """What both texts say of a monster."""
    return twice_read(parse(MONSTER, [english]), parse(MONSTER, [japanese], "ja")).card


@pytest.mark.parametrize(("english", "japanese", "where"), USED)
def test_it_is_used_in_each_of_them(
    english: str, japanese: str, where: tuple[Place, ...]
) -> None:
    (effect,) = alike(english, japanese).effects

    assert getattr(effect, "where", None) == where
    assert isinstance(effect, Quick) is ("Quick Effect" in english)


@pytest.mark.parametrize("code", ["en", "ja", "zh"])
def test_each_of_them_is_printed(code: str) -> None:
    said = " ".join(text(parse(MONSTER, [USED[0][0]]), code))
    hand, grave = {"en": ("hand", "GY"), "ja": ("手札", "墓地"), "zh": ("手牌", "墓地")}[code]

    assert said.index(hand) < said.index(grave)


@pytest.mark.parametrize(
    ("english", "japanese", "when"),
    [
        (
            "If this card is sent from the hand or field to the GY: You can draw 1 card.",
            "①：このカードが手札・フィールドから墓地へ送られた場合に発動できる。自分は１枚ドローする。",
            IsSentToGraveyard(THIS, THERE),
        ),
        (
            "If this card is sent from the hand or Deck to the GY: You can draw 1 card.",
            "①：このカードが手札・デッキから墓地へ送られた場合に発動できる。自分は１枚ドローする。",
            IsSentToGraveyard(THIS, (Place.HAND, Place.DECK)),
        ),
        (
            "If this card is banished from the field or GY: You can draw 1 card.",
            "①：このカードがフィールド・墓地から除外された場合に発動できる。自分は１枚ドローする。",
            IsBanished(THIS, (Place.FIELD, Place.GRAVEYARD)),
        ),
    ],
)
def test_it_answers_that_it_came_from_one_of_them(
    english: str, japanese: str, when: Trigger
) -> None:
    (effect,) = alike(english, japanese).effects

    assert isinstance(effect, Activatable)
    assert {*_origins(effect.when)} == {*_origins(when)}


def _origins(when: Trigger | None) -> tuple[Place, ...]:
    assert isinstance(when, IsSentToGraveyard | IsBanished)
    assert isinstance(when.origin, tuple)
    return when.origin


@pytest.mark.parametrize("cost", [SendToGraveyard(THIS), Banish(THIS)])
def test_the_cost_is_the_card_itself(cost: SendToGraveyard | Banish) -> None:
    english = USED[3 if isinstance(cost, SendToGraveyard) else 2][0]
    (effect,) = parse(MONSTER, [english]).effects

    assert isinstance(effect, Activatable)
    assert effect.cost == cost


def test_what_is_triggered_in_the_hand_or_graveyard_is_read_of_both() -> None:
    said = (
        "If a Dragon monster is Special Summoned to your field while this card is in your hand "
        "or GY: You can Special Summon this card.",
        "If a Dragon monster is Special Summoned to your field: You can Special Summon this "
        "card from your hand or GY.",
    )
    told = (
        "①：このカードが手札・墓地に存在し、自分フィールドにドラゴン族モンスターが特殊召喚された場合に発動できる。"
        "このカードを特殊召喚する。"
    )
    read = [parse(MONSTER, [each]).effects for each in said]
    (effect,) = twice_read(parse(MONSTER, [said[0]]), parse(MONSTER, [told], "ja")).card.effects

    assert isinstance(effect, If)
    assert effect.where == (Place.HAND, Place.GRAVEYARD)
    assert read == [(effect,), (effect,)]


@pytest.mark.parametrize(
    "where",
    [
        "from the GY (if it was there when the monster was destroyed) or hand (even if not)",
        "from your GY (if it was there when that monster was destroyed), or hand (even if not)",
    ],
)
def test_that_it_lay_in_the_graveyard_already_is_asked_of_all_that_is_triggered_there(
    where: str,
) -> None:
    english = (
        "If a face-up Dragon monster you control is destroyed by battle or card effect: You "
        f"can Special Summon this card {where}, but banish it when it leaves the field."
    )
    japanese = (
        "①：このカードが手札・墓地に存在し、自分フィールドの表側表示のドラゴン族モンスターが"
        "戦闘・効果で破壊された場合に発動できる。このカードを特殊召喚する。"
        "この効果で特殊召喚したこのカードは、フィールドから離れた場合に除外される。"
    )
    (effect,) = twice_read(
        parse(MONSTER, [english]), parse(MONSTER, [japanese], "ja")
    ).card.effects

    assert isinstance(effect, If)
    assert effect.where == (Place.HAND, Place.GRAVEYARD)
    assert effect.do == AndIfYouDo(SpecialSummon(THIS), BanishWhenItLeaves(THIS))
