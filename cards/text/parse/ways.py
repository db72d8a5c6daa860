"""The ways in which a part of a card is put into English, by the place where it stands."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from cards.text.en.amounts import UNITS, number, so_much
from cards.text.en.conditions import demanded, stated
from cards.text.en.facts import subject
from cards.text.en.materials import given
from cards.text.en.nouns import a, card_of, described, each_of, group, possessive, thing, where
from cards.text.en.steps import done, taken
from cards.text.en.triggers import told
from engine.yugioh.language import (
    Amount,
    Cards,
    Condition,
    Effect,
    Fact,
    Materials,
    Node,
    Noun,
    Step,
    Target,
    Trigger,
)

FAMILIES = (Amount, Condition, Effect, Fact, Materials, Noun, Step, Target, Trigger)
"""What a part of a card can be; a family is called by the name of its class."""
NOUN, EFFECT, MATERIALS = Noun.__name__, Effect.__name__, Materials.__name__

Way = Callable[..., str]
NOUN_WAYS: Mapping[str, Way] = MappingProxyType(
    {
        "thing": thing,
        "taken": taken,
        "subject": subject,
        "group": group,
        "possessive": possessive,
        "each": each_of,
    }
)
"""How any noun is put, by the name of the way; the first that fits is preferred."""
CARDS_WAYS: Mapping[str, Way] = MappingProxyType(
    {
        "one": lambda noun: described(noun) + where(noun),
        "many": lambda noun: described(noun, many=True) + where(noun),
        "one taken": lambda noun: described(noun) + where(noun, taken=True),
        "many taken": lambda noun: described(noun, many=True) + where(noun, taken=True),
        "a": lambda noun: a(described(noun)),
        "bare": described,
        "bare many": lambda noun: described(noun, many=True),
        "card": lambda noun: card_of(noun, effect=False),
        "effect": lambda noun: card_of(noun, effect=True),
        "card or effect": lambda noun: card_of(noun, effect=None),
    }
)
"""How a description is put besides."""
AMOUNT_WAYS: Mapping[str, Way] = MappingProxyType(
    {"equal to": number} | {unit: partial(so_much, unit=unit) for unit in UNITS}
)
"""How an amount is put: as a number, or as so much of something."""
OTHER_WAYS: Mapping[str, Way] = MappingProxyType(
    {
        Fact.__name__: done,
        MATERIALS: given,
        Step.__name__: done,
        Target.__name__: done,
        Trigger.__name__: told,
    }
)
"""How everything else but whole effects is put: in one way only."""
CONDITION_WAYS: Mapping[str, Way] = MappingProxyType({"stated": stated, "demanded": demanded})
"""How a condition is put: as a statement, or as a demand."""
ONLY = "only"
PLACELESS = ("a", "bare", "bare many", "card", "effect", "card or effect")
"""The ways that do not tell where the cards are and whose."""
WHERE = ("place", "whose")
"""The slots of a description that tell it."""


def family(node: Node) -> str | None:
    """What kind of part the node is; None, where it is put into words with what it is in."""
    return next((each.__name__ for each in FAMILIES if isinstance(node, each)), None)


def ways(node: Node) -> Mapping[str, Way]:
    """The ways to put the node into English, each by its name."""
    kind = family(node)
    if isinstance(node, Amount):
        return AMOUNT_WAYS
    if isinstance(node, Condition):
        return CONDITION_WAYS
    if kind == NOUN:
        return {**NOUN_WAYS, **CARDS_WAYS} if isinstance(node, Cards) else NOUN_WAYS
    return {ONLY: OTHER_WAYS[kind]} if kind is not None and kind in OTHER_WAYS else {}


def put(way: Way, node: Node) -> str | None:
    """The node put in that way; None where English has nothing for it."""
    try:
        return way(node)
    except (NotImplementedError, KeyError, AttributeError, TypeError, ValueError, IndexError):
        return None
