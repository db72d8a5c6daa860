"""What can be said: the phrases of every word, learnt from the cards there are."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache, partial

from cards.text.anaphora import nodes
from cards.text.en.pronouns import spoken
from cards.text.en.text import say_paragraph
from cards.text.parse.phrases import Hole, Phrase, phrase, variants
from cards.text.parse.ways import EFFECT, family, put, ways
from cards.yugioh import BOOK
from engine.yugioh.language import Cards, CardText, Effect, Node

Key = tuple[str, str]
"""A family of words and a way to put them."""
STAYS, GOES = "on a card that stays", "on a card that does not"
"""The two ways in which a whole effect is put."""
NAME = "X"
"""What every card is called while phrases are learnt, so that no phrase holds its name."""


@cache
def learnt() -> Mapping[Key, tuple[Phrase, ...]]:
    """Every phrase there is, by the family of its word and the way in which it is put."""
    found: dict[Key, dict[Phrase, None]] = defaultdict(dict)
    for card in BOOK.values():
        renamed = replace(card, name=NAME)
        for effect in settled_effects(card):
            for variant in variants(effect):
                said = put(partial(say_paragraph, card=renamed), variant)
                if said:
                    found[EFFECT, STAYS if card.stays else GOES][phrase(variant, said)] = None
    for node, kind in _parts():
        for name, way in ways(node).items():
            said = put(way, node)
            if said:
                found[kind, name][phrase(node, said)] = None
    return {
        key: tuple(each for each in several if _says_something(each))
        for key, several in found.items()
    }


def settled_effects(card: CardText) -> tuple[Effect, ...]:
    """Its effects and Pendulum Effects as they are read aloud."""
    return (*spoken(card), *spoken(replace(card, effects=card.pendulum)))


def _parts() -> Iterable[tuple[Node, str]]:
    """Every part of every card that is no whole effect and no description, and its variants."""
    found: dict[Node, str] = {}
    for card in BOOK.values():
        for root in (*settled_effects(card), card.materials):
            for node in nodes(root):
                kind = family(node)
                if kind in (None, EFFECT) or isinstance(node, Cards):
                    continue
                found.update(dict.fromkeys(variants(node), kind))
    return found.items()


def _says_something(each: Phrase) -> bool:
    """Whether there are words in it besides its holes."""
    return any(isinstance(piece, str) and not isinstance(piece, Hole) for piece in each.pieces)
