"""A card is found by any part of its name in any language, misspelt or not, and fast."""

import random
from itertools import product
from statistics import median
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cardsearch import CardIndex

NAMES = {
    "en": {
        46986414: "Dark Magician",
        38033121: "Dark Magician Girl",
        5318639: "Mystical Space Typhoon",
        89631139: "Blue-Eyes White Dragon",
        89631140: "Blue-Eyes White Dragon",
        55144522: "Pot of Greed",
    },
    "ja": {
        46986414: "ブラック・マジシャン",
        38033121: "ブラック・マジシャン・ガール",
        5318639: "サイクロン",
        89631139: "青眼の白龍",
        55144522: "強欲な壺",
    },
    "zh": {46986414: "黑魔导", 38033121: "黑魔导女孩", 5318639: "旋风", 89631139: "青眼白龙"},
}
INDEX = CardIndex(NAMES)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("dark magician", 46986414),
        ("DARK MAGICIAN G", 38033121),
        ("girl", 38033121),
        ("drak magican", 46986414),
        ("mystcal typhoon", 5318639),
        ("blueeyes", 89631139),
        ("blue eyes", 89631139),
        ("eyes-white", 89631139),
        ("ブラックマジシャン", 46986414),
        ("ぶらっく・まじしゃん", 46986414),
        ("ﾌﾞﾗｯｸ", 46986414),
        ("ガール", 38033121),
        ("さいくろん", 5318639),
        ("黑魔", 46986414),
        ("青眼", 89631139),
        ("旋风", 5318639),
        ("46986414", 46986414),
        ("05318639", 5318639),
        ("5318639", 5318639),
        ("0531", 5318639),
        ("ＰＯＴ　ＯＦ", 55144522),
    ],
)
def test_the_card_meant_comes_first(typed: str, code: int) -> None:
    assert INDEX.find(typed, "en")[0].code == code


def test_cards_are_named_in_the_readers_language() -> None:
    assert INDEX.find("dark magician", "zh")[0].label == "黑魔导 (Dark Magician)"
    assert INDEX.find("黑魔导", "zh")[0].label == "黑魔导"
    assert INDEX.find("pot", "zh")[0].label == "Pot of Greed"


def test_nothing_typed_offers_everything_in_the_readers_language_once() -> None:
    names = [card.label for card in INDEX.find("", "en")]

    assert names == sorted(set(NAMES["en"].values()))
    assert len(INDEX.find("", "en", most=2)) == 2


def test_what_is_like_no_name_finds_nothing() -> None:
    assert INDEX.find("qqqqqq", "en") == ()


def test_a_whole_name_or_passcode_is_one_card_or_none() -> None:
    assert INDEX.exact(" dark-MAGICIAN ") == 46986414
    assert INDEX.exact("黑魔导女孩") == 38033121
    assert INDEX.exact("blue-eyes white dragon") == 89631139
    assert INDEX.exact("005318639") == 5318639
    assert INDEX.exact("5318638") is None
    assert INDEX.exact("dark") is None
    assert INDEX.exact("") is None


def test_two_cards_that_read_alike_are_not_told_apart_by_guessing() -> None:
    index = CardIndex({"en": {1: "D/D Ark", 2: "Dd Ark"}})

    assert index.exact("ddark") is None
    assert [card.code for card in index.find("ddark", "en")] == [1, 2]


def test_of_two_names_that_read_alike_the_one_written_so_is_meant() -> None:
    names = {"zh": {46986414: "黑魔导", 2314238: "黑・魔・导"}}
    index = CardIndex(names)

    assert [index.find(name, "zh")[0].code for name in names["zh"].values()] == [*names["zh"]]
    assert [index.exact(name) for name in names["zh"].values()] == [*names["zh"]]


@given(st.text(max_size=40))
def test_whatever_is_typed_is_answered(typed: str) -> None:
    found = INDEX.find(typed, "ja")

    assert len({card.code for card in found}) == len(found)
    INDEX.exact(typed)


def test_thousands_of_names_are_searched_within_five_milliseconds() -> None:
    dice = random.Random(7)
    adjectives = ("Dark", "Blazing", "Ancient", "Frozen", "Mystic", "Silent", "Golden", "Iron")
    places = ("Abyss", "Castle", "Forest", "Harbor", "Moon", "Ruin", "Sky", "Valley", "Storm")
    nouns = ("Dragon", "Magician", "Knight", "Golem", "Serpent", "Fiend", "Angel", "Typhoon")
    english = [f"{a} {n} of the {p}" for a, n, p in product(adjectives, nouns, places)]
    japanese = "アイカキクケサシスタチトナニハヒフマミムラリルレン"
    names = {
        "en": {code: f"{name} {code % 7}" for code, name in enumerate(english * 5, start=1)},
        "ja": {
            code: "".join(dice.choices(japanese, k=9)) for code in range(1, len(english) * 5)
        },
    }
    index = CardIndex(names)
    seconds = []
    for _ in range(200):
        name = dice.choice(list(names[dice.choice(("en", "ja"))].values()))
        typed = name[: dice.randint(1, len(name))]
        begun = perf_counter()
        index.find(typed, "en")
        seconds.append(perf_counter() - begun)

    assert len(names["en"]) + len(names["ja"]) > 5000
    assert median(seconds) <= 0.005
