"""What a player decided in a duel that is over, and what else there was to be chosen.

The duel is played again from its ledger by the rules and cards of now, as far as they fit. Each
decision is worded for its player as it was asked, so it tells nothing that they were not shown.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Protocol, TypeAlias

from bot.duels.match.rebuild import Replaying, UpdatedError, lay, names_of
from bot.duels.store.ledger import Ledgers, Written
from bot.duels.store.matches import Matches
from bot.duels.store.records import GivenBy, Kept, MatchRecord
from bot.shared.recent import Recent
from engine.core.entries import Act
from engine.core.game import Game, Reader
from engine.core.match import Match
from engine.core.prompts import Prompt, Shape
from engine.core.protocol import Seat
from engine.core.rewinding import rewound
from engine.core.values import value

_log = logging.getLogger(__name__)
KEPT = 16
"""How many duels, each as one seat and language, are kept in memory while they are read."""
LINE = 16
"""For how many people something is looked up, or waits to be: some seconds of a processor."""
FOLLOWED = 5_000
"""How many answers of a duel are played again, so that none takes long: some seconds."""
_OWN = (GivenBy.PLAYER, GivenBy.PRACTICE)
_Wanted: TypeAlias = tuple[int, Seat, str]
"""Of which duel decisions are told, whose, and in which language."""


@value
class Decision:
    """What was asked in turn `turn`, counted from 1, the options, and which were `taken`.

    `number` is that of the answer, from 0.
    """

    number: int
    turn: int
    asked: str
    offered: tuple[str, ...]
    taken: frozenset[int]


class AnalysisStore(Protocol):
    """The tables that are needed for it."""

    matches: Matches
    ledger: Ledgers


class BusyError(Exception):
    """It cannot be done now, `by_others` where too many others stand in line."""

    def __init__(self, *, by_others: bool) -> None:
        super().__init__("others" if by_others else "the same person")
        self.by_others = by_others


class Analysis:
    """The decisions of duels that are over, found beside the event loop, one duel at a time.

    For each person one duel is looked up at a time, and only so many stand in line: whoever
    presses again and again makes nobody wait, and many together not for long.
    """

    def __init__(self, store: AnalysisStore, games: Mapping[str, Game]) -> None:
        self._store = store
        self._games = games
        self._working = asyncio.Lock()
        self._asking: set[int] = set()
        self._found = Recent[_Wanted, Sequence[Decision]](KEPT)
        self._sought: dict[_Wanted, asyncio.Task[Sequence[Decision]]] = {}

    async def asked_by(
        self, user: int, record: MatchRecord, seat: Seat, language: str
    ) -> Sequence[Decision]:
        """What `seat` decided there with something else to choose, as far as it can be told.

        Who asks for what is looked up already gets that. BusyError while another duel is looked
        up for that person, or too many others wait.
        """
        wanted, found, sought = (record.id, seat, language), self._found, self._sought
        if wanted in found:
            return found[wanted]
        if wanted not in sought:
            sought[wanted] = asyncio.create_task(self._seek(user, record, seat, language))
            sought[wanted].add_done_callback(lambda _: sought.pop(wanted, None))
        return await asyncio.shield(sought[wanted])

    async def _seek(
        self, user: int, record: MatchRecord, seat: Seat, language: str
    ) -> Sequence[Decision]:
        found, game = self._found, self._games.get(record.game)
        if game is None:
            return ()
        async with self.alone(user):
            written = await self._store.ledger.read(record.id)
            asked = game, record, written, seat, language
            told = await asyncio.to_thread(decisions, *asked)
            found[record.id, seat, language] = told
            return told

    @asynccontextmanager
    async def alone(self, user: int) -> AsyncIterator[None]:
        """Have something done that takes a processor, once it is that person's turn.

        BusyError while something is done for that person already, or too many others wait.
        """
        if user in self._asking:
            raise BusyError(by_others=False)
        if len(self._asking) >= LINE:
            raise BusyError(by_others=True)
        self._asking.add(user)
        try:
            async with self._working:
                yield
        finally:
            self._asking.discard(user)

    def let_go(self) -> None:
        """Remember nothing that was read, nor what is read just now: names have changed."""
        self._found, self._sought = Recent(KEPT), {}


def decisions(
    game: Game, record: MatchRecord, written: Written, seat: Seat, language: str
) -> tuple[Decision, ...]:
    """What `seat` decided, as far as the duel can be played again by the rules of now."""
    found: list[Decision] = []
    try:
        found.extend(_decided(game, record, written, seat, language))
    except UpdatedError:
        return ()
    except Exception as problem:  # whatever rules do that were not those of this match
        _log.info("Decisions of duel %s are told no further: %r", record.id, problem)
    return tuple(found)


def _decided(
    game: Game, record: MatchRecord, written: Written, seat: Seat, language: str
) -> Iterator[Decision]:
    replaying = Replaying(game, lay(game, record.setup), record, skips=True)
    gone = rewound([each.entry for each in written.answers])
    turn, seen = 0, -1
    for heard in replaying.go_on(written.first(FOLLOWED)):
        turn += sum(event.turn_of is not None for event in heard.told.get(None, ()))
        number = heard.answers
        if number == seen or number >= len(written.answers):
            continue
        seen, kept = number, written.answers[number]
        entry = kept.entry
        is_own = entry.seat == seat and entry.act is Act.ANSWER and kept.given_by in _OWN
        if is_own and number not in gone:
            reader = Reader(seat, language, names_of(record, number))
            decision = _worded(game, replaying.match, reader, kept, (number, turn))
            if decision is not None:
                yield decision


def _worded(
    game: Game, match: Match, reader: Reader, kept: Kept, where: tuple[int, int]
) -> Decision | None:
    """The decision in words; None where there was nothing else, or no list to choose from."""
    prompt = game.ask(match, reader)
    if prompt is None or prompt.shape is not Shape.PICK:
        return None
    offered = _offered(prompt)
    if len(offered) < 2:
        return None
    places = {place: n for n, place in enumerate(offered)}
    likes = [prompt.choices[at].like for at in kept.entry.answer]
    alike = zip(kept.entry.answer, likes, strict=True)
    taken = [at if like is None else like for at, like in alike] or [len(prompt.choices)]
    chosen = frozenset(places[at] for at in taken if at in places)
    return Decision(*where, prompt.text, tuple(offered.values()), chosen)


def _offered(prompt: Prompt) -> Mapping[int, str]:
    """The options that differ, by their place; to decline comes last."""
    choices = enumerate(prompt.choices)
    offered = {at: choice.label for at, choice in choices if choice.like is None}
    if prompt.decline is not None:
        offered[len(prompt.choices)] = prompt.decline
    return offered
