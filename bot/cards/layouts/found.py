"""The cards that a search has found, page by page."""

from collections.abc import Sequence
from typing import Any

from discord import ui
from discord.utils import escape_markdown

from bot.cards.layouts.stats import stat_line, term
from bot.library.card_filter import Filter
from bot.library.finding import Listed
from bot.shared.sheets import fitted, sheet
from bot.shared.text import MESSAGE
from bot.shared.words import say

Rows = Sequence[Sequence[ui.Item[Any]]]

_MARGIN = 20


def found_cards(
    language: str,
    asked: str,
    page: tuple[int, int],
    count: int,
    cards: Sequence[Listed],
    rows: Rows,
) -> ui.LayoutView:
    """The cards of one `page` (its number from 1, and how many there are) of `count`.

    `asked` is what was asked for, in words.
    """
    said = f"-# {asked}"
    if not count:
        return sheet(say(language, "search-none"), said)
    heading = f"{say(language, 'search-found', count=count)}\n{said}"
    number, pages = page
    foot = f"-# {say(language, 'search-page', page=number, pages=pages)}" if pages > 1 else ""
    lines = [_line(language, card) for card in cards]
    room = MESSAGE - _MARGIN - len(heading) - len(foot)
    listed = fitted(lines, room, lambda more: say(language, "and-more", count=more))
    return sheet(*filter(None, (heading, listed, foot)), rows=rows)


def _line(language: str, card: Listed) -> str:
    """A card with what it is, whether it can be played here, and what lists limit it."""
    marks = [say(language, "search-playable")] if card.is_playable else []
    marks += [
        say(
            language,
            "search-limit",
            list=escape_markdown(family),
            status=say(language, "limit-copies", count=most),
        )
        for family, most in card.limits.items()
    ]
    marked = f"\n-# {' · '.join(marks)}" if marks else ""
    return f"**{escape_markdown(card.name)}**\n-# {stat_line(language, card.stats)}{marked}"


def asked_for(language: str, asked: Filter, archetype: str) -> str:
    """What was asked for, in words; `archetype` is the reader's name of that."""
    facts = [say(language, f"kind-{asked.kind}")] if asked.kind else []
    facts += [term(language, each) for each in (asked.type, asked.attribute) if each]
    if asked.height is not None:
        facts.append(say(language, "search-asked-height", count=asked.height))
    facts += _bounds(language, asked.least, asked.most)
    if archetype:
        name = escape_markdown(archetype)
        facts.append(say(language, "search-asked-archetype", name=name))
    if asked.text:
        text = escape_markdown(asked.text)
        facts.append(say(language, "search-asked-text", text=text))
    return " · ".join(facts)


def _bounds(language: str, least: int | None, most: int | None) -> list[str]:
    facts = {"least": str(least), "most": str(most)}
    if least is not None and most is not None:
        return [say(language, "search-asked-atk", **facts)]
    if least is not None:
        return [say(language, "search-asked-least", **facts)]
    return [say(language, "search-asked-most", **facts)] if most is not None else []
