"""What the meanings of rules say of what is done."""

from dataclasses import replace

from cards.grammar.anaphora import put_for
from cards.grammar.reader.nouns import any_of, each_of
from cards.yugioh import by_name
from engine.yugioh.language import (
    Amount,
    Attribute,
    Cards,
    CardText,
    Choose,
    MakeTokens,
    Named,
    Node,
    Not,
    Noun,
    Position,
    Step,
    Type,
    Whose,
)

UNSETTLED = -1
"""What stands for a number of a Token that is only known when it comes: "?"."""


def token(
    count: int,
    name: str,
    stats: tuple[Type, Attribute, int, int, int],
    position: Position | None = None,
    equal: Amount | None = None,
) -> Step:
    """So many Tokens of that name; ValueError where no Token is known with those numbers."""
    made = _token_called(name.removesuffix("s") if count > 1 else name)
    attack, defense = stats[3:]
    printed = (
        UNSETTLED if attack == UNSETTLED else made.attack,
        UNSETTLED if defense == UNSETTLED else made.defense,
    )
    if (made.type, made.attribute, made.level, *printed) != stats:
        raise ValueError("that is another Token")
    if (attack == UNSETTLED) is not (equal is not None):
        raise ValueError("it is not told what its numbers become")
    return MakeTokens(made.name, count, position, equal, equal)


def _token_called(name: str) -> CardText:
    try:
        return by_name(name)
    except KeyError as error:
        raise ValueError("no such Token is known") from error


def faced(told: tuple[tuple[tuple[int, ...], Step], ...], face: int) -> Step:
    """What is done by that face of a die; ValueError where it is not told once."""
    (step,) = (step for faces, step in told for each in faces if each == face)
    return step


def own(what: Noun) -> Noun:
    """The cards, said of the player who owns them."""
    return put_for(what, _own)


def _own(node: Node) -> Node:
    if isinstance(node, Cards) and node.whose is Whose.THEIRS:
        return replace(node, whose=Whose.YOURS)
    return node


def all_but(step: Step, name: str) -> Step:
    """The same done with the cards that are chosen, but not with one of that name."""
    what = getattr(step, "what", None)
    if not isinstance(what, Choose):
        raise ValueError("nothing is chosen")
    named = any_of(*(one.also(Not(Named(name))) for one in each_of(what.of)))
    return put_for(step, lambda node: replace(what, of=named) if node == what else node)
