"""Matches of Duel Party opened through the game that the bot hosts, and played by chance."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from cards.games.duelmasters import DUELMASTERS
from engine.core.game import Reader
from engine.core.match import Match, Told
from engine.core.protocol import Decision, Seat
from engine.duelmasters.state.party import Party
from tests.duelmasters.gaming import any_answer

NAMES = ("Yugi", "Kaiba", "Joey", "Mai", "Tristan", "Bakura")
MOST_QUESTIONS = 5_000


def opened(number: int, seats: int = 4) -> Match:
    """A match of so many, not yet started, with ready decks."""
    decks = [DUELMASTERS.ready_decks[n % 4].deck for n in range(seats)]
    seed = sha256(str(number).encode()).digest()
    return DUELMASTERS.open(DUELMASTERS.setup("duel-party", decks, seed))


def party(match: Match) -> Party:
    """Its table."""
    assert isinstance(match.table, Party)
    return match.table


def readers(match: Match, language: str = "en") -> list[Reader]:
    """The public, and each seat."""
    count = len(party(match).table.players)
    return [Reader(seat, language, NAMES[:count]) for seat in (None, *map(Seat, range(count)))]


@dataclass(slots=True)
class Moment:
    """A question of a match, and what was told before it."""

    match: Match
    decision: Decision
    told: Told


def watch(match: Match, number: int, look: Callable[[Moment], None], most: int) -> int:
    """Play by chance for so many questions, looking at each; return how many there were."""
    chance, told = Random(number), match.start()
    for asked in range(most):
        if not match.awaited():
            return asked
        decision = match.awaited()[0]
        look(Moment(match, decision, told))
        told = match.answer(decision.seat, any_answer(decision, chance))
    return most
