"""What is wrong with a deck of Duel Party, card by card (DP-101, DP-201)."""

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum

from cards.duelmasters import cards, names
from cards.games.duelmasters.deck_lists import PARTNER
from cards.games.duelmasters.messages import say
from engine.core.decks import DeckList, Fault, Limits
from engine.duelmasters.game.decks import SIZE, fits_partner, may_be_partner
from engine.duelmasters.language.printed import Card, Kind


class Wrong(StrEnum):
    """A reason that keeps a deck from being played."""

    UNKNOWN = "unknown"
    UNFOUND = "unfound"
    """Its civilizations or power are not known."""
    SIZE = "size"
    PARTNERS = "partners"
    PARTNER = "partner"
    CIVILIZATION = "civilization"
    DUPLICATE = "duplicate"
    BANNED = "banned"
    ZONE = "zone"


def faults(deck: DeckList, limits: Limits | None = None) -> tuple[Fault, ...]:
    """Everything that keeps it from being played."""
    return tuple(_faults(deck, limits))


def _faults(deck: DeckList, limits: Limits | None) -> Iterator[Fault]:
    book, codes = cards(), deck.codes
    unknown = [code for code in dict.fromkeys(codes) if code not in book]
    yield from (Fault(Wrong.UNKNOWN, {"code": code}) for code in unknown)
    if len(codes) != SIZE:
        yield Fault(Wrong.SIZE, {"count": len(codes)})
    partners = [book[code] for code in deck[PARTNER] if code in book]
    if len(deck[PARTNER]) != 1:
        yield Fault(Wrong.PARTNERS, {"count": len(deck[PARTNER])})
    counts = Counter(code for code in codes if code in book)
    known = [book[code] for code in counts]
    for card in known:
        if not card.is_known:
            yield _of(Wrong.UNFOUND, card)
        most = limits.copies.get(card.code) if limits else None
        if any(side.kind is Kind.ELSEWHERE for side in card.sides):
            yield _of(Wrong.ZONE, card)
        if card.banned or most == 0:
            yield _of(Wrong.BANNED, card)
        if counts[card.code] > 1 and not card.any_number:
            yield _of(Wrong.DUPLICATE, card)
    for partner in partners[:1]:
        if not may_be_partner(partner):
            yield _of(Wrong.PARTNER, partner)
        strange = [card for card in known if not fits_partner(card, partner)]
        yield from (_of(Wrong.CIVILIZATION, card) for card in strange)


def _of(wrong: Wrong, card: Card) -> Fault:
    return Fault(wrong, {"code": card.code})


def fault(fault: Fault, language: str) -> str:
    """One fault in words."""
    named = names(language)
    facts = dict(fault.facts)
    facts["card"] = named.get(int(facts.get("code", 0)), "")
    return say(language, f"party-fault-{fault.reason}", **facts)
