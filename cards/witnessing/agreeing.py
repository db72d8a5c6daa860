"""Sentences of a card that is read in part, beside its Japanese text: what both say.

The numbered effect that tells the same is found by its place (`cards/sources/aligning.py`).
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import starmap

from cards.grammar.reader import AmbiguousTextError, UnknownTextError, parse
from cards.grammar.reader.twice import DifferError, twice_read
from cards.grammar.terms import words
from cards.sources.aligning import aligned
from cards.sources.records import CollectedCard
from cards.witnessing.comparing import same_family
from cards.witnessing.piecemeal import as_one_of_its_kind, without_tacit
from engine.yugioh.language import CardText, Effect

_JA = "ja"


def told_there(card: CollectedCard) -> tuple[str, ...]:
    """By the places of the English sentences, the numbered effect that Japanese tells so.

    Nothing where there is no Japanese text.
    """
    if not card.elsewhere.get(_JA):
        return ()
    there = card.elsewhere[_JA], card.second_elsewhere.get(_JA, "")
    return aligned({"en": (card.text, card.second), _JA: there}, _JA)


def both_tell(
    facts: CardText, effects: Sequence[Effect], told: str, *, second: bool
) -> tuple[Effect, ...] | None:
    """The effects as both languages tell them; None where Japanese tells of something else.

    They stay as they are where `told`, the one effect in Japanese, is not read in one way.
    """
    plain = as_one_of_its_kind(facts)
    line = words("Box", _JA)["pendulum"].format(told) if second else told
    try:
        japanese = without_tacit(parse(plain, [line], _JA), second=second)
    except (UnknownTextError, AmbiguousTextError):
        return tuple(effects)
    try:
        english = replace(plain, effects=tuple(effects), pendulum=())
        twice = twice_read(english, replace(plain, effects=japanese, pendulum=()))
    except DifferError:
        return None
    return twice.card.effects if all(starmap(same_family, twice.archetypes)) else None
