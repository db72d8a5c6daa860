"""Trees of words: their nodes, some of them changed, and which steps bring up cards."""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from types import UnionType
from typing import TypeVar

from engine.yugioh.language import (
    Among,
    AtRandom,
    Cards,
    Choose,
    DeckTop,
    Every,
    Extreme,
    Former,
    Joined,
    Lot,
    Node,
    Step,
    ThatCard,
)
from engine.yugioh.language.node import parts

NEW = (Choose, AtRandom, Extreme, Every, DeckTop)
"""Nouns that bring up cards of their own."""
N = TypeVar("N", bound=Node)


def becomes_monster(do: Step | None) -> bool:
    """Whether by what is done the card itself comes to a Monster Zone as a monster."""
    return any(isinstance(node, Step) and node.makes_monster for node in nodes(do))


def nodes(root: Node | None) -> Iterator[Node]:
    """The node and every node in it; nothing of none."""
    return iter(()) if root is None else parts(root)


def instead(old: type[Node] | UnionType, new: Node) -> Callable[[Node], Node]:
    """For `put_for`: the new word for each of that kind, or of one of these kinds."""
    return lambda node: new if isinstance(node, old) else node


def put_for(node: N, change: Callable[[Node], Node]) -> N:
    """The tree with every node below that `change` changes replaced."""
    parts: dict[str, object] = {}
    for field in fields(node):
        part = getattr(node, field.name)
        changed = _put_in(part, change)
        if changed is not part:
            parts[field.name] = changed
    return replace(node, **parts) if parts else node


def _put_in(part: object, change: Callable[[Node], Node]) -> object:
    if isinstance(part, tuple):
        several = tuple(_put_in(each, change) for each in part)
        same = all(new is old for new, old in zip(several, part, strict=True))
        return part if same else several
    if not isinstance(part, Node):
        return part
    changed = change(part)
    return put_for(part, change) if changed is part else changed


def brings(step: Step) -> bool:
    """Whether the step brings up cards of its own, that "it" could be."""
    return step.made > 0 or any(isinstance(each, NEW) for each in nodes(step))


def inside(step: Step) -> Step | None:
    """The one step of which it says when, whether or by whom it is done."""
    found = getattr(step, "step", None)
    return found if isinstance(found, Step) else None


def walked(
    step: Step, change: Callable[[Node, bool], Node], *, new: bool = False
) -> tuple[Step, bool]:
    """The step with every node changed, which is told whether others were brought up before."""
    if isinstance(step, Joined):
        first, new = walked(step.first, change, new=new)
        second, new = walked(step.second, change, new=new)
        return replace(step, first=first, second=second), new
    if inner := inside(step):
        said, after = walked(inner, change, new=new)
        return put_for(step, lambda node: said if node is inner else node), after
    return put_for(step, lambda node: change(node, new)), new or brings(step)


def as_pointed(step: Step, by: Step) -> Step:
    """What is done with "that card" as the other text has it, where two could be meant.

    After the target and other cards were spoken of, English leaves it open which it is.
    """
    pointers: list[Node] = []

    def collect(node: Node, _: bool) -> Node:
        if isinstance(node, Former | ThatCard):
            pointers.append(node)
        return node

    walked(step, collect)
    count, pointers = len(pointers), []
    walked(by, collect)
    if len(pointers) != count:
        return step
    left = iter(pointers)

    def pointed(node: Node, new: bool) -> Node:
        if not isinstance(node, Former | ThatCard):
            return node
        other = next(left)
        return other if new and isinstance(node, Former) else node

    return walked(step, pointed)[0]


def with_this(node: Node) -> Node:
    """The cards described, this one among them."""
    return replace(node, other=False) if isinstance(node, Cards) and node.other else node


def of_the_rest(step: Step) -> bool:
    """Whether it is done to all that is left of what was excavated.

    So it is whatever came of the others (Q&A 21733).
    """
    return getattr(step, "what", None) == Every(Among(Lot.EXCAVATED))
