"""Wordings that were known in one language alone are read in both, as the same thing."""

import pytest

from cards.grammar.reader import parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import CardText
from tests.text.japanese import MONSTER, SPELL, TRAP

PAIRS = {
    "attached to a target": (
        MONSTER,
        "If this card is in your hand, field, or GY: You can target 1 Dragon Xyz Monster you "
        "control; attach this card to it as material.",
        "①：このカードが手札・フィールド・墓地に存在する場合、自分フィールドのドラゴン族Ｘモン"
        "スター１体を対象として発動できる。このカードをそのモンスターのＸ素材とする。",
    ),
    "attached from the Deck": (
        SPELL,
        "Target 1 Dragon Xyz Monster you control; attach 1 Dragon monster from your Deck to it "
        "as material.",
        "①：自分フィールドのドラゴン族Ｘモンスター１体を対象として発動できる。デッキからドラ"
        "ゴン族モンスター１体を選び、対象のモンスターの下に重ねてＸ素材とする。",
    ),
    "attached to what it revives": (
        TRAP,
        "Target 1 Dragon Xyz Monster in your GY; Special Summon it, and if you do, attach this "
        "card to it as material.",
        "①：自分の墓地のドラゴン族Ｘモンスター１体を対象として発動できる。そのモンスターを特"
        "殊召喚し、このカードを下に重ねてＸ素材とする。",
    ),
    "a condition beside what happens": (
        MONSTER,
        "If this card is Special Summoned and you control a Dragon monster: You can draw 1 "
        "card.",
        "①：このカードが特殊召喚した場合、自分フィールドにドラゴン族モンスターが存在していれ"
        "ば発動できる。自分は１枚ドローする。",
    ),
    "neither in the Damage Step": (
        MONSTER,
        "If a Dragon monster(s) is Normal or Special Summoned, while you control a Warrior "
        "monster (except during the Damage Step): You can draw 1 card.",
        "①：ドラゴン族モンスターが召喚・特殊召喚された場合に、自分フィールドに戦士族モンスタ"
        "ーが存在していれば発動できる。自分は１枚ドローする。",
    ),
    "from the field or the Graveyard": (
        MONSTER,
        "When your opponent activates a monster effect on the field, while you control a "
        "Dragon monster (Quick Effect): You can banish this card from your field or GY; negate "
        "that effect.",
        "①：自分フィールドにドラゴン族モンスターが存在し、相手フィールドのモンスターが効果を"
        "発動した時、フィールド・墓地のこのカードを除外して発動できる。その効果を無効にする。",
    ),
    "as long as it is face-up": (
        SPELL,
        "Target 1 face-up monster on the field; it cannot attack while it is face-up on the "
        "field.",
        "①：フィールドの表側表示モンスター１体を対象として発動できる。そのモンスターはフィー"
        "ルドに表側表示で存在する限り、攻撃できない。",
    ),
    "the effects of no others": (
        MONSTER,
        "Once per turn: You can inflict 500 damage to your opponent, also you cannot activate "
        "monster effects for the rest of this turn, except Dragon monsters.",
        "①：１ターンに１度、自分メインフェイズに発動できる。相手に５００ダメージを与える。この"
        "効果の発動後、ターン終了時まで自分はドラゴン族モンスター以外のモンスターの効果を発動"
        "できない。",
    ),
    "Set, and banished after that": (
        SPELL,
        "Target 1 Spell/Trap in your opponent's GY; Set it to your field, but banish it when "
        "it leaves the field.",
        "①：相手の墓地の魔法・罠カード１枚を対象として発動できる。そのカードを自分フィールド"
        "にセットする。この効果でセットしたカードはフィールドから離れた場合に除外される。",
    ),
    "summoned in its own way": (
        MONSTER,
        "If you control no monsters, you can Special Summon this card (from your hand). If "
        "Summoned this way, this card gains 800 ATK.",
        "①：自分フィールドにモンスターが存在しない場合、このカードは手札から特殊召喚できる。"
        "②：この方法で特殊召喚したこのカードの攻撃力は８００アップする。",
    ),
    "what became of a Monster Card": (
        TRAP,
        "When a Spell/Trap Card, or monster effect, is activated: Negate the activation, and "
        "if you do, destroy that card, then, if it was a Monster Card, draw 1 card.",
        "①：モンスターの効果・魔法・罠カードが発動した時に発動できる。その発動を無効にし破壊"
        "する。その後、破壊したカードがモンスターカードだった場合、自分は１枚ドローする。",
    ),
    "only in the opponent's turn": (
        MONSTER,
        "Dragon monsters you control gain 500 ATK/DEF during your opponent's turn only.",
        "①：自分フィールドのドラゴン族モンスターの攻撃力・守備力は相手ターンの間５００アップ"
        "する。",
    ),
    "fallen in the opponent's turn": (
        MONSTER,
        "During your opponent's turn, if a face-up Dragon monster you control is destroyed by "
        "battle or card effect: You can Special Summon this card from your hand.",
        "①：自分フィールドの表側表示のドラゴン族モンスターが相手ターンに戦闘・効果で破壊され"
        "た場合に発動できる。このカードを手札から特殊召喚する。",
    ),
    "of the same Level": (
        MONSTER,
        "If this card is Normal Summoned: You can target 1 Ritual Monster in your GY; this "
        "card's Level becomes the Level of that target, then add that target to your hand.",
        "①：このカードが召喚した場合、自分の墓地の儀式モンスター１体を対象として発動できる。"
        "このカードのレベルをそのモンスターと同じにする。その後、対象のモンスターを手札に加え"
        "る。",
    ),
    "as many as there are": (
        MONSTER,
        "You can target Spells/Traps your opponent controls, up to the number of Dragon "
        "monsters you control; return them to the hand.",
        "①：自分フィールドのドラゴン族モンスターの数まで、相手フィールドの魔法・罠カードを対象"
        "として発動できる。そのカードを手札に戻す。",
    ),
    "one on each field": (
        MONSTER,
        "You can target 1 face-up monster on each field; change them to face-down Defense "
        "Position.",
        "①：自分及び相手フィールドの表側表示モンスターを１体ずつ対象として発動できる。そのモ"
        "ンスターを裏側守備表示にする。",
    ),
    "in the next Standby Phase": (
        TRAP,
        "Target 1 Dragon monster in either player's GY; during your next Standby Phase, "
        "Special Summon it from the GY.",
        "①：自分または相手の墓地のドラゴン族モンスター１体を対象として発動できる。次の自分ス"
        "タンバイフェイズにそのモンスターを墓地から自分フィールドに特殊召喚する。",
    ),
}


@pytest.mark.parametrize("told", PAIRS)
def test_both_languages_say_the_same(told: str) -> None:
    card, english, japanese = PAIRS[told]
    read: CardText = parse(card, (english,))
    assert twice_read(read, parse(card, (japanese,), "ja")).card
