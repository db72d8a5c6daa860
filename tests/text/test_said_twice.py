"""Sentences that both languages say alike, on cards that are used as their texts tell."""

from dataclasses import replace

import pytest

from cards.grammar.reader import UnknownTextError, parse
from cards.grammar.reader.twice import twice_read
from cards.text.page import TEXT
from engine.yugioh.language import (
    AnyOf,
    Choose,
    Exists,
    Face,
    If,
    Ignition,
    IsActivated,
    IsSentAsMaterial,
    IsSummoned,
    Limit,
    Place,
    SpecialSummoned,
    Summon,
    continuous_spell,
)
from engine.yugioh.language.cards import CardText
from engine.yugioh.language.node import parts
from tests.text.japanese import MONSTER, SPELL, TRAP

FIELD = replace(continuous_spell("A Spell That Stays", 4))
DRAW, GAIN = "Draw 1 card.", "Gain 500 LP."
JA_EITHER = "●自分は１枚ドローする。●自分は５００ＬＰ回復する。"


def said_twice(card: CardText, english: str, japanese: str) -> CardText:
    """The card that both texts say, which prints back into itself."""
    found = twice_read(parse(card, [english]), parse(card, [japanese], "ja")).card
    assert parse(card, TEXT["en"](found)) == found
    return found


@pytest.mark.parametrize(
    ("head", "limit", "ja_head"),
    [
        (
            "You can activate 1 of these effects;",
            None,
            "以下の効果から１つを選択して発動できる。",
        ),
        (
            "Once per turn: You can activate 1 of these effects;",
            Limit.ONCE_EACH,
            "１ターンに１度、以下の効果から１つを選択して発動できる。",
        ),
        (
            "Once per turn: You can discard 1 card, then activate 1 of these effects.",
            Limit.ONCE_EACH,
            "１ターンに１度、手札を１枚捨て、以下の効果から１つを選択して発動できる。",
        ),
    ],
)
@pytest.mark.parametrize("card", [MONSTER, FIELD])
def test_one_of_several_is_chosen(
    card: CardText, head: str, limit: Limit | None, ja_head: str
) -> None:
    found = said_twice(card, f"{head} ● {DRAW} ● {GAIN}", f"①：{ja_head}{JA_EITHER}")

    chosen = [each for each in found.effects if isinstance(each, Ignition)]
    assert [(each.either, each.limit) for each in chosen] == [(True, limit)] * 2


def test_what_is_chosen_once_each_is_several_effects() -> None:
    name = MONSTER.name
    english = (
        "You can activate 1 of these effects (but you can only use each effect of "
        f'"{name}" once per turn); ● {DRAW} ● {GAIN}'
    )
    japanese = (
        "①：以下の効果から１つを選択して発動できる"
        f"（このカード名の以下の効果はそれぞれ１ターンに１度しか選択できない）。{JA_EITHER}"
    )
    for effect in twice_read(
        parse(MONSTER, [english]), parse(MONSTER, [japanese], "ja")
    ).card.effects:
        assert isinstance(effect, Ignition)
        assert (effect.either, effect.limit) == (False, Limit.ONCE_BY_NAME)


def test_what_is_triggered_once_each_is_declined() -> None:
    """Each would be offered beside the other, and one of both is chosen."""
    with pytest.raises(UnknownTextError):
        parse(
            MONSTER,
            [
                "If this card is Normal Summoned: You can activate 1 of these effects (but "
                f'you can only use each effect of "{MONSTER.name}" once per turn); '
                f"● {DRAW} ● {GAIN}"
            ],
        )


def test_a_sentence_after_the_choice_is_none_of_it() -> None:
    last = f'You can only use this effect of "{MONSTER.name}" once per turn.'
    found = parse(
        MONSTER,
        [
            f"You can activate 1 of these effects; ● {DRAW} ● {GAIN} "
            f"If this card is destroyed by battle: You can draw 1 card. {last}"
        ],
    ).effects

    limits = [getattr(each, "limit", None) for each in found]
    assert limits == [None, None, Limit.ONCE_BY_NAME]
    assert [getattr(each, "either", False) for each in found] == [True, True, False]


def test_a_spell_or_trap_card_or_a_monster_effect() -> None:
    found = said_twice(
        TRAP,
        "When your opponent activates a Spell/Trap Card, or monster effect: Negate the "
        "activation, and if you do, banish that card.",
        "①：相手がモンスターの効果・魔法・罠カードを発動した時に発動できる。"
        "その発動を無効にし除外する。",
    )

    (when,) = (part for part in parts(found.effects[0]) if isinstance(part, IsActivated))
    assert when.by_kind


@pytest.mark.parametrize(
    ("where", "ja_where", "places"),
    [
        (
            "your hand or face-up field",
            "自分の手札・フィールド（表側表示）",
            {(Place.HAND, None), (Place.FIELD, Face.UP)},
        ),
        (
            "your hand or face-up from your field",
            "手札及び自分フィールドの表側表示モンスターの中",
            {(Place.HAND, None), (Place.FIELD, Face.UP)},
        ),
        (
            "your hand, Deck, or face-up field",
            "自分の手札・デッキ・フィールド（表側表示）",
            {(Place.HAND, None), (Place.DECK, None), (Place.FIELD, Face.UP)},
        ),
    ],
)
def test_face_up_on_the_field_is_one_of_the_places(
    where: str, ja_where: str, places: set[tuple[Place, Face | None]]
) -> None:
    found = said_twice(
        SPELL,
        f"Send 1 Warrior monster from {where} to the GY; draw 1 card.",
        f"①：{ja_where}から戦士族モンスター１体を墓地へ送って発動できる。"
        "自分は１枚ドローする。",
    )

    (chosen,) = (part for part in parts(found.effects[0]) if isinstance(part, Choose))
    assert isinstance(chosen.of, AnyOf)
    assert {(each.place, each.face) for each in chosen.of.each} == places


@pytest.mark.parametrize(
    ("how", "ja_how", "origin", "has_source"),
    [
        ("Special Summoned from the GY", "墓地から特殊召喚した", Place.GRAVEYARD, False),
        ("Special Summoned from the hand", "手札からの特殊召喚に成功した", Place.HAND, False),
        (
            'Special Summoned by the effect of a "roid" card',
            "「ロイド」カードの効果で特殊召喚した",
            None,
            True,
        ),
    ],
)
def test_how_a_monster_was_summoned(
    how: str, ja_how: str, origin: Place | None, has_source: bool
) -> None:
    found = said_twice(
        MONSTER,
        f"If this card is {how}: You can draw 1 card.",
        f"①：このカードが{ja_how}場合に発動できる。自分は１枚ドローする。",
    )

    (when,) = (part for part in parts(found.effects[0]) if isinstance(part, IsSummoned))
    assert when.origin is origin
    assert (when.by is not None) is has_source


def test_where_a_monster_came_from() -> None:
    found = said_twice(
        MONSTER,
        "If your opponent controls a monster that was Special Summoned from the Extra Deck: "
        "You can Special Summon this card from your hand.",
        "①：エクストラデッキから特殊召喚されたモンスターが相手フィールドに存在する場合に"
        "発動できる。このカードを手札から特殊召喚する。",
    )

    (asked,) = (part for part in parts(found.effects[0]) if isinstance(part, Exists))
    assert asked.what.like == (SpecialSummoned(Place.EXTRA_DECK),)


@pytest.mark.parametrize(
    ("how", "ja_how", "way", "of"),
    [
        ("as Synchro Material", "Ｓ素材として", Summon.SYNCHRO, False),
        ("for a Synchro Summon", "ＳモンスターのＳ召喚に使用され", Summon.SYNCHRO, False),
        ("as material for a Fusion Summon", "融合召喚の素材となって", Summon.FUSION, False),
        (
            "as material for the Link Summon of a WATER monster",
            "水属性リンクモンスターのリンク素材として",
            Summon.LINK,
            True,
        ),
    ],
)
def test_what_is_sent_as_material(how: str, ja_how: str, way: Summon, of: bool) -> None:
    found = said_twice(
        MONSTER,
        f"If this card is sent to the GY {how}: You can draw 1 card.",
        f"①：このカードが{ja_how}墓地へ送られた場合に発動できる。自分は１枚ドローする。",
    )

    (when,) = (part for part in parts(found.effects[0]) if isinstance(part, IsSentAsMaterial))
    assert when.way is way
    assert (when.of is not None) is of


@pytest.mark.parametrize(
    ("english", "japanese", "where"),
    [
        (
            "If a face-up Warrior monster you control is destroyed by battle or card effect: "
            "You can Special Summon this card from your hand.",
            "①：自分フィールドの表側表示の戦士族モンスターが戦闘・効果で破壊された場合に"
            "発動できる。このカードを手札から特殊召喚する。",
            Place.HAND,
        ),
        (
            "If a face-up Warrior monster you control is destroyed by battle or card effect "
            "while this card is in your GY: You can Special Summon this card.",
            "①：このカードが墓地に存在する状態で、自分フィールドの表側表示の戦士族モンスターが"
            "戦闘・効果で破壊された場合に発動できる。このカードを特殊召喚する。",
            Place.GRAVEYARD,
        ),
    ],
)
def test_what_is_answered_where_the_card_lies(
    english: str, japanese: str, where: Place
) -> None:
    (effect,) = said_twice(MONSTER, english, japanese).effects

    assert isinstance(effect, If)
    assert effect.where is where
