"""Which words and slots of the language the cards of the pool say, and how many cards each."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import MISSING, fields
from functools import cache

from cards.yugioh import BOOK
from engine.yugioh.language import CardText
from engine.yugioh.language.node import parts
from tests.language.words import said


@cache
def sayers() -> Mapping[str, frozenset[str]]:
    """For each word, the names of the cards that say it."""
    found: dict[str, set[str]] = {word.__name__: set() for word in said()}
    for card in BOOK.values():
        for node in parts(card):
            if not isinstance(node, CardText):
                found[type(node).__name__].add(card.name)
    return {word: frozenset(names) for word, names in found.items()}


@cache
def fillers() -> Mapping[str, frozenset[str]]:
    """For each slot that may stay empty, as "Word.slot", the cards that fill it."""
    found: dict[str, set[str]] = defaultdict(set)
    for card in BOOK.values():
        for node in parts(card):
            if isinstance(node, CardText):
                continue
            for field in fields(node):
                left_out = field.default is MISSING
                if not left_out and getattr(node, field.name) != field.default:
                    found[f"{type(node).__name__}.{field.name}"].add(card.name)
    return {slot: frozenset(names) for slot, names in found.items()}
