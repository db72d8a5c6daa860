"""What a card has to do with: the rules that its words touch, and the decks that have it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from discord import ui

from bot.decks.parts import part_name
from bot.decks.store import KeptDeck
from bot.shared.sheets import listed, room_beside, sheet
from bot.shared.text import escaped
from bot.shared.words import say
from engine.core.game import Game, Rule


def related_rules(
    language: str, name: str, rules: Sequence[Rule], below: Sequence[ui.Item[Any]] = ()
) -> ui.LayoutView:
    """The rules that explain what the card says; or that there are none."""
    if not rules:
        return sheet(say(language, "card-rules-none", name=escaped(name)))
    heading = say(language, "card-rules-heading", name=escaped(name))
    lines = [f"- **{rule.id}** {rule.said(language).title}" for rule in rules]
    return sheet("\n".join((heading, *lines)), below=below)


def decks_with(
    language: str,
    games: Mapping[str, Game],
    name: str,
    codes: Sequence[int],
    decks: Sequence[KeptDeck],
) -> ui.LayoutView:
    """The decks that have a card of one of these codes, and how many copies where."""
    lines = [line for deck in decks if (line := _line(language, games, codes, deck))]
    if not lines:
        return sheet(say(language, "card-decks-none", name=escaped(name)))
    heading = say(language, "card-decks-heading", name=escaped(name))
    return sheet(heading, listed(language, lines, room_beside(heading)))


def _line(
    language: str, games: Mapping[str, Game], codes: Sequence[int], deck: KeptDeck
) -> str:
    copies = [
        say(language, "card-decks-part", part=part, count=n)
        for part, held in _parts(language, games.get(deck.game), deck)
        if (n := sum(code in codes for code in held))
    ]
    return f"- **{escaped(deck.name)}** · {' · '.join(copies)}" if copies else ""


def _parts(
    language: str, game: Game | None, deck: KeptDeck
) -> Iterator[tuple[str, Sequence[int]]]:
    """What each part of the deck is called, and its cards."""
    if game is None:
        yield from deck.deck.parts.items()
        return
    for part in game.parts:
        yield part_name(game, part.key, language), deck.deck[part.key]
