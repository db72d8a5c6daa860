"""The book is read by players: it speaks of the game, never of the program that plays it."""

import re

import pytest

from cards.rulebook.book import statements
from cards.rulebook.translations import FIELDS, LANGUAGES, translations

TECHNICAL = {
    "en": re.compile(
        r"\b(engine|prompt\w*|flags?|config\w*|enum|bots?|invariant|assert\w*|true|false|N?TP"
        r"|logs?|logged|parsed|commands?|hard-coded|selectable|event|diff|validat\w*|tags?"
        r"|random source|API|UI|implement\w*|server|data)\b|[{}⇒∧∨≠]|[=!]=|\w+_\w+",
        re.IGNORECASE,
    ),
    "ja": re.compile(
        "エンジン|プロンプト|フラグ|(?<![ァ-ヺー])ボット|コマンド|データ上|ログ(?![ラリ])|[{}⇒]"
        "|[a-z]+_[a-z]+"
    ),
    "zh": re.compile("引擎|提示符|标志|(?<!蜂蜜)机器人|命令|日志|配置|[{}⇒]|[a-z]+_[a-z]+"),
}
"""Words of programs; Honeybot, a card, ends in one of them in Japanese and Chinese."""


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_book_speaks_of_the_game_alone(language: str) -> None:
    english = {each["id"]: each for each in statements()}
    book = english if language == "en" else translations(language)
    found = [
        f"{rule} {field}: {match[0]!r}"
        for rule, said in book.items()
        for field in FIELDS
        if (match := TECHNICAL[language].search(str(said.get(field, ""))))
    ]
    assert not found, "\n".join(found)
