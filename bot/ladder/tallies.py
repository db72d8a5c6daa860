"""What somebody's duels have come to, by format, by deck and by rival."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.duels.store.records import MatchRecord
from bot.ladder.counting import Counting

MOST = 500
"""The newest duels that are looked at."""


@dataclass(slots=True)
class Tally:
    """How often somebody has won, drawn and lost."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def add(self, score: float) -> None:
        """Count one more: 1.0 for a win, 0.5 for a draw, 0.0."""
        self.wins += score == 1.0
        self.draws += score == 0.5
        self.losses += score == 0.0

    @property
    def count(self) -> int:
        """All of them."""
        return self.wins + self.draws + self.losses


@dataclass(slots=True)
class Record:
    """All of somebody's duels of two, and the places where more played."""

    whole: Tally = field(default_factory=Tally)
    formats: dict[tuple[str, str], Tally] = field(default_factory=lambda: defaultdict(Tally))
    """By game and format."""
    decks: dict[tuple[str, str], Tally] = field(default_factory=lambda: defaultdict(Tally))
    """By game and ready deck, "" for all of one's own."""
    rivals: dict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))
    names: dict[int, str] = field(default_factory=dict)
    places: dict[tuple[str, str], Counter[int]] = field(
        default_factory=lambda: defaultdict(Counter)
    )
    """How often each place, by game and format, where more than two played."""


def record_of(
    user: int, duels: Iterable[MatchRecord], counting: Counting, rival: int | None = None
) -> Record:
    """What these duels have come to for `user`, the newest first; against `rival` alone."""
    record = Record()
    for duel in duels:
        seats = [seat for seat in duel.seats if seat.user == user]
        if not seats:
            continue
        own, played = seats[0], (duel.game, duel.setup.format)
        others = [seat for seat in duel.seats if seat.seat != own.seat]
        if rival is not None and rival not in [seat.user for seat in others]:
            continue
        if duel.is_for_many:
            place = counting.place(duel, own.seat)
            if place:
                record.places[played][place] += 1
            continue
        score = counting.result(duel)
        if score is None:
            continue
        score = score if own.seat == 0 else 1 - score
        tallies = [record.whole, record.formats[played], record.decks[duel.game, own.ready]]
        other = others[0]
        if other.user is not None and not other.has_left:
            tallies.append(record.rivals[other.user])
            record.names.setdefault(other.user, other.name)
        for tally in tallies:
            tally.add(score)
    return record


def most_played(
    tallies: Mapping[tuple[str, str], Tally],
) -> list[tuple[tuple[str, str], Tally]]:
    """Those with the most duels first."""
    return sorted(tallies.items(), key=lambda each: (-each[1].count, each[0]))
