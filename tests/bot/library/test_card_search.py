"""A card is found by any part of its name in any language, misspelt or not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.finding.names import CardIndex
from bot.shared.normalising import squeezed
from cards.games.yugioh.nicknames.archetypes import NICKNAMES

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

    assert names == sorted(set(NAMES["en"].values()), key=lambda name: (len(name), name))
    assert len(INDEX.find("", "en", most=2)) == 2


def test_what_is_like_no_name_finds_nothing() -> None:
    assert INDEX.find("qqqqqq", "en") == ()


def test_a_whole_name_or_passcode_is_one_card_or_none() -> None:
    assert INDEX.exact(" dark-MAGICIAN ") == 46986414
    assert INDEX.exact("黑魔导女孩") == 38033121
    assert INDEX.exact("blue-eyes white dragon") == 89631139
    assert INDEX.exact("005318639") == 5318639
    assert INDEX.exact("5318638") is None
    assert CardIndex({"en": {67048711: "7"}}).exact("7") == 67048711
    assert INDEX.exact("dark") is None
    assert INDEX.exact("") is None


def test_two_cards_that_read_alike_are_not_told_apart_by_guessing() -> None:
    index = CardIndex({"en": {1: "D/D Ark", 2: "Dd Ark"}})

    assert index.exact("ddark") is None
    assert [card.code for card in index.find("ddark", "en")] == [2, 1]
    assert not index.clear(index.find("ddark", "en"), "ddark")


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


def test_a_well_known_card_is_found_by_its_initials() -> None:
    assert INDEX.find("mst", "en")[0].name == "Mystical Space Typhoon"
    assert INDEX.find("bewd", "en")[0].name == "Blue-Eyes White Dragon"


def test_words_are_found_in_any_order() -> None:
    assert INDEX.find("girl magician", "en")[0].code == 38033121


def test_a_beginning_may_be_misspelt_too() -> None:
    assert INDEX.find("mystcial sp", "en")[0].code == 5318639


def test_a_name_is_found_as_it_is_read() -> None:
    index = CardIndex(NAMES, {"ja": {89631139: "ブルーアイズ・ホワイト・ドラゴン"}})

    found = index.find("ぶるーあいず", "ja")
    assert [(card.code, card.name) for card in found] == [(89631139, "青眼の白龍")]
    assert index.exact("ブルーアイズホワイトドラゴン") == 89631139


def test_what_is_spelled_alike_is_left_out_where_a_name_holds_what_was_typed() -> None:
    index = CardIndex({"en": {1: "Sangan", 2: "Sanga of the Thunder", 3: "Sargas"}})

    assert [card.code for card in index.find("sanga", "en")] == [2, 1]
    assert {1, 3} <= {card.code for card in index.find("sangas", "en")}


def test_every_nickname_is_of_one_archetype_and_tells_more_than_its_name() -> None:
    for key, nicknames in NICKNAMES.items():
        folded = [squeezed(each) for each in (key, *nicknames)]
        assert len(set(folded)) == len(folded) > 1, key
        assert all(folded), key
