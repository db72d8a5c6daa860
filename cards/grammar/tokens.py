"""Tokens, as the text of the card that makes them describes them."""

from cards.yugioh import by_name
from engine.yugioh.language import Attribute, MakeTokens, Type

UNSETTLED = "?"
"""What stands for a number that is only known when the Token comes."""


def stats(step: MakeTokens) -> tuple[Type, Attribute, int, str, str] | None:
    """Type, Attribute, Level, ATK and DEF of such Tokens."""
    try:
        made = by_name(step.name)
    except KeyError:
        return None
    if made.type is None or made.attribute is None:
        return None
    attack = UNSETTLED if step.attack else f"{made.attack}"
    defense = UNSETTLED if step.defense else f"{made.defense}"
    return made.type, made.attribute, made.level, attack, defense
