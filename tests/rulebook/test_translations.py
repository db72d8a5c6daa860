"""The book in other languages says what it says in English, in the same fields."""

import json
import re
from pathlib import Path

import pytest

from cards.names import names
from cards.rulebook import chapter, rules, statements
from cards.rulebook.book import chapters
from cards.rulebook.sources import source
from cards.rulebook.translations import (
    FOLDER,
    LANGUAGES,
    MistranslatedError,
    cites,
    translations,
)
from tests.rows import through_all

KANA = re.compile(r"[\u3041-\u30fa\u30fc-\u30ff]")
HAN = re.compile(r"[\u4e00-\u9fff]")
COMMANDED = re.compile(r"\b(?:MUST|MAY|SHOULD)\b")
WIN = json.loads((FOLDER / "ja" / "MR-WIN.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@through_all(chapters())
def test_the_chapter_is_translated_whole(name: str, language: str) -> None:
    there = translations(language)
    rules_of_it = [each["id"] for each in statements() if chapter(each["id"]) == name]
    missing = [rule for rule in rules_of_it if rule not in there]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_is_in_its_language(language: str) -> None:
    for rule, said in translations(language).items():
        assert HAN.search(said["title"]) or KANA.search(said["title"]), rule
        assert HAN.search(said["rule"]), rule
        assert (language == "ja") == bool(KANA.search(said["rule"])), rule
        assert not COMMANDED.search(" ".join(map(str, said.values()))), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_names_the_same_cards(language: str) -> None:
    here = names(language)
    english = {each["id"]: " ".join(map(str, each.values())) for each in statements()}
    of_words = {code: name for code, name in names("en").items() if " " in name}
    for rule, said in translations(language).items():
        text = " ".join(map(str, said.values()))
        written = {code: name for code, name in of_words.items() if name in english[rule]}
        for code, name in written.items():
            if re.search(rf"\b{re.escape(name)}\b", english[rule]):
                assert here[code] in text, (rule, name, here[code])


def test_a_rule_is_read_in_the_readers_language_and_else_in_english() -> None:
    (rule,) = [rule for rule in rules() if rule.id == "MR-WIN-02"]

    assert rule.said("en").title == "Simultaneous 0"
    assert rule.said("ja").title == "同時に0になった場合"
    assert rule.said("zh").text == "双方的LP同时变成0时为平手。"
    assert rule.said("en").source == "Rulebook 2020 (Japanese p. 19; Chinese)"
    assert rule.said("ja").source == "ルールブック2020（日本語版19ページ、中国語版）"
    assert rule.said("de") == rule.said("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_is_named_in_every_language(language: str) -> None:
    for statement in statements():
        words = source(statement["source"], language)
        assert not re.search(r"[A-Za-z;]", re.sub(r"(?:MR-[A-Z]+|SD)-", "", words)), words


def test_a_chapter_is_the_id_without_its_number() -> None:
    assert chapter("MR-SUM-07") == "MR-SUM"
    assert chapter("SD-31") == "SD"


def test_what_a_text_of_any_language_cites_is_found() -> None:
    assert cites("MR-WIN-01を参照。（SD-02）MR-GLOS-34/35") == {
        "MR-WIN-01",
        "SD-02",
        "MR-GLOS-34",
    }


@pytest.mark.parametrize(
    ("file", "changes", "problem"),
    [
        ("MR-NONE", {}, "ja/MR-NONE.json: the book has no such chapter"),
        ("MR-WIN", {"MR-WIN-99": WIN["MR-WIN-01"]}, "MR-WIN-99 is no rule of this chapter"),
        (
            "MR-WIN",
            {"MR-WIN-01": {**WIN["MR-WIN-01"], "practice": "慣例。"}},
            "MR-WIN-01: has title, rule, check, practice instead of title, rule, check",
        ),
        (
            "MR-WIN",
            {"MR-WIN-01": {**WIN["MR-WIN-01"], "title": " 勝利"}},
            "title is no text, or empty, or begins or ends with a space",
        ),
        (
            "MR-WIN",
            {"MR-WIN-01": {**WIN["MR-WIN-01"], "rule": "MR-WIN-02を見よ。"}},
            "MR-WIN-01: rule cites ['MR-WIN-02'] instead of []",
        ),
    ],
)
def test_what_does_not_fit_the_english_is_named(
    tmp_path: Path, file: str, changes: dict[str, dict[str, str]], problem: str
) -> None:
    (tmp_path / "ja").mkdir()
    words = json.dumps({**WIN, **changes}, ensure_ascii=False)
    (tmp_path / "ja" / f"{file}.json").write_text(words, encoding="utf-8")

    with pytest.raises(MistranslatedError, match=re.escape(problem)):
        translations("ja", tmp_path)


def test_the_order_of_the_book_is_kept(tmp_path: Path) -> None:
    (tmp_path / "ja").mkdir()
    backwards = dict(reversed(WIN.items()))
    (tmp_path / "ja" / "MR-WIN.json").write_text(json.dumps(backwards), encoding="utf-8")

    with pytest.raises(MistranslatedError, match="not in the order of the book"):
        translations("ja", tmp_path)
