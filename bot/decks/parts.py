"""The parts of a deck in words, as its game calls them."""

from engine.core.decks import DeckList
from engine.core.game import Game


def part_name(game: Game, part: str, language: str) -> str:
    """What the game calls a part of a deck; the key for a part that it does not have."""
    names = next((each.names for each in game.parts if each.key == part), {})
    return names.get(language, part)


def part_keys(game: Game) -> tuple[str, ...]:
    """The keys of the parts of a deck, in their order."""
    return tuple(part.key for part in game.parts)


def size(language: str, game: Game, deck: DeckList) -> str:
    """How many cards each part of the deck has, in words."""
    counts = {part.key: len(deck[part.key]) for part in game.parts}
    return game.say(language, "deck-size", **counts)


def size_in_short(game: Game | None, deck: DeckList) -> str:
    """How many cards each part has, in numbers alone; without a game, of those it has."""
    parts = deck.parts if game is None else part_keys(game)
    return "/".join(str(len(deck[part])) for part in parts)
