"""Playing the kept answers again: after a restart, or after a failure, a match is as it was."""

from collections.abc import Iterable

from engine.core.game import Game, Setup
from engine.core.match import (
    Entry,
    IllegalAnswerError,
    Match,
    NotAwaitedError,
    StrayedError,
    Told,
)

Rebuilt = tuple[Match, list[Told]]


def rebuild(game: Game, setup: Setup, journal: Iterable[Entry]) -> Rebuilt:
    """The match where `journal` left off, and what was told at the start and after each answer.

    Raises StrayedError at the first entry that does not fit, OutdatedSetupError where the
    rules or cards of `setup` are no longer those of `game`. Without a journal the match is
    new. (`Match.replay` keeps to itself what is told; people read it in the log.)
    """
    match = game.open(setup)
    told = [match.start()]
    for number, entry in enumerate(journal):
        if entry.digest != match.digest:
            raise StrayedError(number, "what happened before it differs")
        try:
            told.append(match.enter(entry))
        except (IllegalAnswerError, NotAwaitedError) as problem:
            raise StrayedError(number, str(problem)) from problem
    return match, told
