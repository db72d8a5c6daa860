"""The decks a person may bring to a duel: own ones that are legal, and ready ones."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.store import Store
from engine.core.game import DeckList, Game

MOST_FAULTS = 10
"""The faults that are named at once; a deck in a worse state is best imported again."""


@dataclass(frozen=True, slots=True)
class DeckChoice:
    """A deck that may be played. `key` is "own:" or "ready:" and what it is kept under."""

    key: str
    name: str
    deck: DeckList


class NoSuchDeckError(ValueError):
    """There is no such deck, or it may not be played; `faults` say why not."""

    def __init__(self, name: str, faults: tuple[str, ...] = ()) -> None:
        super().__init__(name)
        self.name = name
        self.faults = faults


def game_of(games: Mapping[str, Game], format: str) -> Game | None:
    """The game that is played in `format`, or None."""
    return next((game for game in games.values() if format in game.formats), None)


def default_format(games: Mapping[str, Game]) -> str:
    """The format that is played where none is named."""
    return next(iter(next(iter(games.values())).formats))


def format_meant(games: Mapping[str, Game], typed: str | None) -> str:
    """The key of the format that is meant by its key or by its name in any language.

    It is the default where nothing was typed, and what was typed where no format is meant.
    """
    if typed is None:
        return default_format(games)
    named = (format_named(game, typed) for game in games.values())
    return next((key for key in named if key is not None), typed)


def format_named(game: Game, typed: str) -> str | None:
    """The key of the game's format of that key, or of that name in any language."""
    folded = typed.strip().casefold()
    for key, names in game.formats.items():
        if folded in (key, *(name.casefold() for name in names.values())):
            return key
    return None


async def choices(
    store: Store, game: Game, format: str, user: int, language: str
) -> list[DeckChoice]:
    """Every deck `user` may play in `format`: first the own ones, by name."""
    own = [
        DeckChoice(f"own:{kept.id}", kept.name, kept.deck)
        for kept in await store.decks.of(user)
        if kept.game == game.key and not game.faults(format, kept.deck)
    ]
    return [*own, *ready(game, format, language)]


def ready(game: Game, format: str, language: str) -> list[DeckChoice]:
    """The decks that anybody may play in `format`."""
    return [
        DeckChoice(f"ready:{deck.key}", deck.names[language], deck.deck)
        for deck in game.ready_decks
        if deck.format == format
    ]


async def chosen(
    store: Store, game: Game, format: str, user: int, language: str, typed: str
) -> DeckChoice:
    """The deck meant by a key or by a name; NoSuchDeckError where it may not be played."""
    offered = await choices(store, game, format, user, language)
    meant = _meant(offered, typed)
    if meant is not None:
        return meant
    own = await store.decks.of(user)
    every = [DeckChoice(f"own:{kept.id}", kept.name, kept.deck) for kept in own]
    barred = _meant(every, typed)
    if barred is None:
        raise NoSuchDeckError(typed)
    faults = game.faults(format, barred.deck)[:MOST_FAULTS]
    raise NoSuchDeckError(barred.name, tuple(game.fault(fault, language) for fault in faults))


def _meant(decks: Iterable[DeckChoice], typed: str) -> DeckChoice | None:
    folded = typed.strip().casefold()
    found = (deck for deck in decks if folded in (deck.key, deck.name.casefold()))
    return next(found, None)
