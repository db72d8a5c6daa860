"""What is done instead of cards being destroyed, and other families, told by both languages."""

from dataclasses import replace

import pytest

from cards.grammar.reader import UnknownTextError, parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    CardText,
    Choose,
    Continuous,
    Destroy,
    DoesInstead,
    Limit,
    Place,
    continuous_spell,
    parts,
)
from tests.text.japanese import MONSTER

STAYS = continuous_spell("A Continuous Spell of Ours", 4)
NAMED = replace(MONSTER, name="Ours")
KEPT = (
    "自分フィールドのドラゴン族モンスターが{}破壊される場合、"
    "代わりに墓地のこのカードを除外できる。"
)
KEEPS = (
    "If a Dragon monster(s) you control would be destroyed{}, you can banish this card from "
    "your GY instead."
)

INSTEAD = [
    pytest.param(MONSTER, KEEPS.format(said), KEPT.format(told), id=said or "whatever for")
    for said, told in (
        ("", ""),
        (" by battle or card effect", "戦闘・効果で"),
        (" by battle", "戦闘で"),
        (" by card effect", "効果で"),
        (" by battle or an opponent's card effect", "戦闘または相手の効果で"),
        (" by your opponent's card effect", "相手の効果で"),
    )
]
OTHERS = [
    pytest.param(
        MONSTER,
        "If this face-up card would be destroyed, you can destroy 1 other Plant monster you "
        "control instead.",
        "フィールド上に表側表示で存在するこのカードが破壊される場合、代わりにこのカード以外の"
        "自分フィールド上の植物族モンスター１体を破壊できる。",
        id="another falls",
    ),
    pytest.param(
        STAYS,
        "Once per turn, if your monster would be destroyed by battle, you can send 1 Rock "
        "monster from your Deck to the GY instead.",
        "①：自分のモンスターが戦闘で破壊される場合、代わりに自分のデッキから岩石族モンスター１体を"
        "墓地へ送る事ができる。この効果は１ターンに１度しか適用できない。",
        id="once a turn",
    ),
    pytest.param(
        MONSTER,
        "If a monster(s) you control would be destroyed by card effect, you can detach 1 "
        "material from this card instead.",
        "①：自分フィールドのモンスターが効果で破壊される場合、代わりにこのカードのＸ素材を"
        "１つ取り除く事ができる。",
        id="a material goes",
    ),
    pytest.param(
        MONSTER,
        "If this card on the field is destroyed and sent to the GY: You can draw 1 card.",
        "①：フィールドのこのカードが破壊され墓地へ送られた場合に発動できる。自分は１枚ドローする。",
        id="destroyed on the field",
    ),
    pytest.param(
        MONSTER,
        "When this card is destroyed by battle and sent to the GY, destroy all face-down and "
        "non-LIGHT monsters.",
        "このカードが戦闘によって破壊され墓地へ送られた時、フィールド上に表側表示で存在する"
        "光属性モンスター以外のモンスターを全て破壊する。",
        id="face-down ones, too",
    ),
    pytest.param(
        MONSTER,
        "If this card is sent to the GY by card effect: You can Special Summon this card (but "
        "banish it when it leaves the field), and if you do, send 1 card from your hand to "
        "the GY.",
        "①：このカードが効果で墓地へ送られた場合に発動できる。このカードを特殊召喚し、自分の手札から"
        "カード１枚を墓地へ送る。この効果で特殊召喚したこのカードは、フィールドから離れた場合に"
        "除外される。",
        id="and if you do, behind brackets",
    ),
]


@pytest.mark.parametrize(("card", "english", "japanese"), [*INSTEAD, *OTHERS])
def test_both_languages_say_it(card: CardText, english: str, japanese: str) -> None:
    assert twice_read(parse(card, [english]), parse(card, [japanese], "ja"))


def test_a_card_that_is_banished_from_the_graveyard_says_it_there() -> None:
    (said,) = parse(MONSTER, [KEEPS.format("")]).effects

    assert isinstance(said, Continuous)
    assert said.where is Place.GRAVEYARD


def test_how_often_it_is_done_is_not_lost() -> None:
    """A limit on all effects is one on what is not activated, as Japanese tells by numbers."""
    limit = 'You can only use each effect of "Ours" once per turn.'
    (said,) = parse(NAMED, [KEEPS.format(""), limit]).effects
    told = parse(
        NAMED,
        ["このカード名の①の効果は１ターンに１度しか使用できない。①：" + KEPT.format("")],
        "ja",
    )

    assert [each.limit for each in parts(said) if isinstance(each, DoesInstead)] == [
        Limit.ONCE_BY_NAME
    ]
    assert told.effects == (said,)


def test_an_oath_does_not_fit_what_is_not_activated() -> None:
    oath = "You cannot Special Summon monsters the turn you activate this effect."
    with pytest.raises(UnknownTextError):
        parse(MONSTER, [KEEPS.format(""), oath])


def test_another_one_is_one_and_not_all_of_them() -> None:
    english = (
        "If this card would be destroyed, you can destroy another Plant monster you control "
        "instead."
    )
    (said,) = parse(MONSTER, [english]).effects
    (destroyed,) = (each for each in parts(said) if isinstance(each, Destroy))

    assert isinstance(destroyed.what, Choose)
    assert destroyed.what.count == 1


def test_what_is_discarded_itself_is_not_on_the_field() -> None:
    english = (
        "If a Dragon monster(s) you control would be destroyed by card effect, you can discard "
        "this card instead."
    )
    with pytest.raises(UnknownTextError):
        parse(MONSTER, [english])
