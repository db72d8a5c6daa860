"""What a card has to do with: the rules that its words touch, and the decks that have it."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import ui
from discord.utils import escape_markdown

from bot.decks.lists import PARTS
from bot.decks.store import KeptDeck
from bot.shared.sheets import fitted, sheet
from bot.shared.text import MESSAGE
from bot.shared.words import say
from engine.core.game import Rule

_MARGIN = 20


def related_rules(
    language: str, name: str, rules: Sequence[Rule], below: Sequence[ui.Item[Any]] = ()
) -> ui.LayoutView:
    """The rules that explain what the card says; or that there are none."""
    if not rules:
        return sheet(say(language, "card-rules-none", name=escape_markdown(name)))
    heading = say(language, "card-rules-heading", name=escape_markdown(name))
    lines = [f"- **{rule.id}** {rule.said(language).title}" for rule in rules]
    return sheet("\n".join((heading, *lines)), below=below)


def decks_with(
    language: str, name: str, codes: Sequence[int], decks: Sequence[KeptDeck]
) -> ui.LayoutView:
    """The decks that have a card of one of these codes, and how many copies where."""
    lines = [line for deck in decks if (line := _line(language, codes, deck))]
    if not lines:
        return sheet(say(language, "card-decks-none", name=escape_markdown(name)))
    heading = say(language, "card-decks-heading", name=escape_markdown(name))
    return sheet(heading, _fitted(language, lines, heading))


def _line(language: str, codes: Sequence[int], deck: KeptDeck) -> str:
    copies = [
        say(language, "card-decks-part", part=say(language, "deck-part", part=part), count=n)
        for part in PARTS
        if (n := sum(code in codes for code in getattr(deck.deck, part)))
    ]
    return f"- **{escape_markdown(deck.name)}** · {' · '.join(copies)}" if copies else ""


def _fitted(language: str, lines: Sequence[str], heading: str) -> str:
    room = MESSAGE - _MARGIN - len(heading)
    return fitted(lines, room, partial(_more, language))


def _more(language: str, count: int) -> str:
    return say(language, "and-more", count=count)
