"""Wordings of all years are read as those of today, and Japanese says the same of them."""

import pytest

from cards.grammar.reader import parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    THAT,
    Activate,
    And,
    AndIfYouDo,
    CardText,
    Destroy,
    Draw,
    PlaceOnDeckBottom,
)
from engine.yugioh.language.node import parts
from tests.text.japanese import MONSTER, SPELL


@pytest.mark.parametrize(
    ("card", "one", "other"),
    [
        (
            SPELL,
            "Target 2 cards in any GY(s); banish them.",
            "Target 2 cards in the GY; banish them.",
        ),
        (SPELL, "Gain 1,000 LP.", "Gain 1000 LP."),
        (
            SPELL,
            "Target 1 monster in the GY; shuffle that target into the Main Deck.",
            "Target 1 monster in the GY; shuffle that target into the Deck.",
        ),
        (
            MONSTER,
            "You can send this card from the field to the GY; draw 1 card.",
            "You can send this card to the GY; draw 1 card.",
        ),
        (
            MONSTER,
            "If this card is in the GY: You can Special Summon this card.",
            "If this card is in your GY: You can Special Summon this card.",
        ),
        (
            MONSTER,
            "Once per turn: You can Fusion Summon 1 Dragon Fusion Monster from your Extra "
            "Deck, using monsters you control as Fusion Materials.",
            "Once per turn: You can Fusion Summon 1 Dragon Fusion Monster from your Extra "
            "Deck, using monsters from your field.",
        ),
        (
            MONSTER,
            "Once per turn: You can Fusion Summon 1 Dragon Fusion Monster from your Extra "
            "Deck, using monsters you control as Fusion Material.",
            "Once per turn: You can Fusion Summon 1 Dragon Fusion Monster from your Extra "
            "Deck, using monsters from your field.",
        ),
        (
            MONSTER,
            "Once per turn: You can Fusion Summon 1 Dragon Fusion Monster from your Extra "
            "Deck, using monsters you control as material.",
            "Once per turn: You can Fusion Summon 1 Dragon Fusion Monster from your Extra "
            "Deck, using monsters from your field.",
        ),
        (
            MONSTER,
            "This card can attack twice during the same Battle Phase.",
            "This card can attack twice during each Battle Phase.",
        ),
        (
            MONSTER,
            "A Fusion Summon of this card can only be done with the above Fusion "
            "Material Monsters.",
            "A Fusion Summon of this card can only be done with the above Fusion Materials.",
        ),
        (
            MONSTER,
            'You can Ritual Summon this card with "A Spell". Cannot be Special Summoned.',
            "Cannot be Special Summoned.",
        ),
        (
            MONSTER,
            "If you do not control a Dragon monster, destroy this card.",
            "If you control no Dragon monsters, destroy this card.",
        ),
    ],
)  # fmt: skip
def test_wordings_are_read_alike(card: CardText, one: str, other: str) -> None:
    assert parse(card, [one]).effects == parse(card, [other]).effects


@pytest.mark.parametrize(
    ("card", "english", "japanese"),
    [
        (
            SPELL,
            "Target 1 Dragon monster you control or in your GY; return it to the hand.",
            "①：自分のフィールド・墓地のドラゴン族モンスター１体を対象として発動できる。そのモンスターを手札に戻す。",
        ),
        (
            MONSTER,
            "If this card attacks, your opponent cannot activate any Spell/Trap Cards "
            "until the end of the Damage Step.",
            "①：このカードが攻撃する場合、相手はダメージステップ終了時まで魔法・罠カードを発動できない。",
        ),
        (
            MONSTER,
            "If this card is in your GY and you control a Dragon monster: You can Special "
            "Summon this card.",
            "①：このカードが墓地に存在し、自分フィールドにドラゴン族モンスターが存在する場合に発動できる。このカードを特殊召喚する。",
        ),
        (
            MONSTER,
            "Once per turn: You can target 1 face-up monster you control; if it attacks a "
            "Defense Position monster this turn, inflict piercing battle damage to your "
            "opponent.",
            "①：１ターンに１度、自分フィールドの表側表示モンスター１体を対象として発動できる。"
            "このターン、そのモンスターが守備表示モンスターを攻撃した場合、その守備力を攻撃力が超えた分だけ相手に戦闘ダメージを与える。",
        ),
        (
            SPELL,
            "Add 1 Spell from your Deck to your hand, then, if you have 3 or more Spells "
            "in your GY, you can draw 1 card.",
            "①：デッキから魔法カード１枚を手札に加える。その後、自分の墓地に魔法カードが３枚以上存在する場合、自分は１枚ドローできる。",
        ),
        (
            MONSTER,
            "You can reveal this card in your hand; draw 1 card.",
            "①：手札のこのカードを相手に見せて発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "If this card in your possession is destroyed by your opponent's card and sent to "
            "your GY: You can draw 1 card.",
            "①：このカードが相手によって破壊され墓地へ送られた場合に発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "Monsters your opponent controls lose 200 ATK/DEF for each Spell in your GY.",
            "①：相手フィールドのモンスターの攻撃力・守備力は自分の墓地の魔法カードの数×２００ダウンする。",
        ),
        (
            SPELL,
            "Draw until you have 2 cards in your hand.",
            "①：自分は手札が２枚になるようにデッキからドローする。",
        ),
        (
            MONSTER,
            "If this card is Normal Summoned: You can Special Summon 1 Level 4 or lower "
            "monster from your hand or Deck, except \"Pot of Greed\".",
            "①：このカードが召喚した場合に発動できる。「強欲な壺」を除く、レベル４以下のモンスター１体を手札・デッキから特殊召喚する。",
        ),
        (
            MONSTER,
            "If this card is in your GY: You can Special Summon this card in Defense Position, "
            "but banish it when it leaves the field, also you cannot Special Summon monsters "
            "for the rest of this turn, except Dragon monsters.",
            "①：このカードが墓地に存在する場合に発動できる。このカードを守備表示で特殊召喚する。この効果で特殊召喚した"
            "このカードは、フィールドから離れた場合に除外される。この効果の発動後、ターン終了時まで自分はドラゴン族"
            "モンスターしか特殊召喚できない。",
        ),
    ],
)  # fmt: skip
def test_both_languages_say_it(card: CardText, english: str, japanese: str) -> None:
    assert twice_read(parse(card, [english]), parse(card, [japanese], "ja"))


def test_what_a_player_may_not_do_deals_with_no_cards() -> None:
    """Crystron Prasiortle: "that card" after it is still the target."""
    said = (
        "Target 1 face-up card you control; you cannot Special Summon monsters from the Extra "
        "Deck for the rest of this turn, except Machine Synchro Monsters, also, destroy that "
        "card, and if you do, draw 1 card."
    )
    (effect,) = parse(SPELL, [said]).effects
    assert isinstance(effect, Activate)
    assert effect.do is not None
    assert Destroy(THAT) in parts(effect.do)


def test_what_a_player_may_not_do_then_hangs_on_nothing() -> None:
    """Ragnaraika Mantis Monk (FAQ 19889)."""
    said = (
        "Target 1 monster you control; place it on the bottom of the Deck, and if you do, draw "
        "1 card, also you cannot Special Summon for the rest of this turn, except Insect "
        "monsters."
    )
    (effect,) = parse(SPELL, [said]).effects
    assert isinstance(effect, Activate)
    assert isinstance(effect.do, And)
    assert effect.do.first == AndIfYouDo(PlaceOnDeckBottom(THAT), Draw(1))
