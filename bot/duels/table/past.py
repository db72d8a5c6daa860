"""What everybody saw of a duel some time ago, made of what is on disk after a restart."""

import logging

from bot.duels.match.drafts import Moment
from bot.duels.match.play import Play
from bot.duels.match.rebuild import rebuild
from bot.duels.seen.sight import Sight, banks_of
from bot.duels.store.ledger import Written
from bot.duels.store.records import MatchRecord
from bot.duels.table.parts.delay import Delay
from bot.shared.worker_threads import Beside
from cards.languages import LANGUAGES
from engine.core.changing import changed
from engine.core.game import Game

_log = logging.getLogger(__name__)
RUNS = 30.0
"""Seconds after which everybody was surely shown what was answered: longer than any run."""


def nothing_yet(record: MatchRecord, language: str) -> Sight:
    """What everybody sees as long as nothing of the duel is old enough."""
    return Sight(record.bare, 0, None, language, None, (), (), None, (), None, "", as_of=0.0)


async def recall(
    delay: Delay | None,
    game: Game,
    record: MatchRecord,
    written: Written,
    rebuilding: Beside,
) -> None:
    """Have everybody see the duel as it was, where they see it later and nothing is left.

    Whom it waited for is not told. Nothing is seen where nobody had answered anything.
    """
    if delay is None or not delay.is_blank:
        return
    at = delay.wall() - delay.seconds - RUNS
    then, before = record.bare, written.until(at)
    if not before.answers:
        return
    try:
        rebuilt = await rebuilding.do(rebuild, game, then, before)
        play = Play(then, game, rebuilt, before.answers)
        delay.recall({each: _seen(then, game, play, at, each) for each in LANGUAGES})
    except Exception as problem:
        _log.info("Of duel %s nothing is shown for a while: %s", record.id, problem)


def _seen(record: MatchRecord, game: Game, play: Play, at: float, language: str) -> Sight:
    reader = play.reader(None, language)
    return changed(
        nothing_yet(record, language),
        board=game.show(play.match, reader),
        log=play.lines(reader),
        chain=game.on_chain(play.match, reader),
        cards=game.cards(play.match, reader),
        answers=len(play.match.journal),
        banks=banks_of(play),
        moment=Moment(play.heard[None], 0),
        as_of=at,
    )
