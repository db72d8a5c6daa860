"""What cards there are: those of the games and those of the library, known by one name each.

Belongs here: one name for each card, whether a game or the library knows it.
Does not belong here: searching (`names`), and what is said of a card (`bot/cards`).
"""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.finding.catalogue import Catalogue, Playable, joined, named_in
from bot.finding.entries import FoundCard
from bot.library.card_filter import Filter, Pool
from bot.library.card_search import Listed, archetypes, find_cards, members, place
from bot.library.fame import called, known
from bot.library.library import Library
from bot.library.limiting import limiting, marked, picked
from bot.library.making import bring, made
from bot.library.records import LibraryCard, Limit
from bot.rules.term_search import TermIndex
from bot.shared.database import UnavailableError
from bot.shared.normalising import folded, typed_name
from bot.shared.worker_threads import Beside
from cards.languages import LANGUAGES
from engine.core.cards import Nickname
from engine.core.game import DeckList, Game

_log = logging.getLogger(__name__)
_LONGEST_CODE = 10
_HANDS = 2
"""How many searches are made at a time."""
AGAIN = 60.0
"""Seconds after which a library that could not be read is read again, if somebody asks."""
_PATIENCE = 1.0
"""The seconds somebody waits for what was just imported, before they get what was there."""


@dataclass(frozen=True, slots=True)
class KnownCard:
    """A card: what was imported of it, how it can be played, or both.

    `limits` is how many copies each ban list of the library allows.
    """

    code: int
    imported: LibraryCard | None
    playable: Playable | None
    limits: tuple[Limit, ...] = ()

    @property
    def codes(self) -> tuple[int, ...]:
        """The codes of all its artworks."""
        own = self.imported.codes if self.imported else ()
        played = (self.playable.code,) if self.playable else ()
        return tuple(dict.fromkeys((*own, *played)))

    def names(self, games: Mapping[str, Game]) -> Mapping[str, str]:
        """Its name in each language that has one; that of the game where it is played."""
        found = {}
        for language in LANGUAGES:
            imported = self.imported.text(language) if self.imported else None
            named = named_in(games, self.playable, language)
            if name := named or (imported.name if imported else ""):
                found[language] = name
        return found


@dataclass(frozen=True, slots=True)
class Guess:
    """What a name that was typed may mean: a `card`, where one is clearly meant.

    `is_guessed` where it is not called exactly so; `nearest` are then the cards that come
    nearest, it being the first.
    """

    card: KnownCard | None
    nearest: tuple[FoundCard, ...] = ()

    @property
    def is_guessed(self) -> bool:
        """Whether the card is called otherwise."""
        return self.card is not None and bool(self.nearest)


class Lookup:
    """The cards of the games and of the library together; another library is noticed.

    What is made ready for searching is made anew in a thread: until it is there, what was
    there before serves. Searches are made `beside` the event loop.
    """

    def __init__(
        self, games: Mapping[str, Game], library: Library, own: Sequence[Nickname] = ()
    ) -> None:
        """Take the games, the library, and the nicknames that the operator adds."""
        self.games = games
        self._own = own
        self.library = library
        self.beside = Beside("lookup", _HANDS)
        self.terms = TermIndex(term for game in games.values() for term in game.terms)
        self._catalogue = joined(games, (), "", {}, {}, {}, (), {}, {})
        self._texts: dict[Playable, str] = {}
        self._tried = ""
        self._failed = float("inf")
        self._renewing: asyncio.Task[None] | None = None
        self._handed = asyncio.Event()
        self._handed.set()

    @property
    def catalogue(self) -> Catalogue:
        """All cards as they are known now; if that is outdated, newer ones are on the way."""
        self.refresh()
        return self._catalogue

    def refresh(self) -> None:
        """Begin to make anew what is outdated."""
        if self._renewing is not None and not self._renewing.done():
            return
        rested = time.monotonic() >= self._failed + AGAIN
        if self._tried != (revision := self.library.revision) or rested:
            self._tried, self._failed = revision, float("inf")
            self._handed.clear()
            self._renewing = asyncio.create_task(self._renew(revision))

    async def renewed(self) -> Catalogue:
        """All cards of the library as it is now, if that can be had soon."""
        found = self.catalogue
        if self._renewing is not None and not self._renewing.done():
            await asyncio.wait({self._renewing}, timeout=_PATIENCE)
            found = self._catalogue
        return found

    async def handed(self) -> None:
        """Wait until the games have the cards of the library as it is now.

        What cannot be read is not waited for.
        """
        self.refresh()
        await self._handed.wait()

    @property
    def is_loading(self) -> bool:
        """Whether cards of the library may be missing yet, since they are being made ready."""
        return self._renewing is not None and not self._renewing.done()

    def stop(self) -> None:
        """Make nothing anew any more, and search for nothing more."""
        if self._renewing is not None:
            self._renewing.cancel()
        self._handed.set()
        self.beside.stop()

    async def likely(self, typed: str, language: str, most: int) -> tuple[FoundCard, ...]:
        """The cards that `typed` may mean, the likeliest first, as they are known now."""
        return await self.beside.do(self.catalogue.index.find, typed, language, most)

    async def card(self, code: int) -> KnownCard | None:
        """The card of that code, whichever of its artworks it is of."""
        imported = await self.library.card(code)
        known = imported.code if imported else code
        playable = self._catalogue.playable.get(known) or self._played(code)
        if imported is None and playable is None:
            return None
        limits = await self.library.limits(known) if imported else ()
        return KnownCard(known, imported, playable, limits)

    async def meant(self, typed: str) -> KnownCard | None:
        """The card of that code, as a completion leaves it, or of exactly that name."""
        digits = typed.strip()
        is_code = digits.isascii() and digits.isdigit() and len(digits) <= _LONGEST_CODE
        card = await self.card(int(digits)) if is_code else None
        code = self._catalogue.index.exact(typed)
        return await self.card(code) if card is None and code is not None else card

    async def guess(self, typed: str, language: str, most: int = 25) -> Guess:
        """The card called exactly so, or clearly the likeliest, and the nearest.

        Nothing is near what holds neither letters nor digits, and none is clearly the likeliest
        while cards are still missing.
        """
        if card := await self.meant(typed):
            return Guess(card)
        if not typed_name(typed):
            return Guess(None)
        found = await self.likely(typed, language, most)
        clear = not self.is_loading and self._catalogue.index.clear(found, typed)
        return Guess(await self.card(found[0].code) if clear else None, found)

    async def names_of(self, codes: Sequence[int], language: str) -> Mapping[int, str]:
        """The names of the cards of these codes, as far as they are known."""
        marks = ", ".join("?" * len(codes))
        rows = await self.library.rows(
            f"SELECT code, card FROM codes WHERE code IN ({marks})", codes
        )
        index = self._catalogue.index
        cards = {row["code"]: row["card"] for row in rows}
        named = {code: index.name(cards.get(code, code), language) for code in codes}
        played = {code: self._played(code) for code, name in named.items() if not name}
        own = {code: named_in(self.games, each, language) for code, each in played.items()}
        return {code: name for code in codes if (name := named[code] or own[code])}

    async def find(
        self, asked: Filter, language: str, first: int, most: int
    ) -> tuple[int, tuple[Listed, ...]]:
        """How many cards fit, and up to `most` of them, leaving out the `first` so many.

        They stand in the order asked for: at first those that can be played, then the others,
        each by name.
        """
        by = await limiting(self.library, asked)
        pool = await picked(self.library, asked, by)
        if asked.format:
            pool &= Pool(await self.beside.do(self._playable_in, asked.format))
        own = await self.beside.do(self._apart, asked, language, pool)
        # at most len(own) of those that stand before the page are not in the library
        before = max(0, first - len(own))
        playable = self._catalogue.playable.keys()
        count, shelved = await find_cards(
            self.library, asked, language, before, first + most - before, playable, pool
        )
        cards = sorted((*own, *shelved), key=lambda card: place(asked.order, card))
        page = cards[first - before :][:most]
        return count + len(own), await marked(self.library, page, by)

    def _playable_in(self, format: str) -> frozenset[int]:
        """The codes of the cards that a deck of the format may hold."""
        played = self._catalogue.playable.items()
        return frozenset(
            code
            for code, each in played
            if format in self.games[each.game].formats
            and _may_be_in(self.games[each.game], format, each.code)
        )

    def _apart(self, asked: Filter, language: str, pool: Pool) -> tuple[Listed, ...]:
        """The cards of the pool that fit and are not in the library."""
        found = []
        for code in filter(pool.holds, self._catalogue.apart):
            playable = self._catalogue.playable[code]
            game = self.games[playable.game]
            facts = game.facts(playable.code)
            said = self._said(playable) if asked.text else ""
            if facts and asked.fits(facts, said):
                name, line = (
                    game.names(language)[playable.code],
                    game.printed(facts, language).line,
                )
                literal = bool(asked.in_a_row) and asked.in_a_row in said
                listed = Listed(code, name, line, facts, is_playable=True, is_literal=literal)
                found.append(listed)
        return tuple(found)

    def _said(self, playable: Playable) -> str:
        """The folded text of a card in all languages."""
        if playable not in self._texts:
            pages = (self.games[playable.game].page(playable.code, each) for each in LANGUAGES)
            lines = (line for page in pages if page for line in page.text)
            self._texts[playable] = folded("\n".join(lines))
        return self._texts[playable]

    def _played(self, code: int) -> Playable | None:
        keys = (key for key, game in self.games.items() if code in game.names(LANGUAGES[0]))
        key = next(keys, None)
        return None if key is None else Playable(key, code)

    async def _renew(self, revision: str) -> None:
        try:
            await self.beside.do(bring, [*self.games.values()], await made(self.library))
            self._handed.set()
            named = {each: await self.library.names(each) for each in LANGUAGES}
            artworks = await self.library.artworks()
            held, kinds = await members(self.library), await archetypes(self.library)
            spoken = await called(self.library), await known(self.library)
            self._catalogue = await self.beside.do(
                joined, self.games, self._own, revision, named, artworks, held, kinds, *spoken
            )
            await self.beside.do(self._catalogue.index.make_ready)
        except UnavailableError:
            self._failed = time.monotonic()
            _log.exception("The cards of the library could not be read")
        finally:
            self._handed.set()


def _may_be_in(game: Game, format: str, code: int) -> bool:
    """Whether nothing is wrong with the card itself in a deck of the format."""
    deck = DeckList({game.starts_in(game.facts(code)) or game.parts[0].key: (code,)})
    return not any("code" in fault.facts for fault in game.faults(format, deck))
