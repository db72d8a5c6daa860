"""What the meanings of rules say of what is done."""

from dataclasses import fields, replace

from cards.grammar.reader.nouns import any_of, both, each_of
from cards.grammar.tokens import of_many, token_called
from cards.grammar.trees import put_for
from engine.yugioh.language import (
    Ability,
    Amount,
    AnyOf,
    Attribute,
    BecomeMonster,
    Cards,
    Choose,
    Frame,
    IsSummoned,
    MakeTokens,
    Named,
    Node,
    Not,
    Noun,
    Place,
    Position,
    Step,
    Trigger,
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
    made = token_called(of_many(name))
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


def becoming(
    frame: Frame,
    stats: tuple[Type, Attribute, int, int, int],
    position: Position | None = None,
    abilities: tuple[Ability, ...] = (),
    *,
    still: bool,
) -> Step:
    """Coming to a Monster Zone as such a monster."""
    return BecomeMonster(frame, *stats, position, still, abilities)


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


def named_apart(step: Step) -> Step:
    """The same done with the cards that are chosen, if these have different names."""
    what = getattr(step, "what", None)
    if not isinstance(what, Choose) or what.count < 2:
        raise ValueError("no several cards are chosen")
    apart = replace(what, named_apart=True)
    return put_for(step, lambda node: apart if node == what else node)


def all_but(step: Step, name: str) -> Step:
    """The same done with the cards that are chosen, but not with one of that name."""
    what = getattr(step, "what", None)
    if not isinstance(what, Choose):
        raise ValueError("nothing is chosen")
    named = any_of(*(one.also(Not(Named(name))) for one in each_of(what.of)))
    return put_for(step, lambda node: replace(what, of=named) if node == what else node)


def such_alone(step: Step, more: Cards) -> Step:
    """The same done with the cards that are chosen last, of which more is told behind it."""
    what = getattr(step, "what", getattr(step, "second", None))
    if not isinstance(what, Choose):
        raise ValueError("nothing is chosen")
    others = both(what.of, more)
    return put_for(step, lambda node: replace(what, of=others) if node == what else node)


def none_called(trigger: Trigger, name: str) -> Trigger:
    """The same happening to the cards described, but to none of that name."""
    held = (getattr(trigger, each.name) for each in fields(trigger))
    what = next((part for part in held if isinstance(part, Cards | AnyOf)), None)
    if what is None:
        raise ValueError("no cards are described")
    named = any_of(*(one.also(Not(Named(name))) for one in each_of(what)))
    return put_for(trigger, lambda node: named if node == what else node)


def while_there(trigger: Trigger) -> Trigger:
    """The same happening while the card lies on the field: it is none of those that come.

    Nor does it answer what comes together with it (Q&A 12153).
    """
    if not isinstance(trigger, IsSummoned) or not isinstance(trigger.who, Cards | AnyOf):
        return trigger
    others = any_of(*(replace(one, other=True) for one in each_of(trigger.who)))
    return replace(trigger, who=others)


def any_place(*places: Place) -> tuple[Place, ...]:
    """Those places, of which one is enough, in one order whatever the text has."""
    return tuple(each for each in Place if each in places)
