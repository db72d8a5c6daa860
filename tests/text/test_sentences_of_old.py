"""Sentences that many texts have, above all old ones, and the other language for the same."""

import pytest

from cards.grammar.reader import parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    CardText,
    continuous_trap,
    equip_spell,
)
from tests.text.japanese import MONSTER, SPELL, TRAP

STAYS = continuous_trap("A Continuous Trap of Ours", 5)
EQUIP = equip_spell("An Equip Spell of Ours", 6)

OLD = [
    (
        MONSTER,
        "Once per turn: You can send 1 card from your hand to the GY; this card gains 500 DEF "
        "until the end of this turn.",
        "１ターンに１度、手札を１枚墓地へ送って発動できる。このカードの守備力を"
        "ターン終了時まで５００ポイントアップする。",
    ),
    (
        MONSTER,
        "If this card is Summoned: Target 1 face-up monster on the field; it loses 800 ATK.",
        "このカードが召喚・反転召喚・特殊召喚に成功した時、フィールド上の表側表示モンスター１体を選択する。"
        "そのモンスターはフィールド上に表側表示で存在する限り、攻撃力が８００ポイントダウンする。",
    ),
    (
        MONSTER,
        "You can target 1 monster in your GY; send 1 card from your hand to the GY, and if you "
        "do, Special Summon that target.",
        "自分の墓地からモンスターを１体選択する。手札を１枚墓地に送り、選択したモンスター１体を特殊召喚する。",
    ),
    (
        MONSTER,
        "When a Spell/Trap Card is activated (Quick Effect):"
        " You can discard 1 card; negate the "
        "activation, and if you do, destroy it. This card must be face-up on the field to "
        "activate and to resolve this effect.",
        "このカードがフィールド上に表側表示で存在する限り、手札を１枚捨てる事で、魔法・罠カードの発動を"
        "無効にし破壊する。",
    ),
    (
        MONSTER,
        "You can banish 2 WATER monsters from your GY; draw 1 card.",
        "自分の墓地の水属性モンスター２体をゲームから除外する度に、自分は１枚ドローする。",
    ),
    (
        MONSTER,
        'You can Tribute 1 "HERO" monster, except "A Monster of Ours"; inflict 700 damage to '
        "your opponent.",
        "自分フィールド上の「ＨＥＲＯ」という名のついたモンスター１体を生け贄に捧げる度に、相手に７００"
        f"ダメージを与える。この場合「{MONSTER.name}」を生け贄に捧げる事はできない。",
    ),
    (
        MONSTER,
        "You can Tribute 1 monster; Special Summon 1 Fiend monster from your Deck.",
        "自分フィールド上に存在するモンスター１体を生け贄に捧げる。自分のデッキから悪魔族モンスター１体を選択し、"
        "自分フィールド上に特殊召喚する。",
    ),
    (
        MONSTER,
        "If a LIGHT monster is on the field, destroy this card.",
        "フィールド上に光属性モンスターが存在する場合、このカードを破壊する。",
    ),
    (
        MONSTER,
        "Spell Cards, and their effects on the field, cannot be activated. Negate all Spell "
        "effects on the field.",
        "このカードがフィールド上に表側表示で存在する限り魔法カードは発動できず、全てのフィールド上魔法カードの"
        "効果は無効になる。",
    ),
    (
        MONSTER,
        'If this card was Special Summoned by the effect of a "HERO" monster, its original ATK '
        "becomes 2100.",
        "このカードが「ＨＥＲＯ」と名のついたモンスターの効果によって特殊召喚に成功した場合、このカードの元々の攻撃力は"
        "２１００になる。",
    ),
    (
        MONSTER,
        "If this card is Normal or Flip Summoned: Destroy 1 "
        "face-up Dragon monster on the field.",
        "このカードがフィールド上に召喚・反転召喚された時、表側表示のドラゴン族モンスター１体を破壊する。",
    ),
    (
        SPELL,
        "Pay 1000 LP; banish all Fiend monsters your opponent controls and in their GY.",
        "１０００ライフポイントを払う。相手フィールド上と相手の墓地の悪魔族モンスターを全てゲームから除外する。",
    ),
    (
        SPELL,
        "Discard up to 3 monsters from your hand to the GY.",
        "自分の手札から３枚までのモンスターカードを墓地へ捨てる。",
    ),
    (
        TRAP,
        "During your turn: Target 2 Spells in your GY; shuffle those targets into the Deck.",
        "このカードは自分のターンのみ発動する事ができる。自分の墓地に存在する魔法カード２枚を選択し、"
        "デッキに加えてシャッフルする。",
    ),
    (
        TRAP,
        "When your opponent would Normal or Special Summon a monster(s): Discard 1 Fiend "
        "monster; negate the Summon, and if you do, destroy that monster(s).",
        "手札から悪魔族モンスター１体を捨てて発動する。相手モンスターの召喚・特殊召喚を無効にし破壊する。",
    ),
    (
        TRAP,
        "When a monster effect is activated, if you have no monsters in your GY: Negate the "
        "activation, then if you control a Fiend monster, shuffle 1 random card from your "
        "opponent's hand into the Deck.",
        "自分の墓地にモンスターが存在しない場合に発動できる。効果モンスターの効果の発動を無効にする。自分フィールド上に"
        "悪魔族モンスターが存在する場合、さらに相手の手札をランダムに１枚デッキに戻す。",
    ),
    (
        TRAP,
        "When a face-up Attack Position monster(s) your oppo"
        "nent controls is changed to face-up "
        "Defense Position: Draw 1 card.",
        "相手フィールド上に表側攻撃表示で存在するモンスターの表示形式が表側守備表示に変更された時に発動できる。"
        "自分は１枚ドローする。",
    ),
    (
        EQUIP,
        "Once per turn, during your Standby Phase, pay 1000 LP or destroy this card.",
        "このカードのコントローラーは自分のスタンバイフェイズ毎に１０００ライフポイントを払う。または、"
        "１０００ライフポイント払わずにこのカードを破壊する。",
    ),
]

ENGLISH = [
    (
        SPELL,
        "Select 1 Level 4 or lower Fiend monster in your Gra"
        "veyard. Special Summon that monster "
        "from the Graveyard. Destroy it during the End Phase.",
        "自分の墓地に存在するレベル４以下の悪魔族モンスター１体を選択して発動する。選択したモンスターを墓地から"
        "特殊召喚する。この効果で特殊召喚したモンスターは、このターンのエンドフェイズ時に破壊される。",
    ),
    (
        SPELL,
        "Select and Special Summon 1 Level 4 or lower Fiend monster from your Graveyard. "
        "Destroy it during the End Phase.",
        "①：自分の墓地のレベル４以下の悪魔族モンスター１体を対象として発動できる。そのモンスターを特殊召喚する。"
        "この効果で特殊召喚したモンスターはこのターンのエンドフェイズに破壊される。",
    ),
    (
        SPELL,
        "Until the end of this turn, the ATK of all Fiend monsters currently on the field "
        "becomes 2700, your opponent cannot activate any Trap Cards, also negate all your "
        "opponent's Trap effects on the field.",
        "①：フィールドの全ての悪魔族モンスターの攻撃力はターン終了時まで２７００になる。このターン、相手は罠カードを"
        "発動できず、相手フィールドの罠カードの効果は無効化される。",
    ),
    (
        MONSTER,
        "When this card is Summoned, if you control a Dragon monster, you can Special Summon 1 "
        "Fiend monster from your Deck. That monster's effect is negated while it is face-up on "
        "the field.",
        "自分フィールド上にドラゴン族モンスターが表側表示で存在する場合にこのカードが召喚・反転召喚・特殊召喚に"
        "成功した時、自分のデッキから悪魔族モンスター１体を特殊召喚する事ができる。この効果で特殊召喚した"
        "モンスターの効果は無効化される。",
    ),
    (
        MONSTER,
        "If this card attacks a face-up Level 3 or lower monster, destroy the monster "
        "immediately with this card's effect without applying damage calculation.",
        "このカードがレベル３以下の表側表示モンスターを攻撃した場合、ダメージ計算を行わずそのモンスターを破壊する。",
    ),
    (
        MONSTER,
        "While you control another face-up Fiend monster, yo"
        "ur opponent cannot select this card "
        "as an attack target.",
        "自分フィールド上に他の悪魔族モンスターが表側表示で存在する限り、相手はこのカードを攻撃対象に選択する事は"
        "できない。",
    ),
    (
        MONSTER,
        "Your opponent cannot select this card as an attack target while they control any "
        "Spell/Trap Cards.",
        "相手フィールド上に魔法・罠カードが存在する限り、相手はこのカードを攻撃対象に選択する事はできない。",
    ),
    (
        MONSTER,
        "Fiend monsters on your side of the field cannot be selected as an attack target.",
        "このカードが自分フィールド上に表側表示で存在する限り、自分フィールド上に存在する悪魔族モンスターを"
        "攻撃対象に選択できない。",
    ),
    (
        MONSTER,
        "Negate the effects of Flip monsters this card destroys by battle.",
        "このモンスターが戦闘によって破壊したリバース効果モンスターの効果は無効化される。",
    ),
    (
        MONSTER,
        "Once per turn: You can target 1 Dragon monster in your opponent's Graveyard; Special "
        "Summon that target to your side of the field.",
        "１ターンに１度、相手の墓地に存在するドラゴン族モンスター１体を選択して自分フィールド上に特殊召喚する事ができる。",
    ),
    (
        MONSTER,
        "Once per turn: You can send 1 Fiend monster from your Deck/Extra Deck to the GY, and "
        "if you do, inflict 500 damage to your opponent.",
        "①：１ターンに１度、自分メインフェイズに発動できる。デッキ・ＥＸデッキから悪魔族モンスター１体を墓地へ送り、"
        "相手に５００ダメージを与える。",
    ),
    (
        MONSTER,
        "If this card is Normal Summoned: You can draw 1 card, also, you cannot Special Summon "
        "from the Extra Deck for the rest of this turn, except Fiend monsters.",
        "①：このカードが召喚した場合に発動できる。自分は１枚ドローする。このターン、自分は悪魔族モンスターしか"
        "ＥＸデッキから特殊召喚できない。",
    ),
]

TODAY = [
    (
        MONSTER,
        "You can target 1 Fiend monster or 1 face-down card you control; destroy it.",
        "①：自分フィールドの、悪魔族モンスター１体か裏側表示カード１枚を対象として発動できる。そのカードを破壊する。",
    ),
    (
        MONSTER,
        'During your Main Phase: You can Special Summon 1 Level 4 or lower "HERO" or "Neos" '
        "monster from your Deck.",
        "①：自分メインフェイズに発動できる。デッキからレベル４以下の、「ＨＥＲＯ」モンスターまたは「ネオス」モンスター１体を"
        "特殊召喚する。",
    ),
    (
        MONSTER,
        "You can discard 1 monster; add 1 Fiend monster with a different name from your Deck "
        "to your hand.",
        "①：手札からモンスター１体を捨てて発動できる。捨てたモンスターとはカード名が異なる悪魔族モンスター１体を"
        "デッキから選んで手札に加える。",
    ),
    (
        MONSTER,
        "You can banish up to 3 FIRE monsters from your GY; this card gains 400 ATK for each, "
        "until the end of this turn.",
        "①：自分の墓地から炎属性モンスターを３体まで除外して発動できる。このカードの攻撃力はターン終了時まで、"
        "除外したモンスター１体につき４００アップする。",
    ),
    (
        MONSTER,
        "When your opponent activates a card or effect that targets a face-up monster(s) you "
        "control (Quick Effect): You can discard 1 card; negate the activation.",
        "①：自分フィールドの表側表示モンスターを対象とする相手の魔法・罠・モンスターの効果が発動した時、手札を１枚"
        "捨てて発動できる。その発動を無効にする。",
    ),
    (
        MONSTER,
        "Once per turn: You can target 1 monster in your GY; Special Summon it, but it cannot "
        "attack, its effects are negated, also it is destroyed during the End Phase.",
        "①：１ターンに１度、自分の墓地のモンスター１体を対象として発動できる。そのモンスターを特殊召喚する。"
        "この効果で特殊召喚したモンスターは攻撃できず、効果は無効化され、エンドフェイズに破壊される。",
    ),
    (
        TRAP,
        "Tribute 1 WATER monster; look at your opponent's hand, then send 1 card from their "
        "hand to the GY.",
        "①：自分フィールドの水属性モンスター１体をリリースして発動できる。相手の手札を確認し、その内の１枚を選んで"
        "墓地へ送る。",
    ),
    (
        TRAP,
        "When a card or effect is activated that would destroy 2 or more cards you control: "
        "Negate the effect, and if you do, destroy that card.",
        "①：自分フィールドのカードを２枚以上破壊する魔法・罠・モンスターの効果が発動した時に発動できる。"
        "その効果を無効にし破壊する。",
    ),
    (
        STAYS,
        'After damage calculation, if your "HERO" monster battled an opponent\'s monster: You '
        "can return the opponent's monster to the hand.",
        "①：自分の「ＨＥＲＯ」モンスターが相手モンスターと戦闘を行ったダメージ計算後に発動できる。"
        "その相手モンスターを手札に戻す。",
    ),
    (
        MONSTER,
        "When this card is Normal Summoned: You can Special "
        "Summon 1 Level 3 Fiend monster from "
        "your hand, but negate its effects, also it cannot be used as Synchro Material.",
        "①：このカードが召喚した時に発動できる。手札から悪魔族・レベル３モンスター１体を特殊召喚する。"
        "この効果で特殊召喚したモンスターの効果は無効化され、Ｓ素材にできない。",
    ),
    (
        MONSTER,
        "You can target 1 face-up monster your opponent controls, except an Insect, Plant, or "
        "Reptile monster; return it to the hand.",
        "①：昆虫族・植物族・爬虫類族モンスター以外の相手フィールドの表側表示モンスター１体を対象として発動できる。"
        "そのモンスターを手札に戻す。",
    ),
    (
        MONSTER,
        "If this card is banished: You can Special Summon this card, and if you do, this card "
        "gains 200 ATK for each of your banished Dinosaur monsters.",
        "①：このカードが除外された場合に発動できる。このカードを特殊召喚する。この効果で特殊召喚したこのカードの"
        "攻撃力は、除外されている自分の恐竜族モンスターの数×２００アップする。",
    ),
    (
        MONSTER,
        'If a face-up "HERO" monster(s) or Plant Synchro Monster(s) you control is destroyed '
        "by battle, while this card is in your GY: You can add this card to your hand.",
        "①：このカードが墓地に存在する状態で、自分フィールドの表側表示の「ＨＥＲＯ」モンスターか植物族Ｓモンスターが"
        "戦闘で破壊された場合に発動できる。このカードを手札に加える。",
    ),
]


@pytest.mark.parametrize(("card", "english", "japanese"), [*OLD, *ENGLISH, *TODAY])
def test_both_languages_say_it(card: CardText, english: str, japanese: str) -> None:
    assert twice_read(parse(card, [english]), parse(card, [japanese], "ja"))
