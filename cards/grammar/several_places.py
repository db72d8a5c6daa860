"""Descriptions that differ in one thing alone: in their place, or in their name."""

from dataclasses import replace

from engine.yugioh.language import AnyOf, Cards, Face, Named, Noun, Place


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


def by_any_name(several: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """The descriptions, where those that differ in the name alone are one, of either name."""
    found: dict[Cards, list[str]] = {}
    for each in several:
        rest = tuple(like for like in each.like if like != Named(each.name or ()))
        found.setdefault(replace(each, like=rest), []).append(each.name or "")
    if not all(all(names) for names in found.values()):
        return several
    return tuple(
        rest.also(Named(tuple(names) if len(names) > 1 else names[0]))
        for rest, names in found.items()
    )
