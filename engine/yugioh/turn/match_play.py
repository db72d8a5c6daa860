"""The Match: up to three Duels, with the Side Deck between them (MR-MATCH)."""

from collections.abc import Callable

from engine.core.decks import DeckList, Fault
from engine.core.outcome import Outcome, places_of
from engine.core.protocol import Answer, Exchange, Seat, Settled, Together
from engine.core.setup import First
from engine.yugioh.formats.deck_faults import DeckFault
from engine.yugioh.formats.decks import (
    EXTRA,
    MAIN,
    SIDE,
    Book,
    belongs_in_extra,
    deck_list,
    faults,
)
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.contest import DuelBegan, MatchEnded, SideDecked
from engine.yugioh.state.reasons import Copy, Part, Reason, Score
from engine.yugioh.state.series import Series
from engine.yugioh.state.spots import SEATS
from engine.yugioh.turn.opening import outcome, play_duel
from engine.yugioh.turn.overtime import begin_extra_duel

Lay = Callable[[tuple[DeckList, ...]], Duel]
"""Sets the table for a Duel with these decks."""


async def play_match(series: Series, lay: Lay, first: First = First.BY_GAME) -> Outcome:
    """Play Duels until the Match is decided; `lay` sets the table anew (MR-MATCH-10).

    `first` says how it is settled who goes first in the first Duel. Time that is called
    between two Duels may decide it there.
    """
    chooser = None
    while True:
        duel = series.duel
        if not series.is_single:
            duel.emit(DuelBegan(len(series.results) + 1, series.wins))
        if series.is_extra:
            begin_extra_duel(duel)
        await play_duel(duel, chooser, first)
        winners = duel.state.verdict.winners or ()
        series.settle(winners, at_once=duel.state.verdict.is_match_won)
        if series.is_decided:
            break
        first = First.BY_GAME
        try:
            await side_decking(series)
        except Settled:
            break
        series.go_on(lay(series.decks))
        chooser = duel.opponent(winners[0]) if winners and not series.is_extra else None
    if series.is_single:
        return outcome(duel)
    duel.emit(MatchEnded(series.winners, series.wins))
    return Outcome(places_of(series.winners, len(SEATS)), Score(series.wins))


async def side_decking(series: Series) -> None:
    """Let both players exchange cards with their Side Decks, unseen by the other.

    Both are asked even where there is nothing to exchange: silence would tell of the Side Deck.
    Where nobody has one, nothing is told of it.
    """
    has_any = any(deck[SIDE] for deck in series.decks)
    answers = await Together(tuple(_question(series, seat) for seat in SEATS))
    told = []
    decks = list(series.decks)
    for seat in SEATS:
        copies = copies_of(decks[seat])
        chosen = [copies[index] for index in sorted(answers[seat])]
        decks[seat] = exchanged(decks[seat], answers[seat], series.duel.book)
        out = tuple(copy.code for copy in chosen if copy.part is not Part.SIDE)
        into = tuple(copy.code for copy in chosen if copy.part is Part.SIDE)
        told.append(SideDecked(seat, out, into))
    series.exchange(tuple(decks))
    for event in told if has_any else ():
        series.duel.emit(event)


def _question(series: Series, seat: Seat) -> Exchange:
    """Which cards to exchange: as many out of each part as go into it, or none."""
    deck = series.decks[seat]

    def fits(answer: Answer) -> bool:
        return not misfits(series, seat, answer)

    options = copies_of(deck) if deck[SIDE] else ()
    most = min(2 * len(deck[SIDE]), len(options))
    outs = len(options) - len(deck[SIDE]) if options else 0
    return Exchange(seat, Reason.SIDE_DECK, options, least=0, most=most, fits=fits, outs=outs)


def misfits(series: Series, seat: Seat, answer: Answer) -> tuple[Fault, ...]:
    """What is wrong with the exchange: its numbers (MR-MATCH-08), or the deck that it makes.

    An Extra Deck keeps its size too, as players expect.
    """
    deck, duel = series.decks[seat], series.duel
    after, copies = exchanged(deck, answer, duel.book), copies_of(deck)
    given = sum(copies[at].part is not Part.SIDE for at in answer)
    taken = len(answer) - given
    if given != taken:
        return (Fault(DeckFault.EXCHANGE_UNEVEN, {"given": given, "taken": taken}),)
    before, now = len(deck[EXTRA]), len(after[EXTRA])
    if before != now:
        return (Fault(DeckFault.EXCHANGE_EXTRA_DECK, {"before": before, "now": now}),)
    return faults(after, duel.format, duel.book)


def copies_of(deck: DeckList) -> tuple[Copy, ...]:
    """Every copy in the deck, in the order of its parts."""
    parts = ((Part.MAIN, MAIN), (Part.EXTRA, EXTRA), (Part.SIDE, SIDE))
    return tuple(Copy(code, part) for part, key in parts for code in deck[key])


def exchanged(deck: DeckList, answer: Answer, book: Book) -> DeckList:
    """The deck with these copies in or out of the Side Deck, each where it belongs."""
    piles: dict[Part, list[int]] = {part: [] for part in Part}
    for index, copy in enumerate(copies_of(deck)):
        piles[_goes(copy, book) if index in answer else copy.part].append(copy.code)
    return deck_list(*(piles[part] for part in Part))


def _goes(copy: Copy, book: Book) -> Part:
    """Where a copy goes that is exchanged."""
    if copy.part is not Part.SIDE:
        return Part.SIDE
    return Part.EXTRA if belongs_in_extra(book[copy.code]) else Part.MAIN
