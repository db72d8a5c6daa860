"""The cards that a pronoun points at, wherever they are."""

from collections.abc import Iterable

from engine.yugioh.language import (
    AnyOf,
    Cards,
    Former,
    Namesakes,
    Noun,
    Subject,
    Subjects,
    ThatCard,
    ThisCard,
)
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker


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


def still_holds_of(noun: Noun, card: Card, speaker: Speaker) -> bool:
    """Whether what is said of `noun` goes on for `card`, which it means.

    What was pointed at is free once it is turned face-down; a description is for all.
    """
    return isinstance(noun, Cards | AnyOf) or is_uncovered(card, speaker)


def is_uncovered(card: Card, speaker: Speaker) -> bool:
    """Whether `card`, if it was pointed at, has not been turned face-down since."""
    own = () if speaker.own is None else (speaker.own,)
    subject = () if speaker.subject is None else (speaker.subject,)
    marks = (*speaker.targets, *speaker.former, *subject, *own)
    return all(mark.is_uncovered for mark in marks if mark.card is card)


def points_at(speaker: Speaker, card: Card) -> bool:
    """Whether what is said is said of `card`, which was pointed at."""
    subject = () if speaker.subject is None else (speaker.subject,)
    marks = (*speaker.targets, *speaker.former, *subject)
    return any(mark.card is card for mark in marks)
