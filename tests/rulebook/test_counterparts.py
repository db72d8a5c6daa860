"""What the book of one format says in the place of a rule of the other."""

import re

import pytest

from bot.games import GAMES
from bot.rules.buttons import opened_rule
from cards.languages import LANGUAGES
from cards.rulebook import layers, rules
from engine.core.book import Counterpart
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.expert_2004 import EXPERT_2004
from engine.yugioh.views import statutes
from engine.yugioh.words.steps import STEPS

RULES = {rule.id: rule for rule in rules()}
BOOK_OF = {"MR": "master", "EX": "expert", "EXG": "expert"}
NOT_OF_2004 = re.compile(r"MR-(?:LINK|PEND|SYNC|XYZ)-")
"""The rules of what there was not in 2004."""


def shown(rule: str, language: str) -> str:
    view = opened_rule(language, GAMES, RULES[rule])
    return "\n".join(
        text for each in view.walk_children() if (text := getattr(each, "content", ""))
    )


def test_a_counterpart_is_a_rule_of_the_other_book_and_points_back() -> None:
    pairs = [(rule, each) for rule in RULES.values() for each in rule.elsewhere]

    assert len(pairs) == 2 * 180
    for rule, each in pairs:
        own = BOOK_OF[rule.id.partition("-")[0]]
        assert (BOOK_OF[each.rule.partition("-")[0]], own) in (
            (each.format, "master"),
            (each.format, "expert"),
        )
        assert each.format != own
        assert Counterpart(own, rule.id, each.same) in RULES[each.rule].elsewhere


def test_what_differs_comes_first() -> None:
    assert [each.rule for each in RULES["MR-TURN-13"].elsewhere] == ["EX-TS-02", "EX-EP-09"]
    assert [each.same for each in RULES["MR-TURN-13"].elsewhere] == [False, True]


@pytest.mark.parametrize(
    ("language", "differs", "same"),
    [
        ("en", "**Expert Rules (2004): different**", "**Master Rule: the same**"),
        ("ja", "**エキスパートルール（2004年）では異なる**", "**マスタールールでも同じ**"),
        ("zh", "**专家规则（2004年）：不同**", "**大师规则：相同**"),
    ],
)
def test_under_a_rule_stands_what_the_other_format_says(
    language: str, differs: str, same: str
) -> None:
    other = RULES["EX-DP-13"].said(language)

    assert f"{differs}\n- **EX-DP-13** {other.text}" in shown("MR-TURN-04", language)
    assert f"{same}\n- **MR-TURN-09** " in shown("EX-NP-07", language)
    assert "2004" not in shown("MR-CARD-05", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_opens_the_rule_of_the_other_format_and_none_opens_it_twice(
    language: str,
) -> None:
    for rule in RULES.values():
        view = opened_rule(language, GAMES, rule)
        labels = [getattr(each, "label", None) for each in view.walk_children()]
        for each in rule.elsewhere[:5]:
            found = [label for label in labels if label and label.startswith(f"{each.rule} ")]
            assert len(found) == 1, (rule.id, each.rule)


def cited() -> set[str]:
    """Every rule that is named to whoever asks why something cannot be done."""
    tables = (
        statutes.ALWAYS,
        statutes.BY_VERB,
        statutes.TIME_OF,
        statutes.MATERIALS_OF,
        statutes.WAY_OF,
        statutes.LIMITS,
        statutes.IN_DAMAGE_STEP,
    )
    named = {rule for each in tables for rule in each.values()}
    return named | {rules.needs for rules in STEPS.values() if rules.needs}


def test_what_is_cited_in_a_duel_of_2004_is_the_rule_of_its_own_book() -> None:
    stands = dict(EXPERT_2004.statutes)

    for rule, own in stands.items():
        assert own in {each.rule for each in RULES[rule].elsewhere}, (rule, own)
    for rule in cited():
        if RULES[rule].elsewhere and not NOT_OF_2004.match(rule):
            assert rule in stands, rule


def test_every_rule_that_a_format_names_is_in_the_book() -> None:
    named = {rule for each in FORMATS.values() for pair in each.statutes for rule in pair}

    assert named <= set(layers())
