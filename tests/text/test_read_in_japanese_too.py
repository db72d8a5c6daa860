"""What English said alone is read in Japanese too, as the same thing."""

import pytest

from cards.grammar.reader import UnknownTextError, parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    AndIfYouDo,
    Cards,
    CardText,
    Choose,
    EffectMonster,
    Kind,
    Place,
    TributeCards,
    Whose,
)
from engine.yugioh.language.node import parts
from tests.text.japanese import MONSTER, SPELL


@pytest.mark.parametrize(
    ("card", "english", "japanese"),
    [
        pytest.param(
            MONSTER,
            "If your opponent Special Summons a monster(s) (except during the Damage Step): "
            "You can discard 1 card; Special Summon this card from your hand or GY.",
            "相手がモンスターを特殊召喚した場合、手札を１枚捨てて発動できる。このカードを手"
            "札または墓地から特殊召喚する。",
            id="hand or GY",
        ),
        pytest.param(
            MONSTER,
            "If this card is Normal Summoned, or Special Summoned by the effect of a Plant "
            "monster: You can draw 1 card.",
            "①：このカードが召喚または植物族モンスターの効果で特殊召喚に成功した場合に発動で"
            "きる。自分は１枚ドローする。",
            id="or by an effect",
        ),
        pytest.param(
            MONSTER,
            "If your Warrior monster battles an opponent's monster, during damage calculation "
            "(Quick Effect): You can pay 800 LP; your battling monster gains 800 ATK, until "
            "the end of this turn.",
            "①：自分の戦士族モンスターが相手モンスターと戦闘を行うダメージ計算時、８００ＬＰ"
            "を払って発動できる。"
            "その戦闘を行う自分のモンスターの攻撃力はターン終了時まで８００アップする。",
            id="your battling monster",
        ),
        pytest.param(
            MONSTER,
            "You can target 1 Continuous Spell/Trap you control; send it to the GY, and if you "
            "do, draw 1 card.",
            "①：自分フィールドの永続魔法・永続罠カード１枚を対象として発動できる。そのカード"
            "を墓地へ送り、自分は１枚ドローする。",
            id="Continuous Spells and Traps",
        ),
        pytest.param(
            MONSTER,
            "You can target 1 Dragon monster in your GY; Special Summon it in Defense "
            "Position, but negate its effects, also you cannot Special Summon monsters for the "
            "rest of this turn, except Dragon monsters.",
            "①：自分の墓地のドラゴン族モンスター１体を対象として発動できる。そのモンスターを"
            "効果を無効にして守備表示で特殊召喚する。"
            "このターン、自分はドラゴン族モンスターしか特殊召喚できない。",
            id="negated in Defense Position",
        ),
        pytest.param(
            MONSTER,
            "If you have no cards in your hand, except the turn this card was sent to the GY: "
            "You can banish this card and 1 Dragon monster from your GY; draw 2 cards.",
            "①：自分の手札が０枚の場合、自分の墓地からドラゴン族モンスター１体とこのターンに"
            "墓地へ送られていないこのカードを除外して"
            "発動できる。自分は２枚ドローする。",
            id="not the turn it was sent there",
        ),
        pytest.param(
            MONSTER,
            "At the start of the Damage Step, if this card battles an opponent's monster: You "
            "can destroy that opponent's monster, and if it is your turn, this card can make a "
            "second attack in a row.",
            "①：このカードが相手モンスターと戦闘を行うダメージステップ開始時に発動できる。そ"
            "の相手モンスターを破壊する。"
            "この効果を自分ターンに発動した場合、このカードはもう１度だけ続けて攻撃できる。",
            id="activated in your turn",
        ),
        pytest.param(
            MONSTER,
            "If this card battles a LIGHT monster, after damage calculation: Negate the "
            "effects of that monster (including in the GY).",
            "このカードと戦闘を行った光属性モンスターの効果をダメージ計算後に無効化する。",
            id="negated after damage calculation",
        ),
        pytest.param(
            MONSTER,
            "Other face-up monsters you control with the same Attribute as this card gain 500 "
            "ATK.",
            "①：このカードがモンスターゾーンに存在する限り、このカードと同じ属性を持つ、自分"
            "フィールドの他のモンスターの攻撃力は"
            "５００アップする。",
            id="the same Attribute",
        ),
        pytest.param(
            MONSTER,
            "If this card was Special Summoned, all Fairy monsters you control gain 300 ATK.",
            "①：特殊召喚したこのカードがモンスターゾーンに存在する限り、自分フィールドの天使"
            "族モンスターの攻撃力は３００アップする。",
            id="that was Special Summoned",
        ),
        pytest.param(
            SPELL,
            "Send 2 Spells from your hand to the GY, then target 1 Spell in your GY; add it to "
            "your hand.",
            "手札の魔法カードを２枚墓地に送る。自分の墓地から魔法カードを１枚選択し、手札に"
            "加える。",
            id="sent first",
        ),
        pytest.param(
            MONSTER,
            "You can target 2 Dragon monsters in your GY; shuffle both into the Deck, then "
            "each player draws 1 card.",
            "①：自分の墓地のドラゴン族モンスター２体を対象として発動できる。そのモンスター２"
            "体をデッキに戻す。その後、お互いはそれぞれ"
            "１枚ドローする。",
            id="each player",
        ),
        pytest.param(
            MONSTER,
            'If this card is in your GY: You can banish 1 "Fissure" or 1 "Smashing Ground" '
            "from your hand or GY; Special Summon this card.",
            "①：このカードが墓地に存在する場合、自分の手札・墓地から「地割れ」または「地砕き"
            "」１枚を除外して発動できる。"
            "このカードを特殊召喚する。",
            id="the one or the other from two places",
        ),
    ],
)
def test_both_languages_say_the_same(card: CardText, english: str, japanese: str) -> None:
    """Each is read in one way, and neither has to decide what the other says."""
    names = {"地割れ": "Fissure", "地砕き": "Smashing Ground"}
    one, other = parse(card, [english]), parse(card, [japanese], "ja", names)
    assert not twice_read(one, other).taken


def test_what_was_battled_has_effects_where_japanese_says_so() -> None:
    """Of an Effect Monster alone effects are negated, which English leaves out."""
    english = (
        "If this card battles a monster, after damage calculation: Negate the effects of that "
        "monster (including in the GY)."
    )
    japanese = "このカードと戦闘を行った効果モンスターの効果をダメージ計算後に無効化する。"
    found = twice_read(parse(MONSTER, [english]), parse(MONSTER, [japanese], "ja"))
    (effect,) = found.card.effects
    assert EffectMonster() in parts(effect)
    assert "Effect Monster" in found.taken


def test_what_has_to_be_discarded_is_asked_for_by_what_follows() -> None:
    """Where nothing was discarded, what is said in the same breath is not done."""
    (effect,) = parse(
        MONSTER,
        [
            "①：自分メインフェイズに発動できる。手札を１枚捨て、このカードの攻撃力をターン終"
            "了時まで５００アップする。"
        ],
        "ja",
    ).effects
    assert any(isinstance(each, AndIfYouDo) for each in parts(effect))


def test_another_monster_that_is_tributed_is_one() -> None:
    """One other of your monsters is chosen for it, and not all that there are."""
    (effect,) = parse(
        MONSTER, ["Once per turn: You can Tribute another face-up Dragon monster; draw 1 card."]
    ).effects
    (tributed,) = (each for each in parts(effect) if isinstance(each, TributeCards))
    assert isinstance(tributed.what, Choose)
    assert isinstance(of := tributed.what.of, Cards)
    assert (of.kind, of.whose, of.place, of.other, tributed.what.count) == (
        Kind.MONSTER,
        Whose.YOURS,
        Place.FIELD,
        True,
        1,
    )


def test_a_card_and_one_that_mentions_it_are_not_of_one_place_alone() -> None:
    """What would be four descriptions is not read as three, with a place left out."""
    with pytest.raises(UnknownTextError):
        parse(
            SPELL,
            ['Add 1 "Red" or 1 card that mentions it from your Deck or GY to your hand.'],
        )
