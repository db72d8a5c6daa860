"""What is told of battles, of the Battle Phase, and of how often: both languages say it."""

import pytest

from cards.grammar.reader import UnknownTextError, parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    THIS,
    BecomesNamed,
    Cards,
    CardText,
    Continuous,
    Has,
    Place,
    Stat,
    at_least,
    parts,
)
from tests.text.japanese import MONSTER, TRAP

ONCE = "このカードがフィールドに表側表示で存在する限り"


@pytest.mark.parametrize(
    ("card", "english", "japanese"),
    [
        (
            MONSTER,
            "At the start of the Battle Phase: You can return this card to the hand, and if "
            "you do, draw 1 card.",
            "①：自分・相手のバトルフェイズ開始時に発動できる。このカードを手札に戻し、"
            "自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "At the end of the Battle Phase: You can return this card to the hand, and if you "
            "do, draw 1 card.",
            "①：自分・相手のバトルフェイズ終了時に発動できる。このカードを手札に戻し、"
            "自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "At the end of the Battle Phase, if this card battled: You can shuffle it into the "
            "Deck; draw 1 card.",
            "①：このカードが戦闘を行ったバトルフェイズ終了時にこのカードを持ち主のデッキに"
            "戻して発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "At the end of the Battle Phase, if this card attacked or was attacked: You can "
            "draw 1 card.",
            "①：このカードが戦闘を行ったバトルフェイズ終了時に発動できる。自分は１枚ドローする。",
        ),
        (
            TRAP,
            "At the end of the Battle Phase: It becomes the End Phase of this turn.",
            "①：自分・相手のバトルフェイズ終了時に発動できる。このターンのエンドフェイズになる。",
        ),
        (
            MONSTER,
            "You can target 1 card your opponent controls; destroy it. This effect can only be "
            "used once while this card is face-up on the field.",
            f"①：{ONCE}１度だけ、相手フィールドのカード１枚を対象として発動できる。"
            "そのカードを破壊する。",
        ),
        (
            MONSTER,
            "Once while face-up on the field: You can draw 1 card.",
            "自分のメインフェイズ時に発動できる。自分のデッキからカードを１枚ドローする。"
            f"この効果は{ONCE}１度しか使用できない。",
        ),
        (
            MONSTER,
            "If this card battles a monster, neither can be destroyed by that battle.",
            "①：このカードがモンスターと戦闘を行う場合、その２体はその戦闘では破壊されない。",
        ),
        (
            MONSTER,
            "The first time each Fiend monster you control would be destroyed by battle each "
            "turn, it is not destroyed.",
            "①：自分の悪魔族モンスターはそれぞれ１ターンに１度だけ戦闘では破壊されない。",
        ),
        (
            MONSTER,
            "Cannot attack the turn it is Summoned.",
            "①：このカードは召喚・反転召喚・特殊召喚したターンには攻撃できない。",
        ),
        (
            MONSTER,
            "Neither player can Special Summon monsters, except WATER monsters.",
            "このカードがフィールド上に表側表示で存在する限り、お互いに水属性以外のモンスターを"
            "特殊召喚できない。",
        ),
        (
            MONSTER,
            "Neither player can Special Summon monsters with 1800 or less ATK.",
            "このカードがフィールド上に表側表示で存在する限り、お互いに攻撃力１８００以下の"
            "モンスターを特殊召喚できない。",
        ),
        (
            MONSTER,
            "Neither player can Special Summon monsters from the GY.",
            "このカードがフィールド上に存在する限り、お互いのプレイヤーは墓地のモンスターを"
            "特殊召喚できない。",
        ),
        (
            MONSTER,
            "When this card is Normal Summoned: You can Special Summon 1 or 2 Fiend monsters "
            "from your hand, also you cannot Special Summon for the rest of this turn, except "
            "monsters with a Level.",
            "①：このカードが召喚した時に発動できる。手札から悪魔族モンスターを２体まで"
            "特殊召喚する。この効果の発動後、ターン終了時まで自分はレベルを持つモンスターしか"
            "特殊召喚できない。",
        ),
        (
            MONSTER,
            "You can discard 1 card, then target 1 face-up monster on the field; it gains 800 "
            "ATK until the end of your opponent's turn.",
            "①：手札を１枚捨て、フィールドの表側表示モンスター１体を対象として発動できる。"
            "そのモンスターの攻撃力は相手ターン終了時まで８００アップする。",
        ),
        (
            MONSTER,
            "During your Main Phase, you can: Immediately after this effect resolves, Normal "
            "Summon 1 Insect monster.",
            "①：自分メインフェイズに発動できる。昆虫族モンスター１体の召喚を行う。",
        ),
        (
            MONSTER,
            "When this card is Normal Summoned: You can Special Summon 2 Fiend monsters with "
            "different names from your Deck in Defense Position.",
            "①：このカードが召喚した時に発動できる。デッキから悪魔族モンスター２体を守備表示で"
            "特殊召喚する（同名カードは１枚まで）。",
        ),
        (
            MONSTER,
            "When this card is Normal Summoned: You can add up to 2 Fiend monsters with "
            "different names from your Deck to your hand.",
            "①：このカードが召喚した時に発動できる。デッキからカード名が異なる悪魔族モンスターを"
            "２体まで手札に加える。",
        ),
        (
            MONSTER,
            "If this face-up card in its owner's control leaves the field because of an "
            "opponent's card effect: You can draw 1 card.",
            "①：表側表示のこのカードが相手の効果でフィールドから離れた場合に発動できる。"
            "自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "If you control a Fiend monster, you can Special Summon this card (from your hand) "
            "in Defense Position.",
            "①：自分フィールドに悪魔族モンスターが存在する場合、このカードは手札から守備表示で"
            "特殊召喚できる。",
        ),
        (
            MONSTER,
            "This card cannot be used as a Synchro Material Monster.",
            "このカードをシンクロ素材とする事はできない。",
        ),
        (
            MONSTER,
            "If this card is Synchro Summoned: You can draw 1 card.",
            "①：このカードがS召喚した場合に発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "When a WATER monster's effect is activated (Quick Effect): You can Special Summon "
            "this card from your hand.",
            "①：水属性モンスターの効果が発動した時に発動できる。このカードを手札から特殊召喚する。",
        ),
        (
            MONSTER,
            'This card\'s name becomes "Kuriboh" while on the field or in the GY.',
            "①：このカードのカード名は、フィールド・墓地に存在する限り「クリボー」として扱う。",
        ),
    ],
)
def test_both_languages_say_it(card: CardText, english: str, japanese: str) -> None:
    twice = twice_read(parse(card, [english]), parse(card, [japanese], "ja"))
    assert twice.card.effects


def test_a_name_is_borne_on_the_field_and_in_the_graveyard() -> None:
    said = 'This card\'s name becomes "Kuriboh" while on the field or in the GY.'
    name = BecomesNamed(THIS, "Kuriboh")
    told = Continuous(name), Continuous(name, None, Place.GRAVEYARD)
    assert parse(MONSTER, [said]).effects == told


def test_one_number_or_the_other_is_not_both() -> None:
    said = "You can target 1 monster on the field with 1500 ATK or DEF; destroy it."
    asked = [each for each in parts(parse(MONSTER, [said])) if isinstance(each, Has)]
    assert {each.stat for each in asked} == {Stat.ATTACK, Stat.DEFENSE}
    described = [each for each in parts(parse(MONSTER, [said])) if isinstance(each, Cards)]
    assert all(len(each.like) < 2 for each in described)


def test_who_has_a_level_has_at_least_one() -> None:
    said = "You can target 1 monster on the field with a Level; destroy it."
    assert Has(Stat.LEVEL, at_least(1)) in [*parts(parse(MONSTER, [said]))]


def test_once_while_face_up_is_no_other_effect() -> None:
    with pytest.raises(UnknownTextError):
        parse(MONSTER, ["This effect can only be used once while this card is face-up."])
