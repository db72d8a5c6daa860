"""Play many random games of three to six: `python -m tests.duelmasters.many --games 3000`.

In every third game the built-in opponent has the first seat, and in every fourth one players
leave at any question. Each game has to end with one winner at most, keep its cards, ask nobody
who is out, show nobody what they may not know, and replay alike from its journal; what goes
wrong is printed with the number of the game, by which `--first` plays it again.
"""

import sys
from argparse import ArgumentParser
from random import Random

from engine.core.game import Level
from engine.core.match import Match
from engine.core.protocol import Seat
from engine.duelmasters.practice import answer
from engine.duelmasters.state.party import Party
from tests.duelmasters.gaming import MOST_QUESTIONS, any_answer, opened, owned
from tests.duelmasters.hosted.tables import Moment, readers
from tests.duelmasters.hosted.test_secrets import leaks

COUNTED_EVERY = 25
"""After so many answers the cards are counted."""
LOOKED_AT_EVERY = 40
"""After so many answers a reader must not tell the table from one with other hidden cards."""
PRACTICE_EVERY, LEAVES_EVERY = 3, 4
LEAVES_IN = 150
"""In a game with leaving, somebody leaves once in so many questions."""


def played(number: int) -> Match:
    """Play that game to its end; AssertionError where a card is lost or it does not end."""
    match, party = opened(number)
    at_first, chance = owned(party), Random(number)
    told, eye, fate = match.start(), Random(number), Random(f"leaving {number}")
    for asked in range(MOST_QUESTIONS):
        if not match.awaited():
            break
        if number % LEAVES_EVERY == 0 and fate.randrange(LEAVES_IN) == 0:
            told = match.leave(fate.choice(party.table.alive()))
            if not match.awaited():
                break
        decision = match.awaited()[0]
        assert party.table.is_in(decision.seat), "a player who is out is asked"
        if asked % LOOKED_AT_EVERY == LOOKED_AT_EVERY - 1:
            reader = eye.choice(readers(match))
            assert not leaks(Moment(match, decision, told), reader, eye), f"{reader} may tell"
        if decision.seat == 0 and number % PRACTICE_EVERY == 0:
            told = match.answer(decision.seat, answer(match, decision.seat, Level.NORMAL))
        else:
            told = match.answer(decision.seat, any_answer(decision, chance))
        if asked % COUNTED_EVERY == 0:
            left = {key: n for key, n in at_first.items() if party.table.is_in(Seat(key[0]))}
            assert dict(owned(party)) == left, "a card was lost or made"
    assert match.outcome is not None, "the game does not end"
    assert len(party.table.alive()) <= 1, "several players are left"
    return match


def replayed(number: int, match: Match) -> Party:
    """Play it again from its journal; AssertionError where it differs."""
    again, party = opened(number)
    again.start()
    for at, entry in enumerate(match.journal):
        again.repeat(at, entry)
    assert again.outcome == match.outcome, "the replay ends otherwise"
    assert again.digest == match.digest, "the replay differs"
    return party


def main() -> int:
    """Play the games asked for; 1 where any went wrong."""
    parser = ArgumentParser(prog="python -m tests.duelmasters.many", description=__doc__)
    parser.add_argument("--games", type=int, default=3_000, help="how many to play")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    asked = parser.parse_args()
    failed = 0
    for number in range(asked.first, asked.first + asked.games):
        try:
            replayed(number, played(number))
        except Exception as error:
            failed += 1
            sys.stdout.write(f"game {number}: {type(error).__name__}: {error}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{asked.games} games of Duel Party, {failed} gone wrong\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
