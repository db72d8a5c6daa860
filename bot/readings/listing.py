"""The reports that hold on a server, as its moderators see them."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.readings.store import Report
from bot.shared.bounds import MENU, OPTION
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.text import clip, escaped
from bot.shared.words import mention, say
from engine.core.game import Game

BACK = "reports-back"
"""The id of the menu of cards that can be let be played again."""


def listing(
    language: str,
    games: Mapping[str, Game],
    reports: Sequence[Report],
    back: Report | None = None,
) -> ui.LayoutView:
    """Each report with its words, over the menu that takes back all that was said of a card.

    The card of `back` was just let be played again.
    """
    head = say(language, "reports-title", count=len(reports))
    if back is not None:
        name = escaped(_name(language, games, back))
        head += f"\n{say(language, 'reports-taken-back', card=name)}"
    lines = [
        say(
            language,
            "reports-line",
            card=escaped(_name(language, games, each)),
            reader=mention(each.reader, language),
            since=f"<t:{each.made}:R>",
            words=escaped(each.words),
        )
        for each in reports
    ]
    if not reports:
        return sheet(head, say(language, "reports-none"))
    menu: ui.Select[Any] = ui.Select(
        custom_id=BACK,
        placeholder=say(language, "reports-menu"),
        options=_options(language, games, reports),
    )
    return sheet(head, listed(language, lines, room_beside(head)), below=(menu,))


def _options(
    language: str, games: Mapping[str, Game], reports: Sequence[Report]
) -> list[discord.SelectOption]:
    """Each card once, as many as a menu holds."""
    cards = {(each.game, each.card): each for each in reversed(reports)}
    return [
        discord.SelectOption(
            label=clip(_name(language, games, each), OPTION), value=str(each.id)
        )
        for each in reversed(cards.values())
    ][:MENU]


def _name(language: str, games: Mapping[str, Game], report: Report) -> str:
    game = games.get(report.game)
    names = game.names(language) if game else {}
    return names.get(report.card, str(report.card))
