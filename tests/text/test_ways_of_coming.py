"""How a monster comes that cannot be Normal Summoned: told in the texts of all years."""

from dataclasses import replace

import pytest

from cards.grammar.reader import UnknownTextError, parse
from cards.text.page import TEXT
from engine.yugioh.language import (
    Attribute,
    Banish,
    Cards,
    Choose,
    Kind,
    Lacks,
    Of,
    OnlySummonedBy,
    Place,
    SummonedIf,
    Whose,
)
from tests.text.japanese import MONSTER

COMER = replace(MONSTER, special_only=True)
ALONE = Lacks(Cards(Kind.MONSTER, Whose.YOURS, Place.FIELD))
PAID = Banish(
    Choose(Cards(Kind.MONSTER, Whose.YOURS, Place.GRAVEYARD, like=(Of(Attribute.FIRE),)))
)


@pytest.mark.parametrize(
    ("text", "way"),
    [
        (
            "Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) by "
            "banishing 1 FIRE monster from your GY.",
            SummonedIf(None, PAID),
        ),
        (
            "Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by "
            "banishing 1 FIRE monster from your GY, and cannot be Special Summoned by other "
            "ways.",
            SummonedIf(None, PAID, only=True),
        ),
        (
            "This card cannot be Normal Summoned or Set. This card cannot be Special Summoned "
            "except by removing from play 1 FIRE monster from your Graveyard.",
            SummonedIf(None, PAID, only=True),
        ),
        (
            "This card cannot be Normal Summoned or Set. This card can only be Special "
            "Summoned by removing 1 FIRE monster in your Graveyard from play.",
            SummonedIf(None, PAID),
        ),
        (
            "Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) "
            "while you control no monsters.",
            SummonedIf(ALONE),
        ),
        (
            "Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) while "
            "you control no monsters.",
            SummonedIf(ALONE, only=True),
        ),
        (
            'Cannot be Normal Summoned/Set. Must be Special Summoned with "A Spell".',
            OnlySummonedBy("A Spell"),
        ),
    ],
)
def test_its_english_text_tells_how_it_comes(
    text: str, way: SummonedIf | OnlySummonedBy
) -> None:
    assert parse(COMER, [text]).effects == (way,)


@pytest.mark.parametrize(
    ("text", "way"),
    [
        (
            "自分の墓地の炎属性モンスター１体を除外した場合に特殊召喚できる。",
            SummonedIf(None, PAID),
        ),
        (
            "自分の墓地の炎属性モンスター１体をゲームから除外して特殊召喚する。",
            SummonedIf(None, PAID),
        ),
        (
            "自分の墓地の炎属性モンスター１体を除外した場合のみ特殊召喚できる。",
            SummonedIf(None, PAID, only=True),
        ),
        (
            "自分フィールドにモンスターが存在しない場合のみ特殊召喚できる。",
            SummonedIf(ALONE, only=True),
        ),
    ],
)
def test_its_japanese_text_tells_the_same(text: str, way: SummonedIf) -> None:
    """FAQ 5830 and 6292: without "only" it can be revived, with it it cannot."""
    said = [f"このカードは通常召喚できない。{text}"]
    assert parse(COMER, said, "ja").effects == (way,)


def test_that_it_is_never_normal_summoned_is_no_reading_of_a_monster_that_can_be() -> None:
    with pytest.raises(UnknownTextError):
        parse(MONSTER, ["Cannot be Normal Summoned/Set. Cannot be destroyed by battle."])


@pytest.mark.parametrize(
    ("way", "code", "said"),
    [
        (
            SummonedIf(None, PAID, only=True),
            "en",
            "Must be Special Summoned (from your hand) by banishing 1 FIRE monster from your "
            "GY.",
        ),
        (
            SummonedIf(ALONE, PAID, only=True),
            "ja",
            "このカードは自分フィールドにモンスターが存在しない状態で、自分の墓地から炎属性モンスター"
            "１体を除外した場合のみ手札から特殊召喚できる。",
        ),
        (
            SummonedIf(ALONE, only=True),
            "zh",
            "此卡仅可在自己场上不存在怪兽的情况下从手牌特殊召唤。",
        ),
    ],
)
def test_that_it_comes_in_no_other_way_is_printed(
    way: SummonedIf, code: str, said: str
) -> None:
    assert TEXT[code](replace(COMER, effects=(way,))) == (said,)
