"""Changes to a deck, one card at a time: more of it, fewer, none, or into another part."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.decks.lists import MOST_CARDS
from engine.core.game import DeckList


class Act(StrEnum):
    """What is done with a card of a deck; the parts are where one copy is moved to."""

    MORE = "more"
    LESS = "less"
    OUT = "out"
    """All copies are taken out of the part."""
    MAIN = "main"
    EXTRA = "extra"
    SIDE = "side"


MOVES = (Act.MAIN, Act.EXTRA, Act.SIDE)


@dataclass(frozen=True, slots=True)
class Edit:
    """What is to be done with a card in a part of a deck ("main", "extra" or "side").

    `had` is how many copies whoever asks for it saw there; None where they saw none of it.
    """

    act: Act
    part: str
    code: int
    had: int | None = None


class EditError(ValueError):
    """The deck stays as it was. `key` names the sentence that says why, `facts` fill it."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: Mapping[str, int | str] = facts


def places(own_part: str) -> tuple[str, ...]:
    """The parts a card may be in, which starts in `own_part`: in the Main or Extra Deck."""
    return (own_part, "side")


def edited(deck: DeckList, edit: Edit, own_part: str) -> DeckList:
    """The deck after the edit of a card that starts in `own_part`.

    Raises EditError where the card is not there, or not in the number that was seen; where it
    may not be in that part; where a part would be too great, or the deck empty.
    """
    had = getattr(deck, edit.part).count(edit.code)
    if edit.had is not None and edit.had != had:
        raise EditError("deck-edit-outdated")
    if edit.act is Act.MORE:
        return _checked(_with(deck, edit.part, edit.code), edit.part, own_part)
    if not had:
        raise EditError("deck-edit-not-there", part=edit.part)
    if edit.act in MOVES:
        target = edit.act.value
        moved = _with(_without(deck, edit.part, edit.code, 1), target, edit.code)
        return _checked(moved, target, own_part)
    return _checked(_without(deck, edit.part, edit.code, had if edit.act is Act.OUT else 1))


def _checked(deck: DeckList, grown: str | None = None, own_part: str = "") -> DeckList:
    if grown is not None and grown not in places(own_part):
        raise EditError("deck-edit-wrong-part", part=grown)
    if grown is not None and (count := len(getattr(deck, grown))) > MOST_CARDS:
        raise EditError("deck-unreadable-too-many", part=grown, count=count, most=MOST_CARDS)
    if not (deck.main or deck.extra or deck.side):
        raise EditError("deck-edit-last-card")
    return deck


def _with(deck: DeckList, part: str, code: int) -> DeckList:
    """One copy more, behind the others of its kind."""
    cards = [*getattr(deck, part)]
    place = len(cards)
    if code in cards:
        place -= cards[::-1].index(code)
    cards.insert(place, code)
    return replace(deck, **{part: tuple(cards)})


def _without(deck: DeckList, part: str, code: int, count: int) -> DeckList:
    """The last so many copies less."""
    cards = [*getattr(deck, part)][::-1]
    for _ in range(count):
        cards.remove(code)
    return replace(deck, **{part: tuple(cards[::-1])})
