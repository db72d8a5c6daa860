"""Who duels whom in random duels: all ready decks, and patchworks of every card there is."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations_with_replacement
from random import Random

from cards.decks import BENCH_DECKS, MASTER, READY_DECKS, SPEED
from cards.yugioh import BOOK
from cards.yugioh.former import book_of
from engine.core.game import DeckList, ReadyDeck, Setup
from engine.core.match import Match
from engine.core.protocol import Answer, Seat
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.decks import belongs_in_extra, deck_list
from engine.yugioh.game.opening import open_match
from engine.yugioh.game.setups import setup
from engine.yugioh.language import CardText, Frame, Icon
from engine.yugioh.practice import answer
from tests.fuzz.themes import around
from tests.strangers import any_answer

Decks = tuple[DeckList, DeckList]
Answering = Callable[[Match, Seat], Answer]
"""How a seat that is asked something in a match answers."""
CENTRE_EVERY = 20
"""For so many cards of its smallest size a deck around cards has one of these."""
TURNS = 8
"""How often a card that is seldom used becomes a centre, while others do once."""


def strangers(seed: int) -> Answering:
    """People who know no game; they answer alike in every match of that seed."""
    dice = Random(seed)

    def answering(match: Match, seat: Seat) -> Answer:
        decision = match.asked(seat)
        assert decision is not None
        return any_answer(decision, dice)

    return answering


def practising(seed: int) -> Answering:
    """Two practice opponents."""
    return answer


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two decks of a format that duel each other; they may differ from seed to seed."""

    name: str
    format: str
    decks: Callable[[int], Decks]
    players: Callable[[int], Answering] = strangers

    def setup(self, seed: int) -> Setup:
        """The setup of the duel of that seed."""
        return setup(
            self.format, self.decks(seed), seed.to_bytes(32, "big"), book_of(self.format)
        )


LARGE = 60
"""The most cards of a deck that could have any number."""


def opened(pairing: Pairing, seed: int) -> Match:
    """A match of the pairing, not yet started."""
    return open_match(pairing.setup(seed), book_of(pairing.format))


def name(pairing: Pairing) -> str:
    """What the pairing is called."""
    return pairing.name


def ready(first: ReadyDeck, second: ReadyDeck) -> Pairing:
    """Two ready decks of the same format."""
    decks = (first.deck, second.deck)
    return Pairing(f"{first.key}-{second.key}", first.format, lambda seed: decks)


def patchwork(format: str, seed: int) -> Decks:
    """Two decks as large as the format lets them be, of cards dealt out by the seed.

    Where all cards are too many for two decks, the next seeds go on with the rest.
    """
    rules = FORMATS[format]
    known = [code for code, card in BOOK.items() if rules.hooks.knows(card)]
    main = [code for code in known if _is_in_main(code)]
    extra = [code for code in known if belongs_in_extra(BOOK[code])]
    size, beside = min(rules.decks.main[1], LARGE), min(rules.decks.extra[1], len(extra))
    round_of_seeds, turn = divmod(2 * seed, max(2, 2 * len(main) // size))
    dice = Random(round_of_seeds)
    dice.shuffle(main)
    dice.shuffle(extra)
    first, second = (
        deck_list(
            _slice(main, (turn + seat) * size, size),
            _slice(extra, (turn + seat) * beside, beside),
        )
        for seat in range(2)
    )
    return first, second


def themed(format: str, seed: int) -> Decks:
    """Two decks around cards dealt out by the seed.

    Every card has its turn as a centre, and those that seldom come together have several.
    """
    rules = FORMATS[format]
    sizes, knows = rules.decks, rules.hooks.knows
    cards = [card for card in BOOK.values() if card.frame is not Frame.TOKEN and knows(card)]
    codes = [card.passcode for card in cards for _ in range(TURNS if _is_rare(card) else 1)]
    share = sizes.main[0] // CENTRE_EVERY
    round_of_seeds, turn = divmod(2 * seed, 2 * (len(codes) // (2 * share) + 1))
    Random(round_of_seeds).shuffle(codes)
    dice = Random(seed)
    first, second = (
        around(_slice(codes, (turn + seat) * share, share), rules, dice) for seat in range(2)
    )
    return first, second


def _is_rare(card: CardText) -> bool:
    """Whether it takes a Spell, and certain monsters at the same time, to be used."""
    return card.frame in (Frame.FUSION, Frame.RITUAL) or card.icon is Icon.RITUAL


def _is_in_main(code: int) -> bool:
    return not belongs_in_extra(BOOK[code]) and BOOK[code].frame is not Frame.TOKEN


def _slice(codes: list[int], start: int, count: int) -> tuple[int, ...]:
    """So many of the codes from there on, beginning again at the end."""
    return tuple(codes[(start + index) % len(codes)] for index in range(count))


READY = (*READY_DECKS, *BENCH_DECKS)
MEETINGS = tuple(ready(*pair) for pair in (MASTER[:2], SPEED[:2], BENCH_DECKS))
"""The decks that were made to meet each other."""
MIRRORS = tuple(ready(each, each) for each in READY)
"""Each ready deck against itself."""
PATCHWORKS = (
    *(Pairing(f"patchwork-{key}", key, partial(patchwork, key)) for key in FORMATS),
    *(Pairing(f"themed-{key}", key, partial(themed, key)) for key in FORMATS),
)
PRACTICES = tuple(
    replace(pairing, name=f"{pairing.name}-practice", players=practising)
    for pairing in PATCHWORKS
)
"""The same decks in the hands of practice opponents."""
MATCHED = tuple(
    ready(first, second)
    for first, second in combinations_with_replacement(READY, 2)
    if first.format == second.format
)
"""All pairs of ready decks of a format."""
MADE = (*PATCHWORKS, *PRACTICES)
"""Those whose decks are made for them."""
PAIRINGS = (*MATCHED, *MADE)
"""Everybody who duels."""


def dealt(number: int) -> tuple[Pairing, int]:
    """The pairing and seed of the random duel of that number.

    Ready decks and others take turns, and so do the pairings among each of them.
    """
    turn, other = divmod(number, 2)
    pairings = (*PATCHWORKS, *PRACTICES) if other else MATCHED
    seed, at = divmod(turn, len(pairings))
    return pairings[at], seed
