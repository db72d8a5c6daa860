"""What cards of all years say in one language is read as what the other language says."""

from dataclasses import replace

import pytest

from cards.grammar.reader import UnknownTextError, parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    THIS,
    CardText,
    Draw,
    If,
    IsSentToGraveyard,
    Slays,
    equip_spell,
)
from tests.text.japanese import MONSTER, SPELL, TRAP

EQUIP = equip_spell("An Equip Spell of Ours", 4)


@pytest.mark.parametrize(
    ("card", "english", "japanese"),
    [
        (
            MONSTER,
            "During the Main or Battle Phase, if you control a Dragon monster (Quick Effect): "
            "You can Tribute this card; draw 1 card.",
            "①：自分フィールドにドラゴン族モンスターが存在する場合、自分・相手のメインフェイズ及びバトルフェイズに、"
            "このカードをリリースして発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "While this card is in your GY, if you Special Summon a Dragon monster(s) (except "
            "during the Damage Step, or the turn this card was sent to the GY): You can add "
            "this card to your hand.",
            "①：このカードが墓地に存在し、自分がドラゴン族モンスターを特殊召喚した場合に発動できる。墓地のこのカードを"
            "手札に加える。この効果はこのカードが墓地へ送られたターンには発動できない。",
        ),
        (
            MONSTER,
            "If this card is destroyed by battle or effect, and you control no monsters: You "
            "can draw 1 card.",
            "①：自分フィールドにモンスターが存在せず、このカードが戦闘・効果で破壊された場合に発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "If this Synchro Summoned card is sent to your GY: You can draw 1 card.",
            "①：Ｓ召喚したこのカードが墓地へ送られた場合に発動できる。自分は１枚ドローする。",
        ),
        (
            SPELL,
            "Destroy all monsters your opponent controls and in their hand.",
            "①：相手の手札・フィールドのモンスターを全て破壊する。",
        ),
        (
            MONSTER,
            "Once per turn: You can target 1 Dragon monster you control, except this card; "
            "this card's Level becomes the current Level of that monster.",
            "①：１ターンに１度、このカード以外の自分フィールドのドラゴン族モンスター１体を対象として発動できる。このカードの"
            "レベルは、そのモンスターのレベルと同じになる。",
        ),
        (
            MONSTER,
            "You can send 1 Dragon monster from your Deck to the GY, and if you do, this "
            "card's Level becomes the Level of the monster sent to the GY by this effect.",
            "①：自分メインフェイズに発動できる。デッキからドラゴン族モンスター１体を墓地へ送る。このカードのレベルは、その"
            "モンスターのレベルと同じになる。",
        ),
        (
            SPELL,
            "For the rest of this turn, negate all Equip and Field Spell Card effects on the "
            "field.",
            "①：このターン、フィールドの装備・フィールド魔法カードの効果を無効にする。",
        ),
        (
            MONSTER,
            "If 3 or more of your LIGHT monsters are banished, you can Special Summon this "
            "card (from your hand).",
            "①：除外されている自分の光属性モンスターが３体以上の場合、このカードは手札から特殊召喚できる。",
        ),
        (
            EQUIP,
            "The equipped monster gains 900 ATK for each card in either GY that has the same "
            "name it does.",
            "①：装備モンスターの攻撃力は、お互いの墓地に存在する装備モンスターと同名のカードの数×９００アップする。",
        ),
        (
            MONSTER,
            "Cannot attack unless you control another Dragon monster.",
            "①：自分フィールドに他のドラゴン族モンスターが存在しない場合、このカードは攻撃できない。",
        ),
        (
            MONSTER,
            "You can target 1 card on the field; this card gains 500 ATK, and if it does, "
            "destroy that card.",
            "①：フィールドのカード１枚を対象として発動できる。このカードの攻撃力は５００アップし、そのカードを破壊する。",
        ),
        (
            MONSTER,
            "You can target 1 Dragon monster in your GY; Special Summon that target. Its "
            f'effects are negated. You can only use this effect of "{MONSTER.name}" once per '
            "turn.",
            "このカード名の効果は１ターンに１度しか使用できない。①：自分の墓地のドラゴン族モンスター１体を対象として発動できる。そのモンスターを特殊召喚する。"
            "この効果で特殊召喚したモンスターの効果は無効化される。",
        ),
        (
            MONSTER,
            "Tribute 2 monsters on your side of the field to increase your LP by 1000 points.",
            "自分フィールド上に存在するモンスター２体をリリースして発動する。自分は１０００ＬＰ回復する。",
        ),
        (
            MONSTER,
            "If your opponent controls more monsters than you do: You can draw 1 card.",
            "①：相手フィールドのモンスターの数が自分フィールドのモンスターの数より多い場合に発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "If you have no cards in your hand and this card is in your GY: You can Special "
            "Summon this card.",
            "①：このカードが墓地に存在し、自分の手札が０枚の場合に発動できる。このカードを特殊召喚する。",
        ),
        (
            MONSTER,
            "During your Main Phase 2, if this card attacked this turn: You can draw 1 card.",
            "①：このカードが攻撃したターンの自分メインフェイズ２に発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "You can target 1 Dragon monster in your GY; Special Summon it, but it cannot be "
            "used as Synchro Material.",
            "①：自分の墓地のドラゴン族モンスター１体を対象として発動できる。そのモンスターを特殊召喚する。"
            "この効果で特殊召喚したモンスターはＳ素材にできない。",
        ),
        (
            MONSTER,
            "This card gains 500 ATK for each monster your opponent controls.",
            "相手フィールド上のモンスター１体につきこのカードの攻撃力は５００ポイントアップする。",
        ),
        (
            MONSTER,
            "If this card is sent to the GY as Link Material for the Link Summon of a Fairy "
            "monster: You can Special Summon this card, but banish it when it leaves the "
            "field.",
            "①：このカードが天使族リンクモンスターのＬ素材として墓地へ送られた場合に発動できる。"
            "このカードを墓地から特殊召喚する。この効果で特殊召喚したこのカードは、フィールドから離れた場合に除外される。",
        ),
        (
            TRAP,
            "When a monster would be Normal or Special Summoned, OR a Spell/Trap Card is "
            "activated: Tribute 1 monster; negate the Summon or activation, and if you do, "
            "destroy that card.",
            "自分フィールド上のモンスター１体をリリースして発動できる。魔法・罠カードの発動、"
            "モンスターの召喚・特殊召喚のどれか１つを無効にし破壊する。",
        ),
        (
            MONSTER,
            "Cannot be Special Summoned from the GY.",
            "このカードは墓地からの特殊召喚はできない。",
        ),
        (
            MONSTER,
            "During damage calculation, if this card is attacked (Quick Effect): You can "
            "target the attacking monster; make that target's ATK 0 during damage calculation "
            "only.",
            "①：このカードが攻撃されたダメージ計算時に、攻撃モンスター１体を対象として発動できる。その攻撃モンスターの攻撃力を"
            "０にする。",
        ),
        (
            TRAP,
            "Draw 1 card. If this card you control is destroyed by an opponent's card and sent "
            "to your GY: You can draw 1 card. You cannot conduct your Battle Phase the turn "
            "you activate this card.",
            "このカードを発動するターン、自分はバトルフェイズを行えない。①：自分は１枚ドローする。②：フィールドのこのカードが相手に"
            "よって破壊され墓地へ送られた場合に発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "If this card in its owner's control is destroyed by an opponent's card: You can "
            "draw 1 card.",
            "①：フィールドのこのカードが相手によって破壊された場合に発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "If this card is sent from your Monster Zone to your GY by an opponent's card "
            "effect: You can draw 1 card.",
            "①：このカードが相手の効果でモンスターゾーンから墓地へ送られた場合に発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "You can target 1 face-up Dragon monster you control, except this card; this card "
            "gains ATK equal to that face-up monster's original ATK until the end of the turn.",
            "①：このカード以外の自分フィールドの表側表示のドラゴン族モンスター１体を対象として発動できる。このカードの攻撃力は"
            "ターン終了時まで、そのモンスターの元々の攻撃力分アップする。",
        ),
        (
            MONSTER,
            "Once per turn, at the end of the Battle Phase, if this card battled: You can "
            "change this card to Defense Position.",
            "①：このカードが戦闘を行ったバトルフェイズ終了時に発動できる。このカードを守備表示にする。",
        ),
    ],
)  # fmt: skip
def test_both_say_it(card: CardText, english: str, japanese: str) -> None:
    assert twice_read(parse(card, [english]), parse(card, [japanese], "ja"))


def test_what_the_text_of_a_bullet_list_says_of_how_often() -> None:
    """One limit of all of which one is chosen stands before them, too."""
    bullets = "● Draw 1 card. ● Gain 1000 LP."
    begins, limit = (
        "If this card is Normal Summoned: You can activate 1 of these effects.",
        f'You can only use this effect of "{MONSTER.name}" once per turn.',
    )
    between = parse(MONSTER, [f"{begins} {limit} {bullets}"])
    assert between == parse(MONSTER, [f"{begins} {bullets} {limit}"])


def test_an_effect_is_used_so_often_though_that_stands_first() -> None:
    limit = f'You can only use the effect of "{MONSTER.name}" once per turn.'
    effect = "You can Tribute this card; draw 1 card."
    assert parse(MONSTER, [f"{limit} {effect}"]) == parse(MONSTER, [f"{effect} {limit}"])


def test_a_name_that_is_always_so_is_no_effect() -> None:
    lady = replace(MONSTER, known_as="Harpie Lady")
    said = parse(lady, ["このカード名はルール上「ハーピィ・レディ」として扱う。"], "ja")
    assert not said.effects


def test_numbers_of_effects_are_marked_in_either_way() -> None:
    said = "①{}このカードが召喚した場合に発動できる。自分は１枚ドローする。"
    assert parse(MONSTER, [said.format(":")], "ja") == parse(MONSTER, [said.format("：")], "ja")


def test_what_holds_of_the_turn_stands_in_the_sentence_of_the_limit() -> None:
    """It holds of every effect that is limited there."""
    said = (
        "このカード名の①②の効果はそれぞれ１ターンに１度しか使用できず、この効果を発動するターン、自分は"
        "ドラゴン族モンスターしか特殊召喚できない。①：このカードが召喚した場合に発動できる。自分は１枚ドローする。"
        "②：このカードが墓地へ送られた場合に発動できる。自分は１枚ドローする。"
    )
    effects = parse(MONSTER, [said], "ja").effects
    assert len({getattr(each, "oath", None) for each in effects} - {None}) == 1
    assert all(getattr(each, "oath", None) for each in effects)


def test_what_a_battle_destroys_of_the_opponents_is_read_in_one_way() -> None:
    said = "①：このカードが戦闘で相手モンスターを破壊した場合に発動する。自分は１枚ドローする。"
    (effect,) = parse(MONSTER, [said], "ja").effects
    assert effect == If(Slays(THIS, sent=False), do=Draw(1))


def test_more_effects_than_are_numbered_are_not_known() -> None:
    said = "①：このカードが召喚した場合に発動できる。自分は１枚ドローする。" * 12
    with pytest.raises(UnknownTextError):
        parse(MONSTER, [said], "ja")


@pytest.mark.parametrize(
    "said",
    [
        "このカードが自分フィールドから墓地へ送られた",
        "自分フィールドのこのカードが墓地へ送られた",
    ],
)
def test_whose_field_a_card_leaves_is_told(said: str) -> None:
    """FAQ of Gravekeeper's Recruiter: it does nothing where its opponent controlled it."""
    read = parse(MONSTER, [f"①：{said}場合に発動する。自分は１枚ドローする。"], "ja")

    assert read.effects == (If(IsSentToGraveyard(THIS, held=True), do=Draw(1)),)
