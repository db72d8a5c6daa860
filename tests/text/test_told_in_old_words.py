"""Wordings of before 2011 in one language that the other one tells in the words of today."""

import pytest

from cards.grammar.reader import parse
from cards.grammar.reader.twice import twice_read
from cards.text.page import TEXT
from engine.yugioh.language import (
    CannotSpecialSummon,
    CardText,
    continuous_trap,
    parts,
)
from tests.text.japanese import MONSTER, SPELL, TRAP

STAYS = continuous_trap("A Continuous Trap of Ours", 5)

COUNTERED = [
    pytest.param(
        TRAP,
        "When a Spell/Trap Card, or monster effect, is activated that targets a DARK monster "
        "on the field: Negate the activation, and if you do, destroy that card.",
        "フィールド上に表側表示で存在する闇属性モンスターを対象にする効果モンスターの効果・魔法・罠カードの"
        "発動を無効にし破壊する。",
        id="what targets such a monster",
    ),
    pytest.param(
        TRAP,
        "When a Spell/Trap Card is activated that targets exactly 1 Zombie monster on the "
        "field (and no other cards): Negate the activation, and if you do, destroy it.",
        "フィールド上に表側表示で存在するアンデット族モンスター１体を対象にする魔法・罠カードの"
        "発動を無効にし破壊する。",
        id="what targets it alone",
    ),
    pytest.param(
        MONSTER,
        "Once per turn, during either player's turn, when a Trap Card is activated: You can "
        "discard 1 card; negate the activation, and if you do, destroy it, then this card "
        "gains 500 ATK.",
        "１ターンに１度、手札を１枚捨てて発動できる。罠カードの発動を無効にし破壊する。その後、"
        "このカードの攻撃力は５００ポイントアップする。",
        id="and then",
    ),
    pytest.param(
        TRAP,
        "When your opponent activates a Spell/Trap Card, or monster effect, while you control "
        'a face-up Attack Position "HERO" monster: Negate the activation, and if you do, '
        "destroy that card.",
        "自分フィールド上に「ＨＥＲＯ」と名のついたモンスターが表側攻撃表示で存在する場合に発動する事が"
        "できる。相手が発動した効果モンスターの効果・魔法・罠カードの発動を無効にし破壊する。",
        id="of the opponent",
    ),
]

WHILE_IT_IS_SO = [
    pytest.param(
        MONSTER,
        "While you have no cards in your hand and this card is in Attack Position, it cannot "
        "be destroyed by battle.",
        "自分の手札が０枚の場合、フィールド上に攻撃表示で存在するこのカードは戦闘では破壊されない。",
        id="this card so",
    ),
    pytest.param(
        MONSTER,
        "While you have no cards in your hand, if a monster you control attacks a Defense "
        "Position monster, inflict piercing battle damage to your opponent.",
        "自分の手札が０枚の場合、このカードが自分フィールド上に表側表示で存在する限り、自分フィールド上に"
        "存在するモンスターが守備表示モンスターを攻撃した時、その守備力を攻撃力が超えていれば、その数値だけ"
        "相手ライフに戦闘ダメージを与える。",
        id="as long as it lies there",
    ),
    pytest.param(
        MONSTER,
        "The first time this card would be destroyed by battle each turn, it is not destroyed.",
        "このカードは１ターンに１度だけ、戦闘によっては破壊されない。（ダメージ計算は適用する）",
        id="once a turn",
    ),
    pytest.param(
        MONSTER,
        "If your opponent controls 2 or more monsters, you can Normal Summon this card without "
        "Tributing.",
        "相手フィールド上のモンスターが２体以上の場合、このカードはリリースなしで召喚できる。",
        id="without Tributing",
    ),
    pytest.param(
        STAYS,
        "Activate this card by targeting 1 Level 2 or lower monster in your GY; Special Summon "
        "that target in Attack Position. When this card leaves the field, destroy that "
        "monster. When that monster leaves the field, destroy this card.",
        "自分の墓地のレベル２以下のモンスター１体を選択し、表側攻撃表示で特殊召喚する。このカードが"
        "フィールド上から離れた時、そのモンスターを破壊する。そのモンスターがフィールド上から離れた時、"
        "このカードを破壊する。",
        id="with each other",
    ),
]

SUMMONED = [
    pytest.param(
        MONSTER,
        "When this card is Normal Summoned: You can target 1 Level 4 monster in your GY; "
        "Special Summon that target in Defense Position, but its effects are negated.",
        "このカードが召喚に成功した時、自分の墓地からレベル４のモンスター１体を選択して表側守備表示で"
        "特殊召喚できる。この効果で特殊召喚したモンスターの効果は無効化される。",
        id="its effects negated",
    ),
    pytest.param(
        MONSTER,
        "When you Pendulum Summon a monster(s): You can draw 1 card.",
        "①：自分がＰ召喚に成功した時に発動できる。自分は１枚ドローする。",
        id="whatever comes",
    ),
    pytest.param(
        SPELL,
        "Take control of 1 face-up monster your opponent controls until the End Phase.",
        "①：相手フィールドの表側表示モンスター１体を選び、エンドフェイズまでコントロールを得る。",
        id="control of one that is chosen",
    ),
]

TODAY = [
    pytest.param(
        SPELL,
        "Send 1 Level 4 or lower Normal Monster from your Deck to the GY, and if you do, add 1 "
        "monster with the same name from your Deck to your hand.",
        "①：デッキからレベル４以下の通常モンスター１体を墓地へ送り、その同名モンスター１体をデッキから手札に"
        "加える。",
        id="with the same name",
    ),
    pytest.param(
        MONSTER,
        "When this card inflicts battle damage to your opponent, you can activate 1 of these "
        "effects: ● Draw 1 card. ● Gain 500 LP.",
        "①：このカードが相手に戦闘ダメージを与えた時、以下の効果から１つを選択して発動できる。"
        "●自分は１枚ドローする。●自分は５００ＬＰ回復する。",
        id="one of several",
    ),
    pytest.param(
        SPELL,
        "Target 1 monster your opponent controls; destroy it, and if you do, inflict damage to "
        "your opponent equal to its ATK.",
        "①：相手フィールドのモンスター１体を対象として発動できる。そのモンスターを破壊し、"
        "破壊したモンスターの攻撃力分のダメージを相手に与える。",
        id="the ATK it had",
    ),
    pytest.param(
        MONSTER,
        'When you activate a "HERO" card or effect that targets a card your opponent controls '
        "(Quick Effect): You can draw 1 card.",
        "①：相手フィールドのカードを対象とする「ＨＥＲＯ」カードの効果を自分が発動した時に発動できる。"
        "自分は１枚ドローする。",
        id="a card or effect that targets",
    ),
    pytest.param(
        MONSTER,
        "Once per turn: You can target 1 face-up monster; destroy that target.",
        "①：１ターンに１度、フィールドの表側表示モンスター１体を対象として発動できる。"
        "そのモンスターを破壊する。",
        id="face-up on the field",
    ),
]


@pytest.mark.parametrize(
    ("card", "english", "japanese"), [*COUNTERED, *WHILE_IT_IS_SO, *SUMMONED, *TODAY]
)
def test_both_languages_say_it(card: CardText, english: str, japanese: str) -> None:
    assert twice_read(parse(card, [english]), parse(card, [japanese], "ja"))


def test_what_is_sworn_for_its_effects_is_sworn_for_each() -> None:
    """Raidraptor - Fuzzy Lanius."""
    japanese = (
        f"「{MONSTER.name}」の①②の効果はそれぞれ１ターンに１度しか使用できず、このカードの効果を発動する"
        "ターン、自分は「ＨＥＲＯ」モンスターしか特殊召喚できない。①：自分フィールドに「ＨＥＲＯ」モンスターが"
        "存在する場合に発動できる。自分は１枚ドローする。②：このカードが墓地へ送られた場合に発動できる。"
        "自分は１枚ドローする。"
    )
    effects = parse(MONSTER, [japanese], "ja").effects

    sworn = [any(isinstance(p, CannotSpecialSummon) for p in parts(each)) for each in effects]
    assert sworn == [True, True]


def test_the_levels_of_several_become_one_number() -> None:
    said = (
        "You can target 2 Fiend monsters you control; their Levels become 8 until the end of "
        "this turn."
    )
    assert TEXT["en"](parse(MONSTER, [said])) == (said,)
