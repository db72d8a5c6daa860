"""Cards of one description that are looked for in several places."""

from dataclasses import replace

from engine.yugioh.language import AnyOf, Cards, Face, Noun, Place


def in_any(noun: Noun) -> tuple[Cards, ...]:
    """The descriptions, if only the place differs: "from your hand, Deck, or GY"."""
    if not isinstance(noun, AnyOf) or not noun.first.whose:
        return ()
    first = noun.first
    alike = all(each.place and replace(each, place=first.place) == first for each in noun.each)
    return noun.each if alike else ()


def alike_elsewhere(noun: Noun) -> tuple[Cards, ...]:
    """The descriptions, if only the place differs, and that they are face-up on the field."""
    if not isinstance(noun, AnyOf):
        return ()
    return noun.each if in_any(AnyOf(*map(faceless, noun.each))) else ()


def faceless(card: Cards) -> Cards:
    """The description without that the card is face-up on the field."""
    return replace(card, face=None) if is_face_up(card) else card


def is_face_up(card: Cards) -> bool:
    """Whether it says that the card is face-up on the field."""
    return card.place is Place.FIELD and card.face is Face.UP
