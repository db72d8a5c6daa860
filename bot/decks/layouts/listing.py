"""The decks of one person, and the ready ones, in lists to choose from."""

from collections.abc import Mapping, Sequence

import discord
from discord import ui

from bot.decks.ids import MENU
from bot.decks.parts import size_in_short
from bot.decks.store import MOST_DECKS, KeptDeck
from bot.shared.bounds import MENU as OPTIONS
from bot.shared.bounds import OPTION
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.text import clip, escaped
from bot.shared.words import joined, say
from engine.core.game import Game


def listing(
    language: str, decks: Sequence[KeptDeck], games: Mapping[str, Game]
) -> ui.LayoutView:
    """Every deck of one person: its name, its size, and the formats it can be played in.

    Below are menus that show one of them, or one of the ready decks.
    """
    menus = [
        [each] for each in (*_own_menus(language, decks, games), *_ready_menus(language, games))
    ]
    if not decks:
        return sheet(say(language, "deck-list-empty"), rows=menus)
    heading = say(language, "deck-list-heading", count=len(decks), most=MOST_DECKS)
    legend = say(language, "deck-list-legend")
    lines = [_listed(language, deck, games) for deck in decks]
    shown = listed(language, lines, room_beside(heading, legend))
    return sheet(heading, shown, legend, rows=menus)


def _own_menus(
    language: str, decks: Sequence[KeptDeck], games: Mapping[str, Game]
) -> list[ui.Select[ui.LayoutView]]:
    options = [
        discord.SelectOption(
            label=clip(deck.name, OPTION),
            value=str(deck.id),
            description=size_in_short(games.get(deck.game), deck.deck),
        )
        for deck in decks
    ]
    return _menus(say(language, "deck-menu-own"), "own", options)


def _ready_menus(language: str, games: Mapping[str, Game]) -> list[ui.Select[ui.LayoutView]]:
    options = [
        discord.SelectOption(
            label=clip(deck.names[language], OPTION),
            value=deck.key,
            description=game.formats[deck.format][language],
        )
        for game in games.values()
        for deck in game.ready_decks
    ]
    return _menus(say(language, "deck-menu-ready"), "ready", options)


def _menus(
    placeholder: str, whose: str, options: Sequence[discord.SelectOption]
) -> list[ui.Select[ui.LayoutView]]:
    """A menu for each so many options."""
    return [
        ui.Select(
            custom_id=MENU.write(whose=whose, part=part),
            placeholder=placeholder,
            options=list(options[start : start + OPTIONS]),
        )
        for part, start in enumerate(range(0, len(options), OPTIONS))
    ]


def _listed(language: str, deck: KeptDeck, games: Mapping[str, Game]) -> str:
    game = games.get(deck.game)
    playable = [
        names[language]
        for each, names in (game.formats.items() if game else ())
        if game and not game.faults(each, deck.deck)
    ]
    where = joined(language, playable) or say(language, "deck-list-nowhere")
    return f"- **{escaped(deck.name)}** · {size_in_short(game, deck.deck)} · {where}"
