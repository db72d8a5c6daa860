"""Words that people and files bring stand among ours without any effect on them."""

from pathlib import Path

import pytest

from bot.shared.text import escaped
from bot.shared.unknown import shown

PLAIN = (
    "Blue-Eyes White Dragon",
    "No. 39: Utopia (2)",
    "青眼の白龍",
    "I ♥ you, 100%!",
    "a - b #1",
)


@pytest.mark.parametrize("name", PLAIN)
def test_what_has_no_effect_is_left_as_it_is(name: str) -> None:
    assert escaped(name) == name


@pytest.mark.parametrize(
    ("words", "written"),
    [
        ("**a** _b_ `c` ~~d~~ ||e||", r"\*\*a\*\* \_b\_ \`c\` \~\~d\~\~ \|\|e\|\|"),
        ("a\\", "a\\\\"),
        ("[free](https://a.example)", r"\[free\](https\://a.example)"),
        ("[**free**](x)", r"\[\*\*free\*\*\](x)"),
        ("[one half", r"\[one half"),
        ("](https://a.example)", r"\](https\://a.example)"),
        ("https://a.example/b_c", r"https\://a.example/b\_c"),
        (
            "<@1> <t:1:R> </a:1> <https://a.example>",
            r"\<@1> \<t:1:R> \</a:1> \<https\://a.example>",
        ),
        (
            "# a\n## b\n  - c\n-# d\n> e\n>>> f",
            "\\# a\n\\## b\n  \\- c\n\\-# d\n\\> e\n\\>>> f",
        ),
    ],
)
def test_nothing_is_obeyed(words: str, written: str) -> None:
    assert escaped(words) == written


def test_what_was_typed_is_repeated_on_one_line_and_calls_nobody() -> None:
    assert shown("\u202egnp.exe\n# @everyone <@1>") == "gnp.exe # ＠everyone ＜@1>"
    assert len(shown("a" * 6000)) == 60


BOT = Path(__file__).parents[2] / "bot"


def test_words_are_escaped_by_our_rule_alone() -> None:
    found = {
        str(file.relative_to(BOT))
        for file in BOT.rglob("*.py")
        if "escape_markdown" in file.read_text(encoding="utf-8")
    }
    assert not found
