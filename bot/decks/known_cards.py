"""The cards of a deck at a glance: from its game, or else from the library.

A deck may hold cards that its game cannot play yet. What was imported names them, so that such
a deck can be kept, looked at and compared all the same.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.decks.reading import NoDeckReadError
from bot.decks.spread import Glances, glances
from bot.games import SHELVED
from bot.library.library import Library
from bot.library.records import LibraryCard
from engine.core.decks import BroughtDeck, DeckList, UnreadableDeckError
from engine.core.game import Game, Glance


@dataclass(frozen=True, slots=True)
class Sorted:
    """A deck with each card in the part where it starts, and the codes that nobody knows.

    `moved` are cards that the list has in another part, by the part where they are now.
    """

    deck: DeckList
    unknown: tuple[int, ...]
    moved: Mapping[str, tuple[int, ...]]


async def known_cards(
    library: Library, game: Game, codes: Iterable[int], language: str
) -> Glances:
    """Every one of the cards at a glance; without stats where nobody knows more of it."""
    known = dict(glances(codes, game, language))
    for code in [code for code, glance in known.items() if not glance.group]:
        card = await library.card(code)
        if card is not None:
            known[code] = _glance(card, code, language)
    return known


def names_of(known: Glances) -> Mapping[int, str]:
    """The name of every card that has one, by code."""
    return {code: card.name for code, card in known.items() if card.name != str(code)}


async def sort_out(library: Library, game: Game, brought: BroughtDeck) -> Sorted:
    """What was brought with its parts told apart, each artwork as the card that is played.

    Raises NoDeckReadError where a part is then too great.
    """
    names = game.names("en")
    strange = [code for code in brought.codes() if code not in names]
    artworks = await library.artworks() if strange else {}
    played = {code: artworks.get(code, code) for code in strange}
    brought = brought.exchanged({code: card for code, card in played.items() if card in names})
    known = names.keys() | artworks.keys()
    codes = [code for code in brought.codes() if code in known]
    starts = {code: await _starts_in(library, game, code) for code in codes}
    unknown = tuple(code for code in brought.codes() if code not in known)

    def where(code: int) -> str:
        return starts.get(code, "")

    try:
        deck = brought.parted(where, game.parts)
    except UnreadableDeckError as problem:
        raise NoDeckReadError(game, problem) from problem
    return Sorted(deck, unknown, brought.moved(where, game.parts))


async def is_known(library: Library, game: Game, code: int) -> bool:
    """Whether there is such a card, in the game or in the library."""
    return code in game.names("en") or await library.card(code) is not None


async def own_part(library: Library, game: Game, code: int) -> str:
    """The part of a deck that the card starts in: the first one for an unknown card."""
    return await _starts_in(library, game, code) or game.parts[0].key


async def _starts_in(library: Library, game: Game, code: int) -> str:
    facts = game.facts(code)
    if code not in game.names("en") and (card := await library.card(code)) is not None:
        facts = card.facts
    return game.starts_in(facts)


def _glance(card: LibraryCard, code: int, language: str) -> Glance:
    printed = SHELVED.printed(card.facts, language)
    return Glance(code, card.name(language), printed.group, printed.stats, None, printed.step)
