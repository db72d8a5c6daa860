"""Cards are found by what people call them."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.finding.entries import CALLED
from bot.finding.lookup import Lookup
from bot.finding.names import CardIndex
from bot.library.library import Library
from cards.games.yugioh.nicknames import called
from cards.languages import LANGUAGES
from cards.sources.nicknames import NicknamesError, read_nicknames
from engine.core.cards import Nickname
from tests.bot.library.zoo import ZOO
from tests.library.invented import MOSSBACK, RAINMAKER, shelve_invented

NAMES = {
    "en": {
        1: "Blue-Eyes White Dragon",
        2: "Blue-Eyes Shining Dragon",
        3: "Veil of Bewdley",
        4: "Effect Veiler",
        5: "Bewd",
        6: "Black Luster Soldier",
        7: "Black Luster Soldier - Envoy of the Beginning",
    },
    "ja": {1: "青眼の白龍", 4: "エフェクト・ヴェーラー"},
    "zh": {1: "青眼白龙", 4: "效果遮蒙者"},
}
STANDING = {2: 900, 3: 800, 6: 50}
SPOKEN = (
    (1, "en", "BEWD", 0),
    (1, "ja", "ブルーアイズ", 0),
    (4, "zh", "毛衣", 0),
    (4, "en", "the veil", 0),
    (6, "en", "BLS", 1),
    (7, "en", "BLS", 0),
    (99, "en", "nobody", 0),
)


def index(names: dict[str, dict[int, str]] = NAMES) -> CardIndex:
    found = CardIndex(names, standing=STANDING)
    found.call(SPOKEN)
    return found


def without(code: int) -> dict[str, dict[int, str]]:
    return {
        language: {each: name for each, name in named.items() if each != code}
        for language, named in NAMES.items()
    }


def codes(typed: str, language: str = "en") -> list[int]:
    return [card.code for card in index().find(typed, language)]


def test_a_nickname_comes_before_parts_and_is_clearly_meant() -> None:
    cards = index(without(5))
    found = cards.find("bewd", "en")
    assert [card.code for card in found[:2]] == [1, 3]
    assert cards.clear(found, "bewd")
    assert cards.exact("bewd") is None


def test_the_name_of_a_card_comes_before_the_nickname_of_another() -> None:
    assert codes("bewd")[:2] == [5, 1]
    assert index().exact("bewd") == 5


def test_width_case_kana_and_traditional_characters_make_no_difference() -> None:
    assert codes("ＢＥＷＤ")[:2] == [5, 1]
    assert codes("ぶるーあいず", "ja")[0] == 1
    traditional = index()
    traditional.call([(1, "zh", "龙王", 0)])
    assert traditional.find("龍王", "zh")[0].code == 1


def test_the_beginning_of_a_nickname_is_offered_and_one_letter_is_not() -> None:
    assert 1 in [card.code for card in index(without(5)).find("bew", "en")]
    assert codes("毛", "zh") == [4]
    assert codes("t", "en")[0] != 4


def test_a_nickname_that_is_a_name_in_other_words_is_found_by_its_parts() -> None:
    names = {"zh": {1: "泪冠哀歌・梅露", 2: "梅洛的门", 3: "灰流丽"}}
    index = CardIndex(names)
    index.call([(1, "zh", "珠泪哀歌族·梅洛人鱼", 0), (3, "zh", "小梅洛", 0)])
    assert [card.code for card in index.find("梅洛", "zh")] == [2, 1]
    (found,) = index.find("哀歌族·梅洛", "zh")
    assert found.label == "泪冠哀歌・梅露 (珠泪哀歌族·梅洛人鱼)"


def test_the_end_of_a_nickname_is_as_good_as_its_beginning() -> None:
    names = {"zh": {1: "甲虫勇士", 2: "门", 3: "灰流丽"}}
    index = CardIndex(names)
    index.call([(1, "zh", "甲虫蜻蜓", 0), (2, "zh", "蜻蜓之门", 0), (3, "zh", "小蜻蜓", 0)])
    assert [card.code for card in index.find("蜻蜓", "zh")] == [2, 1]
    known = CardIndex(names, standing={1: 5})
    known.call([(1, "zh", "甲虫蜻蜓", 0), (2, "zh", "蜻蜓之门", 0)])
    assert [card.code for card in known.find("蜻蜓", "zh")] == [1, 2]
    japanese = CardIndex({"ja": {1: "巨大隕石", 2: "せきばん"}}, standing={1: 50})
    japanese.call([(1, "ja", "いんせき", 0)])
    assert [card.code for card in japanese.find("せき", "ja")] == [2, 1]


def test_of_equal_nicknames_that_of_the_readers_language_comes_first() -> None:
    names = {"ja": {1: "銀河の騎士", 2: "暗黒の騎士"}, "zh": {1: "银河骑士", 2: "暗黑骑士"}}
    index = CardIndex(names, standing={1: 50})
    index.call([(1, "zh", "黒い人", 0), (2, "ja", "黒い人", 1)])
    assert [card.code for card in index.find("黒い人", "ja")] == [2, 1]
    assert [card.code for card in index.find("黒い人", "zh")] == [1, 2]


def test_particles_that_translations_differ_in_are_exchanged_or_left_out() -> None:
    index = CardIndex({"zh": {1: "暗黑界之狩人", 2: "光枪龙的影灵衣", 3: "师徒羁绊"}})
    for typed, code in (("暗黑界的狩人", 1), ("光枪龙之影灵衣", 2), ("师徒的羁绊", 3)):
        (found,) = index.find(typed, "zh")
        assert (found.code, found.closeness) == (code, CALLED), typed


def test_nicknames_are_looked_at_when_they_are_first_asked_for() -> None:
    looked = []

    def spoken() -> Iterator[tuple[int, str, str, int]]:
        looked.append(1)
        yield from SPOKEN

    index = CardIndex(NAMES)
    index.call(spoken())
    assert looked == []
    index.make_ready()
    assert looked == [1]
    assert index.find("毛衣", "zh")[0].code == 4
    assert looked == [1]


def test_it_is_said_by_which_nickname_a_card_was_found() -> None:
    assert index().find("毛衣", "en")[0].label == "Effect Veiler (毛衣)"
    assert index().find("毛衣", "zh")[0].label == "效果遮蒙者 (毛衣)"
    assert index().find("the veil", "en")[0].label == "Effect Veiler (the veil)"
    part = index()
    part.call([(4, "en", "veiler", 0)])
    assert part.find("veiler", "en")[0].label == "Effect Veiler"


def test_words_behind_a_group_are_looked_for_in_its_cards_without_spaces_too() -> None:
    found = CardIndex(NAMES, kin={"蓝眼": [1, 2]})
    assert [card.code for card in found.find("蓝眼白龙", "zh")] == [1]


def test_words_that_players_translate_otherwise_are_taken_for_those_of_the_cards() -> None:
    names = {"zh": {1: "超级同步龙", 2: "电光闪灵・蓝精", 3: "梦魇王座", 4: "同调魔术师"}}
    found = CardIndex(names)
    found.call((), {"同调": "同步", "卫星闪灵": "电光闪灵"})
    assert [card.code for card in found.find("超级同调龙", "zh")] == [1]
    assert [card.code for card in found.find("卫星闪灵·蓝精灵", "zh")] == [2]
    assert found.find("同调", "zh")[0].code == 4
    assert [card.code for card in found.find("梦魇的王座", "zh")] == [3]
    assert not CardIndex(names).find("超级同调龙", "zh")[0].closeness < 8


def test_what_is_spelled_alike_in_the_words_of_the_cards_stands_by_how_much_it_is() -> None:
    names = {1: "无限狱死灵法士", 2: "元素死灵法师", 3: "死灵法杖"}
    found = CardIndex({"zh": names}, standing={3: 90})
    found.call((), {"永火": "无限狱"})
    assert found.find("永火死灵法师", "zh")[0].code == 1


def test_the_group_that_was_named_comes_before_strangers_with_what_resembles_the_rest() -> None:
    names = {
        1: "玛那桃圆乡・无畏",
        2: "玛那桃圆乡・守心",
        3: "愚蠢埋葬",
        4: "心变",
        5: "卡曼愚者",
    }
    kin = {"玛那桃圆乡": [1, 2, 5]}
    found = CardIndex({"zh": names}, kin=kin, standing={1: 5, 3: 90, 4: 90})
    found.call((), {"末那愚子族": "玛那桃圆乡"})
    assert [card.code for card in found.find("末那愚子族·首心", "zh")][:3] == [2, 1, 5]
    assert [card.code for card in found.find("末那愚子族·骑兵", "zh")][:3] == [1, 2, 5]
    assert not found.clear(found.find("末那愚子族·骑兵", "zh"), "末那愚子族·骑兵")


def test_the_beginning_of_a_word_that_people_write_is_taken_for_the_printed_word() -> None:
    found = CardIndex({"zh": {1: "燃烧拳斗士・领头", 2: "拳斗士之魂", 3: "枪管上膛幻兽"}})
    found.call((), {"装弹枪管": "枪管上膛"})
    assert [card.code for card in found.find("装弹", "zh")] == [3]
    assert found.find("装", "zh") == ()


async def test_nicknames_of_the_operator_come_before_those_of_the_game(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    own = (
        Nickname(str(MOSSBACK), "en", "slowpoke"),
        Nickname("求雨的差事", "ja", "あめふらし"),
        Nickname("Nobody at All", "en", "nobody"),
    )
    library = Library(shelve_invented(tmp_path / "library.sqlite"))
    try:
        with caplog.at_level(logging.WARNING):
            found = (await Lookup({ZOO.key: ZOO}, library, own).renewed()).index
    finally:
        await library.close()

    assert found.find("slowpoke", "en")[0].code == MOSSBACK
    assert found.find("あめふらし", "ja")[0].code == RAINMAKER
    assert [record.getMessage() for record in caplog.records] == [
        "Nobody at All is called 'nobody', but is no card here"
    ]


def test_a_file_names_cards_by_passcode_or_by_name(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(
        '[14558127]\nen = ["ash"]\n["Effect Veiler"]\nzh = ["毛衣", "维勒"]\n', encoding="utf-8"
    )
    assert read_nicknames(file) == (
        Nickname("14558127", "en", "ash"),
        Nickname("Effect Veiler", "zh", "毛衣"),
        Nickname("Effect Veiler", "zh", "维勒", 1),
    )


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("[1]\nen = [,]", r"is not TOML: .*line 2"),
        ("ash = 1", r"ash: it has no nicknames\. Write \[ash\]"),
        ('[1]\nfr = ["a"]', r"1: fr is no language; there are en, ja, zh"),
        ('[1]\nen = "ash"', r"1: en: write the nicknames as a list"),
        ("[1]\nen = []", r"1: en: write the nicknames as a list"),
        ('[1]\nen = ["--"]', r"1: en: '--' is no nickname"),
        ("[1]\nen = [7]", r"1: en: 7 is no nickname"),
        ('[1]\nen = ["a", "a"]', r"1: en: 'a' stands there twice"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_its_place(
    tmp_path: Path, written: str, said: str
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(written, encoding="utf-8")
    with pytest.raises(NicknamesError, match=said):
        read_nicknames(file)


def test_a_file_that_is_not_there_or_no_text_is_named(tmp_path: Path) -> None:
    with pytest.raises(NicknamesError, match=r"none\.toml cannot be read"):
        read_nicknames(tmp_path / "none.toml")
    file = tmp_path / "latin.toml"
    file.write_bytes("# für uns".encode("latin-1"))
    with pytest.raises(NicknamesError, match="not UTF-8"):
        read_nicknames(file)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("[1]\nen = " + "[" * 1900, "lists in lists"),
        ("[1]\nen = " + "[\n" * 100_000, "lists in lists"),
        ("[1]\nen = " + "[{a=\n" * 600, "lists in lists|not TOML"),
        ("a." * 100_000 + "b = 1", "line 1 has more than 2000 characters"),
        ("\n[" + "a." * 400_000 + "b]", "line 2 has more than 2000 characters"),
        (("[" + "a." * 50 + "b]\n") * 900, "not TOML"),
        ("".join(f"[{n}.{'a.' * 50}b]\n" for n in range(900)), "no language"),
        ("#" * (1024 * 1024 + 1), "more than 1,024 KiB"),
        ("\n" * 2_000_000, "more than 1,024 KiB"),
    ],
    ids=range(9),
)
def test_a_file_that_is_made_to_be_too_much_is_refused(
    tmp_path: Path, content: str, words: str
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(content)
    with pytest.raises(NicknamesError, match=words):
        read_nicknames(file)


def test_what_is_no_plain_file_is_refused_at_once(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), tmp_path):
        with pytest.raises(NicknamesError, match=r"no file that can be read|cannot be read"):
            read_nicknames(path)
    link = tmp_path / "link.toml"
    link.symlink_to(tmp_path / "own.toml")
    (tmp_path / "own.toml").write_text('[1]\nen = ["ash"]')
    assert [each.name for each in read_nicknames(link)] == ["ash"]


@pytest.mark.parametrize(
    ("typed", "code"), [("very fun dragon", 88581108), ("the roach", 23434538)]
)
def test_names_that_are_made_in_fun_are_known(typed: str, code: int) -> None:
    assert code in [int(each.card) for each in called() if each.name == typed]


def test_every_file_of_the_game_can_be_read() -> None:
    assert {each.language for each in called()} == {*LANGUAGES}
    assert all(each.card.isdecimal() for each in called())
