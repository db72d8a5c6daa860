"""What an organiser sets for an event, beside who plays whom: its duels, and its times."""

from dataclasses import dataclass
from enum import StrEnum

from bot.duels.store.agreement import THREE, Agreement
from bot.people.terms import ClockKind
from engine.core.game import First


class Overtime(StrEnum):
    """What happens to a match that is under way when the time of its round is up."""

    TURNS = "turns"
    """The turn goes on and so many more are played; then the game says who has won."""
    LOSS = "loss"
    """Both players lose."""
    JUDGE = "judge"
    """The match goes on until the organiser decides it."""


@dataclass(frozen=True, slots=True)
class Rules:
    """How the duels of an event are played, and how its time is counted.

    `limits` is the name of a ban list, "" for none. Times are in minutes; `starts` is in
    seconds since 1970, and check-in opens `check_in` minutes before. Who has not come to their
    table `absent` minutes after their round began loses. `pause` lies between two rounds.
    """

    game: str
    format: str
    starts: int
    limits: str = ""
    best_of: int = THREE
    clock: ClockKind = ClockKind.LIVE
    check_in: int = 15
    round: int = 50
    absent: int = 10
    pause: int = 2
    overtime: Overtime = Overtime.TURNS
    extra_turns: int = 3
    shows_decks: bool = False
    """Whether everybody may see the decks when the event is over."""
    takes: tuple[str, ...] = ()
    """The states of imported cards that decks may have beside those that anybody may play."""

    @property
    def check_in_opens(self) -> int:
        """When check-in opens, in seconds since 1970."""
        return self.starts - 60 * self.check_in

    @property
    def agreement(self) -> Agreement:
        """What two players duel by; in each round chance decides who goes first."""
        return Agreement(
            self.limits, self.best_of, self.clock, First.BY_CHANCE, takes=self.takes
        )
