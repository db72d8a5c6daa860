"""The cards that a pronoun points at, wherever they are."""

from collections.abc import Iterable

from engine.yugioh.language import (
    Former,
    Namesakes,
    Noun,
    Subject,
    Subjects,
    ThatCard,
    ThisCard,
)
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.table import Card, Mark, Speaker


def pointed_at(noun: Noun, duel: Duel, speaker: Speaker) -> Iterable[Card]:
    """The cards a pronoun points at, wherever they are; for other nouns all on the field."""
    if isinstance(noun, ThisCard):
        return [speaker.card]
    if isinstance(noun, ThatCard):
        return [mark.card for mark in targeted(speaker)]
    if isinstance(noun, Subjects):
        return [mark.card for mark in speaker.subjects if mark.is_same]
    if isinstance(noun, Former):
        return [mark.card for mark in speaker.former]
    if isinstance(noun, Namesakes):
        return pointed_at(noun.of, duel, speaker)
    if isinstance(noun, Subject):
        return [speaker.subject.card] if speaker.subject else []
    return duel.state.field()


def targeted(speaker: Speaker) -> tuple[Mark, ...]:
    """The targets; where there are none, the card that this one is bound to."""
    bound = speaker.card.bound
    return speaker.targets or ((bound,) if bound is not None and bound.is_uncovered else ())
