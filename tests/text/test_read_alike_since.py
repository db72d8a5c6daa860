"""Wordings that one language alone was read in are read in both, as the same thing."""

import pytest

from cards.grammar.printing import text
from cards.grammar.reader import parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    FORMER,
    AndIfYouDo,
    Apply,
    Cards,
    CardText,
    Choose,
    EffectsNegated,
    IsSentToGraveyard,
    Kind,
    Place,
    SpecialSummon,
    Until,
    When,
    Whose,
)
from engine.yugioh.language.node import parts
from tests.text.japanese import MONSTER, SPELL, TRAP, only

PAIRS = {
    "what this effect summoned, not what was summoned before": (
        TRAP,
        "Activate only when your opponent Summons a monster. Special Summon 1 Level 4 or lower "
        "monster from your hand in face-up Defense Position. Return it to the owner's hand "
        "during the End Phase.",
        "相手がモンスターの召喚・反転召喚・特殊召喚に成功した時に発動する事ができる。手札から"
        "レベル４以下のモンスター１体を表側守備表示で特殊召喚する。この効果で特殊召喚したモン"
        "スターはエンドフェイズ時に持ち主の手札に戻る。",
    ),
    "negated until then": (
        MONSTER,
        "Once per turn: You can target 1 monster your opponent controls; change its battle "
        "position, and if you do, it has its effects negated until the end of this turn.",
        "①：１ターンに１度、相手フィールドのモンスター１体を対象として発動できる。そのモンス"
        "ターの表示形式を変更し、その効果をターン終了時まで無効にする。",
    ),
    "as many as there are": (
        MONSTER,
        "When this card is destroyed by battle: You can Special Summon as many Dragon monsters "
        "as possible from your GY.",
        "①：このカードが戦闘で破壊された時に発動できる。自分の墓地のドラゴン族モンスターを可"
        "能な限り特殊召喚する。",
    ),
    "destroyed on one's own field": (
        MONSTER,
        "If this card you control is destroyed and sent to your GY: You can draw 1 card.",
        "このカードが自分フィールド上で破壊され墓地へ送られた場合、自分のデッキからカードを１"
        "枚ドローする事ができる。",
    ),
    "some of those counted": (
        SPELL,
        "If you have 7 or more Dragon monsters in your GY: Banish 5 Dragon monsters from your "
        "GY; draw 3 cards.",
        "①：自分の墓地にドラゴン族モンスターが７体以上存在する場合、その内の５体を除外して発"
        "動できる。自分は３枚ドローする。",
    ),
    "one of one's own among two": (
        MONSTER,
        "You can target 1 monster you control and 1 card on the field; destroy them.",
        "①：自分フィールドのモンスターを含むフィールドのカード２枚を対象として発動できる。そ"
        "のカードを破壊する。",
    ),
    "back to what it was": (
        SPELL,
        "Target 1 monster on the field whose current ATK is different from its original ATK; "
        "its ATK becomes its original ATK.",
        "①：元々の攻撃力と異なる攻撃力を持つフィールドのモンスター１体を対象として発動でき"
        "る。そのモンスターの攻撃力は元々の数値になる。",
    ),
    "as much as was inflicted": (
        MONSTER,
        "When another monster you control inflicts battle damage to your opponent: Target 1 "
        "face-up monster your opponent controls; it loses ATK equal to the battle damage "
        "inflicted.",
        "このカード以外の自分フィールド上のモンスターが相手ライフに戦闘ダメージを与えた時、相"
        "手フィールド上に表側表示で存在するモンスター１体を選択して発動する。選択したモンスタ"
        "ーの攻撃力は、その時に与えたダメージの数値分ダウンする。",
    ),
    "of another name than the cost": (
        MONSTER,
        "You can Tribute 1 Dragon monster or 1 Zombie monster, then target 1 Dragon monster or "
        "1 Zombie monster in your GY, with a different name than the Tributed monster had on "
        "the field; Special Summon that monster in Defense Position.",
        "①：自分フィールドのドラゴン族モンスターまたはアンデット族モンスター１体をリリース"
        "し、そのモンスターとはカード名が異なる自分の墓地の、ドラゴン族モンスターまたはアンデ"
        "ット族モンスター１体を対象として発動できる。そのモンスターを守備表示で特殊召喚する。",
    ),
    "one from each field": (
        MONSTER,
        "You can target 2 face-up Spell Cards on the field (1 from each side of the field); "
        "banish them.",
        "①：自分及び相手フィールドの表側表示の魔法カードを１枚ずつ対象として発動できる。その"
        "カードを除外する。",
    ),
    "no Traps as it is summoned": (
        MONSTER,
        "When this card is Normal Summoned successfully, no Trap Cards can be activated.",
        "このカードが召喚に成功した時、罠カードを発動する事はできない。",
    ),
    "doubled until then": (
        MONSTER,
        "You can target 1 Dragon monster you control; its ATK becomes doubled until the end of "
        "this turn.",
        "①：自分フィールドのドラゴン族モンスター１体を対象として発動できる。そのモンスターの"
        "攻撃力はターン終了時まで倍になる。",
    ),
}


@pytest.mark.parametrize("told", PAIRS)
def test_both_languages_say_the_same(told: str) -> None:
    card, english, japanese = PAIRS[told]
    read: CardText = parse(card, (english,))
    assert twice_read(read, parse(card, (japanese,), "ja")).card


def test_what_this_effect_summoned_is_not_what_it_answers() -> None:
    japanese = (
        "①：ドラゴン族モンスターが破壊され墓地へ送られた時に発動できる。デッキからモンスター"
        "１体を特殊召喚する。この効果で特殊召喚したモンスターの効果は無効化される。"
    )
    assert Apply(EffectsNegated(FORMER), Until.WHILE_FACE_UP) in parts(only(MONSTER, japanese))


def test_what_an_effect_summons_is_told_apart_from_what_it_answers() -> None:
    summons = SpecialSummon(Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.DECK)))
    negates = Apply(EffectsNegated(FORMER), Until.WHILE_FACE_UP)
    answers = IsSentToGraveyard(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
    effect = When(answers, do=AndIfYouDo(summons, negates), you_can=True)
    card = CardText("Ours", 4, Kind.MONSTER, effects=(effect,))

    assert "この効果で特殊召喚したモンスターの効果は無効化される" in "".join(text(card, "ja"))
