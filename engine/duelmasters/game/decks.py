"""What a deck has to be like (DP-101, DP-201)."""

from collections.abc import Sequence
from enum import StrEnum

from engine.duelmasters.language.printed import CREATURES, Card, Kind

SIZE = 60
"""Cards of a deck with its partner (DP-101.1-2)."""
LEAST_COST = 5
"""What a partner costs at least (DP-201.1-1)."""


class DeckFault(StrEnum):
    """What can keep a deck from being played."""

    SIZE = "size"
    CIVILIZATION = "civilization"
    DUPLICATE = "duplicate"
    BANNED = "banned"
    ZONE = "zone"
    """A card starts the game elsewhere than in the deck (DP-101.1c)."""
    PARTNER = "partner"
    UNKNOWN = "unknown"
    """Civilizations or power of a card are not known, so nobody can tell whether it fits."""


def may_be_partner(card: Card) -> bool:
    """Whether it is a creature of cost 5 or more; of a twin pact card that side counts."""
    first = card.first
    return first.kind in CREATURES and first.cost is not None and first.cost >= LEAST_COST


def fits_partner(card: Card, partner: Card) -> bool:
    """Whether the partner has all its civilizations; both sides of it count (DP-201.2a)."""
    return set(card.civilizations) <= set(partner.civilizations)


def faults(partner: Card, cards: Sequence[Card]) -> list[DeckFault]:
    """Everything that keeps the deck from being played; the partner is not among `cards`."""
    found = []
    if len(cards) + 1 != SIZE:
        found.append(DeckFault.SIZE)
    if any(not fits_partner(card, partner) for card in cards):
        found.append(DeckFault.CIVILIZATION)
    names = [card.name for card in (partner, *cards) if not card.any_number]
    if len(set(names)) < len(names):
        found.append(DeckFault.DUPLICATE)
    if any(card.banned for card in (partner, *cards)):
        found.append(DeckFault.BANNED)
    if any(side.kind is Kind.ELSEWHERE for card in cards for side in card.sides):
        found.append(DeckFault.ZONE)
    if not all(card.is_known for card in (partner, *cards)):
        found.append(DeckFault.UNKNOWN)
    if not may_be_partner(partner):
        found.append(DeckFault.PARTNER)
    return found
