"""A deck spread out: its cards in groups with their counts, and the curve of the deck."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.shared.words import say
from engine.core.game import DeckList, Game, Glance


class NamedDeck(Protocol):
    """A deck and what it is called, whosever it is."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def deck(self) -> DeckList:
        """Its cards."""


@dataclass(frozen=True, slots=True)
class Tile:
    """All copies of one card in one group."""

    count: int
    name: str
    stats: str
    colour: int | None


@dataclass(frozen=True, slots=True)
class Group:
    """The cards that lie together, under a title."""

    title: str
    tiles: tuple[Tile, ...]

    @property
    def count(self) -> int:
        """How many cards there are, each copy counted."""
        return sum(tile.count for tile in self.tiles)


@dataclass(frozen=True, slots=True)
class Curve:
    """How many cards stand at each step, from the lowest to the highest without a gap."""

    title: str
    steps: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Spread:
    """A whole deck; the curve is None where no card stands on it."""

    groups: tuple[Group, ...]
    curve: Curve | None


Glances = Mapping[int, Glance]
"""Cards at a glance, by code."""


def glances(codes: Iterable[int], game: Game, language: str) -> Glances:
    """Every one of the cards at a glance; of one that cannot be played nothing but its name."""
    names = game.names(language)
    return {
        code: game.glance(code, language) or Glance(code, names.get(code, str(code)), "", "")
        for code in dict.fromkeys(codes)
    }


def spread(deck: DeckList, game: Game, known: Glances, language: str) -> Spread:
    """The first part by the groups of the game, then the other parts.

    The groups are in the order of the curve; the other parts, and cards that cannot be played,
    in the order of the deck.
    """
    first, *beside = game.parts
    main = [known[code] for code in deck[first.key]]
    groups = [
        Group(names[language], _tiles(sorted(_within(main, key), key=_height)))
        for key, names in game.groups.items()
    ]
    others = [card for card in main if card.group not in game.groups]
    groups.append(Group(say(language, "deck-group-unknown"), _tiles(others)))
    groups += [Group(part.names[language], tiles(deck[part.key], known)) for part in beside]
    steps = [card.step for card in main if card.step is not None]
    return Spread(
        tuple(group for group in groups if group.tiles),
        _curve(game.curve.get(language, ""), steps),
    )


def tiles(codes: Sequence[int], known: Glances) -> tuple[Tile, ...]:
    """A tile for each card, in the order in which they are first named."""
    return _tiles([known[code] for code in codes])


def _within(cards: Sequence[Glance], group: str) -> list[Glance]:
    return [card for card in cards if card.group == group]


def _height(card: Glance) -> tuple[int, str]:
    return card.step or 0, card.name


def _tiles(cards: Sequence[Glance]) -> tuple[Tile, ...]:
    """A tile for each name, whichever pictures its copies have."""
    copies = Counter(card.name for card in cards)
    first = {card.name: card for card in reversed([*cards])}
    return tuple(
        Tile(count, name, first[name].stats, first[name].colour)
        for name, count in copies.items()
    )


def _curve(title: str, steps: Sequence[int]) -> Curve | None:
    if not steps:
        return None
    heights = range(min(steps), max(steps) + 1)
    return Curve(title, tuple((height, steps.count(height)) for height in heights))
