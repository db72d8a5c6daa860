"""What is said where no card is meant for certain, and how a query is repeated."""

from collections.abc import Sequence
from typing import Any

from discord import ui
from discord.utils import escape_markdown

from bot.shared.sheets import sheet
from bot.shared.text import clip
from bot.shared.words import say

_LONGEST_QUERY = 60


def unknown_card(language: str, name: str, below: Sequence[ui.Item[Any]]) -> ui.LayoutView:
    """That there is no such card, over a choice of those named nearly so, if there are any."""
    said = say(language, "card-unknown", name=shown(name))
    nearest = (say(language, "card-nearest"),) if below else ()
    return sheet(said, *nearest, below=below)


def shown(query: str) -> str:
    """What somebody typed, short and without effect on the text around it."""
    line = " ".join(query.split())
    return escape_markdown(clip(line, _LONGEST_QUERY))
