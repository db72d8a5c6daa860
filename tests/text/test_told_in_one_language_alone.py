"""What one language tells and the other does not is no difference, or Japanese decides it."""

import pytest

from cards.grammar.reader import parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    CardText,
    IsSummoned,
    NegateSummon,
    WouldBeSummoned,
    parts,
)
from tests.text.japanese import MONSTER, TRAP

THEIR_SUMMON = (
    "When your opponent Normal or Special Summons a monster(s), while you control a Ritual "
    "Monster: Negate the Summon, and if you do, shuffle that monster into the Deck.",
    "①：自分フィールドに儀式モンスターが存在し、相手がモンスターを召喚・特殊召喚する際に発動できる。それを無効にし、"
    "そのモンスターを持ち主のデッキに戻す。",
)


@pytest.mark.parametrize(
    ("card", "english", "japanese"),
    [
        (
            MONSTER,
            "When this card inflicts battle damage to your opponent: Draw 1 card. You must "
            "have no cards in your hand to activate and to resolve this effect.",
            "自分の手札が０枚の場合、このカードが相手プレイヤーに戦闘ダメージを与えた時、自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "If this card is Normal Summoned: You can send 1 Dragon monster from your Deck to "
            "the GY, and if you do, inflict damage to your opponent equal to half the original "
            "ATK of that monster.",
            "①：このカードが召喚した場合に発動できる。デッキからドラゴン族モンスター１体を墓地へ送り、そのモンスターの"
            "攻撃力の半分のダメージを相手に与える。",
        ),
        (
            MONSTER,
            "You can Tribute this card; take control of all face-up Level 3 or lower monsters "
            "your opponent currently controls.",
            "このカードをリリースして発動する。相手フィールド上に表側表示で存在する全てのレベル３以下のモンスターの"
            "コントロールを得る。",
        ),
        (
            MONSTER,
            "You can banish this card from your GY, then target 1 Dragon monster in your GY; "
            "add it to your hand.",
            "①：墓地のこのカードを除外し、自分の墓地のドラゴン族モンスター１体を対象として発動できる。そのモンスターを手札に戻す。",
        ),
        (
            MONSTER,
            "You can pay 1000 LP; add 1 Spell from your GY to your hand.",
            "１０００ライフポイントを払って発動する。自分の墓地に存在する魔法カード１枚を手札に戻す。",
        ),
        (
            MONSTER,
            "If a face-up Xyz Monster(s) you control is banished, while this card is in your "
            "GY (except during the Damage Step): You can banish this card, then target 1 of "
            "those monsters; Special Summon it.",
            "①：このカードが墓地に存在する状態で、自分フィールドの表側表示のＸモンスターが除外された場合、このカードを除外し、"
            "その内の１体を対象として発動できる。そのモンスターを特殊召喚する。",
        ),
        (
            MONSTER,
            "Negate the effects of face-up monsters on the field that were Special Summoned "
            "from the Extra Deck.",
            "①：このカードがモンスターゾーンに存在する限り、ＥＸデッキから特殊召喚された表側表示モンスターの効果は無効化される。",
        ),
    ],
)  # fmt: skip
def test_both_say_it(card: CardText, english: str, japanese: str) -> None:
    assert twice_read(parse(card, [english]), parse(card, [japanese], "ja")).tacit


@pytest.mark.parametrize(
    ("card", "english", "japanese", "taken"),
    [
        (TRAP, *THEIR_SUMMON, "would come"),
        (
            MONSTER,
            "Once per turn: You can target 1 Machine monster you control; this turn, that "
            "monster can attack your opponent directly, also other monsters cannot attack.",
            "①：１ターンに１度、自分フィールドの機械族モンスター１体を対象として発動できる。このターン、そのモンスター以外の"
            "モンスターは攻撃できず、そのモンスターは直接攻撃できる。",
            "others",
        ),
        (
            MONSTER,
            "When a Dragon monster(s) you control is destroyed by battle or card effect and "
            "sent to the GY, while this card is in your GY: You can Special Summon this card, "
            "and if you do, banish it when it leaves the field.",
            "①：このカードが墓地に存在し、自分フィールドのドラゴン族モンスターが戦闘・効果で破壊され墓地へ送られた時に発動できる。"
            "このカードを墓地から特殊召喚する。この効果で特殊召喚したこのカードは、フィールドから離れた場合に除外される。",
            "this card",
        ),
    ],
)  # fmt: skip
def test_japanese_decides_it(card: CardText, english: str, japanese: str, taken: str) -> None:
    said = parse(card, [japanese], "ja")
    read = twice_read(parse(card, [english]), said)

    assert taken in read.taken
    assert not twice_read(read.card, said).taken


def test_a_summon_that_is_negated_is_about_to_be() -> None:
    english, japanese = THEIR_SUMMON
    said = twice_read(parse(TRAP, [english]), parse(TRAP, [japanese], "ja")).card

    assert NegateSummon() in parts(said)
    assert not any(isinstance(each, IsSummoned) for each in parts(said))
    assert any(isinstance(each, WouldBeSummoned) for each in parts(said))
