"""All cards under the names they are found by: those of the games and of the library joined."""

import logging
from collections import ChainMap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.finding.names import CardIndex
from bot.games import SHELVED
from bot.library.fame import with_faces
from bot.library.records import Archetype, NamedCard
from bot.shared.normalising import squeezed
from cards.languages import LANGUAGES
from engine.core.cards import Nickname
from engine.core.game import Game

_log = logging.getLogger(__name__)
_PLAYABLE = 20
"""How much better known cards count that can be played here."""
_BEHIND_OWN = 1000
"""How far the nicknames of the games stand behind those of the operator."""


@dataclass(frozen=True, slots=True)
class Playable:
    """How a card can be played: in the game of that key, under that code."""

    game: str
    code: int


@dataclass(frozen=True, slots=True)
class Kin:
    """An archetype, and every way it is called, folded."""

    archetype: Archetype
    ways: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All cards, as the library stood at `revision`.

    A card goes by its code in the library; one that only a game has, by its code there.
    `playable` are those that can be played, `apart` those that are not in the library, `kin`
    the archetypes by their keys.
    """

    revision: str
    index: CardIndex
    playable: Mapping[int, Playable]
    apart: tuple[int, ...]
    kin: tuple[Kin, ...] = ()


def ways(archetype: Archetype) -> tuple[str, ...]:
    """Every way an archetype is called."""
    printed = (name for names in archetype.names.values() for name in names)
    short = SHELVED.printing.nicknames.get(archetype.key, ())
    return tuple(dict.fromkeys((archetype.key, *printed, *short)))


def _called(
    held: Mapping[str, Sequence[int]], kinds: Iterable[Archetype]
) -> Mapping[str, Sequence[int]]:
    """The cards of the archetypes, by every way these are called."""
    found: dict[str, list[int]] = {}
    for archetype in kinds:
        for way in ways(archetype):
            found.setdefault(way, []).extend(held.get(archetype.key, ()))
    return found


def joined(
    games: Mapping[str, Game],
    own: Sequence[Nickname],
    revision: str,
    imported: dict[str, tuple[NamedCard, ...]],
    artworks: Mapping[int, int],
    held: Mapping[str, Sequence[int]],
    kinds: Sequence[Archetype],
    others: Mapping[str, Mapping[int, Sequence[str]]],
    fame: Mapping[int, int],
) -> Catalogue:
    """All cards made ready; a game's name of a card comes before that of the library.

    `others` are what cards are called besides, `fame` how well known each is.
    """
    names, readings = _printed(imported)
    also = {
        each: {code: [*n] for code, n in others.get(each, {}).items()} for each in LANGUAGES
    }
    shelved = {code for named in names.values() for code in named}
    playable: dict[int, Playable] = {}
    for key, game in games.items():
        for language in LANGUAGES:
            for code, name in game.names(language).items():
                card_code = artworks.get(code, code)
                if playable.setdefault(card_code, Playable(key, code)).code != code:
                    continue
                if (other := names[language].get(card_code, name)) != name:
                    also[language].setdefault(card_code, []).append(other)
                names[language][card_code] = name
    apart = tuple(code for code in playable if code not in shelved)
    kin = tuple(Kin(each, tuple(map(squeezed, ways(each)))) for each in kinds)
    faces = (game.printing.faces for game in games.values())
    heard = with_faces(fame, held, faces)
    standing = {**heard, **{code: heard.get(code, 0) + _PLAYABLE for code in playable}}
    index = CardIndex(names, readings, _called(held, kinds), also, standing)
    wording = (game.printing.wording for game in games.values())
    index.call(_spoken(games, own, index, artworks), dict(ChainMap(*map(dict, wording))))
    return Catalogue(revision, index, playable, apart, kin)


def _printed(
    imported: dict[str, tuple[NamedCard, ...]],
) -> tuple[dict[str, dict[int, str]], dict[str, dict[int, str]]]:
    """The names of cards in each language by their codes, and how they are read.

    They are taken out of `imported`, since in both forms they would need twice the memory.
    """
    names: dict[str, dict[int, str]] = {each: {} for each in LANGUAGES}
    readings: dict[str, dict[int, str]] = {each: {} for each in LANGUAGES}
    codes: dict[int, int] = {}
    while imported:
        language, cards = imported.popitem()
        for card in cards:
            code = codes.setdefault(card.code, card.code)
            names[language][code] = card.name
            if card.reading:
                readings[language][code] = card.reading
    return names, readings


def _spoken(
    games: Mapping[str, Game],
    own: Sequence[Nickname],
    index: CardIndex,
    artworks: Mapping[int, int],
) -> Iterable[tuple[int, str, str, int]]:
    """What people call cards, in the games and with the operator, whose word goes first."""
    told = [each for game in games.values() for each in game.printing.called()]
    for behind, nicknames in ((_BEHIND_OWN, told), (0, own)):
        for each in nicknames:
            code = int(each.card) if each.card.isdecimal() else index.exact(each.card)
            code = None if code is None else artworks.get(code, code)
            if code is not None and index.name(code, each.language):
                yield code, each.language, each.name, behind + each.place
            elif not behind:
                _log.warning("%s is called %r, but is no card here", each.card, each.name)


def named_in(games: Mapping[str, Game], playable: Playable | None, language: str) -> str:
    """The name of the card in its game; "" where it is in none of them."""
    if playable is None or playable.game not in games:
        return ""
    return games[playable.game].names(language).get(playable.code, "")
