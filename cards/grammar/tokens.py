"""Tokens, as the text of the card that makes them describes them."""

from collections.abc import Mapping
from functools import cache

from cards.grammar.terms import WIDE, words
from cards.names import names
from cards.yugioh import by_name, is_ours
from engine.yugioh.language import Attribute, CardText, MakeTokens, Type
from engine.yugioh.pool.pool import tree

UNSETTLED = "?"
"""What stands for a number that is only known when the Token comes."""
IMPORTED: dict[str, str] = {}
"""The Tokens that were imported, as they are kept, by their English names."""


def learn_tokens(kept: Mapping[str, str]) -> None:
    """Have these be the Tokens that were imported, and none from before."""
    IMPORTED.clear()
    IMPORTED.update(kept)


class NoTokenError(KeyError, ValueError):
    """There is no Token of that name."""


def token_called(name: str) -> CardText:
    """The Token of that English name; NoTokenError where there is none."""
    try:
        return by_name(name) if is_ours(name) else tree(IMPORTED[name])
    except KeyError as error:
        raise NoTokenError(name) from error


def of_many(name: str) -> str:
    """The name of which several are spoken: by it and an "s", as Tokens always are."""
    one = name.removesuffix("s")
    several = name not in cards_called() and one in cards_called()
    return one if several or name.endswith(" Tokens") else name


@cache
def cards_called() -> frozenset[str]:
    """The English names of all cards."""
    return frozenset(names("en").values())


def stats(step: MakeTokens) -> tuple[Type, Attribute, int, str, str] | None:
    """Type, Attribute, Level, ATK and DEF of such Tokens."""
    try:
        made = token_called(step.name)
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
