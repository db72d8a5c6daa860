"""What a card answers while it lies on the field: it is none of those that come (Q&A 12153)."""

import pytest

from cards.grammar.printing import text
from cards.grammar.reader import parse
from cards.grammar.reader.twice import twice_read
from cards.witnessing.features import features_against
from engine.yugioh.language import (
    Activatable,
    Cards,
    IsActivated,
    IsSummoned,
    Kind,
    Place,
    Quick,
)
from tests.text.japanese import MONSTER

COMES = (
    "If a Dragon monster is Special Summoned to your field while this {} is on the field: You "
    "can draw 1 card."
)
COMES_JA = (
    "①：このカードが{}、自分フィールドにドラゴン族モンスターが特殊召喚された場合に発動できる。"
    "自分は１枚ドローする。"
)


@pytest.mark.parametrize("it", ["card", "monster"])
@pytest.mark.parametrize(
    "there",
    [
        "既にモンスターゾーンに存在する状態で",
        "モンスターゾーンに存在する状態で",
        "モンスターゾーンに存在し",
    ],
)
def test_it_answers_others_that_are_summoned(it: str, there: str) -> None:
    said = COMES_JA.format(there)
    read = twice_read(parse(MONSTER, [COMES.format(it)]), parse(MONSTER, [said], "ja")).card
    (effect,) = read.effects

    assert isinstance(effect, Activatable)
    assert isinstance(effect.when, IsSummoned)
    assert isinstance(effect.when.who, Cards)
    assert effect.when.who.other
    assert "already there" not in features_against(read, said)


def test_what_it_answers_itself_is_doubted_where_it_has_to_be_there() -> None:
    english = "If a Dragon monster is Special Summoned to your field: You can draw 1 card."
    card = parse(MONSTER, [english])

    assert "already there" in features_against(card, COMES_JA.format("既に存在する状態で"))


def test_an_activation_is_answered_by_what_lies_there() -> None:
    english = (
        "When a monster effect is activated while this monster is on the field (Quick Effect): "
        "You can negate the activation."
    )
    japanese = (
        "①：このカードがモンスターゾーンに存在し、モンスターの効果が発動した時に発動できる。"
        "その発動を無効にする。"
    )
    read = twice_read(parse(MONSTER, [english]), parse(MONSTER, [japanese], "ja")).card
    (effect,) = read.effects

    assert isinstance(effect, Quick)
    assert effect.when == IsActivated(Cards(Kind.MONSTER), True)
    assert effect.where is Place.FIELD


def test_others_are_printed_as_others() -> None:
    card = parse(MONSTER, [COMES.format("card")])

    assert "another Dragon monster" in " ".join(text(card, "en"))
