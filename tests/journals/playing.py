"""The duels whose journals are kept: of every format, by strangers and practice opponents.

Some are matches of up to three duels with Side Decks, and some end otherwise than by being
played: somebody gives up, both agree to a draw, or time is called.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random

from cards.yugioh import BOOK
from cards.yugioh.former import book_of
from engine.core.game import DeckList, First, Level
from engine.core.match import Act, Match
from engine.core.protocol import Answer, Exchange, Seat
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.decks import belongs_in_extra
from engine.yugioh.game.opening import open_match
from engine.yugioh.game.setups import MATCH, setup
from engine.yugioh.language import Frame
from engine.yugioh.practice import answer
from tests.fuzz.pairings import Answering, Pairing, dealt, patchwork, strangers, themed
from tests.journals.keeping import Journal
from tests.strangers import MOST_DECISIONS

DUELS = 160
"""Random duels, as those of `make fuzz` are dealt."""
LEVELS = 6
"""Duels of each level of practice in each format."""
MATCHES = 24
"""Matches with Side Decks."""
SIDE = 15
LATEST = 200
"""The last question at which a duel is ended otherwise."""
ENDED_EARLY = 8
"""One duel of so many is."""


def journals() -> Iterator[Journal]:
    """Play all of them."""
    for number in range(DUELS):
        pairing, seed = dealt(number)
        ends = partial(_end_early, Random(number)) if number % ENDED_EARLY == 0 else None
        yield _played(pairing, seed, pairing.players(seed), ends)
    for key in FORMATS:
        for level in Level:
            for seed in range(LEVELS):
                pairing = Pairing(f"{level}-{key}", key, partial(themed, key))
                yield _played(pairing, 500 + seed, partial(answer, level=level))
    for seed in range(MATCHES):
        decks = partial(_with_side_decks, "master")
        pairing = Pairing("match", "master", decks)
        players = partial(_siding, Random(seed), strangers(seed) if seed % 3 else answer)
        ends = partial(_end_early, Random(seed)) if seed % ENDED_EARLY == 0 else None
        yield _played(pairing, seed, players, ends, best_of=MATCH)


def _played(
    pairing: Pairing,
    seed: int,
    players: Answering,
    ends: partial[bool] | None = None,
    best_of: int = 1,
) -> Journal:
    """A duel from its beginning to its end."""
    book = book_of(pairing.format)
    decks, dice = pairing.decks(seed), seed.to_bytes(32, "big")
    laid = setup(pairing.format, decks, dice, book, best_of)
    laid = replace(laid, first=list(First)[seed % len(First)], needs_winner=seed % 5 == 4)
    match = open_match(laid, book)
    match.start()
    while match.question is not None:
        if ends is not None and ends(match):
            ends = None
            continue
        for decision in match.awaited():
            match.answer(decision.seat, players(match, decision.seat))
            if isinstance(decision, Exchange) and match.answered(decision.seat):
                match.retract(decision.seat)
                match.answer(decision.seat, ())
        assert match.number < MOST_DECISIONS, "the duel goes on and on"
    return Journal.of(f"{pairing.name} {seed}", laid, match)


def _end_early(dice: Random, match: Match) -> bool:
    """Give the duel up, agree to a draw or call time, at any question; whether it was done."""
    if dice.random() > 2 / LATEST or not match.is_contested:
        return False
    act = dice.choice([Act.SURRENDER, Act.DRAW, Act.TIME])
    if act is Act.TIME:
        match.call_time(dice.randrange(4))
    else:
        match.settle(Seat(dice.randrange(2)), act)
    return True


def _with_side_decks(format: str, seed: int) -> tuple[DeckList, DeckList]:
    """The decks dealt by that seed, each with a Side Deck of other cards."""
    known = [code for code, card in BOOK.items() if FORMATS[format].hooks.knows(card)]
    dice = Random(seed)
    sided = []
    for deck in (patchwork if seed % 2 else themed)(format, seed):
        inside = {BOOK[code].called for code in deck.codes}
        rest = [code for code in known if BOOK[code].called not in inside]
        rest = [code for code in rest if BOOK[code].frame is not Frame.TOKEN]
        sided.append(deck.with_part("side", dice.sample(rest, SIDE)))
    first, second = sided
    return first, second


def _siding(dice: Random, players: Answering, match: Match, seat: Seat) -> Answer:
    """Answer as these do, but exchange some cards with the Side Deck."""
    decision = match.asked(seat)
    if not isinstance(decision, Exchange):
        return players(match, seat)
    mains = [at for at, copy in enumerate(decision.options) if _is_of_main(copy)]
    outs = [at for at in mains if at < decision.outs]
    ins = [at for at in mains if at >= decision.outs]
    count = dice.randint(0, min(len(outs), len(ins)))
    chosen = (*sorted(dice.sample(outs, count)), *sorted(dice.sample(ins, count)))
    return chosen if decision.accepts(chosen) else ()


def _is_of_main(copy: object) -> bool:
    code = getattr(copy, "code", 0)
    return not belongs_in_extra(BOOK[code])
