"""What a speaker points at, and whether what is said of it still goes for it."""

from engine.yugioh.language import AnyOf, Cards, Noun
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.speaker import Speaker


def targeted(speaker: Speaker) -> tuple[Mark, ...]:
    """The targets; where there are none, the cards that this one is bound to."""
    return speaker.targets or tuple([m for m in speaker.card.bound if m.is_uncovered])


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
