"""What is shown of cards and rules: one page, or a choice of pages."""

from collections.abc import Sequence
from typing import Any

from discord import ui
from discord.utils import escape_markdown

from bot.layouts.sheets import sheet
from bot.layouts.text import MESSAGE, clip
from bot.words import say
from engine.core.game import Page, Rule

_LONGEST_QUERY = 60


def card_page(language: str, page: Page) -> ui.LayoutView:
    """A card: its name, what it is, what it does, its passcode."""
    head = "\n".join((f"## {page.name}", *page.lines))
    foot = f"-# {say(language, 'card-passcode', code=str(page.code))}"
    text = "\n\n".join(page.text)
    texts = filter(None, (head, _cut(text, head, foot), foot))
    return sheet(*texts, colour=page.colour)


def rule_page(language: str, rule: Rule, below: Sequence[ui.Item[Any]] = ()) -> ui.LayoutView:
    """A rule: its ID and title, what it says, an example, and where it stands."""
    said = rule.said(language)
    head = f"## {rule.id} · {said.title}"
    foot = f"-# {say(language, 'rule-source', source=said.source)}"
    if language not in rule.words:
        foot += f"\n-# {say(language, 'rule-untranslated')}"
    practice = _titled(say(language, "rule-practice"), said.practice)
    example = _titled(say(language, "rule-example"), said.example)
    text = _cut(said.text, head, practice, example, foot)
    return sheet(*filter(None, (head, text, practice, example, foot)), below=below)


def unknown_card(language: str, name: str, below: Sequence[ui.Item[Any]]) -> ui.LayoutView:
    """That there is no such card, over a choice of those named nearly so, if there are any."""
    said = say(language, "card-unknown", name=shown(name))
    nearest = (say(language, "card-nearest"),) if below else ()
    return sheet(said, *nearest, below=below)


def rule_choice(
    language: str, query: str, rules: Sequence[Rule], choosable: int, below: ui.Item[Any]
) -> ui.LayoutView:
    """The rules found, over the menu that opens one of the first `choosable`."""
    texts = [say(language, "rule-several", query=shown(query), count=len(rules))]
    texts.append(
        "\n".join(f"- **{rule.id}** {rule.said(language).title}" for rule in rules[:choosable])
    )
    if len(rules) > choosable:
        texts.append(say(language, "rule-first", shown=choosable))
    return sheet(*texts, below=(below,))


def shown(query: str) -> str:
    """What somebody typed, short and without effect on the text around it."""
    line = " ".join(query.split())
    return escape_markdown(clip(line, _LONGEST_QUERY))


def _titled(title: str, text: str) -> str:
    return f"**{title}**\n{text}" if text else ""


def _cut(text: str, *beside: str) -> str:
    return clip(text, MESSAGE - sum(map(len, beside)))
