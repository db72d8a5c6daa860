"""Brackets: who loses is out, at once or the second time.

A bracket is a set of matches. The players of each are named by where they come from: a seed,
or the winner or the loser of an earlier match. Seeds without an opponent in the first round
have a bye; in a losers' bracket a place that nobody can reach is left out, so that nobody is
given a bye there.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.events.results import Player, Result

THIRD_PLACE = "3"
FINAL = "F"
RESET = "R"


@dataclass(frozen=True, slots=True)
class Seed:
    """The player of a seed, from 1 for the best."""

    number: int


@dataclass(frozen=True, slots=True)
class Winner:
    """Whoever wins a match."""

    match: str


@dataclass(frozen=True, slots=True)
class Loser:
    """Whoever loses a match."""

    match: str


Source = Seed | Winner | Loser


@dataclass(frozen=True, slots=True)
class Match:
    """A match of a bracket; without a second source it is a bye.

    The name begins with W for the winners' bracket, with L for the losers'; the final is F,
    its second match R, and the match for the third place 3. `round` is when it is played.
    """

    name: str
    round: int
    first: Source
    second: Source | None

    @property
    def sources(self) -> tuple[Source, ...]:
        """Where its players come from."""
        return (self.first,) if self.second is None else (self.first, self.second)


@dataclass(frozen=True, slots=True)
class Bracket:
    """All matches of a bracket, by name; each comes after those it waits for."""

    matches: Mapping[str, Match]
    seeds: int

    @property
    def rounds(self) -> int:
        """How many rounds it has at most."""
        return max(match.round for match in self.matches.values())


class _Builder:
    """Gathers matches; each is played in the round after those it waits for."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.matches: dict[str, Match] = {}

    def add(self, name: str, first: Source, second: Source | None) -> Winner:
        """A new match, as the source of its winner."""
        waits = [
            self.matches[each.match].round
            for each in (first, second)
            if isinstance(each, Winner | Loser)
        ]
        self.matches[name] = Match(name, 1 + max(waits, default=0), first, second)
        return Winner(name)

    def bracket(self) -> Bracket:
        """What was gathered."""
        return Bracket(self.matches, self.count)

    def winners(self, last: str) -> list[list[str]]:
        """The matches from the first round to the match `last`; their names, round by round."""
        size = 1 << (self.count - 1).bit_length()
        places: list[Source | None] = [
            Seed(seed) if seed <= self.count else None for seed in order_of_seeds(size)
        ]
        levels: list[list[str]] = []
        while len(places) > 1:
            names = [f"W{len(levels) + 1}-{n + 1}" for n in range(len(places) // 2)]
            if len(places) == 2:
                names = [last]
            coming: list[Source | None] = []
            for place, name in enumerate(names):
                first, second = places[2 * place : 2 * place + 2]
                assert first is not None  # the better seed of the two is always there
                coming.append(self.add(name, first, second))
            levels.append(names)
            places = coming
        return levels

    def losers(self, levels: list[list[str]]) -> Source:
        """The losers' bracket below those rounds; the source of its survivor."""
        waiting: list[Source] = []
        number = 0
        for level, names in enumerate(levels):
            dropping = self._dropping(names)
            waiting = _crossed(waiting, dropping[::-1] if level % 2 else dropping)
            above = levels[level + 1] if level + 1 < len(levels) else ()
            while len(waiting) > max(1, len(above)):
                number += 1
                waiting = self._halved(waiting, number)
        return waiting[0]

    def _dropping(self, names: list[str]) -> list[Source]:
        return [Loser(name) for name in names if self.matches[name].second is not None]

    def _halved(self, waiting: list[Source], number: int) -> list[Source]:
        """A round of the losers' bracket; an odd one waits, and plays first in the next."""
        pairs = list(zip(waiting[::2], waiting[1::2], strict=False))
        coming: list[Source] = [
            self.add(f"L{number}-{place}", first, second)
            for place, (first, second) in enumerate(pairs, 1)
        ]
        return [waiting[-1], *coming] if len(waiting) % 2 else coming


def single_elimination(count: int, *, third_place: bool = False) -> Bracket:
    """The bracket of `count` players, who are out after one loss."""
    builder = _Builder(count)
    levels = builder.winners(FINAL)
    if third_place and count > 3:
        first, second = (Loser(name) for name in levels[-2])
        builder.add(THIRD_PLACE, first, second)
    return builder.bracket()


def double_elimination(count: int) -> Bracket:
    """The bracket of `count` players, who are out after two losses.

    Where the survivor of the losers' bracket wins the final, it is played a second time.
    """
    builder = _Builder(count)
    levels = builder.winners("W")
    rival = builder.losers(levels)
    builder.add(FINAL, Winner("W"), rival)
    builder.add(RESET, Loser(FINAL), Winner(FINAL))
    return builder.bracket()


def order_of_seeds(size: int) -> list[int]:
    """The seeds from the top of a bracket of `size` places to its bottom.

    The best two can meet in the final only, the best four in the semi-finals, and so on.
    """
    order = [1]
    while len(order) < size:
        order = [seed for each in order for seed in (each, 2 * len(order) + 1 - each)]
    return order


def _crossed(survivors: list[Source], dropping: list[Source]) -> list[Source]:
    """Each survivor beside one who drops in, as far as there are both; then the others."""
    both = min(len(survivors), len(dropping))
    crossed = [each for pair in zip(survivors, dropping, strict=False) for each in pair]
    return crossed + survivors[both:] + dropping[both:]


class Progress:
    """A bracket as it stands: who has come to which match, by the results so far."""

    def __init__(
        self, bracket: Bracket, entrants: Sequence[Player], results: Mapping[str, Result]
    ) -> None:
        """`entrants` are in the order of their seeds; `results` are by the match's name."""
        self.bracket = bracket
        self.entrants = entrants
        self.seats: dict[str, tuple[Player | None, ...] | None] = {}
        """By match: those who play it; None for a place that stays empty, and for a match that
        waits for others. Nobody or one alone goes on without playing."""
        self.winners: dict[str, Player | None] = {}
        self.losers: dict[str, Player | None] = {}
        """By match that has ended; None where nobody won, or nobody lost."""
        for match in bracket.matches.values():
            self._play(match, results.get(match.name))

    @property
    def is_over(self) -> bool:
        """Whether every match that has to be played has ended."""
        return all(name in self.winners for name in self.bracket.matches)

    def open(self) -> list[tuple[Match, Player, Player]]:
        """The matches whose two players are known and whose result is not."""
        found = []
        for name, seats in self.seats.items():
            if seats is not None and name not in self.winners:
                first, second = seats
                assert first is not None
                assert second is not None
                found.append((self.bracket.matches[name], first, second))
        return found

    def _play(self, match: Match, result: Result | None) -> None:
        if match.name == RESET and self._is_settled_by_final():
            self.seats[RESET] = (None, None)
            self.winners[RESET] = self.winners[FINAL]
            self.losers[RESET] = self.losers[FINAL]
            return
        sources = match.sources
        if not all(self._is_known(each) for each in sources):
            self.seats[match.name] = None
            return
        seats = tuple(self._who(each) for each in sources)
        self.seats[match.name] = seats
        there = [each for each in seats if each is not None]
        if len(there) < 2:
            self.winners[match.name] = there[0] if there else None
            self.losers[match.name] = None
        elif result is not None:
            self._end(match.name, there, result)

    def _end(self, name: str, players: list[Player], result: Result) -> None:
        first, second = players
        if result.both_lose:
            self.winners[name] = self.losers[name] = None
        elif result.first > result.second:
            self.winners[name], self.losers[name] = first, second
        else:
            self.winners[name], self.losers[name] = second, first

    def _is_settled_by_final(self) -> bool:
        """Whether the final needs no second match: its first player has won, or nobody."""
        if FINAL not in self.winners:
            return False
        first = (self.seats[FINAL] or (None,))[0]
        return self.winners[FINAL] is None or self.winners[FINAL] == first

    def _is_known(self, source: Source) -> bool:
        return isinstance(source, Seed) or source.match in self.winners

    def _who(self, source: Source) -> Player | None:
        if isinstance(source, Seed):
            return self.entrants[source.number - 1]
        return (self.winners if isinstance(source, Winner) else self.losers)[source.match]
