"""Playing the kept answers again: after a restart, or after a failure, a match is as it was."""

from collections.abc import Iterable, Iterator, Sequence

from bot.duels.log import Heard
from bot.duels.silence import on_time_out
from bot.duels.store.matches import GivenBy, Kept
from engine.core.game import Game, Setup
from engine.core.match import Match

Rebuilt = tuple[Match, list[Heard]]


def rebuild(game: Game, setup: Setup, kept: Iterable[Kept], names: Sequence[str]) -> Rebuilt:
    """The match to where the answers `kept` lead, and what was heard on the way.

    `names` are the players', by seat, safe to print. Raises StrayedError at the first answer
    that does not fit, OutdatedSetupError where the rules or cards of `setup` are no longer
    those of `game`. Without answers the match is new.
    What was heard before the last contest began is left out: its table is gone.
    """
    match = game.open(setup)
    heard: list[Heard] = []
    for each in replayed(game, match, kept, names):
        if each.begins:
            heard.clear()
        heard.append(each)
    return match, heard


def replayed(
    game: Game, match: Match, kept: Iterable[Kept], names: Sequence[str]
) -> Iterator[Heard]:
    """Start `match` and answer it as was answered; what is heard of each step, as it is taken.

    Raises StrayedError at the first answer that does not fit.
    """
    yield Heard(match.start())
    for number, answer in enumerate(kept):
        entry, by_clock = answer.entry, answer.given_by is GivenBy.CLOCK
        match.expect(number, entry)
        said = on_time_out(game, match, entry.seat, entry.answer, names) if by_clock else None
        is_between = not match.is_contested
        told = match.repeat(number, entry)
        by = entry.seat if answer.given_by is GivenBy.PLAYER else None
        yield Heard(told, by, said, begins=is_between and match.is_contested)
