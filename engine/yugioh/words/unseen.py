"""What others cannot see of what a player could do: whether they hold what it takes."""

from dataclasses import fields

from engine.core.protocol import Seat
from engine.core.remembering import once_for_each
from engine.yugioh.asked import all_that
from engine.yugioh.language import Cards, Node, Noun, Place, Target
from engine.yugioh.language.node import parts
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker

KEPT_CLOSE = (Place.HAND, Place.DECK, Place.EXTRA_DECK)
"""Where others see how many cards lie, and not which."""


def may_hold(seat: Seat, words: Node, duel: Duel) -> bool:
    """Whether the player has cards where others see them not and the words take some."""
    side = duel.state.sides[seat]
    return any(side.pile(place) for place in needed_from(words))


def aims_in_vain(target: Target | None, duel: Duel, any_card: Speaker) -> bool:
    """Whether all can see that there is no such target, whichever card of the hand asks.

    Nothing is said of targets that are told by the card itself, or by what it answers.
    """
    if target is None or target.if_any or not isinstance(target.of, Cards):
        return False
    seen = target.of.place is Place.GRAVEYARD and not _points(target.of)
    return seen and not all_that(target.of, duel, any_card)


@once_for_each
def _points(noun: Cards) -> bool:
    """Whether its description speaks of other cards."""
    return any(isinstance(each, Noun) and each != noun for each in parts(noun))


@once_for_each
def needed_from(words: Node) -> tuple[Place, ...]:
    """The places kept close from which the words take cards."""
    said = [value for node in parts(words) for value in _named(node)]
    return tuple(place for place in KEPT_CLOSE if place in said)


def _named(node: Node) -> list[object]:
    """The values that the node names itself, those in a row one by one."""
    named = [getattr(node, field.name) for field in fields(node)]
    rows = [value if isinstance(value, tuple) else (value,) for value in named]
    return [each for row in rows for each in row]
