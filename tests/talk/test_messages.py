"""Fluent messages are read as Fluent means them, and what is wrong in a file fails at once."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from cards.messages import Grouped, Lazy, Messages, UnknownFluentError, patterns

ROOT = Path(__file__).parents[2]


def messages(folder: Path, text: str, language: str = "en") -> Messages:
    file = folder / "some.ftl"
    file.write_text(text, "utf-8")
    return Messages([file], language)


def test_text_facts_literals_and_other_messages(tmp_path: Path) -> None:
    words = messages(
        tmp_path,
        '# A comment.\nname = Yugi\nsaid = { name }:{ " " }“{ $what }”\n'
        "told = { said } Told { $times } times.\n",
    )

    assert words.say("name") == "Yugi"
    assert words.say("said", what="{ name }") == "Yugi: “{ name }”"
    assert words.say("told", what="Draw", times=2) == "Yugi: “Draw” Told 2 times."
    assert words.by_key["told"].facts == {"what", "times"}


def test_plain_lines_are_read_as_the_parser_of_fluent_reads_them() -> None:
    files = [file for room in ("bot", "cards") for file in (ROOT / room).rglob("*.ftl")]
    assert files
    for file in files:
        body = FluentParser(with_spans=False).parse(file.read_text("utf-8")).body
        said = {
            each.id.name: each.value
            for each in body
            if isinstance(each, ast.Message) and each.value is not None
        }

        read = dict(patterns([file]))

        assert list(read) == list(said)
        assert [key for key in read if not said[key].equals(read[key])] == [], file


DRAW = """drawn = { $person ->
    [you] You draw
   *[they] { $player } draws
} { $count ->
    [0] nothing
    [one] a card
   *[other] { $count } cards
}.
"""


@pytest.mark.parametrize(
    ("person", "count", "said"),
    [
        ("you", 0, "You draw nothing."),
        ("you", 1, "You draw a card."),
        ("they", 2, "Kaiba draws 2 cards."),
        ("somebody", 1200, "Kaiba draws 1200 cards."),
    ],
)
def test_a_selector_looks_at_words_numbers_and_plurals(
    tmp_path: Path, person: str, count: int, said: str
) -> None:
    words = messages(tmp_path, DRAW)

    assert words.say("drawn", person=person, player="Kaiba", count=count) == said


def test_languages_without_plurals_have_one_form_for_all(tmp_path: Path) -> None:
    words = messages(tmp_path, DRAW, "ja")

    assert words.say("drawn", person="you", player="", count=1) == "You draw 1 cards."


def test_a_number_that_is_a_name_has_no_commas(tmp_path: Path) -> None:
    words = messages(tmp_path, "line = 50 %: { $line } { NUMBER($line, useGrouping: 0) }\n")

    assert words.say("line", line=Grouped(12345)) == "50 %: 12,345 12345"


def test_facts_that_no_message_asks_for_are_not_worked_out(tmp_path: Path) -> None:
    words = messages(tmp_path, "you = { $name }\n")

    assert words.fill("you", Lazy(name=lambda: "Yugi", other=lambda: 1 // 0)) == "Yugi"


def test_a_missing_or_an_unknown_fact_is_an_error(tmp_path: Path) -> None:
    words = messages(tmp_path, "you = { $name }\n")

    with pytest.raises(ValueError, match=r"asks for .*'name'.*'nane'"):
        words.say("you", nane="Yugi")
    with pytest.raises(ValueError, match=r"was given .*'age'"):
        words.say("you", name="Yugi", age=16)
    with pytest.raises(KeyError, match="name"):
        words.fill("you", {})
    with pytest.raises(KeyError, match="they"):
        words.say("they")


@pytest.mark.parametrize(
    "text",
    [
        "broken = { $name\n",
        "twice = a\ntwice = b\n",
        "unknown = { nobody }\n",
        "one = { two }\ntwo = { one }\n",
        "with-attribute = a\n    .title = b\n",
        "-term = a\n",
        "day = { DATETIME($day) }\n",
        "number = { NUMBER($number, minimumFractionDigits: 2) }\n",
        "sum = { NUMBER($number) ->\n   *[other] a\n}\n",
    ],
)
def test_what_is_broken_or_not_understood_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(UnknownFluentError):
        messages(tmp_path, text)
