"""What a player has begun and may still take back, of which neither disk nor others know."""

from collections.abc import Container

from bot.duels.store.records import GivenBy
from bot.duels.windows.window import is_window, passes_at_once
from engine.core.game import Game
from engine.core.match import Match
from engine.core.protocol import Answer, Decision, Seat
from engine.core.trial import Trial

AT_ONCE = 40
"""How many answers of a duel are played again within a press; with more it goes on without."""

Due = tuple[tuple[Answer, GivenBy], ...]
"""Answers of one seat that the match has to be given now, and who gave each."""


class SecondThoughts:
    """The answers that one seat at a time tries before the match hears of them.

    They are in memory only. The twin on which they are tried follows the match in steps, so
    that a press has little left to play again.
    """

    def __init__(self, game: Game, match: Match) -> None:
        """Nobody has begun anything."""
        self._game = game
        self._match = match
        self._trial = Trial(match)
        self._given: list[tuple[Answer, GivenBy]] = []

    @property
    def seat(self) -> Seat | None:
        """The seat that can take back what it has begun, if there is one."""
        return self._trial.seat

    @property
    def is_behind(self) -> bool:
        """Whether the twin is to be brought closer now, so that the next press can be tried.

        It is so before a press has more to play again than it may: until it comes the match
        can go on a little.
        """
        return self._trial.lag > AT_ONCE // 2

    def seen_by(self, seat: Seat | None) -> Match:
        """The match as that seat, or the public, is shown it."""
        return self._trial.seen_by(seat)

    def asked(self, seat: Seat) -> Decision | None:
        """What `seat` is asked now, in what it tries or by the match."""
        return self.seen_by(seat).asked(seat)

    def number(self, seat: Seat) -> int:
        """The number of the question that `seat` is asked."""
        return self._trial.number(seat)

    def answer(self, seat: Seat, answer: Answer, choosers: Container[Seat]) -> Due:
        """Take an answer of a player; return what is due now, nothing while all is tried.

        Questions that the table settles for all but `choosers` it settles here too. Raises
        IllegalAnswerError where a trial is under way that the answer does not fit.
        """
        if self._trial.seat != seat and not self._may_try(seat, answer):
            return ((answer, GivenBy.PLAYER),)
        if self._trial.seat != seat:
            self._given = []
        said, by = answer, GivenBy.PLAYER
        while True:
            is_due = bool(self._trial.answer(seat, said))
            self._given.append((said, by))
            if is_due:
                return tuple(self._given)
            decision = self.asked(seat)
            if decision is None or is_window(decision) or passes_at_once(decision):
                self.take_back()
                return tuple(self._given)
            if seat in choosers or not self._game.is_routine(decision):
                return ()
            said, by = decision.default(), GivenBy.ROUTINE

    def take_back(self) -> bool:
        """Forget what was tried, and the twin; return whether there was anything."""
        seat = self._trial.seat
        return seat is not None and self._trial.take_back(seat)

    def follow(self) -> bool:
        """Bring the twin closer to the match, by no more than a press has time for.

        Return whether it is where the match is.
        """
        return self._trial.follow(AT_ONCE)

    def _may_try(self, seat: Seat, answer: Answer) -> bool:
        return self._trial.may_begin(seat, answer) and self.follow()
