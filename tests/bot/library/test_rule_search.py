"""A rule is found by its ID and by words, those of its title first."""

import pytest

from bot.rulesearch import RuleIndex
from cards.rulebook import rules
from engine.core.game import Rule

INDEX = RuleIndex(rules())


def title(rule: Rule) -> str:
    return rule.said("en").title.casefold()


def everything(rule: Rule) -> str:
    said = rule.said("en")
    return f"{said.title} {said.text} {said.practice} {said.example}".casefold()


@pytest.mark.parametrize("id", ["MR-BATTLE-10", "mr-battle-10", "MR BATTLE 10", " mrbattle10 "])
def test_an_id_names_one_rule_however_it_is_written(id: str) -> None:
    found = INDEX.named(id)

    assert found is not None
    assert found.id == "MR-BATTLE-10"
    assert INDEX.find(id)[0] == found


def test_the_beginning_of_an_id_finds_its_section() -> None:
    assert [rule.id for rule in INDEX.find("mr-gen")][:11] == [
        f"MR-GEN-{number:02}" for number in range(1, 12)
    ]


def test_words_of_the_title_come_before_words_of_the_text() -> None:
    found = INDEX.find("replay")
    in_title = ["replay" in title(rule) for rule in found]

    assert in_title == sorted(in_title, reverse=True)
    assert in_title[0]
    assert not in_title[-1]
    assert all("replay" in everything(r) for r in found)


def test_every_word_must_be_there() -> None:
    found = INDEX.find("Counter Trap damage step")

    assert found
    for rule in found:
        assert all(word in everything(rule) for word in ("counter", "trap", "damage", "step"))


def test_a_misspelt_title_is_still_found() -> None:
    assert INDEX.find("object of teh gaem")[0].id == "MR-GEN-01"


def test_what_no_rule_says_finds_nothing_and_nothing_typed_finds_all() -> None:
    assert INDEX.find("xyzzyplugh") == ()
    assert len(INDEX.find("")) == len(rules()) == len(INDEX)
    assert INDEX.named("MR-GEN") is None
