"""What both languages say is printed in words that are read back, so that it is one card."""

from dataclasses import replace

import pytest

from cards.grammar.printing import text
from cards.grammar.reader import parse
from cards.grammar.reader.twice import twice_read
from cards.witnessing.answers import answers_against, as_answered
from engine.yugioh.language import (
    THIS,
    Ability,
    Activatable,
    Activate,
    Among,
    AndIfYouDo,
    Banish,
    CardText,
    Draw,
    Limit,
    Lot,
    NeverMaterial,
    Place,
    Quick,
    Summon,
    Target,
    Then,
    YouCan,
    continuous_trap,
)
from tests.text.japanese import MONSTER, SPELL, TRAP
from tests.text.test_geminis import GEMINI, OLD, OLD_JA

LASTING = continuous_trap("A Trap of Ours That Stays", 4)

BOTH = [
    (
        MONSTER,
        "If this card is sent to the GY: You can draw 1 card. Cannot be used as Synchro "
        "Material.",
        "このカードが墓地へ送られた場合に発動できる。自分は１枚ドローする。このカードはシンクロ素材にできない。",
    ),
    (
        MONSTER,
        "Once per turn: You can target 1 Synchro Monster on the field; this card's ATK becomes "
        "that monster's current ATK, until the end of this turn.",
        "①：１ターンに１度、フィールドのＳモンスター１体を対象として発動できる。"
        "このカードの攻撃力はターン終了時まで、対象のモンスターの攻撃力と同じになる。",
    ),
    (
        MONSTER,
        "You can target 1 monster in your GY; Special Summon it, and if you do, its Level "
        "becomes 9, also negate its effects.",
        "①：自分の墓地のモンスター１体を対象として発動できる。そのモンスターを特殊召喚する。"
        "この効果で特殊召喚したモンスターのレベルは９になり、効果は無効化される。",
    ),
    (
        MONSTER,
        'If a Dragon monster is sent to your GY, except "A Monster of Ours" (except during '
        "the Damage Step): You can draw 1 card.",
        "①：「A Monster of Ours」以外のドラゴン族モンスターが自分の墓地へ送られた場合に"
        "発動できる。"
        "自分は１枚ドローする。",
    ),
    (
        TRAP,
        "Target 1 Warrior monster you control; Special Summon 1 Dragon monster with an equal "
        "or lower Level from your Deck or GY.",
        "①：自分フィールドの戦士族モンスター１体を対象として発動できる。そのモンスターのレベル以下のレベルを持つ"
        "ドラゴン族モンスター１体を自分のデッキ・墓地から特殊召喚する。",
    ),
    (
        TRAP,
        "When your opponent Special Summons a monster(s): Destroy that monster(s), then you "
        "can banish 1 monster from your GY, and if you do, draw 1 card.",
        "①：相手がモンスターの特殊召喚に成功した時に発動できる。そのモンスターを破壊する。"
        "その後、自分の墓地のモンスター１体を除外し、自分は１枚ドローできる。",
    ),
    (
        MONSTER,
        "You can target 1 monster on the field; destroy it. Your opponent cannot activate "
        "cards or effects in response to this effect's activation.",
        "①：フィールドのモンスター１体を対象として発動できる"
        "（この効果の発動に対して、相手はカードの効果を発動できない）。そのモンスターを破壊する。",
    ),
    (
        TRAP,
        "When a card or effect is activated: Negate that effect, and if you do, destroy that "
        "card, then you can draw 1 card.",
        "①：魔法・罠・モンスターの効果が発動した時に発動できる。その効果を無効にし破壊する。その後、自分は１枚ドローできる。",
    ),
    (
        SPELL,
        "Target 1 monster in your GY; add it to your hand. During your Main Phase, if your LP "
        "are 2000 or less: You can banish this card from your GY; draw 1 card.",
        "①：自分の墓地のモンスター１体を対象として発動できる。そのモンスターを手札に加える。"
        "②：自分のＬＰが２０００以下の場合、自分メインフェイズに墓地のこのカードを除外して発動できる。自分は１枚ドローする。",
    ),
    (
        MONSTER,
        "During the Damage Step, when a Dragon monster you control battles (Quick Effect): You "
        "can send this card from your hand to the GY; that monster gains 1000 ATK until the "
        "end of this turn.",
        "自分フィールド上のドラゴン族モンスターが戦闘を行うダメージステップ時、このカードを手札から墓地へ送って発動できる。"
        "そのモンスターの攻撃力はエンドフェイズ時まで１０００ポイントアップする。",
    ),
    (
        MONSTER,
        "If this card is destroyed by card effect: Destroy all your opponent's Attack Position "
        "monsters.",
        "①：このカードが効果で破壊された場合に発動する。相手の攻撃表示モンスターを全て破壊する。",
    ),
    (
        MONSTER,
        "You can Tribute 1 Dragon monster to select and destroy 1 card on the field.",
        "①：自分フィールドのドラゴン族モンスター１体をリリースし、フィールドのカード１枚を対象として発動できる。"
        "そのカードを破壊する。",
    ),
    (
        SPELL,
        "Target 1 face-up Xyz Monster on the field that has no Xyz Material; destroy that "
        "target.",
        "フィールド上に存在する、エクシーズ素材が無いエクシーズモンスター１体を選択して破壊する。",
    ),
    (
        MONSTER,
        "When your opponent would Special Summon a monster(s) (Quick Effect): You can return "
        "this card to the hand; negate the Special Summon, and if you do, banish that "
        "monster(s).",
        "①：相手がモンスターを特殊召喚する際に、フィールドのこのカードを手札に戻して発動できる。"
        "その特殊召喚を無効にし、そのモンスターを除外する。",
    ),
    (
        LASTING,
        "All Attack Position Dragon monsters you control cannot be destroyed by battle, also "
        "their effects are negated.",
        "このカードがフィールド上に存在する限り、自分フィールド上に表側攻撃表示で存在する"
        "ドラゴン族モンスターの効果は無効化され、戦闘では破壊されない。",
    ),
]


@pytest.mark.parametrize(("card", "english", "japanese"), BOTH)
def test_both_languages_say_it(card: CardText, english: str, japanese: str) -> None:
    assert twice_read(parse(card, [english]), parse(card, [japanese], "ja")).card.effects


def test_what_is_no_effect_is_read_wherever_it_stands() -> None:
    read = parse(MONSTER, [BOTH[0][2]], "ja")

    assert NeverMaterial((Summon.SYNCHRO,)) in read.effects
    assert len(read.effects) == 2


def test_the_atk_of_another_monster_is_not_called_that_of_this_card() -> None:
    assert "becomes that monster's ATK" in " ".join(text(parse(MONSTER, [BOTH[1][1]]), "en"))


def test_a_level_that_is_compared_is_printed_of_cards_of_several_places() -> None:
    read = parse(TRAP, [BOTH[4][1]])

    assert "以下のレベルを持つ" in "".join(text(read, "ja"))


def test_what_can_be_done_then_is_done_together_or_not_at_all() -> None:
    (effect,) = parse(TRAP, [BOTH[5][2]], "ja").effects

    assert isinstance(effect, Activate)
    assert isinstance(effect.do, Then)
    assert isinstance(effect.do.second, YouCan)
    assert isinstance(effect.do.second.step, AndIfYouDo)


@pytest.mark.parametrize("said", ["その内の１体を対象として", "その内の１枚を対象として"])
def test_one_of_those_that_were_destroyed_is_targeted(said: str) -> None:
    japanese = (
        "①：このカードが墓地に存在する状態で、自分フィールドのモンスターが効果で破壊された場合、"
        f"{said}発動できる。そのモンスターを特殊召喚する。"
    )
    (effect,) = parse(MONSTER, [japanese], "ja").effects

    assert isinstance(effect, Activatable)
    assert effect.target == Target(Among(Lot.ANSWERED))


@pytest.mark.parametrize("card", [LASTING, MONSTER])
def test_what_a_lasting_card_does_in_the_graveyard_is_printed_and_read_back(
    card: CardText,
) -> None:
    said = "You can banish this card from your GY, then target 1 monster in your GY; "
    read = parse(card, [f"{said}add it to your hand."])
    effect = read.effects[-1]

    assert getattr(effect, "where", None) is Place.GRAVEYARD
    assert isinstance(effect, Quick) is (card is LASTING)


@pytest.mark.parametrize("where", [Place.GRAVEYARD, Place.FIELD])
def test_only_what_is_used_on_the_field_is_used_with_the_card(where: Place) -> None:
    faq = "カードの発動と同一のチェーンブロックにて、この効果を発動する事ができます。"
    here = Quick(do=Draw(1))
    there = Quick(cost=Banish(THIS), do=Draw(1), where=where)
    told = as_answered(replace(LASTING, effects=(Activate(), here, there)), faq)

    assert [each.do for each in told.at_once] == ([Draw(1)] if where is Place.GRAVEYARD else [])
    assert ("with the card" in answers_against(told, faq)) is (where is Place.FIELD)


@pytest.mark.parametrize(
    "limit", ["", "このカード名のこの効果は１ターンに１度しか使用できない。"]
)
def test_old_texts_of_geminis_are_read_as_such(limit: str) -> None:
    english = f"{OLD} ● When this card declares an attack, you can draw 1 card."
    japanese = (
        f"{OLD_JA}●このカードの攻撃宣言時、自分はカードを１枚ドローする事ができる。{limit}"
    )
    if limit:
        english += f' You can only use this effect of "{GEMINI.name}" once per turn.'
    read = twice_read(parse(GEMINI, [english]), parse(GEMINI, [japanese], "ja")).card
    (effect,) = read.effects

    assert Ability.GEMINI in read.abilities
    assert isinstance(effect, Activatable)
    assert effect.limit is (Limit.ONCE_BY_NAME if limit else None)
