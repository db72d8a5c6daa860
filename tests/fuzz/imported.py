"""Play random duels with cards that are only read: `python -m tests.fuzz.imported DIR`.

DIR holds the public files that `tests.text.reads` reads, which takes minutes; with `--library`
the cards are taken from a library into which they were imported. Every card that was read
whole, and is none of ours, has its turns among the cards that the decks are put together
around. What goes wrong is told by its kind, with the number of a duel that shows it; with
`--keep` the cards that are blamed are written down, and trusted no more.
"""

import os
import sqlite3
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing, nullcontext
from dataclasses import replace
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING

from cards.sources.addressing import address
from cards.witnessing.dueled import keep
from cards.yugioh import BOOK
from engine.core.match import Match
from engine.yugioh.formats import FORMATS
from engine.yugioh.formats.decks import belongs_in_extra, deck_list
from engine.yugioh.game.opening import open_match
from engine.yugioh.game.setups import setup
from engine.yugioh.language import CardText, Frame, OfArchetype, parts
from engine.yugioh.pool.pool import tree
from engine.yugioh.pool.state import State
from engine.yugioh.practice import answer
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.reasons import Reason
from tests.fuzz.counting import counting
from tests.fuzz.explaining import unexplained
from tests.fuzz.watching import check_table, seen_secrets, silent_about
from tests.fuzz.witness import Witness
from tests.replaying import replay
from tests.strangers import MOST_DECISIONS, any_answer
from tests.text.reads import READ, outcomes

if TYPE_CHECKING:
    from engine.core.game import DeckList

Book = Mapping[int, CardText]
WHOLE = (State.TWICE_READ.value, State.UNPROVEN.value)
TOKEN = '%"frame":"Frame.TOKEN"%'
MASTER = next(iter(FORMATS))
CENTRES, COPIES, SIZE, EXTRA = 10, 2, 40, 15
LOOKED_AT_EVERY = 61
PRACTISED_EVERY = 5
"""One duel of so many is played by two practice opponents."""
COUNTED_EVERY = 4
"""In one duel of so many all calls are counted, which takes twice as long."""
MOST_CALLS = 3_000_000
"""What the program may do between two questions, in calls of its functions."""
MOST_CALLS_TO_GO_BACK = 100_000_000
"""The same where the match may be played again from its answers."""
NO_PASSCODE = 900_000_000
"""From here on cards are numbered that have no passcode."""


def with_read(read: Sequence[CardText]) -> Book:
    """The book with those cards; each belongs to the archetypes that its name holds."""
    said = {part.name for card in (*read, *BOOK.values()) for part in _archetypes(card)}
    new = {card.passcode: card for card in read if card.passcode not in BOOK}
    series = {
        code: tuple(sorted({*card.series, *(each for each in said if each in card.name)}))
        for code, card in new.items()
    }
    return MappingProxyType(
        {**BOOK, **{code: replace(card, series=series[code]) for code, card in new.items()}}
    )


def _archetypes(card: CardText) -> list[OfArchetype]:
    return [part for part in parts(card) if isinstance(part, OfArchetype)]


def pool(book: Book) -> list[int]:
    """The cards of the book that are none of ours and can be played by the Master Rule."""
    knows = FORMATS[MASTER].hooks.knows
    others = {code: card for code, card in book.items() if card.frame is not Frame.TOKEN}
    return [code for code in sorted(others) if code not in BOOK and knows(book[code])]


def decks(book: Book, codes: Sequence[int], number: int) -> "tuple[DeckList, DeckList]":
    """Two decks around cards that are dealt out by the number, each again and again."""
    turns = -(-len(codes) // (2 * CENTRES))
    round_of_turns, turn = divmod(number, turns)
    dealt = list(codes)
    Random(round_of_turns).shuffle(dealt)
    dice, at = Random(number), 2 * CENTRES * turn
    shares = [
        [dealt[(first + n) % len(dealt)] for n in range(CENTRES)]
        for first in (at, at + CENTRES)
    ]
    first, second = (_deck(book, codes, share, dice) for share in shares)
    return first, second


def _deck(book: Book, codes: Sequence[int], share: Sequence[int], dice: Random) -> "DeckList":
    rest = list(codes)
    dice.shuffle(rest)
    small = [code for code in rest if book[code].is_monster and 0 < book[code].level <= 4]
    main: list[int] = []
    extra: list[int] = []
    for code in (*(code for code in share for _ in range(COPIES)), *rest[:6], *small, *rest):
        part, most = (extra, EXTRA) if belongs_in_extra(book[code]) else (main, SIZE)
        if len(part) < most and part.count(code) < COPIES:
            part.append(code)
    return deck_list(tuple(main), tuple(extra))


def played(book: Book, codes: Sequence[int], number: int) -> str:
    """What went wrong in the duel of that number, by its kind; empty if nothing did."""
    return fault(book, codes, number)[0]


def fault(book: Book, codes: Sequence[int], number: int) -> tuple[str, frozenset[int]]:
    """What went wrong in that duel, and the cards among these that are blamed for it."""
    told, match = between(book, decks(book, codes, number), number)
    return told, blamed(match) & frozenset(codes) if told else frozenset()


def between(book: Book, two: "tuple[DeckList, DeckList]", number: int) -> tuple[str, Match]:
    """What went wrong in the duel of these decks, by its kind; empty if nothing did."""
    chosen = setup(MASTER, two, number.to_bytes(32, "big"), book)
    match = open_match(chosen, book)
    try:
        _watch(match, number)
        again = open_match(chosen, book)
        replay(again, match.journal)
        assert again.digest == match.digest, "the replay differs"
    except Exception as error:
        return f"{type(error).__name__}: {' '.join(str(error).split())[:200]}", match
    return "", match


def blamed(match: Match) -> frozenset[int]:
    """The cards on the chain; while there is none, all that lie face-up on the field."""
    duel = match.table
    assert isinstance(duel, Duel)
    state = duel.state
    linked = [link.source.card for link in state.chain.links]
    there = linked or [card for card in state.field() if card.face_up]
    return frozenset(card.text.passcode for card in there)


def _watch(match: Match, number: int) -> None:
    """Play it to its end, failing where anything is amiss."""
    duel, dice = match.table, Random(number)
    assert isinstance(duel, Duel)
    witness = Witness(duel)
    told = match.start()
    while match.question is not None:
        if match.table is not duel:
            assert witness.leaks == [], witness.leaks
            duel = match.table
            assert isinstance(duel, Duel)
            witness = Witness(duel)
        witness.listen(duel)
        if match.number % LOOKED_AT_EVERY == 0:
            check_table(duel)
            silent_about(duel)
            secrets, wrong = seen_secrets(match, told), unexplained(match)
            assert secrets == [], secrets
            assert wrong == [], wrong
        for decision in match.awaited():
            assert decision.accepts(decision.default()), f"{decision} refuses its default"
            practises = number % PRACTISED_EVERY == 0
            goes_back = decision.reason is Reason.HAND_END
            most = MOST_CALLS_TO_GO_BACK if goes_back else MOST_CALLS
            with counting(most) if number % COUNTED_EVERY == 0 else nullcontext():
                said = answer(match, decision.seat) if practises else any_answer(decision, dice)
                told = match.answer(decision.seat, said)
            assert all(side.life >= 0 for side in duel.state.sides)
        assert match.number < MOST_DECISIONS, "the duel goes on and on"
    check_table(duel)
    assert witness.leaks == [], witness.leaks


def read_of(directory: Path) -> list[CardText]:
    """The cards of the public files that are read whole."""
    found = outcomes(directory, os.cpu_count() or 1)
    return [each.card for each in found if each.how == READ and each.card is not None]


def kept_in(library: Path) -> list[CardText]:
    """The cards of the library that were read whole, and the Tokens that they name."""
    asked = "SELECT kept FROM made WHERE state IN (?, ?) OR kept LIKE ?"
    with closing(sqlite3.connect(address(library), uri=True)) as opened:
        rows = opened.execute(asked, (*WHOLE, TOKEN)).fetchall()
    return [tree(text) for (text,) in rows]


def main() -> int:
    """Play the duels asked for; 1 where any went wrong."""
    parser = ArgumentParser(prog="python -m tests.fuzz.imported", description=__doc__)
    parser.add_argument("directory", nargs="?", type=Path, help="where the public files are")
    parser.add_argument("--library", type=Path, help="an imported library to take cards from")
    parser.add_argument("--duels", type=int, default=600, help="how many to play")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--keep", action="store_true", help="trust no card that is blamed")
    asked = parser.parse_args()
    if (asked.directory is None) is (asked.library is None):
        parser.error("name a directory or a library")
    read = kept_in(asked.library) if asked.library else read_of(asked.directory)
    book = with_read([card for card in read if card.passcode < NO_PASSCODE])
    codes, faults = pool(book), Counter[str]()
    shown: dict[str, int] = {}
    wrong: dict[int, str] = {}
    for number in range(asked.first, asked.first + asked.duels):
        told, cards = fault(book, codes, number)
        if told and not faults[told]:
            shown[told] = number
            sys.stderr.write(f"duel {number}: {told}\n")
        if told:
            faults[told] += 1
            wrong.update((card, told.partition(":")[0]) for card in cards)
    if asked.keep:
        keep(wrong)
    for told, count in faults.most_common():
        sys.stdout.write(f"{count} ×, as in duel {shown[told]}: {told}\n")
    gone_wrong = sum(faults.values())
    sys.stdout.write(f"{asked.duels} duels with {len(codes)} cards, {gone_wrong} gone wrong\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
