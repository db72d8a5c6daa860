"""What the commands for one's own decks share: finding a deck, and completing its name."""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.decks.choice import format_named
from bot.decks.house import house
from bot.decks.known_cards import known_cards, names_of
from bot.decks.store import KeptDeck
from bot.shared.bounds import MENU
from bot.shared.host import Interaction
from bot.shared.keystrokes import newest_only
from bot.shared.normalising import folded
from bot.shared.sheets import reply, sheet
from bot.shared.text import escaped
from bot.shared.tidying import tidy
from bot.shared.unknown import shown
from bot.shared.words import joined, language_of, say
from engine.core.game import DeckList, Game


async def found(interaction: Interaction, name: str) -> tuple[KeptDeck, Game] | None:
    """The deck of that name and its game; without them, say so."""
    language = language_of(interaction.locale)
    kept = await house(interaction).store.decks.named(interaction.user.id, name)
    if kept is None:
        await reply(interaction, none_named(language, name))
        return None
    game = house(interaction).games.get(kept.game)
    if game is None:
        said = say(language, "deck-game-gone", name=escaped(kept.name))
        await reply(interaction, sheet(said))
        return None
    return kept, game


async def names_in(
    interaction: Interaction, game: Game, *decks: DeckList, language: str = ""
) -> Mapping[int, str]:
    """The names of the cards of the decks, by code, in the reader's language or another."""
    codes = [code for deck in decks for code in deck.codes]
    language = language or language_of(interaction.locale)
    known = await known_cards(house(interaction).library, game, codes, language)
    return names_of(known)


async def format_of(
    interaction: Interaction, game: Game, asked: str | None, default: str
) -> str | None:
    """The key of the format asked for by key or name in any language; without it, say so.

    Where none was asked for it is `default`.
    """
    if asked is None:
        return default
    key = format_named(game, asked)
    if key is not None:
        return key
    language = language_of(interaction.locale)
    known = joined(language, (names[language] for names in game.formats.values()))
    said = say(language, "deck-no-such-format", format=shown(asked), formats=known)
    await reply(interaction, sheet(said))
    return None


def playable(game: Game, deck: KeptDeck) -> str:
    """The first format that the deck can be played in, or else the first of all."""
    fitting = (key for key in game.formats if not game.faults(key, deck.deck))
    return next(fitting, next(iter(game.formats)))


def none_named(language: str, name: str) -> discord.ui.LayoutView:
    """That no deck of that name is kept."""
    return sheet(say(language, "deck-none-named", name=shown(name)))


@newest_only
async def complete_deck(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """The decks of the person who types whose names hold what was typed."""
    part = tidy(current).casefold()
    decks = await house(interaction).store.decks.of(interaction.user.id)
    names = [deck.name for deck in decks if part in deck.name.casefold()]
    return [app_commands.Choice(name=name, value=name) for name in names[:MENU]]


@newest_only
async def complete_format(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """The formats whose names hold what was typed, in the reader's language."""
    language = language_of(interaction.locale)
    games: Mapping[str, Game] = house(interaction).games
    formats = (each for game in games.values() for each in game.formats.items())
    return [
        app_commands.Choice(name=names[language], value=key)
        for key, names in formats
        if folded(current.strip()) in folded(names[language])
    ][:MENU]
