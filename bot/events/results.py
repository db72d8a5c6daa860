"""What was paired, and how it ended."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

from bot.events.refusal import Refusal, RefusedError

Player = NewType("Player", int)
"""A player of an event, by the number that whoever runs it knows them by."""


class How(StrEnum):
    """How a result came about."""

    DUEL = "duel"
    """The duel reported it."""
    REPORT = "report"
    """A player reported it, and the opponent confirmed it."""
    CLOCK = "clock"
    """The time of the round ran out, or somebody was absent."""
    RULING = "ruling"
    """A moderator decided it."""
    BYE = "bye"
    """Nobody was left to play against."""
    DROPPED = "dropped"
    """The opponent left the event before the match had ended."""
    MISSED = "missed"
    """The player joined when the round had been paired; it counts as lost."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a pairing ended: the duels won by its first and its second player.

    Equal numbers are a draw, unless both players lose.
    """

    first: int
    second: int
    how: How = How.DUEL
    both_lose: bool = False


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players at a table of a round; no second player is a bye.

    `round` counts from 1 within a stage, `table` from 1 within a round. `slot` names the
    match of a bracket, and is "" elsewhere.
    """

    round: int
    table: int
    first: Player
    second: Player | None
    slot: str = ""

    @property
    def players(self) -> tuple[Player, ...]:
        """Those who sit at the table."""
        return (self.first,) if self.second is None else (self.first, self.second)


BYE = Result(1, 0, How.BYE)
MISSED = Result(0, 1, How.MISSED)


@dataclass(frozen=True, slots=True)
class Played:
    """A pairing that has ended."""

    pairing: Pairing
    result: Result

    @property
    def is_bye(self) -> bool:
        """Whether it was won since nobody was left to play against."""
        return self.pairing.second is None and self.result.how is How.BYE

    def won(self, player: Player) -> bool:
        """Whether `player`, who sits there, won."""
        mine, theirs = self._score(player)
        return mine > theirs and not self.result.both_lose

    def lost(self, player: Player) -> bool:
        """Whether `player`, who sits there, lost."""
        mine, theirs = self._score(player)
        return mine < theirs or self.result.both_lose

    def opponent(self, player: Player) -> Player | None:
        """Who sat opposite `player`; None for a bye, and for a round that was missed."""
        first, second = self.pairing.first, self.pairing.second
        return second if player == first else first

    def _score(self, player: Player) -> tuple[int, int]:
        score = self.result.first, self.result.second
        return score if player == self.pairing.first else score[::-1]


@dataclass(slots=True)
class Round:
    """A round of a stage, and the results that are known."""

    stage: int
    number: int
    pairings: tuple[Pairing, ...]
    results: dict[int, Result] = field(default_factory=dict)
    """By table."""
    time_is_up: bool = False

    @property
    def is_over(self) -> bool:
        """Whether every table has a result."""
        return len(self.results) == len(self.pairings)

    def table(self, number: int) -> Pairing:
        """What is played at a table; RefusedError where there is none."""
        found = next((each for each in self.pairings if each.table == number), None)
        if found is None:
            raise RefusedError(Refusal.NO_TABLE)
        return found

    def played(self) -> list[Played]:
        """What of it has ended."""
        return [
            Played(each, self.results[each.table])
            for each in self.pairings
            if each.table in self.results
        ]


def missed(player: Player, number: int) -> Played:
    """The round `number`, which was paired before `player` joined."""
    return Played(Pairing(number, 0, player, None), MISSED)


@dataclass(frozen=True, slots=True)
class History:
    """What each player has played in a stage, in the order of its rounds."""

    matches: Mapping[Player, Sequence[Played]] = field(default_factory=dict)

    @classmethod
    def of(cls, players: Iterable[Player], played: Iterable[Played]) -> "History":
        """The history of `players`, of whom alone `played` tells."""
        matches: dict[Player, list[Played]] = {player: [] for player in players}
        for each in sorted(played, key=lambda each: (each.pairing.round, each.pairing.table)):
            for player in each.pairing.players:
                matches[player].append(each)
        return cls(matches)

    def opponents(self, player: Player) -> list[Player]:
        """Those whom `player` has met, once for each time."""
        met = (each.opponent(player) for each in self.matches[player])
        return [opponent for opponent in met if opponent is not None]

    def byes(self, player: Player) -> int:
        """How many byes `player` was given."""
        return sum(each.is_bye for each in self.matches[player])
