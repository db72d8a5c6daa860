"""Whether a deck is allowed: every problem, named (MR-DECK)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from engine.core.decks import DeckList, Fault, Limits
from engine.yugioh.formats.deck_faults import DeckFault
from engine.yugioh.formats.format import Format
from engine.yugioh.language import CardText, Frame
from engine.yugioh.pool.pool import own_of

Book = Mapping[int, CardText]
"""Every card that can be played, by passcode."""
MAIN, EXTRA, SIDE = PARTS = ("main", "extra", "side")
"""The parts of a deck, by the keys under which decks are kept."""
EXTRA_FRAMES = (Frame.FUSION, Frame.SYNCHRO, Frame.XYZ, Frame.LINK)


def deck_list(
    main: Iterable[int] = (), extra: Iterable[int] = (), side: Iterable[int] = ()
) -> DeckList:
    """The deck of these cards, part by part, by their passcodes."""
    return DeckList({MAIN: tuple(main), EXTRA: tuple(extra), SIDE: tuple(side)})


def faults(deck: DeckList, format: Format, book: Book) -> tuple[Fault, ...]:
    """Everything that keeps `deck` from being played in `format`, in the order of the parts.

    The fact "fusion" is there where the format has a Fusion Deck.
    """
    found = (
        *unplayable(deck, format, book),
        *_sizes(deck, format),
        *_misplaced(deck, format, book),
        *_copies(deck, format, book),
    )
    if not format.decks.fusion_deck:
        return found
    return tuple(replace(fault, facts={**fault.facts, "fusion": 1}) for fault in found)


def unplayable(deck: DeckList, format: Format, book: Book) -> tuple[Fault, ...]:
    """The cards of `deck` that cannot be played in `format`, however many there are."""
    return (*_unknown(deck, book), *_tokens(deck, book), *_later(deck, format, book))


def belongs_in_extra(card: CardText) -> bool:
    """Whether the card starts in the Extra Deck (MR-DECK-07)."""
    return card.frame in EXTRA_FRAMES


def _unknown(deck: DeckList, book: Book) -> Iterable[Fault]:
    everything = Counter(deck.codes)
    for code in everything:
        if code not in book:
            yield Fault(DeckFault.UNKNOWN_CARD, {"code": code})


def _tokens(deck: DeckList, book: Book) -> Iterable[Fault]:
    """A Token is no card: it comes and goes with the effect that makes it (MR-TOKEN-01)."""
    for code in Counter(deck.codes):
        if code in book and book[code].frame is Frame.TOKEN:
            yield Fault(DeckFault.IS_A_TOKEN, {"code": code})


def _later(deck: DeckList, format: Format, book: Book) -> Iterable[Fault]:
    """Cards of a kind that the format does not know (EXG-06)."""
    for code in Counter(deck.codes):
        if code in book and not format.hooks.knows(book[code]):
            yield Fault(DeckFault.UNKNOWN_KIND, {"code": code})


def _sizes(deck: DeckList, format: Format) -> Iterable[Fault]:
    for part in PARTS:
        count = len(deck[part])
        least, most = getattr(format.decks, part)
        facts = {"part": part, "count": count, "least": least, "most": most}
        if count > most:
            yield Fault(DeckFault.TOO_MANY, facts)
        elif count >= least:
            continue
        elif part != SIDE or not format.decks.no_side:
            yield Fault(DeckFault.TOO_FEW, facts)
        elif count:
            yield Fault(DeckFault.TOO_FEW_UNLESS_NONE, facts)


def _misplaced(deck: DeckList, format: Format, book: Book) -> Iterable[Fault]:
    """Cards in a part that is not theirs; what the format does not know has none."""
    there = {code: book[code] for code in Counter(deck.codes) if code in book}
    known = {code: card for code, card in there.items() if format.hooks.knows(card)}
    for part, extra in ((MAIN, False), (EXTRA, True)):
        for code in Counter(deck[part]):
            if code in known and belongs_in_extra(known[code]) is not extra:
                yield Fault(
                    DeckFault.BELONGS_IN_MAIN if extra else DeckFault.BELONGS_IN_EXTRA,
                    {"code": code},
                )
    if not format.decks.extra_in_side:
        for code in Counter(deck[SIDE]):
            if code in known and belongs_in_extra(known[code]):
                yield Fault(DeckFault.BELONGS_IN_EXTRA, {"code": code})


def _copies(deck: DeckList, format: Format, book: Book) -> Iterable[Fault]:
    """Copies count by name over all parts together (MR-DECK-02, MR-DECK-03, MR-DECK-04)."""
    own = {_called(code, book): code for code in deck.codes}
    named = Counter(_called(code, book) for code in deck.codes)
    limits, usual = format.limits, format.decks.copies
    listed = _listed(limits, book)
    others = usual if limits is None or limits.others is None else limits.others
    most = {name: listed.get(name, others) for name in named}
    over = [name for name, count in named.items() if count > most[name]]
    known = _codes(own_of(book)) if over else {}
    for name in over:
        facts: dict[str, int | str] = {
            "code": known.get(name, own[name]),
            "count": named[name],
            "most": most[name],
        }
        if limits is not None and (name in listed or others < usual):
            facts |= {"list": limits.name, "since": limits.since}
            yield Fault(DeckFault.LIMITED if most[name] else DeckFault.FORBIDDEN, facts)
        else:
            yield Fault(DeckFault.TOO_MANY_COPIES, facts)


def _called(code: int, book: Book) -> str:
    """The name that counts; a card that cannot be played is known by its passcode alone."""
    return book[code].called if code in book else str(code)


def _codes(book: Book) -> Mapping[str, int]:
    """A card for each name, where there is one the card whose own name it is."""
    called = {card.called: code for code, card in book.items()}
    return called | {card.name: code for code, card in book.items() if not card.known_as}


def _listed(limits: Limits | None, book: Book) -> dict[str, int]:
    """How many copies of each listed name are allowed (MR-LIMIT-02 to MR-LIMIT-04)."""
    copies = {} if limits is None else limits.copies
    return {_called(code, book): most for code, most in copies.items()}
