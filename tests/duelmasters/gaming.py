"""Games of random play, for what has to hold in all of them."""

from collections import Counter
from hashlib import sha256
from random import Random

from cards.duelmasters import cards, decks
from engine.core.match import Match
from engine.core.protocol import Answer, Decision, Number, Pick
from engine.duelmasters.game.setups import PartySetup, open_match
from engine.duelmasters.state.party import Party

MOST_QUESTIONS = 20_000


def setup(number: int) -> PartySetup:
    """The setup of a game by its number: three to six seats with decks of ours."""
    chance = Random(number)
    lists = list(decks().values())
    seats = chance.randint(3, 6)
    seed = sha256(str(number).encode()).digest()
    return PartySetup(seed, tuple(chance.choice(lists) for _ in range(seats)))


def opened(number: int) -> tuple[Match, Party]:
    """The match of that game, not yet started, with its table."""
    match = open_match(setup(number), cards())
    party = match.table
    assert isinstance(party, Party)
    return match, party


def any_answer(decision: Decision, chance: Random) -> Answer:
    """A random answer that fits."""
    if isinstance(decision, Pick):
        most = min(decision.most, len(decision.options))
        for _ in range(20):
            count = chance.randint(decision.least, most) if most >= decision.least else 0
            if decision.least == 0 and chance.random() < 0.15:
                count = 0
            answer = tuple(chance.sample(range(len(decision.options)), count))
            if decision.accepts(answer):
                return answer
    if isinstance(decision, Number):
        return (chance.randint(decision.least, min(decision.most, 12)),)
    return decision.default()


def play(match: Match, number: int) -> None:
    """Play it to its end by chance; AssertionError where it does not end."""
    chance = Random(number)
    match.start()
    for _ in range(MOST_QUESTIONS):
        if not match.awaited():
            return
        decision = match.awaited()[0]
        match.answer(decision.seat, any_answer(decision, chance))
    raise AssertionError(f"game {number} does not end")


def owned(party: Party) -> Counter[tuple[int, int]]:
    """The cards that players who are in the game have, wherever they lie."""
    found: Counter[tuple[int, int]] = Counter()
    for player in party.table.players:
        for pieces in player.zones.values():
            for top in pieces:
                for piece in (top, *top.under):
                    found[player.seat, piece.card.code] += 1
    return found
