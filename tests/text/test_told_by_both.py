"""What one language was read to say and the other one was not: both say it now."""

from dataclasses import replace

import pytest

from cards.grammar.reader import parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import CardText, continuous_spell
from tests.text.japanese import MONSTER, SPELL, TRAP

STAYS = continuous_spell("A Continuous Spell of Ours", 4)
NEVER_NORMAL = replace(MONSTER, special_only=True)
BURIED = "このカードが墓地に存在する場合に発動できる。"
SLAIN = "このカードが戦闘で破壊され墓地へ送られた時に発動できる。"

IN_THE_DAMAGE_STEP = [
    pytest.param(
        MONSTER,
        "If this card attacks, it gains 1200 ATK during the Damage Step only.",
        "このカードが攻撃する場合、ダメージステップの間このカードの攻撃力は１２００ポイントアップする。",
        id="as it attacks",
    ),
    pytest.param(
        MONSTER,
        "If this card battles a LIGHT monster, it gains 200 ATK during the Damage Step only.",
        "このカードは光属性モンスターと戦闘を行う場合、ダメージステップの間、攻撃力が２００ポイントアップする。",
        id="as it battles, said of its ATK",
    ),
    pytest.param(
        MONSTER,
        "If this card battles a LIGHT monster, this card gains 1000 ATK during the Damage Step "
        "only.",
        "光属性モンスターと戦闘をする場合、ダメージステップの間このカードの攻撃力は１０００ポイントアップする。",
        id="as it battles, which is tacit",
    ),
    pytest.param(
        MONSTER,
        "If this card attacks an opponent's monster, it gains 300 ATK during the Damage Step "
        "only.",
        "①：このカードが相手モンスターに攻撃するダメージステップの間、このカードの攻撃力は３００アップする。",
        id="as it attacks a monster",
    ),
]

ANY_NUMBER = [
    pytest.param(
        MONSTER,
        "When this card is destroyed by battle and sent to the GY: You can Special Summon any "
        'number of "Blue-Eyes White Dragon" from your Deck.',
        f"①：{SLAIN}デッキから「青眼の白龍」を任意の数だけ特殊召喚する。",
        id="from the Deck",
    ),
    pytest.param(
        SPELL,
        'Special Summon any number of "Ojama" monsters from your hand, but shuffle them into '
        "the Deck during the End Phase.",
        "手札から「おジャマ」と名のついたモンスターを任意の数だけ特殊召喚する。"
        "この効果で特殊召喚したモンスターはエンドフェイズ時に持ち主のデッキに戻る。",
        id="until the End Phase",
    ),
]

WHILE_IT_LASTS = [
    pytest.param(
        SPELL,
        "This turn, monsters you control cannot be destroyed by battle or by card effects.",
        "このターン、自分フィールド上のモンスターは戦闘及びカードの効果では破壊されない。",
        id="this turn",
    ),
    pytest.param(
        MONSTER,
        "Cannot attack the turn it is Normal Summoned.",
        "①：このカードは召喚したターンには攻撃できない。",
        id="the turn it is Normal Summoned",
    ),
    pytest.param(
        MONSTER,
        "Cannot be used as Synchro Material.",
        "このカードはシンクロ素材とする事はできない。",
        id="no Synchro Material",
    ),
    pytest.param(
        STAYS,
        "Once per turn, during your Standby Phase, pay 800 LP or destroy this card.",
        "このカードのコントローラーは、自分スタンバイフェイズ毎に８００ＬＰを払う。"
        "またはＬＰを払わずにこのカードを破壊する。",
        id="as long as it is paid for",
    ),
    pytest.param(
        NEVER_NORMAL,
        'Must be Special Summoned by "Blue-Eyes White Dragon". Unaffected by your opponent\'s '
        "Spell effects.",
        "このカードは通常召喚できず、「青眼の白龍」の効果でのみ特殊召喚できる。"
        "①：このカードはモンスターゾーンに存在する限り、相手の魔法カードの効果を受けない。",
        id="Summoned by one card alone",
    ),
    pytest.param(
        STAYS,
        "Each time your opponent Summons a monster(s), gain 300 LP.",
        "①：相手がモンスターを召喚・反転召喚・特殊召喚する度に、自分は３００ＬＰ回復する。",
        id="each time",
    ),
]

DEEDS = [
    pytest.param(
        TRAP,
        "Draw 1 card. If this card is in your GY: You can Set this card, but banish it when it "
        "leaves the field.",
        f"①：自分は１枚ドローする。②：{BURIED}このカードを自分フィールドにセットする。"
        "この効果でセットしたこのカードはフィールドから離れた場合に除外される。",
        id="Set from the GY",
    ),
    pytest.param(
        SPELL,
        "Destroy all Insect monsters on the field.",
        "フィールド上の昆虫族モンスターは、すべて破壊される。",
        id="all are destroyed",
    ),
    pytest.param(
        SPELL,
        "Target 1 monster in your GY; Special Summon that target from the GY.",
        "自分の墓地に存在するモンスター１体を選択して発動できる。選択したモンスターを墓地から特殊召喚する。",
        id="from the GY",
    ),
    pytest.param(
        MONSTER,
        "If your opponent controls no cards in their Spell & Trap Zone and this card is in "
        "your GY: You can Special Summon this card.",
        "①：このカードが墓地に存在し、相手の魔法＆罠ゾーンにカードが存在しない場合に発動できる。"
        "このカードを特殊召喚する。",
        id="no Spells and Traps of theirs",
    ),
    pytest.param(
        MONSTER,
        "If this card is Normal Summoned: You can change the battle position of 1 monster your "
        "opponent controls.",
        "①：このカードが召喚した場合に発動できる。相手フィールドのモンスター１体の表示形式を変更する。",
        id="one of those that turn",
    ),
    pytest.param(
        MONSTER,
        "If this card is Normal Summoned: You can return up to 3 monsters on the field to the "
        "hand.",
        "①：このカードが召喚した場合に発動できる。フィールドのモンスターを３体まで持ち主の手札に戻す。",
        id="so many at most",
    ),
]

COMING = [
    pytest.param(
        NEVER_NORMAL,
        'Must be Special Summoned (from your hand) by controlling 2 or more "HERO" monsters.',
        "自分フィールドに「ＨＥＲＯ」モンスターが２体以上存在する場合のみ特殊召喚できる。",
        id="by controlling",
    ),
    pytest.param(
        NEVER_NORMAL,
        "Must be Special Summoned (from your hand) by having 25 or more cards in your GY.",
        "自分の墓地にカードが２５枚以上存在する場合のみ特殊召喚できる。",
        id="by having",
    ),
    pytest.param(
        NEVER_NORMAL,
        "Must be Special Summoned (from your hand) while your opponent has 25 or more cards in "
        "their GY.",
        "相手の墓地にカードが２５枚以上存在する場合のみ特殊召喚できる。",
        id="while they have",
    ),
]

OATHS = [
    pytest.param(
        MONSTER,
        "Once per turn, you can inflict 500 damage to your opponent. If you activate this "
        "effect, this card cannot attack during this turn.",
        "１ターンに１度、自分のメインフェイズ時に発動できる。相手ライフに５００ポイントダメージを与える。"
        "この効果を発動するターン、このカードは攻撃できない。",
        id="if you activate it",
    ),
    pytest.param(
        MONSTER,
        "Once per turn: You can have this card gain 400 ATK. This card cannot attack the turn "
        "you activate this effect.",
        "１ターンに１度、自分のメインフェイズ時にこのカードの攻撃力を４００ポイントアップできる。"
        "この効果を発動するターン、このカードは攻撃できない。",
        id="you can have it gain",
    ),
]

OF_BEFORE = [
    pytest.param(
        TRAP,
        "Activate only when your opponent has 5 or more cards in their hand. Your opponent "
        "discards 1 random card.",
        "相手の手札が５枚以上の場合に発動できる。相手の手札をランダムに１枚捨てる。",
        id="only when they have",
    ),
    pytest.param(
        TRAP,
        "Activate only when your opponent's monster declares an attack if you have 2 or more "
        "Spells in your GY. Draw 1 card.",
        "自分の墓地に魔法カードが２枚以上存在する場合、相手モンスターの攻撃宣言時に発動する事ができる。"
        "自分のデッキからカードを１枚ドローする。",
        id="only when, if",
    ),
    pytest.param(
        TRAP,
        "Activate only when a face-up Synchro Monster you control is selected as an attack "
        "target. Negate the attack and draw 1 card.",
        "自分フィールド上に表側表示で存在するシンクロモンスターが攻撃対象になった時に発動する事ができる。"
        "その攻撃を無効にし、自分のデッキからカードを１枚ドローする。",
        id="selected as an attack target",
    ),
    pytest.param(
        MONSTER,
        "By tributing 1 Insect monster on your side of the field, inflict 800 points of damage "
        "to your opponent's Life Points.",
        "自分フィールド上に存在する昆虫族モンスター１体を生け贄に捧げる度に、"
        "相手ライフに８００ポイントダメージを与える。",
        id="by Tributing",
    ),
    pytest.param(
        SPELL,
        "Send 1 Fiend monster from your side of the field to the Graveyard to activate this "
        "card. Draw 1 card.",
        "自分フィールド上の悪魔族モンスター１体を墓地に送って発動する。自分のデッキからカードを１枚ドローする。",
        id="to activate this card",
    ),
    pytest.param(
        MONSTER,
        "Decrease the ATK and DEF of this card by 400 points for each card in your hand.",
        "このカードの攻撃力・守備力は、自分の手札の枚数×４００ポイントダウンする。",
        id="decrease for each",
    ),
]

TAKEN = [
    pytest.param(
        MONSTER,
        "Once per turn: You can target 1 monster your opponent controls; gain control of it "
        "until the End Phase.",
        "①：１ターンに１度、相手フィールドのモンスター１体を対象として発動できる。"
        "そのモンスターのコントロールをエンドフェイズまで得る。",
        id="control until the End Phase",
    ),
    pytest.param(
        SPELL,
        'Send 1 "HERO" monster from your hand or face-up from your side of the field to the '
        "Graveyard; draw 2 cards.",
        "手札または自分フィールド上に表側表示で存在する、「ＨＥＲＯ」と名のついたモンスター１体を墓地へ送って"
        "発動できる。デッキからカードを２枚ドローする。",
        id="from the hand or face-up field",
    ),
    pytest.param(
        MONSTER,
        "During the Damage Step, when your Fiend monster battles (Quick Effect): You can send "
        "this card from your hand to the GY; that monster gains 1400 ATK until the end of this "
        "turn.",
        "①：自分の悪魔族モンスターが戦闘を行うダメージステップ開始時からダメージ計算前までに、"
        "このカードを手札から墓地へ送って発動できる。そのモンスターの攻撃力はターン終了時まで１４００アップする。",
        id="the monster that battles",
    ),
]

IMPLIED = [
    pytest.param(
        SPELL,
        "Fusion Summon 1 Dragon or Spellcaster monster from your Extra Deck, using monsters "
        "from your hand or field.",
        "①：自分の手札・フィールドのモンスターを融合素材とし、ドラゴン族・魔法使い族の融合モンスター１体を"
        "融合召喚する。",
        id="a Fusion Monster",
    ),
    pytest.param(
        SPELL,
        "If you control a Link-4 or higher monster: Draw 1 card.",
        "①：自分フィールドにリンク４以上のリンクモンスターが存在する場合に発動できる。自分は１枚ドローする。",
        id="a Link Monster",
    ),
    pytest.param(
        MONSTER,
        "If this card is in your hand: You can detach 1 material from an Xyz Monster you "
        "control; Special Summon this card.",
        "①：このカードが手札に存在する場合、自分フィールドのＸ素材を１つ取り除いて発動できる。"
        "このカードを特殊召喚する。",
        id="an Xyz Monster",
    ),
    pytest.param(
        MONSTER,
        'When this card is Normal Summoned: You can add 1 "Polymerization" or 1 "HERO" monster '
        f'from your Deck to your hand, except "{MONSTER.name}".',
        "①：このカードが召喚した時に発動できる。デッキから「融合」１枚または"
        f"「{MONSTER.name}」以外の「ＨＥＲＯ」モンスター１体を手札に加える。",
        id="called so, and not otherwise",
    ),
    pytest.param(
        MONSTER,
        'While you control a "HERO" monster with a different name, this card gains 1500 ATK.',
        f"①：自分フィールドに「{MONSTER.name}」以外の「ＨＥＲＯ」モンスターが存在する場合、"
        "このカードの攻撃力は１５００アップする。",
        id="with a different name",
    ),
    pytest.param(
        TRAP,
        "When your opponent would Summon a monster(s): Negate the Summon, and if you do, "
        "destroy that monster.",
        "①：相手がモンスターを召喚・反転召喚・特殊召喚する際に発動できる。"
        "それを無効にし、そのモンスターを破壊する。",
        id="what would come",
    ),
    pytest.param(
        MONSTER,
        "If this Synchro Summoned card is sent from the field to the GY: You can draw 1 card.",
        "①：Ｓ召喚したこのカードが墓地へ送られた場合に発動できる。自分は１枚ドローする。",
        id="it came by a summon",
    ),
]


@pytest.mark.parametrize(
    ("card", "english", "japanese"),
    [
        *(*IN_THE_DAMAGE_STEP, *ANY_NUMBER, *WHILE_IT_LASTS, *DEEDS),
        *(*COMING, *OATHS, *OF_BEFORE, *TAKEN, *IMPLIED),
    ],
)
def test_both_languages_say_it(card: CardText, english: str, japanese: str) -> None:
    assert twice_read(parse(card, [english]), parse(card, [japanese], "ja"))
