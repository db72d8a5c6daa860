"""What was typed in English or Chinese, put into the words of Japanese texts."""

import pytest

from bot.rules.wording import Wording
from cards.games.yugioh import YUGIOH

CARDS = {"Honest": "架空の天使", "正直者": "架空の天使", "Set Sail": "架空の船"}


def japanese(typed: str) -> str:
    return Wording(YUGIOH.terms).japanese(typed, lambda name: CARDS.get(name, ""))


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("damage step Honest", "ダメージステップ 架空の天使"),
        ("banish", "除外"),
        ("can be banished", "除外"),
        ("negating the activation", "無効 発動"),
        ("Special Summoned from the GY", "特殊召喚 墓地"),
        ("traps", "罠"),
        ("face-down", "裏側"),
        ("Set Sail", "架空の船"),
        ("伤害步骤", "ダメージステップ"),
        ("伤害步骤特殊召唤", "ダメージステップ 特殊召喚"),
        ("正直者 除外", "架空の天使 除外"),
    ],
)
def test_words_of_the_game_and_names_of_cards_are_found(typed: str, expected: str) -> None:
    assert japanese(typed) == expected


@pytest.mark.parametrize("typed", ["", "the", "メタル", "ダメージステップ", "xyzzy", "12345"])
def test_what_has_no_other_word_stays_as_it_was_typed(typed: str) -> None:
    assert japanese(typed) == typed


def test_what_is_only_partly_known_keeps_the_rest() -> None:
    assert japanese("xyzzy banished") == "xyzzy 除外"
    assert japanese("伤害步骤架空") == "伤害步骤架空"
