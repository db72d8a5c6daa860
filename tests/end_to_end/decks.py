"""Decks made for a purpose, as people bring them."""

from collections.abc import Mapping

from cards.games.yugioh.lists import as_ydke
from cards.yugioh import by_name
from engine.core.game import DeckList
from engine.yugioh.formats.decks import deck_list

VANILLAS = (
    "Gemini Elf",
    "Vorse Raider",
    "Luster Dragon",
    "Archfiend Soldier",
    "Dark Blade",
    "Battle Ox",
    "Opticlops",
)


def deck(copies: Mapping[str, int]) -> DeckList:
    """A deck of so many copies of each card, filled up with strong monsters to twenty."""
    codes = [by_name(name).passcode for name, many in copies.items() for _ in range(many)]
    filling = [by_name(name).passcode for name in VANILLAS for _ in range(3)]
    return deck_list(tuple((codes + filling)[:20]))


TYPHOONS = as_ydke(deck({"Mystical Space Typhoon": 3, "Seven Tools of the Bandit": 3}))
"""For whoever begins the chain, and has the last word in it."""

JAMMERS = as_ydke(deck({"Magic Jammer": 3, "Axe of Despair": 3}))
"""For whoever tries to stop it; the axe, once Set, is what the typhoon is to destroy."""
