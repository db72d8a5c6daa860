"""Cards whose text has to be worded with care: the plainer wording would mislead."""

from dataclasses import replace

import pytest

from cards.text.page import TEXT
from cards.yugioh import by_name
from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    AnyOf,
    Banish,
    Cards,
    DetachMaterial,
    Draw,
    If,
    IsSentToGraveyard,
    Kind,
    Noun,
    Place,
    ReturnToHand,
    Step,
    Target,
    Whose,
    spell,
)

EXPECTED = {
    ("Burst Breath", "en"): (
        "Tribute 1 Dragon monster; destroy all face-up monsters on the field whose DEF is "
        "less than or equal to the ATK the Tributed monster had on the field.",
    ),
    ("Burst Breath", "ja"): (
        "①：自分フィールドのドラゴン族モンスター１体をリリースして発動できる。リリースした"
        "モンスターの攻撃力以下の守備力を持つフィールドの表側表示モンスターを全て破壊する。",
    ),
    ("Burst Breath", "zh"): (
        "①：解放自己场上的1只龙族怪兽可以发动。将守备力为解放的怪兽的攻击力以下的场上的表"
        "侧表示怪兽全部破坏。",
    ),
    ("Makyura the Destructor", "ja"): (
        "このカード名の効果は１ターンに１度しか使用できない。",
        "①：このカードがモンスターゾーンから墓地へ送られた場合に発動できる。このターン、自分"
        "は１度だけ罠カードを手札から発動できる。",
    ),
    ("Feedback Warrior", "en"): (
        "When this card is Normal or Special Summoned: You can target 1 Level 1 or higher "
        "monster you control; that face-up monster becomes Level 3.",
    ),
    ("Called by the Grave", "en"): (
        "Target 1 monster in your opponent's GY; banish it, and if you do, until the end "
        "of the next turn, its effects are negated, as well as the activated effects and "
        "effects on the field of monsters with the same original name.",
    ),
    ("Called by the Grave", "ja"): (
        "①：相手の墓地のモンスター１体を対象として発動できる。そのモンスターを除外し、次の"
        "ターンの終了時まで、そのモンスター及びそのモンスターと元々のカード名が同じモンス"
        "ターの、発動した効果及びフィールドの効果は無効化される。",
    ),
    ("Called by the Grave", "zh"): (
        "①：以对手墓地的1只怪兽为对象可以发动。将该怪兽除外，直至下个回合结束时为止，该"
        "怪兽及与该怪兽原本卡名相同的怪兽，其发动的效果及在场上的效果无效。",
    ),
}
SAID = [
    (
        "Sacred Arch-Airknight Parshath",
        "en",
        "You can banish 2 other Fairy monsters from your hand, face-up field, or GY;",
    ),
    (
        "Sacred Arch-Airknight Parshath",
        "ja",
        "自分の手札・フィールド（表側表示）・墓地から他の天使族モンスター２体を除外して",
    ),
    (
        "Toadally Awesome",
        "en",
        "You can send 1 Aqua monster from your hand or face-up field to the GY;",
    ),
    (
        "Skilled Dark Magician",
        "ja",
        "自分の手札・デッキ・墓地から「ブラック・マジシャン」１体を特殊召喚する。",
    ),
    ("Forgotten Temple of the Deep", "zh", "将因此卡的效果被除外的怪兽全部特殊召唤。"),
    (
        "Blue-Eyes Chaos Dragon",
        "ja",
        "このカードの攻撃宣言時、このカードが「青眼の白龍」を使用して儀式召喚されている場合に",
    ),
    (
        "Dark Coffin",
        "ja",
        "１枚選んで捨てられる。そうしなかった場合、相手は自分フィールドのモンスター１体を破壊する。",
    ),
    (
        "Ties of the Brethren",
        "ja",
        "デッキからそのモンスターとカード名が異なり種族・属性・レベルが同じモンスター２体"
        "（同名カードは１枚まで）を特殊召喚する。",
    ),
    (
        "Ties of the Brethren",
        "zh",
        "从牌组将2只与该怪兽卡名不同且种族・属性・等级相同的怪兽（同名卡最多1张）特殊召唤。",
    ),
    ("Gravekeeper's Chief", "ja", "「墓守の長」は自分フィールドに１体しか"),
    ("Gravekeeper's Chief", "zh", "“守墓的首领”在自己场上只能有1只"),
    ("Dark Coffin", "en", "otherwise they must destroy 1 monster they control,"),
]


@pytest.mark.parametrize(("card", "spoken"), EXPECTED)
def test_the_text_of_a_card(card: str, spoken: str) -> None:
    assert TEXT[spoken](by_name(card)) == EXPECTED[card, spoken]


@pytest.mark.parametrize(("card", "spoken", "said"), SAID)
def test_a_part_of_the_text_of_a_card(card: str, spoken: str, said: str) -> None:
    assert said in "".join(TEXT[spoken](by_name(card)))


@pytest.mark.parametrize(
    ("sent", "cost", "said"),
    [
        (Cards(Kind.MONSTER), DetachMaterial(), "a monster is sent to the GY: You can detach "),
        (THIS, Banish(THIS), "this card is sent to the GY: You can banish this card from"),
    ],
)
def test_a_cost_is_paid_in_the_graveyard_by_a_card_that_was_sent_there_itself(
    sent: Noun, cost: Step, said: str
) -> None:
    payer = If(IsSentToGraveyard(sent), cost=cost, do=Draw(1), you_can=True)
    (line,) = TEXT["en"](replace(by_name("Sangan"), effects=(payer,)))

    assert said in line
    assert ("from your GY" in line) is (sent == THIS)


@pytest.mark.parametrize(
    ("second", "ja", "zh"),
    [(Kind.MONSTER, "合計２体", "合计2只"), (None, "合計２枚", "合计2张")],
)
def test_monsters_alone_are_counted_as_monsters(second: Kind | None, ja: str, zh: str) -> None:
    buried = Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD)
    banished = Cards(second, Whose.YOURS, Place.BANISHED)
    target = Target(AnyOf(buried, banished), 2)
    card = spell("A Spell of Ours", 1, Activate(target=target, do=ReturnToHand(THAT)))
    assert ja in " ".join(TEXT["ja"](card))
    assert zh in " ".join(TEXT["zh"](card))
