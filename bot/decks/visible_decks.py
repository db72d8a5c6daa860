"""Decks that somebody may look at: their own, the ready ones, and those shared with them."""

from collections.abc import Iterator
from dataclasses import dataclass

from discord import app_commands

from bot.decks.house import house
from bot.decks.own_decks import found
from bot.decks.store import KeptDeck
from bot.shared.bounds import MENU
from bot.shared.host import Interaction
from bot.shared.keystrokes import newest_only
from bot.shared.tidying import tidy
from bot.shared.words import language_of, say
from engine.core.game import DeckList, Game, ReadyDeck

OWN, READY, SHARED = "own", "ready", "shared"
_DIGITS = 15
"""Numbers in ids are so short that the database takes them."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A deck that is shown. `key` is its number, or that of a ready deck or of a share.

    `made_for` is the format of a ready deck, "" for others.
    """

    whose: str
    key: str
    name: str
    game: Game
    deck: DeckList
    made_for: str = ""

    @property
    def playable(self) -> tuple[str, ...]:
        """The formats it can be played in."""
        return tuple(key for key in self.game.formats if not self.game.faults(key, self.deck))

    @property
    def format(self) -> str:
        """What it is made for, or the first format it can be played in, or the first of all."""
        return self.made_for or next(iter((*self.playable, *self.game.formats)))


def own_deck(kept: KeptDeck, game: Game) -> Subject:
    """A deck of the person who looks at it."""
    return Subject(OWN, str(kept.id), kept.name, game, kept.deck)


async def subject(interaction: Interaction, whose: str, key: str) -> Subject | None:
    """The deck that an id names, if there is one and whoever presses may see it."""
    here, language = house(interaction), language_of(interaction.locale)
    if whose == READY:
        every = ready_decks(interaction)
        return next((_ready(each, language) for each in every if each[1].key == key), None)
    if whose == SHARED:
        share = await here.store.shares.get(key)
        game = here.games.get(share.game) if share else None
        return Subject(SHARED, key, share.name, game, share.deck) if share and game else None
    number = int(key) if key.isdecimal() and len(key) <= _DIGITS else 0
    kept = await here.store.decks.get(interaction.user.id, number)
    game = here.games.get(kept.game) if kept else None
    return own_deck(kept, game) if kept and game else None


async def subject_named(interaction: Interaction, typed: str) -> Subject | None:
    """The own or ready deck of that name, or the ready deck of that key; without it, say so."""
    language = language_of(interaction.locale)
    if await house(interaction).store.decks.named(interaction.user.id, typed) is None:
        folded = tidy(typed).casefold()
        for each in ready_decks(interaction):
            names = (name.casefold() for name in each[1].names.values())
            if folded in (f"{READY}:{each[1].key}", *names):
                return _ready(each, language)
    own = await found(interaction, typed)
    return own and own_deck(*own)


def ready_decks(interaction: Interaction) -> Iterator[tuple[Game, ReadyDeck]]:
    """Every ready deck with its game."""
    for game in house(interaction).games.values():
        for deck in game.ready_decks:
            yield game, deck


@newest_only
async def complete_subject(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """A person's own decks, then the ready ones, whose names hold what they typed."""
    part, language = tidy(current).casefold(), language_of(interaction.locale)
    kept = await house(interaction).store.decks.of(interaction.user.id)
    own = [app_commands.Choice(name=deck.name, value=deck.name) for deck in kept]
    ready = [
        app_commands.Choice(
            name=say(language, "deck-ready-choice", name=deck.names[language]),
            value=f"{READY}:{deck.key}",
        )
        for _, deck in ready_decks(interaction)
    ]
    return [each for each in (*own, *ready) if part in each.name.casefold()][:MENU]


def _ready(each: tuple[Game, ReadyDeck], language: str) -> Subject:
    game, deck = each
    return Subject(READY, deck.key, deck.names[language], game, deck.deck, deck.format)
