"""What can be held by rule of how the bot and the table speak in each language."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from cards.languages import LANGUAGES
from tests.sentences.pages import ROOT, Room, rooms

WIDE = "[\u3040-\u30ff\u4e00-\u9fff]"
FULL = "[，。：；？！、（）「」『』“”]"
BESIDE_A_SPACE = "·–×@#→←`/*|<0-9A-Za-z"
"""What a space may stand before or after, also next to punctuation of full width."""
EVERYWHERE = {
    "en": (
        *(r"\b(he|him|his|himself|she|her|whom|thereof|wishes?)\b", r"(?<!No )\bsuch (?!as\b)"),
        *("’", r"(?<!`)\"", r"\b(it|they|who) lies\b", r"\bbut for\b"),
    ),
    "ja": (
        *("生け贄", "カードナンバー", "インポート", "他の人", '[“”"]', r"\bBot\b", "[ 　]？"),
        *("ですます", "捨て札", "場札", "、、"),
        *("一時停止", "おやすみ", "知られていない", "(?<!の)他に"),
        "イベント(?!の?管理)",
    ),
    "zh": (
        *(
            "[您妳]",
            "卡组",
            "生命值",
            "基本分",
            "手卡",
            "盖放",
            "丢弃",
            "抽卡",
            "同调",
            "指示物",
        ),
        *("指示器", "对方", "牌手", "平局", "和局", "送去墓地", "撤回(?!。)", '"', "、、"),
        *("自订", "回复", "免打扰", "(?<!管理)活动", "(?<![…0-9a-f])…(?![…>])"),
    ),
}
"""What no sentence has: terms that another stands for, marks of another language."""
PLURAL = re.compile(r"\b1 (?:more |earlier |different |new )?[a-z]{3,}s\b")
NOT_ONE = {"most", "least", "times", "spent"}
"""Numbers that are never 1 where they are told, or are written with a unit in any case."""
NEVER_ONE = {
    *("deck-unreadable-too-many", "rulings-faqs-newest", "event-why-seed"),
    *("event-started", "event-begins", "term-several"),
}
"""Messages that count what is never one."""


@cache
def all_rooms() -> tuple[Room, ...]:
    return tuple(rooms())


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Every form of every message, with its key."""
    for room in all_rooms():
        for key in room.words[language].by_key:
            for line in room.lines(key):
                yield key, line[LANGUAGES.index(language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_word_that_another_stands_for(language: str) -> None:
    refused = [re.compile(each) for each in EVERYWHERE[language]]

    found = [
        (key, said)
        for key, said in sentences(language)
        for each in refused
        if each.search(said)
    ]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_stand_in_keeps_to_the_same_words(language: str) -> None:
    script = ROOT / "bot" / "sandbox" / "page" / "scripts" / "words" / f"{language}.js"
    said = re.findall(r'"((?:[^"\\]|\\.)*)"', script.read_text("utf-8"))

    assert len(said) > 50
    for each in EVERYWHERE[language]:
        assert not [text for text in said if re.search(each, text)], each


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_texts_of_cards_keep_to_the_same_words(language: str) -> None:
    frozen = (ROOT / "tests" / "text" / "frozen" / f"{language}.txt").read_text("utf-8")
    said = [line for line in frozen.splitlines() if line.startswith(" ")]

    assert len(said) > 500
    for each in EVERYWHERE[language]:
        assert not [text for text in said if re.search(each, text)], each


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_narrow_punctuation_stands_beside_a_wide_letter(language: str) -> None:
    narrow = re.compile(f"{WIDE}[:;,?!()]|[:;,?!()]{WIDE}|{WIDE}\\.(?![a-z])")

    assert not [(key, said) for key, said in sentences(language) if narrow.search(said)]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_space_stands_beside_wide_punctuation(language: str) -> None:
    spaced = re.compile(f"(?<![{BESIDE_A_SPACE}]) {FULL}|{FULL} (?![{BESIDE_A_SPACE}])")

    assert not [(key, said) for key, said in sentences(language) if spaced.search(said)]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_space_stands_between_code_and_a_wide_letter(language: str) -> None:
    spaced = re.compile(f"(?:{WIDE}|{FULL}) `|` {WIDE}")
    said = [(key, re.sub("`[^`]*`", "`", text)) for key, text in sentences(language)]

    assert not [each for each in said if spaced.search(each[1])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_written_as_code(language: str) -> None:
    bare = re.compile(r"(?<![`/\w<])/(?:duel|deck|event|event-admin) [a-z]")

    assert not [(key, said) for key, said in sentences(language) if bare.search(said)]


def test_nothing_in_english_is_one_and_many() -> None:
    found = []
    for room in all_rooms():
        for key, message in room.words["en"].by_key.items():
            if key in NEVER_ONE:
                continue
            variants = room.variants(key)
            for fact in message.facts - NOT_ONE:
                usual = {name: values[0] for name, values in variants.items() if values}
                if not isinstance(usual.get(fact, room.example(key, fact, "en", usual)), int):
                    continue
                said = room.said(key, "en", {**usual, fact: 1})
                if PLURAL.search(said):
                    found.append((key, fact, said))
    assert not found
