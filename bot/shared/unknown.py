"""What is said where no card is meant for certain, and how a query is repeated."""

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.shared.normalising import typed_name
from bot.shared.sheets import sheet
from bot.shared.text import MESSAGE, clip, escaped, layout
from bot.shared.tidying import tidy
from bot.shared.words import say

_LONGEST_QUERY = 60
_LONGEST_NAME = 120


def unknown_card(
    language: str,
    typed: str,
    nearest: Sequence[str],
    below: Sequence[ui.Item[Any]] = (),
    *,
    is_loading: bool,
) -> ui.LayoutView:
    """That no card is called so, the names that are nearest, and what opens them.

    Where no letter or digit was typed, it says what to type; while cards are still being made
    ready (`is_loading`) it says so, since the card may be among these.
    """
    if not typed_name(typed):
        return sheet(say(language, "card-no-name"))
    if is_loading:
        return sheet(say(language, "cards-loading"))
    said = say(language, "card-nearest" if nearest else "card-unknown", typed=shown(typed))
    names = "\n".join(f"- {escaped(clip(name, _LONGEST_NAME))}" for name in nearest)
    return sheet(*filter(None, (said, names)), below=below)


def taken_for(language: str, view: ui.LayoutView, *typed: str) -> ui.LayoutView:
    """The sheet under what was typed, where that was taken for the card that it shows.

    Where the sheet leaves no room, it is shown as it is.
    """
    said = "\n".join(f"-# {say(language, 'card-for', typed=shown(each))}" for each in typed)
    if not said or view.content_length() + len(said) > MESSAGE:
        return view
    return layout(ui.TextDisplay(said), *view.children)


def shown(query: str) -> str:
    """What somebody typed, short and without effect on the text around it."""
    return escaped(clip(tidy(query), _LONGEST_QUERY))
