"""The book of rules is whole, every entry complete, and speaks of rules alone."""

import re
import subprocess
import sys

import pytest

from cards.rulebook import layers, rules, statements

LAYERS = {"engine", "deck", "match", "data", "ui", "advice"}


def test_the_book_holds_every_rule_once() -> None:
    ids = [rule.id for rule in rules()]

    assert len(ids) == 508 + 188 + 31
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"(MR-[A-Z]+|SD|EX-[A-Z]+2?|EXG)-\d{2}", each) for each in ids)
    assert sum(each.startswith("SD-") for each in ids) == 31
    assert sum(each.startswith("EX-") for each in ids) == 188
    assert sum(each.startswith("EXG-") for each in ids) == 31


def test_every_field_of_every_statement_is_filled() -> None:
    known = {"id", "title", "layer", "rule", "practice", "check", "source"}
    for statement in statements():
        assert known - {"practice"} <= statement.keys() <= known, statement["id"]
        assert all(isinstance(v, str) and v == v.strip() != "" for v in statement.values()), (
            statement["id"]
        )


def test_each_section_is_numbered_without_a_gap() -> None:
    numbers: dict[str, list[int]] = {}
    for rule in rules():
        section, _, number = rule.id.rpartition("-")
        numbers.setdefault(section, []).append(int(number))

    for section, found in numbers.items():
        assert found == list(range(1, len(found) + 1)), section


def test_every_rule_named_by_another_exists() -> None:
    known = {rule.id for rule in rules()}
    for statement in statements():
        named = re.findall(
            r"\b(?:MR-[A-Z]+|SD|EX-[A-Z]+2?|EXG)-\d{2}\b",
            " ".join(map(str, statement.values())),
        )
        assert set(named) <= known, statement["id"]


def test_sources_name_a_page_and_no_line_of_a_scan() -> None:
    for rule in rules():
        source = rule.said("en").source
        assert not re.search(r"\b00[034]\b|\bL\d|「", source), rule.id
        assert len(source) <= 80, rule.id
    assert not any("the seeds" in rule.said("en").text.lower() for rule in rules())


def test_what_players_expect_stands_beside_the_rule() -> None:
    said = {rule.id: rule.said("en") for rule in rules()}

    assert said["MR-GEN-09"].practice == "Who tosses/calls is left to the card text."
    assert said["MR-GEN-01"].practice == ""
    assert sum(each.practice != "" for each in said.values()) == 117


def test_every_rule_has_a_layer_and_most_are_the_engines() -> None:
    assert layers().keys() == {rule.id for rule in rules()}
    assert set(layers().values()) == LAYERS
    assert layers()["MR-DECK-01"] == "deck"
    with pytest.raises(TypeError):
        layers()["MR-DECK-01"] = "ui"  # type: ignore[index]


def test_the_book_is_not_read_before_it_is_asked_for() -> None:
    program = (
        "import cards.rulebook as book\n"
        "assert book.statements.cache_info().currsize == 0\n"
        "book.rules()\n"
        "assert book.statements.cache_info().currsize == 1\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
