"""Changes to a deck, one card at a time: more of it, fewer, none, or into another part."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.core.decks import DeckList, Part, TooManyCardsError, within


class Act(StrEnum):
    """What is done with a card of a deck, beside moving one copy into another part."""

    MORE = "more"
    LESS = "less"
    OUT = "out"
    """All copies are taken out of the part."""


@dataclass(frozen=True, slots=True)
class Edit:
    """What is to be done with a card in a part of a deck: an Act, or the part it is moved to.

    `had` is how many copies whoever asks for it saw there; None where they saw none of it.
    """

    act: str
    part: str
    code: int
    had: int | None = None

    @property
    def target(self) -> str:
        """The part that a copy is moved to; "" where none is."""
        return "" if self.act in tuple(Act) else self.act


class EditError(ValueError):
    """The deck stays as it was. `key` names the sentence that says why, `facts` fill it."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: Mapping[str, int | str] = facts


def places(parts: Sequence[Part], own_part: str) -> tuple[str, ...]:
    """The parts a card may be in that starts in `own_part`: that one first."""
    others = (part.key for part in parts if part.takes_any and part.key != own_part)
    return (own_part, *others)


def edited(deck: DeckList, edit: Edit, parts: Sequence[Part], own_part: str) -> DeckList:
    """The deck of these `parts` after the edit of a card that starts in `own_part`.

    Raises EditError where the card is not there, or not in the number that was seen; where it
    may not be in that part; where a part would be too great, or the deck empty.
    """
    had = deck[edit.part].count(edit.code)
    if edit.had is not None and edit.had != had:
        raise EditError("deck-edit-outdated")
    if edit.act == Act.MORE:
        grown = _with(deck, edit.part, edit.code)
        return _checked(grown, parts, edit.part, own_part)
    if not had:
        raise EditError("deck-edit-not-there", part=edit.part)
    if target := edit.target:
        moved = _with(_without(deck, edit.part, edit.code, 1), target, edit.code)
        return _checked(moved, parts, target, own_part)
    count = had if edit.act == Act.OUT else 1
    return _checked(_without(deck, edit.part, edit.code, count), parts)


def _checked(
    deck: DeckList, parts: Sequence[Part], grown: str = "", own_part: str = ""
) -> DeckList:
    if grown and grown not in places(parts, own_part):
        raise EditError("deck-edit-wrong-part", part=grown)
    try:
        within(deck, [part for part in parts if part.key == grown])
    except TooManyCardsError as problem:
        raise EditError(problem.key, **problem.facts) from None
    if not deck:
        raise EditError("deck-edit-last-card")
    return deck


def _with(deck: DeckList, part: str, code: int) -> DeckList:
    """One copy more, behind the others of its kind."""
    cards = [*deck[part]]
    place = len(cards)
    if code in cards:
        place -= cards[::-1].index(code)
    cards.insert(place, code)
    return deck.with_part(part, cards)


def _without(deck: DeckList, part: str, code: int, count: int) -> DeckList:
    """The last so many copies less."""
    cards = [*deck[part]][::-1]
    for _ in range(count):
        cards.remove(code)
    return deck.with_part(part, cards[::-1])
