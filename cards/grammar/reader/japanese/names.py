"""What cards and archetypes that a Japanese text names are called in trees: in English."""

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Any
from unicodedata import normalize

from cards.grammar.trees import put_for
from cards.names import UNPRINTED, names
from cards.names.archetypes import ARCHETYPES, FAMILIES
from engine.yugioh.language import Effect, Node, OfArchetype


@cache
def called() -> Mapping[str, str]:
    """The English names of cards by the Japanese ones."""
    english = names("en")
    known = {name: english[code] for code, name in names("ja").items()}
    found = {**{each["ja"]: name for name, each in UNPRINTED.items()}, **known}
    wide = {name.replace(" ", "\u3000"): told for name, told in found.items()}
    return {**{normalize("NFKC", name): told for name, told in found.items()}, **wide, **found}


@cache
def archetypes() -> Mapping[str, str]:
    """The English names of archetypes by the Japanese ones."""
    kana, imported = (
        {each[called]: name for name, each in FAMILIES.items() if called in each}
        for called in ("ja kana", "ja")
    )
    return {**kana, **imported, **{each.ja: name for name, each in ARCHETYPES.items()}}


def english(name: str) -> str:
    """The name of that card as trees name it."""
    found: str = _known(name, called())
    return found


def in_english(effect: Effect, others: Mapping[str, str]) -> Effect:
    """The effect with the names of trees; what is not known is called as it is in the text.

    `others` are names of further cards, by their Japanese names.
    """
    cards = {**others, **called()} if others else called()

    def named(node: Node) -> Node:
        known = archetypes() if isinstance(node, OfArchetype) else cards
        told: dict[str, Any] = {}
        for each in fields(node):
            value = getattr(node, each.name)
            if isinstance(value, str) and (name := _known(value, known)) != value:
                told[each.name] = name
            elif isinstance(value, tuple) and any(isinstance(one, str) for one in value):
                told[each.name] = tuple(_known(one, known) for one in value)
        return replace(node, **told) if told else node

    told = named(effect)
    assert isinstance(told, Effect)
    return put_for(told, named)


def _known(name: Any, names: Mapping[str, str]) -> Any:
    """What it is called in English, also where its letters and digits are of another width."""
    if not isinstance(name, str) or name in names:
        return names.get(name, name)
    return names.get(normalize("NFKC", name), name)
