"""The cards that a search has found, page by page."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from discord import ui

from bot.games import SHELVED
from bot.library.card_filter import FILTERS, Filter, term_of
from bot.library.card_search import Listed
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.text import escaped
from bot.shared.words import say
from engine.core.cards import Asks

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
            list=escaped(name),
            status=say(language, "limit-points", count=points),
        )
        for name, points in card.prices.items()
    ]
    marked = f"\n-# {' · '.join(marks)}" if marks else ""
    return f"**{escaped(card.name)}**\n-# {card.line}{marked}"


def _by_list(language: str, list: str, most: int) -> str:
    status = SHELVED.say(language, "limit-copies", count=most)
    return say(language, "search-limit", list=escaped(list), status=status)


def asked_for(language: str, asked: Filter, archetype: str, format: str) -> str:
    """What was asked for, in words; `archetype` and `format` as the reader calls them."""
    facts = [*_printed(language, asked)]
    if archetype:
        name = escaped(archetype)
        facts.append(say(language, "search-asked-archetype", name=name))
    if asked.text:
        text = escaped(asked.text)
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
        facts.append(say(language, "search-asked-list", list=escaped(asked.list)))
    elif asked.limit is not None:
        status = SHELVED.say(language, "limit-copies", count=asked.limit)
        facts.append(say(language, "search-asked-limit", status=status))
    return facts


def _printed(language: str, asked: Filter) -> Iterator[str]:
    """What has to be printed on a card, in words; bounds of one number stand together."""
    bounds: dict[str, dict[str, int]] = {}
    for key, known in FILTERS.items():
        wanted = asked.printed.get(key)
        if wanted is not None and known.asks in (Asks.LEAST, Asks.MOST):
            bounds.setdefault(known.about, {})[known.asks.name.lower()] = int(wanted)
    for key, known in FILTERS.items():
        wanted = asked.printed.get(key)
        if known.about in bounds:
            yield _within(language, known.about, bounds.pop(known.about))
        elif wanted is not None and known.asks in (Asks.CHOICE, Asks.NAME):
            yield say(language, term_of(known, wanted).message)
        elif wanted is not None and known.asks is Asks.NUMBER:
            yield say(language, f"search-asked-{known.about}", count=wanted)


def _within(language: str, about: str, bounds: Mapping[str, int]) -> str:
    """The bounds of a number in words: "least", "most" or both."""
    facts = {name: str(bound) for name, bound in bounds.items()}
    only = "" if len(bounds) > 1 else f"-{next(iter(bounds))}"
    return say(language, f"search-asked-{about}{only}", **facts)
