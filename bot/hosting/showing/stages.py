"""A bracket in the rounds it is read in: winners', losers', the final, the third place."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.events.director import progress_of
from bot.events.event import Event
from bot.events.pairing.brackets import (
    FINAL,
    RESET,
    THIRD_PLACE,
    Loser,
    Match,
    Progress,
    Seed,
    Source,
)
from bot.events.results import Player, Result
from bot.events.terms import Shape

_LAST_OF_WINNERS = "W"


class Part(StrEnum):
    """Where in a bracket a round belongs."""

    SINGLE = "single"
    """A bracket in which one loss is the end."""
    WINNERS = "winners"
    LOSERS = "losers"
    GRAND = "grand"
    """The final between the survivors of both brackets."""
    RESET = "reset"
    THIRD = "third"


@dataclass(frozen=True, slots=True)
class Column:
    """The matches of one part and level, from top to bottom; byes are among them.

    `level` counts from 1 within the part, and `after` counts the levels that come after.
    """

    part: Part
    level: int
    after: int
    matches: Sequence[Match]

    @property
    def key(self) -> str:
        """What it is called: a round, or one of the last three, which have names."""
        if self.part in (Part.GRAND, Part.RESET, Part.THIRD):
            return self.part.value
        if self.part is Part.LOSERS and self.after:
            return "round"
        return {0: "final", 1: "semi", 2: "quarter"}.get(self.after, "round")


@dataclass(frozen=True, slots=True)
class Stage:
    """The bracket of a stage as it stands, in columns, with the number of each match."""

    progress: Progress
    columns: Sequence[Column]
    numbers: Mapping[str, int]
    """By the name of a match: from 1, in the order in which they are played; byes have none."""
    results: Mapping[str, Result]

    def seats(self, match: Match) -> Sequence[Player | None]:
        """Who plays the match, as far as it is known; None also for a seat that stays empty."""
        if self.is_idle(match):
            return [None, None]
        return [self._who(source) for source in match.sources]

    def is_idle(self, match: Match) -> bool:
        """Whether it is the second match of the grand final, and need not be played."""
        return match.name == RESET and self.progress.seats[RESET] == (None, None)

    def is_settled(self, source: Source) -> bool:
        """Whether it is known who comes from there, or that nobody does."""
        return isinstance(source, Seed) or source.match in self.progress.winners

    def _who(self, source: Source) -> Player | None:
        if isinstance(source, Seed):
            return self.progress.entrants[source.number - 1]
        came = self.progress.losers if isinstance(source, Loser) else self.progress.winners
        return came.get(source.match)


def stage_of(event: Event, stage: int) -> Stage:
    """The bracket of a stage of the event."""
    progress = progress_of(event, stage)
    is_double = stage == 1 and event.terms.shape is Shape.DOUBLE
    matches = progress.bracket.matches
    played = sorted((m for m in matches.values() if m.second), key=lambda match: match.round)
    results = {
        each.pairing.slot: each.result
        for one in event.rounds_of(stage)
        for each in one.played()
    }
    return Stage(
        progress,
        [*_double(matches)] if is_double else [*_single(matches)],
        {match.name: number for number, match in enumerate(played, 1)},
        results,
    )


def _single(matches: Mapping[str, Match]) -> Iterator[Column]:
    levels = _levels(matches, "W")
    for level, each in enumerate(levels, 1):
        yield Column(Part.SINGLE, level, len(levels) + 1 - level, each)
    yield Column(Part.SINGLE, len(levels) + 1, 0, [matches[FINAL]])
    if THIRD_PLACE in matches:
        yield Column(Part.THIRD, 1, 0, [matches[THIRD_PLACE]])


def _double(matches: Mapping[str, Match]) -> Iterator[Column]:
    winners = [*_levels(matches, "W"), [matches[_LAST_OF_WINNERS]]]
    for part, levels in ((Part.WINNERS, winners), (Part.LOSERS, _levels(matches, "L"))):
        for level, each in enumerate(levels, 1):
            yield Column(part, level, len(levels) - level, each)
    yield Column(Part.GRAND, 1, 0, [matches[FINAL]])
    yield Column(Part.RESET, 1, 0, [matches[RESET]])


def _levels(matches: Mapping[str, Match], letter: str) -> Sequence[Sequence[Match]]:
    """The matches whose name is the letter, a level and a number, level by level."""
    found: dict[int, list[Match]] = {}
    for name, match in matches.items():
        if name.startswith(letter) and "-" in name:
            found.setdefault(int(name[1:].split("-")[0]), []).append(match)
    return [found[level] for level in sorted(found)]
