"""What an update of the bot would make of the duels that go on now, said before it."""

import asyncio
from collections.abc import Mapping

from bot.duels.match.rebuild import UpdatedError, rebuild
from bot.duels.store.ledger import Written
from bot.duels.store.needs import DuelStore
from bot.duels.store.records import MatchRecord
from bot.shared.words import joined
from engine.core.game import Game


async def outlook(store: DuelStore, games: Mapping[str, Game]) -> str:
    """How many duels would go on by the rules and cards of now, and why the others would not.

    Nothing is changed.
    """
    going_on, ended = 0, []
    for match in await store.matches.open_ids():
        record = await store.matches.load(match)
        if record is None:
            continue
        written = await store.ledger.read(match)
        why = await asyncio.to_thread(_why_ended, games.get(record.game), record, written)
        if why:
            ended.append(f"  {_called(record)}: {why}")
        else:
            going_on += 1
    said = [f"Open duels: {going_on + len(ended)}. With this version go on: {going_on}."]
    if ended:
        said += [f"Would be stopped, and count for nobody: {len(ended)}.", *ended]
    return "\n".join(said)


def _called(record: MatchRecord) -> str:
    names = " - ".join(seat.name for seat in record.seats)
    where = "" if record.event_table is None else ", at the table of an event"
    return f"duel {record.id} ({names}{where})"


def _why_ended(game: Game | None, record: MatchRecord, written: Written) -> str:
    """Why the duel cannot go on; "" where it can."""
    if game is None:
        return f"there is no game {record.game!r}"
    try:
        rebuild(game, record, written)
    except UpdatedError as problem:
        return _changed(problem, game.names("en"))
    except Exception as problem:
        return f"it cannot be played again ({type(problem).__name__}: {problem})"
    return ""


def _changed(problem: UpdatedError, names: Mapping[int, str]) -> str:
    """What has changed, in words."""
    cards = joined("en", (names.get(code, f"the card {code}") for code in problem.cards))
    rules = " to ".join(problem.rules)
    parts = [cards, f"the rules (version {rules})" if rules else ""]
    return f"changed: {' and '.join(filter(None, parts)) or 'the rules'}"
