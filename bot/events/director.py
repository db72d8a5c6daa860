"""What comes next in an event, and who has which place: worked out of its records alone."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b

from bot.events.event import Event, Phase
from bot.events.pairing import circle, swiss
from bot.events.pairing.brackets import (
    FINAL,
    RESET,
    THIRD_PLACE,
    Bracket,
    Match,
    Progress,
    Seed,
    double_elimination,
    single_elimination,
)
from bot.events.records import CutMade, Finished, Paired, Started
from bot.events.refusal import Refusal, RefusedError
from bot.events.results import Pairing, Player, Result
from bot.events.standings import Standing
from bot.events.terms import Shape

LAST = (FINAL, RESET, THIRD_PLACE)


def start(event: Event) -> Started:
    """The beginning, with all who may take part in an order drawn by the event's seed."""
    players = event.checked_in if event.terms.checks_in else event.joined
    return Started(tuple(sorted(players, key=lambda player: _lot(event.terms.seed, player))))


def next_step(event: Event) -> Paired | CutMade | Finished:
    """The next round, the top cut, or the end; RefusedError while a round is under way."""
    if event.rounds and not event.rounds[-1].is_over:
        raise RefusedError(Refusal.ROUND_OPEN)
    shape = event.terms.shape
    if event.cut:
        return _next_of_bracket(event, bracket_of(event, 2), 2)
    if shape in (Shape.SINGLE, Shape.DOUBLE):
        return _next_of_bracket(event, bracket_of(event, 1), 1)
    number = len(event.rounds) + 1
    if shape is Shape.ROUND_ROBIN:
        if number > circle.rounds(len(event.players)):
            return Finished()
        return Paired(1, circle.pair(event.players, number))
    plan = event.terms.swiss(len(event.players))
    if number <= plan.rounds and len(event.active) > 1:
        return Paired(1, _swiss_round(event, number))
    best = [each.player for each in ranking(event) if each.player not in event.gone]
    if plan.cut > 1 and len(best) > 1:
        return CutMade(tuple(best[: plan.cut]))
    return Finished()


def is_decided(event: Event) -> bool:
    """Whether everything is played of an event that is not closed yet."""
    if event.phase is not Phase.PLAYING or not event.rounds or not event.rounds[-1].is_over:
        return False
    return isinstance(next_step(event), Finished)


def ranking(event: Event) -> list[Standing]:
    """The standings of Swiss rounds, or of everybody against everybody.

    Who was thrown out has none; who has left keeps theirs.
    """
    ranked = [each for each in event.ranked() if not event.gone.get(each.player, False)]
    return [replace(each, place=place) for place, each in enumerate(ranked, 1)]


def bracket_of(event: Event, stage: int) -> Bracket:
    """The bracket of a stage."""
    if stage == 2:
        return single_elimination(len(event.cut), third_place=event.terms.third_place)
    if event.terms.shape is Shape.DOUBLE:
        return double_elimination(len(event.players))
    return single_elimination(len(event.players), third_place=event.terms.third_place)


def progress_of(event: Event, stage: int) -> Progress:
    """The bracket of a stage as it stands."""
    seeds: Sequence[Player] = event.cut if stage == 2 else event.players
    return Progress(bracket_of(event, stage), seeds, _results(event, stage))


def places(event: Event) -> list[list[Player]]:
    """Everybody by their places at the end: those of one list share a place."""
    if event.cut:
        best = _places_of_bracket(event, 2)
        others = [[each.player] for each in ranking(event) if each.player not in event.cut]
        return best + others
    if event.terms.shape in (Shape.SINGLE, Shape.DOUBLE):
        return _places_of_bracket(event, 1)
    return [[each] for each in _won_by_who_stayed(event)]


def _won_by_who_stayed(event: Event) -> list[Player]:
    """The ranking, with the best of those at its head who have played to the end.

    Who has left before the last round of the event keeps points and place, and cannot win.
    """
    ranked = [each.player for each in ranking(event)]
    winner = next((each for each in ranked if _stayed(event, each)), None)
    return ranked if winner is None else [winner, *(p for p in ranked if p != winner)]


def _stayed(event: Event, player: Player) -> bool:
    """Whether a player is still there, or left when they had no more round to play."""
    if player not in event.gone:
        return True
    rounds = event.rounds_of(1)
    if event.terms.shape is Shape.SWISS:
        planned = event.terms.swiss(len(event.players)).rounds
        if len(rounds) < planned:
            return False
    return bool(rounds) and any(player in each.players for each in rounds[-1].pairings)


def _swiss_round(event: Event, number: int) -> tuple[Pairing, ...]:
    ranked = [each.player for each in ranking(event) if each.player not in event.gone]
    return swiss.pair(ranked, event.history(), number, event.terms.seed)


def _next_of_bracket(event: Event, bracket: Bracket, stage: int) -> Paired | Finished:
    progress = progress_of(event, stage)
    if progress.is_over:
        return Finished()
    number = len(event.rounds_of(stage)) + 1
    open_now = progress.open()
    earliest = min(match.round for match, _, _ in open_now)
    ready = [each for each in open_now if each[0].round == earliest]
    pairings = [
        Pairing(number, table, first, second, match.name)
        for table, (match, first, second) in enumerate(ready, 1)
    ]
    if number == 1:
        seeds = event.cut if stage == 2 else event.players
        byes = [each for each in bracket.matches.values() if each.second is None]
        pairings += _byes(byes, seeds, len(pairings))
    return Paired(stage, tuple(pairings))


def _byes(matches: Sequence[Match], seeds: Sequence[Player], tables: int) -> list[Pairing]:
    return [
        Pairing(1, tables + number, seeds[match.first.number - 1], None, match.name)
        for number, match in enumerate(matches, 1)
        if isinstance(match.first, Seed)
    ]


def _results(event: Event, stage: int) -> Mapping[str, Result]:
    """The results of a bracket by its matches."""
    return {
        each.pairing.slot: each.result
        for one in event.rounds_of(stage)
        for each in one.played()
    }


def _places_of_bracket(event: Event, stage: int) -> list[list[Player]]:
    """The winner, who lost the final, then all others: the later the last loss, the better.

    Where nobody won the final, both who played it share the first place.
    """
    progress = progress_of(event, stage)
    bracket = progress.bracket
    lost: dict[Player | None, int] = {}
    for name, winner in progress.winners.items():
        there = [player for player in progress.seats[name] or () if player is not None]
        if len(there) == 2:
            lost.update(
                (each, _depth(bracket.matches[name])) for each in there if each != winner
            )
    third = progress.winners.get(THIRD_PLACE)
    if third is not None:
        lost[third] = _depth(bracket.matches[THIRD_PLACE]) + 1
    last = RESET if RESET in bracket.matches else FINAL
    champion = progress.winners.get(last)
    ranked: list[list[Player]] = [] if champion is None else [[champion]]
    lost.pop(champion, None)  # in a double elimination, perhaps once
    ranked += [
        [player for player in progress.entrants if lost.get(player) == depth]
        for depth in sorted(set(lost.values()), reverse=True)
    ]
    out = [[p for p in each if not event.gone.get(p, False)] for each in ranked]
    return [each for each in out if each]


def _depth(match: Match) -> int:
    """How late a match is; finals come last, and before them the match for the third place."""
    depth = 2 * match.round
    return depth - 2 if match.name == THIRD_PLACE else depth


def _lot(seed: bytes, player: Player) -> bytes:
    return blake2b(str(player).encode(), key=seed[:64], digest_size=16).digest()
