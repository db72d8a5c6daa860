"""What an update of the bot makes of a duel that cannot go on by it."""

import asyncio
from collections.abc import Mapping

from bot.duels.match.chronicle import tell_all
from bot.duels.match.rebuild import UpdatedError
from bot.duels.store.ending import Change, Ending, EndKind
from bot.duels.store.ledger import Written
from bot.duels.store.needs import DuelStore
from bot.duels.store.records import MatchRecord
from bot.duels.store.told import Told
from cards.languages import LANGUAGES
from engine.core.game import Game
from engine.core.match import StrayedError


async def ending_by(
    problem: Exception, game: Game, record: MatchRecord, store: DuelStore
) -> Ending:
    """How a duel ends that the `problem` keeps from going on.

    Of one that an update ends the whole log is kept, as far as it can still be told.
    """
    if not isinstance(problem, UpdatedError):
        is_strayed = isinstance(problem, StrayedError)
        return Ending(EndKind.STRAYED if is_strayed else EndKind.BROKEN)
    written = await store.ledger.read(record.id)
    facts = problem, game, record, written
    ending, told = await asyncio.to_thread(stopped_by, *facts)
    await store.told_logs.keep(record.id, told)
    return ending


def stopped_by(
    problem: UpdatedError, game: Game, record: MatchRecord, written: Written
) -> tuple[Ending, Told]:
    """How a duel ends that cannot go on, and its whole log as far as it can still be told."""
    told = tell_all(game, record, written)
    names = {language: game.names(language) for language in LANGUAGES}
    shown = "\n".join([*_lines(told), *problem.shown])
    changes = []
    for code in problem.cards:
        called = {language: each[code] for language, each in names.items() if code in each}
        if len(called) == len(LANGUAGES):
            owners = tuple(
                seat.seat
                for seat, deck in zip(record.seats, record.setup.decks, strict=True)
                if code in deck.codes
            )
            is_seen = _is_named(called[LANGUAGES[0]], shown, names[LANGUAGES[0]])
            changes.append(Change(called, owners, is_seen))
    kind = EndKind.OUTDATED
    if changes:
        kind = EndKind.CARDS
    elif problem.rules and not problem.cards:
        kind = EndKind.RULES
    return Ending(kind, changes=tuple(changes), rules=problem.rules), told


def _lines(told: Told) -> list[str]:
    """What everybody was told, line by line, in the first language."""
    chronicle = told.get((None, LANGUAGES[0]))
    return [line for each in chronicle.chapters for line in each.lines] if chronicle else []


def _is_named(name: str, shown: str, names: Mapping[int, str]) -> bool:
    """Whether a card of that name was spoken of, and not only one whose name it is part of."""
    longer = [each for each in names.values() if name in each and each != name]
    for each in sorted(longer, key=len, reverse=True):
        shown = shown.replace(each, "")
    return name in shown
