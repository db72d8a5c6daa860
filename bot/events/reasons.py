"""Why somebody is paired so, and why they stand where they do: facts, without words."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.events.event import Event
from bot.events.results import History, Pairing, Player, Round
from bot.events.standings import Standing, points, standings
from bot.events.terms import Shape


class PairedBy(StrEnum):
    """What brought two players together."""

    LOTS = "lots"
    """The first round of a Swiss event."""
    POINTS = "points"
    """Both have equally many points."""
    NEAREST = "nearest"
    """The points differ: no other pairing brings those of everybody nearer together, unless
    more meet an opponent a second time."""
    LOWEST = "lowest"
    """A bye: of those who had fewest, nobody stood lower."""
    SPARED = "spared"
    """A bye: had somebody lower had it, more would have met an opponent a second time."""
    SEED = "seed"
    """A bye of a bracket, which the best seeds have."""
    BRACKET = "bracket"
    CIRCLE = "circle"
    """Everybody meets everybody once."""


class RankedBy(StrEnum):
    """What sets a player below the one above, the first that differs."""

    POINTS = "points"
    OPPONENTS = "opponents"
    THEIRS = "theirs"
    ROUNDS_LOST = "rounds-lost"
    LOT = "lot"


@dataclass(frozen=True, slots=True)
class WhyPaired:
    """A pairing with what was known when it was made; standings are None in a bracket."""

    pairing: Pairing
    by: PairedBy
    first: Standing | None
    second: Standing | None
    met_before: int
    """How many times the two had met; more than none only where it could not be avoided."""


@dataclass(frozen=True, slots=True)
class WhyRanked:
    """A standing, and how it differs from the next above; None for the first."""

    standing: Standing
    above: Standing | None
    by: RankedBy | None


def why_paired(event: Event, one: Round, pairing: Pairing) -> WhyPaired:
    """Why `pairing` of the round `one` was made."""
    if pairing.slot:
        by = PairedBy.SEED if pairing.second is None else PairedBy.BRACKET
        return WhyPaired(pairing, by, None, None, 0)
    history = event.history(one.stage, one.number)
    order = [player for player in event.players if player in history.matches]
    ranked = {each.player: each for each in standings(history, order, event.terms.scoring)}
    first = ranked[pairing.first]
    second = None if pairing.second is None else ranked[pairing.second]
    met = 0 if second is None else history.opponents(first.player).count(second.player)
    if event.terms.shape is Shape.ROUND_ROBIN:
        by = PairedBy.CIRCLE
    elif one.number == 1:
        by = PairedBy.LOTS
    elif second is None:
        by = _bye(one, history, ranked, pairing.first)
    else:
        by = PairedBy.POINTS if first.points == second.points else PairedBy.NEAREST
    return WhyPaired(pairing, by, first, second, met)


def points_before(event: Event, one: Round) -> Mapping[Player, int]:
    """The points of everybody when the round `one` was paired."""
    history = event.history(one.stage, one.number)
    return {player: points(history, player) for player in history.matches}


def why_ranked(ranking: list[Standing], player: Player) -> WhyRanked | None:
    """Why `player` stands where they do in `ranking`; None for somebody who is not in it."""
    for place, standing in enumerate(ranking):
        if standing.player == player:
            above = ranking[place - 1] if place else None
            return WhyRanked(
                standing, above, None if above is None else _differs(above, standing)
            )
    return None


def _bye(
    one: Round, history: History, ranked: Mapping[Player, Standing], player: Player
) -> PairedBy:
    there = [each for pairing in one.pairings for each in pairing.players]
    fewest = min(map(history.byes, there))
    below = (each for each in there if ranked[each].place > ranked[player].place)
    is_lowest = all(history.byes(each) > fewest for each in below)
    return PairedBy.LOWEST if is_lowest else PairedBy.SPARED


def _differs(above: Standing, below: Standing) -> RankedBy:
    pairs = {
        RankedBy.POINTS: (above.points, below.points),
        RankedBy.OPPONENTS: (above.opponents, below.opponents),
        RankedBy.THEIRS: (above.theirs, below.theirs),
        RankedBy.ROUNDS_LOST: (above.rounds_lost, below.rounds_lost),
    }
    return next((by for by, (one, other) in pairs.items() if one != other), RankedBy.LOT)
