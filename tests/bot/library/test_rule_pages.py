"""Every rule of the book and every word of the glossary makes a message that Discord takes."""

import pytest
from discord import ui

from bot.games import GAMES
from bot.rules.buttons import opened_rule, opened_term, rule_options
from bot.shared.text import MESSAGE
from cards.languages import LANGUAGES

MOST_COMPONENTS = 40
LONGEST_LABEL, LONGEST_ID = 80, 100


def assert_taken(view: ui.LayoutView) -> None:
    items = list(view.walk_children())
    pressed = [item.item if isinstance(item, ui.DynamicItem) else item for item in items]
    ids = [each.custom_id for each in pressed if isinstance(each, ui.Button | ui.Select)]

    assert view.content_length() <= MESSAGE
    assert len(items) <= MOST_COMPONENTS
    assert len(set(ids)) == len(ids)
    assert all(len(each or "") <= LONGEST_ID for each in ids)
    for button in (each for each in pressed if isinstance(each, ui.Button)):
        assert 0 < len(button.label or "") <= LONGEST_LABEL


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_rule_can_be_shown(language: str) -> None:
    rules = GAMES["yugioh"].rules
    options = rule_options(language, rules)

    for rule in rules:
        assert_taken(opened_rule(language, GAMES, rule, options, foreign=True))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_word_can_be_shown(language: str) -> None:
    for term in GAMES["yugioh"].terms:
        view = opened_term(language, GAMES, f"yugioh:{term.key}")
        assert view is not None
        assert_taken(view)


async def test_a_word_lists_the_rules_that_its_menu_opens_and_counts_the_others() -> None:
    term = max(GAMES["yugioh"].terms, key=lambda term: len(term.rules))
    view = opened_term("en", GAMES, f"yugioh:{term.key}")
    assert view is not None
    parts = list(view.walk_children())
    text = "\n".join(part.content for part in parts if isinstance(part, ui.TextDisplay))
    menus = [part.item if isinstance(part, ui.DynamicItem) else part for part in parts]
    (menu,) = (each for each in menus if isinstance(each, ui.Select))

    listed = [line.split("**")[1] for line in text.splitlines() if line.startswith("- **")]

    assert listed == [option.value for option in menu.options]
    assert f"… and {len(term.rules) - len(listed)} more: see `/rule`" in text
