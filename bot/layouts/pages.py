"""What is shown of cards: one page, or a choice of pages."""

from collections.abc import Sequence
from typing import Any

from discord import ui
from discord.utils import escape_markdown

from bot.layouts.sheets import sheet
from bot.layouts.text import MESSAGE, clip
from bot.words import say
from engine.core.game import Page

_LONGEST_QUERY = 60


def card_page(language: str, page: Page) -> ui.LayoutView:
    """A card: its name, what it is, what it does, its passcode."""
    head = "\n".join((f"## {page.name}", *page.lines))
    foot = f"-# {say(language, 'card-passcode', code=str(page.code))}"
    text = "\n\n".join(page.text)
    texts = filter(None, (head, _cut(text, head, foot), foot))
    return sheet(*texts, colour=page.colour)


def unknown_card(language: str, name: str, below: Sequence[ui.Item[Any]]) -> ui.LayoutView:
    """That there is no such card, over a choice of those named nearly so, if there are any."""
    said = say(language, "card-unknown", name=shown(name))
    nearest = (say(language, "card-nearest"),) if below else ()
    return sheet(said, *nearest, below=below)


def shown(query: str) -> str:
    """What somebody typed, short and without effect on the text around it."""
    line = " ".join(query.split())
    return escape_markdown(clip(line, _LONGEST_QUERY))


def _cut(text: str, *beside: str) -> str:
    return clip(text, MESSAGE - sum(map(len, beside)))
