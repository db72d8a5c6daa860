"""The cards that a search has found, page by page."""

from collections.abc import Sequence
from typing import Any

from discord import ui
from discord.utils import escape_markdown

from bot.cards.layouts.stats import stat_line, term
from bot.library.card_filter import Filter
from bot.library.finding import Listed
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.words import say

Rows = Sequence[Sequence[ui.Item[Any]]]


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
    shown = listed(language, lines, room_beside(heading, foot))
    return sheet(*filter(None, (heading, shown, foot)), rows=rows)


def _line(language: str, card: Listed) -> str:
    """A card with what it is, whether it can be played here, and what lists limit it."""
    marks = [say(language, "search-playable")] if card.is_playable else []
    marks += [_by_list(language, *each) for each in card.limits.items()]
    marks += [
        say(
            language,
            "search-limit",
            list=escape_markdown(name),
            status=say(language, "limit-points", count=points),
        )
        for name, points in card.prices.items()
    ]
    marked = f"\n-# {' · '.join(marks)}" if marks else ""
    return f"**{escape_markdown(card.name)}**\n-# {stat_line(language, card.stats)}{marked}"


def _by_list(language: str, list: str, most: int) -> str:
    status = say(language, "limit-copies", count=most)
    return say(language, "search-limit", list=escape_markdown(list), status=status)


def asked_for(language: str, asked: Filter, archetype: str, format: str) -> str:
    """What was asked for, in words; `archetype` and `format` as the reader calls them."""
    facts = [say(language, f"kind-{asked.kind}")] if asked.kind else []
    facts += [term(language, each) for each in (asked.type, asked.attribute) if each]
    if asked.height is not None:
        facts.append(say(language, "search-asked-height", count=asked.height))
    facts += _bounds(language, "atk", asked.least, asked.most)
    facts += _bounds(language, "def", asked.defence_least, asked.defence_most)
    if archetype:
        name = escape_markdown(archetype)
        facts.append(say(language, "search-asked-archetype", name=name))
    if asked.text:
        text = escape_markdown(asked.text)
        facts.append(say(language, "search-asked-text", text=text))
    facts += _allowed(language, asked, format)
    if asked.order:
        facts.append(say(language, f"search-sorted-{asked.order}"))
    return " · ".join(facts)


def _allowed(language: str, asked: Filter, format: str) -> list[str]:
    """The format and the limit that were asked for, in words."""
    facts = [say(language, "search-asked-format", format=format)] if format else []
    if asked.list and asked.limit is not None:
        facts.append(_by_list(language, asked.list, asked.limit))
    elif asked.list:
        facts.append(say(language, "search-asked-list", list=escape_markdown(asked.list)))
    elif asked.limit is not None:
        status = say(language, "limit-copies", count=asked.limit)
        facts.append(say(language, "search-asked-limit", status=status))
    return facts


def _bounds(language: str, number: str, least: int | None, most: int | None) -> list[str]:
    """The bounds of a `number`, "atk" or "def", in words."""
    facts = {"least": str(least), "most": str(most)}
    if least is not None and most is not None:
        return [say(language, f"search-asked-{number}", **facts)]
    if least is not None:
        return [say(language, f"search-asked-{number}-least", **facts)]
    return [say(language, f"search-asked-{number}-most", **facts)] if most is not None else []
