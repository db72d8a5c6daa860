"""The decks a person may bring to a duel: own ones that are legal, and ready ones."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.decks.ban_lists import BanList
from bot.decks.known_cards import known_cards, names_of
from bot.decks.layouts.check import by_list, said
from bot.decks.store import DeckStore
from bot.library.library import Library
from bot.shared.normalising import folded
from engine.core.game import DeckList, Game

MOST_FAULTS = 10
"""The faults that are named at once; a deck in a worse state is best imported again."""


@dataclass(frozen=True, slots=True)
class DeckChoice:
    """A deck that may be played. `key` is "own:" or "ready:" and what it is kept under."""

    key: str
    name: str
    deck: DeckList

    @property
    def ready_key(self) -> str:
        """The key of a ready deck; "" for one of somebody's own, whose name is private."""
        kind, _, key = self.key.partition(":")
        return key if kind == "ready" else ""


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
    """The key of the format that is meant by its key or its name, as in `format_named`.

    It is the default where nothing was typed, and what was typed where no format is meant.
    """
    if typed is None:
        return default_format(games)
    named = (format_named(game, typed) for game in games.values())
    return next((key for key in named if key is not None), typed)


def format_named(game: Game, typed: str) -> str | None:
    """The key of the game's format of that key, or of that name in any language.

    The beginning of a name is enough where the names of no other format begin so.
    """
    wanted = folded(typed.strip())
    begun: list[str] = []
    for key, names in game.formats.items():
        called = (key, *map(folded, names.values()))
        if wanted in called:
            return key
        if wanted and any(name.startswith(wanted) for name in called):
            begun.append(key)
    return begun[0] if len(begun) == 1 else None


async def choices(
    store: DeckStore,
    game: Game,
    format: str,
    user: int,
    language: str,
    banned: BanList | None = None,
) -> list[DeckChoice]:
    """Every deck `user` may play in `format`, by the list `banned`: first the own ones."""
    own = [
        DeckChoice(f"own:{kept.id}", kept.name, kept.deck)
        for kept in await store.decks.of(user)
        if kept.game == game.key and is_legal(game, format, kept.deck, banned)
    ]
    return [*own, *ready(game, format, language, banned)]


def is_legal(game: Game, format: str, deck: DeckList, banned: BanList | None) -> bool:
    """Whether `deck` may be played in `format` by the list, if there is one."""
    if banned is None:
        return not game.faults(format, deck)
    return not game.faults(format, deck, banned.limits) and not banned.overspent(deck)


def ready(
    game: Game, format: str, language: str, banned: BanList | None = None
) -> list[DeckChoice]:
    """The decks that anybody may play in `format`, by the list `banned`."""
    return [
        DeckChoice(f"ready:{deck.key}", deck.names[language], deck.deck)
        for deck in game.ready_decks
        if deck.format == format
        and (banned is None or is_legal(game, format, deck.deck, banned))
    ]


async def chosen(
    store: DeckStore,
    library: Library,
    game: Game,
    format: str,
    user: int,
    language: str,
    typed: str,
    banned: BanList | None = None,
) -> DeckChoice:
    """The deck meant by a key or by a name; NoSuchDeckError where it may not be played.

    Cards that the game does not know are called there as the `library` calls them.
    """
    offered = await choices(store, game, format, user, language, banned)
    meant = _meant(offered, typed)
    if meant is not None:
        return meant
    own = await store.decks.of(user)
    every = [DeckChoice(f"own:{kept.id}", kept.name, kept.deck) for kept in own]
    every += ready(game, format, language)
    barred = _meant(every, typed)
    if barred is None:
        raise NoSuchDeckError(typed)
    names = names_of(await known_cards(library, game, barred.deck.codes, language))
    faults = said(language, game, game.faults(format, barred.deck), names)
    if banned is not None:
        faults += by_list(language, game, names, format, barred.deck, banned)
    raise NoSuchDeckError(barred.name, tuple(faults))


def _meant(decks: Iterable[DeckChoice], typed: str) -> DeckChoice | None:
    folded = typed.strip().casefold()
    found = (deck for deck in decks if folded in (deck.key, deck.name.casefold()))
    return next(found, None)
