"""A sample hand: what the opening hand of a deck might be."""

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.decks.layouts.view import card_line
from bot.decks.spread import NamedDeck, Tile
from bot.shared.sheets import sheet
from bot.shared.text import escaped
from bot.shared.words import say
from engine.core.game import Game


def hand(
    language: str,
    game: Game,
    deck: NamedDeck,
    format: str,
    drawn: Sequence[Tile],
    below: Sequence[ui.Item[Any]],
) -> ui.LayoutView:
    """The cards drawn for a duel in the format of that name, over what can be pressed."""
    heading = say(language, "deck-hand-heading", name=escaped(deck.name), format=format)
    if not drawn:
        return sheet(heading, game.say(language, "deck-hand-empty"))
    lines = [f"- {card_line(language, tile)}" for tile in drawn]
    return sheet(heading, "\n".join(lines), below=below)
