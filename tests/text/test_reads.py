"""How far the reader comes with official texts, and what speaks against a reading."""

import os
from pathlib import Path

import pytest

from cards.witnessing.doubts import doubts
from engine.yugioh.language import (
    THAT,
    THIS,
    Activate,
    Cards,
    CardText,
    Choose,
    Destroy,
    Draw,
    Frame,
    If,
    IsDestroyed,
    IsSummoned,
    Kind,
    LeavesField,
    Place,
    Summon,
    Target,
    Whenever,
    Whose,
    trap,
)
from tests.text.official import BITS, CARDS
from tests.text.reads import READ, Outcome, outcomes

DATA = Path(os.environ.get("DUELKEEPER_TEST_DATA", "/nowhere"))
CARDS_READ, MATERIALS_READ = 2_237, 1_954
"""So many official cards, and first lines of Extra Deck monsters, as last recorded."""
FOES = Cards(Kind.MONSTER, Whose.THEIRS, Place.FIELD)


@pytest.fixture(scope="module")
def found() -> list[Outcome]:
    if not all((DATA / "cards" / name).is_file() for name in (CARDS, BITS)):
        pytest.skip("DUELKEEPER_TEST_DATA names no folder of official texts")
    return outcomes(DATA)


def test_as_many_official_cards_are_read_as_recorded(found: list[Outcome]) -> None:
    assert sum(each.how == READ for each in found) >= CARDS_READ


def test_as_many_lines_of_materials_are_read_as_recorded(found: list[Outcome]) -> None:
    assert sum(each.materials is True for each in found) >= MATERIALS_READ


def of(*effects: If | Whenever) -> CardText:
    card = CardText("A Monster", 1, Kind.MONSTER, effects, frame=Frame.EFFECT)
    assert card.is_monster
    return card


def test_what_a_monster_does_of_itself_is_doubted_unless_it_leaves() -> None:
    summoned = Whenever(IsSummoned(THIS, (Summon.NORMAL,)), Draw(1))
    leaves = Whenever(LeavesField(THIS), Draw(1))

    assert list(doubts(of(summoned), ("When …, draw 1 card.",), "")) == ["whenever"]
    assert list(doubts(of(leaves), ("When …, draw 1 card.",), "")) == []


def test_old_words_that_name_no_target_are_doubted_where_japanese_names_one() -> None:
    card = trap("A Trap", 1, Activate(do=Destroy(Choose(FOES))))
    said = ("Destroy 1 monster your opponent controls.",)

    assert list(doubts(card, said, "モンスター１体を選択して発動できる。破壊する。")) == [
        "target"
    ]
    assert list(doubts(card, said, "相手フィールドのモンスター１体を破壊する。")) == []


def test_a_target_that_has_to_stay_on_its_side_is_doubted_where_english_does_not_say() -> None:
    card = trap("A Trap", 1, Activate(target=Target(FOES), do=Destroy(THAT)))
    said = ("Target 1 monster your opponent controls; destroy it.",)
    japanese = "相手フィールドのモンスター１体を対象として発動できる。"

    assert list(doubts(card, said, f"{japanese}そのモンスターを破壊する。")) == []
    assert list(doubts(card, said, f"{japanese}その相手モンスターを破壊する。")) == ["still"]


@pytest.mark.parametrize(("you_can", "found_so"), [(True, []), (False, ["optional"])])
def test_old_words_are_doubted_where_japanese_leaves_a_choice(
    you_can: bool, found_so: list[str]
) -> None:
    effect = If(IsDestroyed(THIS), do=Draw(1), you_can=you_can)
    japanese = "このカードが破壊された時、カードを１枚ドローできる。"

    assert list(doubts(of(effect), ("When …, draw 1 card.",), japanese)) == found_so


def test_old_words_are_doubted_where_japanese_has_other_numbers() -> None:
    effect = If(IsDestroyed(THIS), do=Draw(2))
    japanese = "このカードが破壊された時、カードを３枚ドローする。"

    assert list(doubts(of(effect), ("When …, draw 2 cards.",), japanese)) == ["numbers"]
