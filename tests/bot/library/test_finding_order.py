"""In which order cards are found, beside `tests/finding`, and when one is clearly meant."""

from collections.abc import Mapping

import pytest

from bot.finding.all_names import AllNames
from bot.finding.names import CardIndex
from bot.finding.shortened import LONGEST, MOST_HITS, Shortened

NAMES = {
    "en": {
        1: "Ash Blossom & Joyous Spring",
        2: "Ashura King",
        3: "Snake-Eye Ash",
        4: "Splash Capture",
        5: "Number 39: Utopia",
        6: "Utopian Aura",
        7: "Enemy Controller",
        8: "Second Conductor",
        9: "Black Luster Soldier",
        10: "Black Luster Soldier - Envoy of the Beginning",
        11: "Destiny HERO - Destroyer Phoenix Enforcer",
        12: "Nibiru, the Primal Being",
    },
    "ja": {
        1: "灰流うらら",
        7: "エネミーコントローラー",
        13: "聖なるバリア －ミラーフォース－",
        14: "増殖するG",
        15: "無限泡影",
        16: "泡の影",
    },
    "zh": {1: "灰流丽", 17: "黑魔导", 18: "黑・魔・导", 19: "死者苏生"},
}
STANDING = {1: 90, 2: 5, 3: 40, 4: 900, 5: 1100, 10: 50, 9: 20, 8: 10}


def index(standing: Mapping[int, int] = STANDING) -> CardIndex:
    others = {"zh": {17: ["黑魔術師"]}}
    return CardIndex(
        NAMES, kin={"Blossoms of the Ghost": [1]}, others=others, standing=standing
    )


def codes(typed: str, language: str = "en") -> list[int]:
    return [card.code for card in index().find(typed, language)]


def test_a_further_name_of_a_far_better_known_card_comes_before_a_printed_one() -> None:
    names = {"zh": {1: "大岚", 2: "风暴射手", 3: "风暴之星"}}
    standing = {1: 150, 2: 60, 3: 90}
    found = CardIndex(names, others={"zh": {1: ["风暴大作"]}}, standing=standing)
    assert [card.code for card in found.find("风暴", "zh")] == [3, 1, 2]


@pytest.mark.parametrize("typed", ["黑·魔·导", "黑•魔•导", "黑‧魔‧导", "黑･魔･导"])
def test_a_name_is_written_so_whatever_dots_the_keyboard_gives(typed: str) -> None:
    assert codes(typed, "zh")[:2] == [18, 17]
    assert codes("黑魔导", "zh")[:2] == [17, 18]


def test_names_with_the_digit_that_was_typed_come_before_those_with_its_word() -> None:
    names = {"en": {1: "Noble Seven Knights", 2: "Number 7: Lucky Straight"}}
    found = CardIndex(names, standing={1: 9}).find("n7", "en")
    assert [card.code for card in found] == [2, 1]


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("バレルロード", [1, 3]),
        ("ばれるろーど", [1, 3]),
        ("バレル", [2, 1, 3]),
        ("ヴァレル", [1, 3]),
        ("ボルカニックデビル", [4]),
        ("リバイブ", [5]),
        ("リヴォルト", [6]),
    ],
)
def test_a_name_with_v_is_found_as_most_type_it(typed: str, codes: list[int]) -> None:
    names = {
        1: "ヴァレルロード・ドラゴン",
        2: "バレル・ドラゴン",
        3: "ヴァレルロード・Ｆ",
        4: "ヴォルカニック・デビル",
        5: "再生の羽",
        6: "鉄の抗戦",
    }
    readings = {"ja": {5: "リヴァイヴのはね", 6: "てつのリボルト"}}
    index = CardIndex({"ja": names}, readings, standing={2: 9, 1: 5})
    index.make_ready()

    assert [card.code for card in index.find(typed, "ja")] == codes


@pytest.mark.parametrize(
    ("typed", "name"), [("閃刀姬", "閃刀姫"), ("黏丝", "粘丝"), ("大炮", "大砲")]
)
def test_two_forms_of_a_character_are_the_same(typed: str, name: str) -> None:
    assert CardIndex({"ja": {1: name}}).exact(typed) == 1


def test_a_card_is_found_by_what_it_is_called_elsewhere() -> None:
    found = index().find("黑魔术师", "zh")
    assert [card.label for card in found] == ["黑魔导 (黑魔術師)"]
    assert index().exact("黑魔术师") == 17


def test_what_a_card_is_called_elsewhere_hides_no_card_of_that_name() -> None:
    names = {"zh": {1: "黑魔导", 2: "黑爆裂"}}
    found = CardIndex(names, others={"zh": {2: ["黑魔导"]}})
    assert found.exact("黑魔导") == 1
    assert [card.code for card in found.find("黑魔导", "zh")] == [1, 2]


@pytest.mark.parametrize(
    ("typed", "clear"),
    [
        ("nibiru", True),
        ("ash", True),
        ("utopia", True),
        ("utopain", True),
        ("fire", False),
        ("black luster", True),
        ("s", False),
        ("qqqq", False),
        ("", False),
        ("!!!", False),
        ("に", False),
        ("ー", False),
        ("無", False),
        ("無限", True),
        ("can I control", False),
        ("enemy contorl", True),
        ("nemycontroller", True),
        ("trolle", False),
        ("asg", False),
    ],
)
def test_the_first_is_clear_where_it_stands_out(typed: str, clear: bool) -> None:
    found = index()
    assert found.clear(found.find(typed, "en"), typed) == clear


def test_what_begins_otherwise_is_no_slip_of_a_few_letters() -> None:
    found = CardIndex({"en": {1: "Overdone Burial", 2: "Dark Magician"}})
    assert [card.code for card in found.find("@everyone", "en")] == [1]
    assert not found.clear(found.find("@everyone", "en"), "@everyone")
    assert found.clear(found.find("@overdine", "en"), "@overdine")


def test_two_that_are_known_nearly_alike_are_not_told_apart_by_guessing() -> None:
    found = index({1: 60, 3: 40})
    assert not found.clear(found.find("ash", "en"), "ash")


def test_however_many_names_fit_so_many_are_ranked() -> None:
    short = Shortened()
    for n in range(2 * MOST_HITS):
        short.add(["ab", f"cd{n}"], ["ab", f"cd{n}"])
    short.close()
    assert len(list(short.by_letters("acd"))) <= MOST_HITS * (len("acd") - 1)
    assert list(short.by_letters("a" * (LONGEST + 1))) == []
    assert list(short.by_characters("あ" * 100)) == []


def test_an_exact_name_is_found_without_going_through_all_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = index()

    def never(names: AllNames, part: str) -> list[int]:
        raise AssertionError(f"all names were gone through for {part}")

    monkeypatch.setattr(AllNames, "places", never)
    found = [
        names.exact(each) for each in ("ashura KING", "黑魔导", "黑魔術師", "灰流うらら", "ash")
    ]
    assert found == [2, 17, 17, 1, None]


@pytest.mark.parametrize(
    ("typed", "language", "less_close", "closer"),
    [
        ("ブレイン", "ja", "洗脳－ブレインコントロール", "ブレイン・ジャッカー"),
        ("トリック", "ja", "トリックスター・リンカーネイション", "デーモン・トリック"),
        ("埋葬", "zh", "愚蠢埋葬", "埋葬之门"),
        ("invo", "en", "Invocation", "Star Invo"),
        ("いこう", "ja", "ライコウ", "いこうまじん"),
    ],
)
def test_of_words_and_beginnings_those_of_far_better_known_cards_come_first(
    typed: str, language: str, less_close: str, closer: str
) -> None:
    names = {language: {1: closer, 2: less_close}}
    alike = CardIndex(names, standing={1: 11, 2: 12}).find(typed, language)
    assert [card.code for card in alike] == [1, 2]
    assert alike[0].closeness <= alike[1].closeness
    better = CardIndex(names, standing={1: 11, 2: 120}).find(typed, language)
    assert [card.code for card in better] == [2, 1]
    assert better[0].closeness <= better[1].closeness


def test_the_readers_language_comes_before_how_closely_a_word_is_found() -> None:
    names = {"ja": {1: "同族感染ウィルス"}, "zh": {1: "同族病毒", 2: "机怪感染"}}
    found = CardIndex(names, standing={1: 3, 2: 9}).find("感染", "ja")
    assert [card.code for card in found] == [1, 2]


@pytest.mark.parametrize(("known", "first"), [({1: 28, 2: 3}, 1), ({1: 28, 2: 40}, 2)])
def test_letters_of_english_are_typed_for_names_of_any_language(
    known: Mapping[int, int], first: int
) -> None:
    names = {"en": {1: "Snake-Eye Ash"}, "ja": {1: "蛇の眼", 2: "ＡＳＨＬＡＮ"}}
    found = CardIndex(names, standing=known).find("ash", "ja")
    assert [card.code for card in found] == [first, 3 - first]
    words = {"en": {1: "Snake-Eye Ash"}, "ja": {1: "蛇の眼", 2: "ＡＳＨ・ＬＡＮ"}}
    assert CardIndex(words, standing=known).find("ash", "ja")[0].code == 2


@pytest.mark.parametrize(
    ("typed", "whole", "held"),
    [
        ("フランケン", ("ja", "腐乱犬"), "デビル・フランケン"),
        ("旋風", ("zh", "旋风"), "黒い旋風"),
        ("天空竜", ("zh", "天空龙"), "オシリスの天空竜"),
        ("超重", ("zh", "超重"), "超重武者"),
    ],
)
def test_a_whole_name_that_is_only_read_so_or_foreign_gives_way_to_far_better_known_cards(
    typed: str, whole: tuple[str, str], held: str
) -> None:
    language, name = whole
    names = {"ja": {1: "名無し", 2: held}, "zh": {}}
    names[language][1] = name
    readings = {"ja": {1: "フランケン"}}
    plain = CardIndex(names, readings, standing={1: 5, 2: 10}).find(typed, "ja")
    assert [card.code for card in plain] == [1, 2]
    found = CardIndex(names, readings, standing={1: 5, 2: 90}).find(typed, "ja")
    assert [card.code for card in found] == [2, 1]


def test_a_whole_name_in_another_language_gives_way_to_what_the_readers_call_a_card() -> None:
    names = {"ja": {1: "アサシン", 2: "深淵の闇", 3: "暗殺者の影"}, "zh": {1: "暗杀者"}}
    cards = CardIndex(names, standing={1: 7, 2: 90})
    cards.call([(2, "ja", "暗殺者", 0)])
    assert [card.code for card in cards.find("暗殺者", "ja")] == [2, 3, 1]
    assert cards.find("暗殺者", "zh")[0].code == 1


def test_a_name_that_is_printed_so_or_typed_as_it_is_read_gives_way_to_none() -> None:
    names = {"ja": {1: "腐乱犬", 2: "デビル・フランケン", 3: "竜騎士", 4: "白竜騎士"}}
    cards = CardIndex(names, {"ja": {1: "フランケン"}}, standing={2: 500, 4: 500})
    assert cards.find("竜騎士", "ja")[0].code == 3
    assert cards.find("ふらんけん", "ja")[0].code == 1


def test_a_short_number_is_looked_for_in_names_before_passcodes() -> None:
    found = CardIndex({"en": {10100000: "Mecha Bunny", 7: "Number 101: Silent Honor ARK"}})
    assert [card.code for card in found.find("101", "en")] == [7, 10100000]
    assert found.find("1010", "en")[0].code == 10100000
    assert found.find("7", "en")[0].code == 7


def test_another_translation_is_found_by_the_rare_characters_it_shares() -> None:
    names = {"zh": {1: "冰剑龙 镜翠幻种", 2: "冰结界之龙", 3: "龙之镜", 4: "黑魔导"}}
    found = CardIndex(names).find("冰剑龙幻翠冰龙米拉", "zh")
    assert found[0].code == 1
    assert 4 not in {card.code for card in found}
    assert not CardIndex(names).clear(found, "冰剑龙幻翠冰龙米拉")


def test_characters_that_stand_in_hundreds_of_names_are_not_looked_for() -> None:
    names = {"zh": {n: f"龙{n}" for n in range(1, 500)} | {900: "龙渊"}}
    assert [card.code for card in CardIndex(names).find("渊冥龙王", "zh")] == [900]
