"""Wordings that many cards share are read alike in both languages, and say what they mean."""

import pytest

from cards.grammar.reader import parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    FORMER,
    SUBJECT,
    THAT,
    Activatable,
    CardText,
    Destroy,
    Named,
    Not,
    parts,
)
from tests.text.japanese import MONSTER, SPELL, TRAP

APART = (
    "You can banish 1 Dragon monster from your GY; add 1 Dragon monster with a different name "
    "from your Deck to your hand.",
    "①：自分の墓地からドラゴン族モンスター１体を除外して発動できる。そのモンスターとはカード名が異なるドラゴン族モンスター"
    "１体をデッキから手札に加える。",
)
NEGATED = (
    "Once per Chain, when a card or effect is activated (Quick Effect): You can target 1 "
    "Dragon monster you control; return it to the hand, and if you do, negate the activation, "
    "and if you do that, destroy it.",
    "このカードの効果は同一チェーン上では１度しか発動できない。①：魔法・罠・モンスターの効果が発動した時、自分フィールドの"
    "ドラゴン族モンスター１体を対象として発動できる。そのモンスターを手札に戻し、その発動を無効にし破壊する。",
)


@pytest.mark.parametrize(
    ("card", "english", "japanese"),
    [
        (MONSTER, *APART),
        (MONSTER, *NEGATED),
        (
            TRAP,
            "When your opponent activates a monster effect: Destroy 1 monster you control, and "
            "if you do, negate the activation, and if you do that, destroy that card.",
            "①：相手がモンスターの効果を発動した時に発動できる。自分フィールドのモンスター１体を選んで破壊し、"
            "その発動を無効にし破壊する。",
        ),
        (
            MONSTER,
            "You can target 1 WIND monster you control; return it to the hand, then you can "
            "Normal Summon 1 WIND monster.",
            "①：自分フィールドの風属性モンスター１体を対象として発動できる。そのモンスターを手札に戻す。その後、手札から"
            "風属性モンスター１体を召喚できる。",
        ),
        (
            MONSTER,
            "If this card battles, your opponent cannot activate cards or effects until the "
            "end of the Damage Step.",
            "①：このカードが戦闘を行う場合、相手はダメージステップ終了時まで魔法・罠・モンスターの効果を発動できない。",
        ),
        (
            MONSTER,
            "If a monster is Special Summoned to your opponent's field: You can draw 1 card.",
            "①：相手フィールドにモンスターが特殊召喚された場合に発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "During your opponent's Main Phase, you can (Quick Effect): Immediately after this "
            "effect resolves, Synchro Summon using this card you control.",
            "①：相手メインフェイズに発動できる。このカードを含む自分フィールドのモンスターをＳ素材としてＳ召喚する。",
        ),
        (
            SPELL,
            "Special Summon 1 Dragon monster from your hand as a Level 4 monster.",
            "①：手札からドラゴン族モンスター１体を特殊召喚する。この効果で特殊召喚したモンスターのレベルは４になる。",
        ),
        (
            SPELL,
            "Draw 1 card, then you can apply the following effect. ● Destroy 1 card on the "
            "field.",
            "①：自分は１枚ドローする。その後、以下の効果を適用できる。●フィールドのカード１枚を破壊する。",
        ),
        (
            MONSTER,
            "Your opponent cannot activate monster effects during the Battle Phase.",
            "①：このカードがモンスターゾーンに存在する限り、相手はバトルフェイズ中にモンスターの効果を発動できない。",
        ),
        (
            MONSTER,
            "While you have no cards in your hand and this card is in your GY: You can draw 1 "
            "card.",
            "①：このカードが墓地に存在し、自分の手札が０枚の場合に発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "You can target up to 2 Dragon monsters with different names in your GY; add them "
            "to your hand.",
            "①：自分の墓地のドラゴン族モンスターを２体まで対象として発動できる（同名カードは１枚まで）。"
            "そのモンスターを手札に加える。",
        ),
        (
            MONSTER,
            "During each of your End Phases, destroy this card unless you send 1 Dragon "
            "monster from your hand to the GY or reveal 1 Rock monster in your hand.",
            "このカードのコントローラーは自分のエンドフェイズ毎に、手札からドラゴン族モンスター１体を墓地へ送るか、"
            "手札の岩石族モンスター１体を相手に見せる。または、どちらも行わずにこのカードを破壊する。",
        ),
        (
            MONSTER,
            "Cannot be used as Link Material the turn it is Link Summoned.",
            "このカードはＬ召喚されたターンにはＬ素材にできない。",
        ),
        (
            MONSTER,
            "Cannot be used as material for an Xyz Summon the turn it was Xyz Summoned.",
            "このカードはＸ召喚されたターンにはＸ召喚の素材にできない。",
        ),
        (
            MONSTER,
            "During each of your End Phases, destroy this card unless you reveal 1 Rock "
            "monster in your hand.",
            "このカードのコントローラーは自分のエンドフェイズ毎に、手札の岩石族モンスター１体を相手に見せる。"
            "または、見せずにこのカードを破壊する。",
        ),
    ],
)
def test_both_languages_say_it(card: CardText, english: str, japanese: str) -> None:
    assert twice_read(parse(card, [english]), parse(card, [japanese], "ja")).card.effects


@pytest.mark.parametrize(("text", "code"), [(APART[0], "en"), (APART[1], "ja")])
def test_a_different_name_is_one_that_the_card_paid_with_has_not(text: str, code: str) -> None:
    (effect,) = parse(MONSTER, [text], code).effects
    assert isinstance(effect, Activatable)
    assert effect.do
    assert Not(Named(FORMER)) in parts(effect.do)


@pytest.mark.parametrize(("text", "code"), [(NEGATED[0], "en"), (NEGATED[1], "ja")])
def test_what_is_negated_is_destroyed_and_not_the_target(text: str, code: str) -> None:
    (effect,) = parse(MONSTER, [text], code).effects
    assert isinstance(effect, Activatable)
    assert effect.do
    assert Destroy(SUBJECT) in parts(effect.do)
    assert Destroy(THAT) not in parts(effect.do)
