"""Sentences that English and Japanese say alike, as the official texts put them."""

from dataclasses import replace

import pytest

from cards.grammar.reader import UnknownTextError, parse
from cards.grammar.reader.twice import twice_read
from cards.text.page import TEXT
from engine.yugioh.language import (
    Activate,
    AnyOf,
    Cards,
    CardText,
    Choose,
    Draw,
    Exists,
    Ignition,
    Kind,
    Limit,
    Named,
    Not,
    OfArchetype,
    Place,
    SpecialSummon,
    SummonedIf,
    Whose,
    continuous_spell,
    quick_play,
)
from tests.text.japanese import MONSTER, SPELL, TRAP

CONTINUOUS = continuous_spell("A Continuous Spell of Ours", 4)
PENDULUM = replace(MONSTER, scale=4)
OTHER = Cards(
    Kind.MONSTER,
    Whose.YOURS,
    Place.FIELD,
    like=(OfArchetype("roid"), Not(Named("Cycroid"))),
)
SUMMON = "Special Summon 1 Level 4 or lower Warrior monster from your hand"
JA_SUMMON = "手札からレベル４以下の戦士族モンスター１体を特殊召喚する。"

SAID = [
    pytest.param(
        MONSTER,
        "If your opponent controls 2 or more monsters and this card is in your hand: You can "
        "Special "
        "Summon this card.",
        "①：このカードが手札に存在し、"
        "相手フィールドにモンスターが２体以上存在する場合に発動できる。"
        "このカードを特殊召喚する。",
        id="in the hand, and something is so",
    ),
    pytest.param(
        MONSTER,
        "If this card is in your hand: You can banish 1 Warrior monster from your GY; Special "
        "Summon this card.",
        "①：このカードが手札に存在する場合、"
        "自分の墓地から戦士族モンスター１体を除外して発動できる。"
        "このカードを特殊召喚する。",
        id="in the hand",
    ),
    pytest.param(
        MONSTER,
        "When an opponent's monster declares a direct attack while this card is in your "
        "hand: You "
        "can Special Summon this card.",
        "①：相手モンスターの直接攻撃宣言時に発動できる。このカードを手札から特殊召喚する。",
        id="in the hand, when something happens",
    ),
    pytest.param(
        MONSTER,
        "During the Main Phase, if you control a Warrior monster (Quick Effect): You can "
        "draw 1 "
        "card.",
        "①：自分フィールドに戦士族モンスターが存在する場合、"
        "自分・相手のメインフェイズに発動できる。"
        "自分は１枚ドローする。",
        id="in a phase, and something is so",
    ),
    pytest.param(
        CONTINUOUS,
        "During each Standby Phase: You can draw 1 card.",
        "①：自分・相手のスタンバイフェイズに発動できる。自分は１枚ドローする。",
        id="in each phase",
    ),
    pytest.param(
        MONSTER,
        "This card gains 800 ATK while you control another Warrior monster.",
        "①：自分フィールドに他の戦士族モンスターが存在する場合、"
        "このカードの攻撃力は８００アップする。",
        id="while something is so, told last",
    ),
    pytest.param(
        SPELL,
        f"{SUMMON}, but its effects are negated, also destroy it during the End Phase.",
        f"①：{JA_SUMMON}この効果で特殊召喚したモンスターの効果は無効化され、エンドフェイズに"
        "破壊される。",
        id="but negated, and destroyed later",
    ),
    pytest.param(
        SPELL,
        f"{SUMMON}, also you cannot Special Summon for the rest of this turn, except Warrior "
        "monsters.",
        f"①：{JA_SUMMON}このターン、自分は戦士族モンスターしか特殊召喚できない。",
        id="no others are summoned, without monsters",
    ),
    pytest.param(
        SPELL,
        "Draw 1 card, then, if you have 3 or more Spells in your GY, you can draw 1 card.",
        "①：自分は１枚ドローする。その後、自分の墓地に魔法カードが３枚以上存在する場合、"
        "自分は１枚ドローできる。",
        id="then, if something is so",
    ),
    pytest.param(
        MONSTER,
        "If this card is destroyed and sent to the GY: You can draw 1 card.",
        "①：このカードが破壊され墓地へ送られた場合に発動できる。自分は１枚ドローする。",
        id="destroyed by whatever",
    ),
    pytest.param(
        MONSTER,
        "When another monster's effect is activated (Quick Effect): You can negate the "
        "activation.",
        "①：このカード以外のモンスターの効果が発動した時に発動できる。その発動を無効にする。",
        id="the effect of another monster",
    ),
    pytest.param(
        MONSTER,
        "If this card is sent to the GY by card effect: You can draw 1 card.",
        "①：このカードが効果で墓地へ送られた場合に発動できる。自分は１枚ドローする。",
        id="by card effect",
    ),
    pytest.param(
        MONSTER,
        "If your LP are lower than your opponent's: You can draw 1 card.",
        "①：自分のＬＰが相手より少ない場合に発動できる。自分は１枚ドローする。",
        id="LP are lower",
    ),
    pytest.param(
        PENDULUM,
        "[Pendulum] If you have a Warrior monster in your GY: You can destroy both cards in "
        "your "
        "Pendulum Zones.",
        "【Ｐ効果】①：自分の墓地に戦士族モンスターが存在する場合に発動できる。"
        "自分のＰゾーンのカードを全て破壊する。",
        id="both Pendulum Zones",
    ),
    pytest.param(
        TRAP,
        "Negate all other Trap effects on the field this turn.",
        "①：このターン中、フィールドの他の罠カードの効果は無効化される。",
        id="all other effects",
    ),
    pytest.param(
        MONSTER,
        "If this card attacks a Defense Position monster, inflict piercing battle damage to "
        "your "
        "opponent.",
        "①：このカードが守備表示モンスターを攻撃した場合、その守備力を攻撃力が超えた分だけ"
        "戦闘ダメージを与える。",
        id="piercing",
    ),
    pytest.param(
        MONSTER,
        "If this card attacks, it is changed to Defense Position at the end of the Damage "
        "Step.",
        "①：このカードは攻撃した場合、ダメージステップ終了時に守備表示になる。",
        id="changed after its attack",
    ),
    pytest.param(
        SPELL,
        "Select 1 face-up Warrior monster on the field. Destroy it.",
        "フィールド上に表側表示で存在する戦士族モンスター１体を選択して発動する。"
        "選択したモンスターを破壊する。",
        id="older: selected and dealt with",
    ),
    pytest.param(
        SPELL,
        "Pay 500 Life Points. Draw 1 card.",
        "５００ライフポイントを払って発動する。デッキからカードを１枚ドローする。",
        id="older: paid, then done",
    ),
    pytest.param(
        MONSTER,
        "If this card is banished: You can draw 1 card.",
        "①：このカードが除外された場合に発動できる。自分は１枚ドローする。",
        id="banished",
    ),
    pytest.param(
        MONSTER,
        "If this card is Tributed: You can draw 1 card.",
        "①：このカードがリリースされた場合に発動できる。自分は１枚ドローする。",
        id="Tributed",
    ),
    pytest.param(
        MONSTER,
        "If this card is discarded to the GY by card effect: You can draw 1 card.",
        "①：このカードが効果で手札から墓地へ捨てられた場合に発動できる。自分は１枚ドローする。",
        id="discarded",
    ),
    pytest.param(
        SPELL,
        "Draw 1 card. During your Main Phase, except the turn this card was sent to the GY: "
        "You can "
        "banish this card from your GY; draw 1 card.",
        "①：自分は１枚ドローする。②：自分メインフェイズに墓地のこのカードを除外して発動できる。"
        "自分は１枚ドローする。この効果はこのカードが墓地へ送られたターンには発動できない。",
        id="a Spell in the Graveyard",
    ),
    pytest.param(
        TRAP,
        "Draw 1 card. You can banish this card from your GY; draw 2 cards.",
        "①：自分は１枚ドローする。②：墓地のこのカードを除外して発動できる。"
        "自分は２枚ドローする。",
        id="a Trap in the Graveyard",
    ),
    pytest.param(
        SPELL,
        "Draw 1 card. If this card is sent to the GY: You can gain 500 LP.",
        "①：自分は１枚ドローする。②：このカードが墓地へ送られた場合に発動できる。"
        "自分は５００ＬＰ回復する。",
        id="a Spell that answers that it was sent",
    ),
    pytest.param(
        SPELL,
        "Draw 1 card, also you cannot Special Summon from the Extra Deck for the rest of "
        "this turn, "
        "except Synchro Monsters.",
        "①：自分は１枚ドローする。このターン、"
        "自分はＳモンスターしかＥＸデッキから特殊召喚できない。",
        id="none from the Extra Deck",
    ),
    pytest.param(
        SPELL,
        "Target 1 Spell/Trap you control and 1 monster your opponent controls; destroy them.",
        "①：自分フィールドの魔法・罠カード１枚と、"
        "相手フィールドのモンスター１体を対象として発動できる。"
        "そのカードを破壊する。",
        id="two kinds of targets",
    ),
    pytest.param(
        SPELL,
        "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand "
        "or field "
        "as Fusion Materials.",
        "①：自分の手札・フィールドから、"
        "融合モンスターカードによって決められた融合素材モンスターを墓地へ送り、"
        "その融合モンスター１体をＥＸデッキから融合召喚する。",
        id="what a Fusion Monster asks for",
    ),
    pytest.param(
        SPELL,
        'This card is used to Ritual Summon "Skull Guardian". You must also offer monsters '
        "whose total Level Stars equal 7 or more as a Tribute from the field or your hand.",
        "「ローガーディアン」の降臨に必要。場か手札から、星の数が合計７個以上になるようカードを"
        "生け贄に捧げなければならない。",
        id="an older Ritual Spell",
    ),
    pytest.param(
        MONSTER,
        "You can Special Summon this card (from your hand) by returning 1 Warrior monster you "
        "control to the hand. You can only Special Summon "
        f'"{MONSTER.name}" once per turn this way. If this card is sent to the GY: Draw 1 '
        "card. "
        f'You can only use this effect of "{MONSTER.name}" once per turn.',
        "このカード名の、①の方法による特殊召喚は１ターンに１度しかできず、"
        "②の効果は１ターンに１度しか"
        "使用できない。①：このカードは自分フィールドの戦士族モンスター１体を手札に戻し、"
        "手札から特殊召喚できる。②：このカードが墓地へ送られた場合に発動する。"
        "自分は１枚ドローする。",
        id="summoned once per turn in its way",
    ),
    pytest.param(
        MONSTER,
        "If you control a Link-1 monster or a Level 2 Synchro Monster, you can Special "
        "Summon this "
        "card (from your hand).",
        "①：リンク１モンスターまたはレベル２のＳモンスターが自分フィールドに存在する場合、"
        "このカードは手札から特殊召喚できる。",
        id="one of two monsters",
    ),
    pytest.param(
        MONSTER,
        "Once per turn: You can target 1 face-up monster on the field; it gains 500 ATK "
        "(even if "
        "this card leaves the field).",
        "①：１ターンに１度、フィールドの表側表示モンスター１体を対象として発動できる。"
        "そのモンスターの攻撃力は５００アップする。",
        id="even without this card",
    ),
]


@pytest.mark.parametrize(("card", "english", "japanese"), SAID)
def test_both_languages_are_read_alike(card: CardText, english: str, japanese: str) -> None:
    names = {"ローガーディアン": "Skull Guardian"}
    said = twice_read(parse(card, [english]), parse(card, [japanese], "ja", names)).card

    assert said.effects or said.pendulum


def test_a_quick_play_spell_in_the_graveyard_is_only_used_when_its_phase_is_told() -> None:
    """FAQ 17453: in one's own Main Phase it has Spell Speed 1."""
    used = "You can banish this card from your GY; draw 1 card."
    quick = quick_play("A Quick-Play Spell of Ours", 5)

    *_, effect = parse(quick, [f"Draw 1 card. During your Main Phase: {used}"]).effects
    assert isinstance(effect, Ignition)
    with pytest.raises(UnknownTextError):
        parse(quick, [f"Draw 1 card. {used}"])


@pytest.mark.parametrize("card", [SPELL, CONTINUOUS])
def test_how_often_a_card_is_activated_is_told_of_its_activation_wherever_it_stands(
    card: CardText,
) -> None:
    last = "All monsters you control gain 100 ATK." if card.stays else "Draw 2 cards."
    ja_last = "自分フィールドのモンスターの攻撃力は１００アップする。"
    said = [last, f'You can only activate 1 "{card.name}" per turn.']
    japanese = f"このカード名のカードは１ターンに１枚しか発動できない。①：{ja_last}"

    for read in (parse(card, said), parse(card, [japanese], "ja")):
        activation, *_ = read.effects
        assert isinstance(activation, Activate)
        assert activation.limit is Limit.ONE_ACTIVATION


def test_of_effects_to_choose_from_each_is_the_one_activation_of_the_turn() -> None:
    said = (
        "Activate 1 of these effects. ● Draw 1 card. ● Gain 500 LP. You can only activate 1 "
        f'"{SPELL.name}" per turn.'
    )
    read = parse(SPELL, [said])

    assert [getattr(each, "limit", None) for each in read.effects] == [Limit.ONE_ACTIVATION] * 2
    assert TEXT["en"](read) == (said,)


def test_what_is_told_of_the_following_effects_holds_of_no_other() -> None:
    first, *others = parse(
        MONSTER,
        [
            "You can pay 500 LP; draw 1 card. You can only use each of the following effects "
            "of "
            f'"{MONSTER.name}" once per turn. ● You can pay 600 LP; draw 1 card. '
            "● If this card is sent to the GY: Draw 1 card.",
        ],
    ).effects

    assert getattr(first, "limit", None) is None
    assert [getattr(each, "limit", None) for each in others] == [Limit.ONCE_BY_NAME] * 2


def test_a_limit_of_following_effects_without_any_is_declined() -> None:
    last = f'You can only use each of the following effects of "{MONSTER.name}" once per turn.'
    with pytest.raises(UnknownTextError):
        parse(MONSTER, [f"You can pay 500 LP; draw 1 card. {last}"])


def test_where_it_lies_is_printed_beside_what_has_to_be_so() -> None:
    card = replace(
        MONSTER, effects=(Ignition(condition=Exists(OTHER), do=Draw(1), where=Place.GRAVEYARD),)
    )

    (said,) = TEXT["en"](card)
    assert said.startswith(
        'If you control a "roid" monster, except "Cycroid" and this card is in'
    )
    assert parse(MONSTER, [said]) == card


def test_which_of_them_are_left_out_is_printed_with_what_there_has_to_be() -> None:
    card = replace(MONSTER, effects=(SummonedIf(Exists(OTHER)),))

    assert TEXT["en"](card) == (
        'If you control a "roid" monster, except "Cycroid", you can Special Summon this card '
        "(from your hand).",
    )


def test_which_of_them_are_left_out_is_printed_after_all_places() -> None:
    both = AnyOf(*(replace(OTHER, place=place) for place in (Place.HAND, Place.GRAVEYARD)))
    card = replace(SPELL, effects=(Activate(do=SpecialSummon(Choose(both))),))

    assert TEXT["en"](card) == (
        'Special Summon 1 "roid" monster from your hand or GY, except "Cycroid".',
    )
