"""Going on from a moment of a duel: it is played again as far as there, and then is another.

Belongs here: how such a moment stands in a setup, and how a match is opened there.
Does not belong here: what is dealt (`dealing`), and what a player remembers (`recalling`).
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine.core.continuing import CannotGoOnError, Moment
from engine.core.decks import DeckList
from engine.core.dice import Dice
from engine.core.entries import Act, Entry
from engine.core.ledger import Ledger
from engine.core.match import Match
from engine.core.protocol import Decision, Seat
from engine.core.refusals import IllegalAnswerError, NotAwaitedError
from engine.core.rewinding import rewound
from engine.core.setup import First, OutdatedSetupError, Setup
from engine.core.values import value
from engine.yugioh.formats.decks import Book
from engine.yugioh.game import known
from engine.yugioh.game.dealing import deal_anew, lasts_unseen
from engine.yugioh.game.indexing import index_cards
from engine.yugioh.game.looking import duel_of
from engine.yugioh.game.opening import set_table, trying_by
from engine.yugioh.game.recalling import Recalling, recalled
from engine.yugioh.game.setups import VERSION
from engine.yugioh.state.reasons import Reason
from engine.yugioh.state.series import Series

_KEPT = ("format", "version", "cards", "best_of", "needs_winner", "scene")
"""What of the setup before is kept as it is."""


@value
class Since:
    """A moment by the setup and the answers that led to it, and whose it is.

    Where it `deals`, what the seat did not know is dealt anew.
    """

    setup: Setup
    entries: tuple[Entry, ...]
    seat: Seat
    deals: bool


def can_go_on(match: Match, seat: Seat, *, is_open: bool) -> bool:
    """Whether `seat` can go on from what it is asked now, as `Continuing.can` says.

    Hidden cards are dealt anew only where nothing under way could depend on them: at an open
    moment of its own turn, with nothing that lasts by one of them.
    """
    decision = match.question
    if not isinstance(decision, Decision) or decision.seat != seat:
        return False
    duel = duel_of(match)
    if is_open:
        return not duel.underway.begun
    if duel.state.chain.links or duel.state.battle or decision.reason is not Reason.ACT:
        return False
    return not lasts_unseen(duel, seat, recalled(duel.ledger, seat))


def setup_since(moment: Moment, seed: bytes, hidden: DeckList | None, book: Book) -> Setup:
    """The setup of a duel that goes on from there, as `Continuing.setup` says.

    CannotGoOnError where it cannot, OutdatedSetupError where the rules or cards have changed.
    """
    base = moment.setup
    if base.since:
        raise CannotGoOnError("the duel itself goes on from another one")
    if any(each.act is Act.TIME for each in moment.entries):
        raise CannotGoOnError("time had been called, and the duel was about to end")
    gone = rewound(moment.entries)
    stands = [each for n, each in enumerate(moment.entries) if n not in gone]
    entries = tuple(each for each in stands if each.act is not Act.REWIND)
    since = Since(base, entries, moment.seat, hidden is not None)
    match = _led(since, book)
    if moment.digest and len(entries) == len(moment.entries) and match.digest != moment.digest:
        raise OutdatedSetupError("by the rules of now it would have gone otherwise")
    if not can_go_on(match, moment.seat, is_open=hidden is None):
        raise CannotGoOnError("the seat is not asked anything that it could go on from")
    decks = list(match.table.decks if isinstance(match.table, Series) else base.decks)
    if hidden is not None:
        decks[1 - moment.seat] = hidden
    laid = replace(base, seed=base.seed if hidden is None else seed, decks=tuple(decks))
    laid = replace(laid, best_of=1, first=First.BY_GAME, needs_winner=False, scene="")
    laid = replace(laid, brought=known.brought(laid, book), since=_written(since))
    laid = replace(laid, cards=known.fingerprint(laid, book))
    open_since(laid, book)
    return laid


def open_since(setup: Setup, book: Book) -> Match:
    """The match of such a setup, not yet started; raise OutdatedSetupError."""
    since = _read(setup.since)
    if setup.version != VERSION or setup.cards != known.fingerprint(setup, book):
        raise OutdatedSetupError("made with other rules or cards", known.changed(setup, book))
    match = _led(since, book)
    if isinstance(match.table, Series):
        match.table.leave_the_rest()
    if since.deals:
        _deal(match, setup, since, book)
    match.begin_here(trying_by(partial(open_since, setup, book)), setup.since)
    return match


def _led(since: Since, book: Book) -> Match:
    """The match as the answers had led it; OutdatedSetupError where they do not any more."""
    base = since.setup
    if base.version != VERSION or base.cards != known.fingerprint(base, book):
        raise OutdatedSetupError("made with other rules or cards", known.changed(base, book))
    kind = Recalling if since.deals else Ledger
    match = set_table(base, known.book_of_match(base, book), kind)
    match.start()
    try:
        for entry in since.entries:
            match.enter(entry)
    except (IllegalAnswerError, NotAwaitedError) as problem:
        raise OutdatedSetupError("by the rules of now an answer does not fit") from problem
    return match


def _deal(match: Match, setup: Setup, since: Since, book: Book) -> None:
    duel, dice = duel_of(match), Dice(setup.seed)
    before, now = known.book_of_match(since.setup, book), known.book_of_match(setup, book)
    both = {**now, **before}
    remembered, has = recalled(duel.ledger, since.seat), known.book_with(setup, book)
    deal_anew(duel, since.seat, remembered, setup.decks[1 - since.seat], has, dice)
    whole = {code: both[code] for code in sorted(both)}
    duel.deal(dice, whole, index_cards(duel.state.cards, now))


def _written(since: Since) -> str:
    base = since.setup
    kept: dict[str, Any] = {name: getattr(base, name) for name in _KEPT}
    kept |= {"seed": base.seed.hex(), "first": base.first.value}
    kept |= {"suspected": base.suspected, "brought": base.brought, "house": base.house}
    kept["decks"] = [dict(deck.parts) for deck in base.decks]
    entries = [[each.seat, list(each.answer), each.act.value] for each in since.entries]
    whole = {"setup": kept, "entries": entries, "seat": since.seat, "deals": since.deals}
    return json.dumps(whole, separators=(",", ":"))


def _read(text: str) -> Since:
    kept = json.loads(text)
    entries = [
        Entry(Seat(seat), tuple(said), "", Act(act)) for seat, said, act in kept["entries"]
    ]
    return Since(_setup(kept["setup"]), tuple(entries), Seat(kept["seat"]), kept["deals"])


def _setup(kept: Mapping[str, Any]) -> Setup:
    return Setup(
        **{name: kept[name] for name in _KEPT},
        seed=bytes.fromhex(kept["seed"]),
        first=First(kept["first"]),
        suspected=tuple(kept["suspected"]),
        brought=tuple(kept["brought"]),
        house=tuple((key, setting) for key, setting in kept["house"]),
        decks=tuple(_deck(parts) for parts in kept["decks"]),
    )


def _deck(parts: Mapping[str, Sequence[int]]) -> DeckList:
    return DeckList({part: tuple(codes) for part, codes in parts.items()})
