"""Tokens, as the text of the card that makes them describes them."""

from cards.grammar.terms import WIDE, words
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


def token(step: MakeTokens, language: str) -> str:
    """What the Tokens are, in brackets; nothing where no such Token is known."""
    known = stats(step)
    if known is None:
        return ""
    kind, attribute, level, attack, defense = known
    alike = attack == defense
    numbers = {"level": f"{level}", "attack": attack, "defense": defense}
    if language == "ja":
        numbers = {key: each.translate(WIDE) for key, each in numbers.items()}
    return words("Token", language)["alike" if alike else "apart"].format(
        type=words("Type", language)[kind.name],
        attribute=words("Attribute", language)[attribute.name],
        **numbers,
    )
