"""Other wordings that cards have are read, and both languages say the same of them."""

import pytest

from cards.grammar.reader import UnknownTextError, parse
from cards.grammar.reader.twice import twice_read
from engine.yugioh.language import (
    THIS,
    Cards,
    CardText,
    EffectsNegated,
    If,
    IsActivated,
    Kind,
    OfArchetype,
    Place,
    Quick,
    WasActivated,
    When,
    Whose,
    parts,
)
from tests.text.japanese import MONSTER, SPELL, TRAP

IN_GRAVE = "①：このカードが墓地に存在する場合に発動できる。"
SUMMONED = "①：このカードが召喚した時に発動できる。"


@pytest.mark.parametrize(
    ("card", "english", "japanese"),
    [
        (
            MONSTER,
            "If this card on the field is Tributed: You can draw 1 card.",
            "①：フィールドのこのカードがリリースされた場合に発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "When this card on the field is banished: You can draw 1 card.",
            "①：フィールドのこのカードが除外された時に発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "If this card is in your GY: You can discard 1 card; Special Summon this card, "
            "but banish it when it leaves the field.",
            f"{IN_GRAVE[:-6]}、手札を１枚捨てて発動できる。このカードを特殊召喚する。"
            "この効果で特殊召喚したこのカードは、フィールドから離れた場合に除外される。",
        ),
        (
            MONSTER,
            "When this card is Normal Summoned: You can Special Summon 1 Fiend monster from "
            "your hand, but negate its effects, also you cannot Special Summon monsters from "
            "the Extra Deck for the rest of this turn, except Fiend monsters.",
            f"{SUMMONED}手札から悪魔族モンスター１体を特殊召喚する。この効果で特殊召喚した"
            "モンスターの効果は無効化される。この効果の発動後、ターン終了時まで自分は"
            "悪魔族モンスターしかＥＸデッキから特殊召喚できない。",
        ),
        (
            SPELL,
            "If you control no monsters in your Main Monster Zone: Draw 1 card, then, if you "
            "have 3 or more Spells in your GY, you can draw 1 card.",
            "①：自分のメインモンスターゾーンにモンスターが存在しない場合に発動できる。"
            "自分は１枚ドローする。その後、自分の墓地に魔法カードが３枚以上存在する場合、"
            "自分は１枚ドローできる。",
        ),
        (
            SPELL,
            "Change all Attack Position monsters to Defense Position.",
            "①：フィールドの攻撃表示モンスターを全て守備表示にする。",
        ),
        (
            MONSTER,
            "When a monster effect is activated that targets a monster(s) you control (Quick "
            "Effect): You can banish 1 monster from your GY; negate the activation.",
            "①：自分フィールドのモンスターを対象とするモンスターの効果が発動した時、自分の墓地の"
            "モンスター１体を除外して発動できる。その発動を無効にする。",
        ),
        (
            MONSTER,
            'When this card is Normal Summoned: You can add 1 "HERO" monster or '
            '"Polymerization" from your Deck to your hand.',
            f"{SUMMONED}デッキから「ＨＥＲＯ」モンスター１体または「融合」１枚を手札に加える。",
        ),
        (
            MONSTER,
            "You can reveal 1 Ritual Monster in your hand: Special Summon this card from "
            "your hand.",
            "①：手札の儀式モンスター１体を相手に見せて発動できる。このカードを手札から特殊召喚する。",
        ),
        (
            MONSTER,
            "You can discard 1 card; destroy 1 monster you control, and if you do, this card "
            "gains 500 ATK.",
            "①：手札を１枚捨てて発動できる。自分フィールドのモンスター１体を破壊し、"
            "このカードの攻撃力は５００アップする。",
        ),
        (
            MONSTER,
            "If a DARK monster(s) is Special Summoned to a zone(s) this card points to, while "
            "this monster is on the field (except during the Damage Step): You can draw 1 "
            "card.",
            "①：このカードがモンスターゾーンに存在する状態で、このカードのリンク先に闇属性モンスターが"
            "特殊召喚された場合に発動できる。自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "When your Warrior monster is targeted for an attack by an opponent's monster: You "
            "can draw 1 card.",
            "①：自分の戦士族モンスターが相手モンスターの攻撃対象に選択された時に発動できる。"
            "自分は１枚ドローする。",
        ),
        (
            MONSTER,
            "You can discard this card; add to your hand, 1 Warrior monster from your GY.",
            "①：このカードを手札から捨てて発動できる。自分の墓地の戦士族モンスター１体を手札に加える。",
        ),
        (
            MONSTER,
            "You can Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from "
            "your field as Fusion Material.",
            "①：自分メインフェイズに発動できる。自分フィールドのモンスターを融合素材とし、"
            "融合モンスター１体を融合召喚する。",
        ),
        (
            MONSTER,
            "You can target 1 monster in your GY; Special Summon it, but negate its effects, "
            "also you cannot Special Summon from the Extra Deck for the rest of this turn, "
            "except Fusion Monsters.",
            "①：自分の墓地のモンスター１体を対象として発動できる。そのモンスターを効果を無効にして"
            "特殊召喚する。この効果の発動後、ターン終了時まで自分は融合モンスターしか"
            "ＥＸデッキから特殊召喚できない。",
        ),
    ],
)  # fmt: skip
def test_both_languages_say_it(card: CardText, english: str, japanese: str) -> None:
    assert twice_read(parse(card, [english]), parse(card, [japanese], "ja"))


@pytest.mark.parametrize(
    ("card", "one", "other"),
    [
        (
            MONSTER,
            "①：手札を１枚捨てて発動できる（この効果を発動するターン、このカードは攻撃できない）。"
            "自分は１枚ドローする。",
            "①：手札を１枚捨てて発動できる。自分は１枚ドローする。"
            "この効果を発動するターン、このカードは攻撃できない。",
        ),
        (
            SPELL,
            "①：自分の墓地のモンスター１体を対象として発動できる。そのモンスターを効果を無効にして"
            "特殊召喚する。",
            "①：自分の墓地のモンスター１体を対象として発動できる。そのモンスターを特殊召喚する。"
            "この効果で特殊召喚したモンスターの効果は無効化される。",
        ),
        (
            MONSTER,
            "自分フィールドのモンスター２体を生け贄に捧げる度に、相手に５００ポイントダメージを与える。",
            "①：自分フィールドのモンスター２体をリリースして発動できる。相手に５００ダメージを与える。",
        ),
        (
            TRAP,
            "相手モンスターの攻撃宣言時に発動できる。相手モンスター１体の攻撃を無効にする。",
            "①：相手モンスターの攻撃宣言時に発動できる。その攻撃を無効にする。",
        ),
    ],
)  # fmt: skip
def test_what_older_texts_say_is_read_as_today(card: CardText, one: str, other: str) -> None:
    assert parse(card, [one], "ja").effects == parse(card, [other], "ja").effects


@pytest.mark.parametrize(
    ("text", "language"),
    [
        (
            "If this card is in your GY: You can target 1 Synchro Monster you control; return "
            "it to the Extra Deck, and if you do, Special Summon this card, but negate its "
            "effects.",
            "en",
        ),
        (
            "①：このカードが墓地に存在する場合、自分フィールドのＳモンスター１体を対象として"
            "発動できる。そのモンスターをＥＸデッキに戻し、このカードを効果を無効にして"
            "特殊召喚する。",
            "ja",
        ),
    ],
)
def test_the_effects_of_what_is_summoned_are_negated_not_of_the_target(
    text: str, language: str
) -> None:
    """Silvy of the White Forest, Rucia of the White Forest: FAQ of both, second effect."""
    (effect,) = parse(MONSTER, [text], language).effects
    negated = [part.who for part in parts(effect) if isinstance(part, EffectsNegated)]

    assert negated == [THIS]


def test_what_is_used_after_an_activation_is_no_answer_to_it() -> None:
    """場合 waits for the chain to have resolved, 時 is a Quick Effect on that chain."""
    said = "①：魔法カードの効果が発動した{}に発動できる。自分は１枚ドローする。"
    (answer,) = parse(MONSTER, [said.format("時")], "ja").effects
    (later,) = parse(MONSTER, [said.format("場合")], "ja").effects

    assert isinstance(answer, Quick)
    assert answer.when == IsActivated(Cards(Kind.SPELL), effect=True)
    assert isinstance(later, If)
    assert later.when == WasActivated(Cards(Kind.SPELL), effect=True)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("When a monster effect is activated (Quick Effect): Draw 1 card.", None),
        (
            "When a monster effect is activated while this card is in your GY (Quick Effect): "
            "Draw 1 card.",
            Place.GRAVEYARD,
        ),
        ("When a card that targets this card is activated: Draw 1 card.", None),
        ("When a monster effect is activated: Negate the activation.", None),
    ],
)
def test_what_has_to_answer_an_activation_is_marked_or_asks_for_the_link(
    text: str, where: Place | None
) -> None:
    """FAQ 10684 and 11066 are of marked ones."""
    (effect,) = parse(MONSTER, [text]).effects

    assert isinstance(effect, When)
    assert effect.where is where


def test_faq_10452_an_unmarked_answer_that_would_wait_for_the_chain_is_not_read() -> None:
    with pytest.raises(UnknownTextError):
        parse(MONSTER, ["When a monster effect is activated: Draw 1 card."])


def test_that_a_card_was_on_its_players_field_is_not_lost() -> None:
    sent = parse(MONSTER, ["When this card you control is sent to your GY: Draw 1 card."])
    anywhere = parse(MONSTER, ["When this card is sent to the GY: Draw 1 card."])

    assert sent.effects != anywhere.effects


def test_places_of_both_players_are_not_ones_own() -> None:
    said = (
        "①：このカードの攻撃力は、お互いのフィールド・墓地の魔法カードの数×１００アップする。"
    )
    read = parse(MONSTER, [said], "ja")

    assert {each.whose for each in parts(read) if isinstance(each, Cards)} == {None}


@pytest.mark.parametrize(
    ("card", "english", "japanese"),
    [
        (
            MONSTER,
            "You can Tribute 1 Fiend monster to have this card gain 500 ATK until the end of "
            "the turn.",
            "自分フィールドの悪魔族モンスター１体を生け贄に捧げる事で、このカードの攻撃力は"
            "ターン終了時まで５００ポイントアップする。",
        ),
        (
            MONSTER,
            "Your opponent cannot select this card as an attack target.",
            "相手はこのカードを攻撃対象に選択できない。",
        ),
        (
            SPELL,
            "All monsters on the field are changed to Defense Position.",
            "フィールドのモンスターを全て守備表示にする。",
        ),
    ],
)  # fmt: skip
def test_older_wordings_of_both_say_the_same(
    card: CardText, english: str, japanese: str
) -> None:
    assert twice_read(parse(card, [english]), parse(card, [japanese], "ja"))


@pytest.mark.parametrize("waits", [False, True])
def test_faq_14213_an_effect_of_a_spell_is_activated_as_its_card_is_too(waits: bool) -> None:
    english = "{} your opponent activates a Spell/Trap Card or effect{}: You can draw 1 card."
    japanese = "①：相手が魔法・罠カードの効果を発動した{}に発動できる。自分は１枚ドローする。"
    said = english.format(*(("If", "") if waits else ("When", " (Quick Effect)")))
    told = japanese.format("場合" if waits else "時")
    (effect,) = twice_read(parse(MONSTER, [said]), parse(MONSTER, [told], "ja")).card.effects

    theirs = Cards(Kind.SPELL_TRAP, Whose.THEIRS)
    awaited = WasActivated(theirs, None) if waits else IsActivated(theirs, None)
    assert getattr(effect, "when", None) == awaited


def test_faq_13065_the_effect_of_another_monster_of_yours_was_activated() -> None:
    """Lumina, Twilightsworn Shaman."""
    english = 'If your other "Frog" monster\'s effect is activated: Draw 1 card.'
    japanese = (
        "①：このカード以外の自分の「ガエル」モンスターの効果が発動した場合に発動する。"
        "自分は１枚ドローする。"
    )
    (effect,) = twice_read(
        parse(MONSTER, [english]), parse(MONSTER, [japanese], "ja")
    ).card.effects

    others = Cards(Kind.MONSTER, Whose.YOURS, other=True, like=(OfArchetype("Frog"),))
    assert getattr(effect, "when", None) == WasActivated(others, True)
