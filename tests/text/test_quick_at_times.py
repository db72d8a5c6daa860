"""Effects that are Quick Effects as long as something is so, told in both languages."""

import pytest

from cards.grammar.printing import text
from cards.grammar.reader import UnknownTextError, parse
from engine.yugioh.language import (
    THIS,
    Cards,
    Condition,
    Equips,
    Exists,
    HasEquip,
    Ignition,
    Kind,
    MadeWith,
    OfArchetype,
    ThisIs,
    Whose,
)
from engine.yugioh.language.terms import Place
from tests.text.japanese import MONSTER

THEIRS = Exists(Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD))
WORN = Exists(Cards(like=(OfArchetype("Gogogo"), Equips(THIS))))
EN = "You can target 1 Spell/Trap on the field; destroy it."
AIM = "フィールドの魔法・罠カード１枚を対象として発動できる"
DOES = "。そのカードを破壊する。"


@pytest.mark.parametrize(
    ("english", "japanese", "so"),
    [
        (
            "This is a Quick Effect if your opponent controls a monster.",
            "相手フィールドにモンスターが存在する場合、この効果は相手ターンでも発動できる",
            THEIRS,
        ),
        (
            'This is a Quick Effect if this card has a "Gogogo" monster as material.',
            "このカードが「ゴゴゴ」モンスターをＸ素材としている場合、この効果は相手ターンでも発動できる",
            MadeWith(Cards(Kind.MONSTER, like=(OfArchetype("Gogogo"),))),
        ),
        (
            "This effect can be activated during either player's turn, if this card has "
            'a "Gogogo" monster as Xyz Material.',
            "このカードが「ゴゴゴ」モンスターをＸ素材としている場合、この効果は相手ターンでも発動できる",
            MadeWith(Cards(Kind.MONSTER, like=(OfArchetype("Gogogo"),))),
        ),
        (
            'This is a Quick Effect if this card is equipped with a "Gogogo" card.',
            "このカードが「ゴゴゴ」カードを装備している場合、この効果は相手ターンでも発動できる",
            WORN,
        ),
        (
            "This is a Quick Effect if this card is equipped with an Equip Card.",
            "このカードが装備カードを装備している場合、この効果は相手ターンでも発動できる",
            ThisIs(Cards(like=(HasEquip(),))),
        ),
    ],
)
def test_both_languages_say_it_and_print_back(
    english: str, japanese: str, so: Condition
) -> None:
    read = parse(MONSTER, [f"{EN} {english}"])
    behind = parse(MONSTER, [f"①：{AIM}{DOES}{japanese}。"], "ja")
    between = parse(MONSTER, [f"①：{AIM}（{japanese}）{DOES}"], "ja")

    assert read.effects == behind.effects == between.effects
    assert [each.quick_if for each in read.effects if isinstance(each, Ignition)] == [so]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "This is a Quick Effect if your opponent controls a monster."),
        (
            "ja",
            "相手フィールドにモンスターが存在する場合、この効果は相手ターンでも発動できる。",
        ),
        ("zh", "的情况下，此效果在对手回合中也可以发动。"),
    ],
)
def test_it_is_printed_behind_what_is_done(code: str, said: str) -> None:
    read = parse(MONSTER, [f"{EN} This is a Quick Effect if your opponent controls a monster."])

    assert text(read, code)[-1].endswith(said)


def test_a_quick_effect_is_none_at_times() -> None:
    with pytest.raises(UnknownTextError):
        parse(MONSTER, [f"(Quick Effect): {EN} This is a Quick Effect if you control a card."])
