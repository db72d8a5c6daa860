"""How the sets become one book."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType, ModuleType

from cards.names.archetypes import belongs_to
from engine.yugioh.language import CardText


def bound(sets: tuple[ModuleType, ...]) -> Mapping[int, CardText]:
    """Every card of these sets by passcode; raise ValueError where two share one or a name."""
    book: dict[int, CardText] = {}
    names: set[str] = set()
    for each in sets:
        for card in vars(each).values():
            if not isinstance(card, CardText):
                continue
            if card.passcode in book or card.name in names:
                raise ValueError(f"{each.__name__} prints {card.name} ({card.passcode}) again")
            book[card.passcode] = replace(card, series=belongs_to(card.passcode))
            names.add(card.name)
    return MappingProxyType(book)


def card_named(named: Mapping[str, CardText], english: str) -> CardText:
    """The card of that English name; raise KeyError where there is none."""
    try:
        return named[english]
    except KeyError:
        raise KeyError(f"no card is named {english!r}") from None
