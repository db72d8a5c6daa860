"""Cards are found by how their names sound, written in the letters of English."""

import pytest

from bot.finding.entries import ALIKE
from bot.finding.names import CardIndex
from bot.shared.sounds import in_kana, pinyin, unfinished

NAMES = {
    "en": {1: "Ash Blossom & Joyous Spring", 2: "Huiliu Gate", 3: "Nibiru, the Primal Being"},
    "ja": {1: "灰流うらら", 3: "原始生命態ニビル", 4: "増殖するG"},
    "zh": {1: "灰流丽", 3: "原始生命态 尼比鲁", 4: "增殖的G"},
}
READINGS = {"ja": {1: "はるうらら", 4: "ぞうしょくするジー"}}
INDEX = CardIndex(NAMES, READINGS)


def codes(typed: str, language: str) -> list[int]:
    return [card.code for card in INDEX.find(typed, language)]


@pytest.mark.parametrize(
    ("letters", "kana"),
    [
        ("haruurara", "はるうらら"),
        ("shokku", "しょっく"),
        ("jinzou", "じんぞう"),
        ("fenikkusu", "ふぇにっくす"),
        ("tsukuyomi", "つくよみ"),
        ("ash", ""),
        ("", ""),
    ],
)
def test_romaji_is_read_as_kana(letters: str, kana: str) -> None:
    assert in_kana(letters) == kana


@pytest.mark.parametrize(
    ("typed", "ways"),
    [
        ("にb", ["にば", "にび", "にぶ", "にべ", "にぼ"]),
        ("ふぇんf", ["ふぇんふ"]),
        ("らn", ["らな", "らに", "らぬ", "らね", "らの", "らん"]),
        ("ひsh", ["ひし"]),
        ("きry", ["きりゃ", "きりゅ", "きりょ", "きりぇ", "きりぃ"]),
        ("ばt", ["ばた", "ばち", "ばつ", "ばて", "ばと"]),
        ("ばtt", ["ばった", "ばっち", "ばっつ", "ばって", "ばっと"]),
        ("まsk", ["まさ", "まし", "ます", "ませ", "まそ"]),
        ("まx", []),
        ("まa", []),
        ("灰b", []),
        ("ash", []),
        ("", []),
    ],
)
def test_kana_with_a_syllable_still_typed_may_go_on_as_each_of_its_row(
    typed: str, ways: list[str]
) -> None:
    assert sorted(unfinished(typed)[1]) == sorted(ways)


def test_a_japanese_name_is_found_while_its_next_syllable_is_typed() -> None:
    names = {"ja": {1: "マスカレーナ", 2: "マスク・チェンジ", 3: "マスター", 4: "マス"}}
    cards = CardIndex(names, standing={2: 9, 4: 50})
    cards.call([(3, "ja", "ますけんし", 0)])
    assert [card.code for card in cards.find("ますk", "ja")] == [2, 1, 3]
    assert [card.code for card in cards.find("マスk", "ja")] == [2, 1, 3]
    assert {card.code for card in cards.find("ますx", "ja")} == {1, 2, 3, 4}
    assert {card.code for card in cards.find("ますr", "ja")} == {1, 2, 3, 4}
    assert [card.code for card in cards.find("ますたー", "ja")] == [3]
    assert [card.code for card in cards.find("ますｋ", "ja")] == [2, 1, 3]


def test_a_large_letter_behind_kana_is_no_syllable_still_typed() -> None:
    cards = CardIndex({"ja": {1: "マスター・Ｐ", 2: "マスプロ"}}, standing={2: 9})
    assert cards.find("マスP", "ja")[0].code == 1
    assert cards.find("ますp", "ja")[0].code == 2


def test_each_character_has_one_reading() -> None:
    assert {each: pinyin()[each] for each in "灰流丽"} == {"灰": "hui", "流": "liu", "丽": "li"}


def test_a_japanese_name_is_found_in_romaji() -> None:
    assert codes("haru urara", "ja") == [1]
    assert codes("zoushoku", "ja") == [4]
    assert codes("zoushoku", "en") == [4]


def test_a_chinese_name_is_found_in_pinyin_and_by_its_initials() -> None:
    assert codes("huiliuli", "zh") == [1]
    assert codes("zengzhi", "zh") == [4]
    assert codes("hll", "zh")[0] == 1


def test_a_nickname_is_found_in_pinyin_behind_names_that_sound_so() -> None:
    index = CardIndex({"zh": {1: "增殖的Z", 2: "雨倍二", 3: "尤贝尔"}}, standing={3: 9})
    index.call([(1, "zh", "增殖的G", 0), (3, "zh", "于贝尔", 0)])
    assert [card.code for card in index.find("zengzhideg", "zh")] == [1]
    assert [card.code for card in index.find("zzdg", "zh")] == [1]
    assert [card.code for card in index.find("yubeier", "zh")] == [2, 3]


def test_a_word_that_people_write_is_found_in_pinyin_as_well() -> None:
    index = CardIndex({"zh": {1: "黑魔导", 2: "熟练的黑魔术师"}}, standing={2: 9})
    index.call([], {"黑魔术师": "黑魔导", "于": "尤"})
    assert [card.code for card in index.find("heimoshushi", "zh")] == [1, 2]


def test_what_is_spelled_so_comes_before_what_sounds_so() -> None:
    assert codes("huiliu", "zh") == [2]
    assert codes("huili", "zh") == [2, 1]
    assert codes("nibiru", "ja")[0] == 3


def test_what_is_spelled_so_is_not_sought_by_sound_for_readers_of_other_languages() -> None:
    names = {
        "en": {1: "Mayakashi Return"},
        "ja": {2: "まやかしの霧"},
        "zh": {3: "马雅卡的门"},
    }
    index = CardIndex(names)
    assert [card.code for card in index.find("maya", "en")] == [1]
    assert {card.code for card in index.find("maya", "ja")} == {1, 2}
    assert {card.code for card in index.find("maya", "zh")} == {1, 3}


@pytest.mark.parametrize(
    ("typed", "code"),
    [("ウイツチクラフト", 1), ("デイアベルスタ", 2), ("ブラツクマジシヤン", 3)],
)
def test_kana_may_be_typed_large_and_long_vowels_short(typed: str, code: int) -> None:
    names = {
        1: "ウィッチクラフト・ハイネ",
        2: "黒魔女ディアベルスター",
        3: "ブラック・マジシャン",
    }
    found = CardIndex({"ja": names}).find(typed, "ja")
    assert [card.code for card in found] == [code]
    assert found[0].closeness < ALIKE


@pytest.mark.parametrize(
    ("typed", "codes"),
    [("欧西利斯", [1]), ("欧希丽斯之天空", [1]), ("鸥希利司", [])],
)
def test_chinese_characters_may_be_exchanged_for_others_that_sound_so(
    typed: str, codes: list[int]
) -> None:
    index = CardIndex({"zh": {1: "欧西里斯之天空龙"}})
    found = index.find(typed, "zh")
    assert [card.code for card in found if card.closeness < ALIKE] == codes
