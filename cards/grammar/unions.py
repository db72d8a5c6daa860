"""A Union monster: what it can do once a turn, either as a monster or as an Equip Card."""

from collections.abc import Sequence
from dataclasses import replace

from cards.grammar.anaphora import Alternative
from engine.core.values import value
from engine.yugioh.language import (
    Cards,
    Equips,
    Ignition,
    Kind,
    Limit,
    Noun,
    Position,
    Step,
    Target,
    ThisIs,
    Whose,
)

IS_EQUIPPED = ThisIs(Cards(like=(Equips(Cards(Kind.MONSTER)),)))


@value
class Union:
    """To which monsters it can be equipped, and how it comes back."""

    host: Cards
    position: Position | None = None


def union_of(options: Sequence[Alternative]) -> Union | None:
    """The Union whose effects these are, if they are those of one, with whatever pronouns."""
    if len(options) != 2 or any(each.limit is not Limit.ONCE_EACH for each in options):
        return None
    equips, comes = options
    of = None if equips.target is None else equips.target.of
    if comes.condition != IS_EQUIPPED or not isinstance(of, Cards) or not of.other:
        return None
    return Union(replace(of, other=False), getattr(comes.do, "position", None))


def united(host: Noun, equips: Step, comes: Step) -> tuple[Ignition, Ignition]:
    """The effects of a Union of such monsters; ValueError where these are none of yours.

    What the target has become something else is not equipped with it (Q&A of B-Buster Drake).
    """
    if not isinstance(host, Cards) or host.whose is not Whose.YOURS:
        raise ValueError("a Union is equipped to a monster of yours")
    target = Target(replace(host, other=True), still=host)
    return (
        Ignition(target=target, do=equips, limit=Limit.ONCE_EACH, either=True),
        Ignition(condition=IS_EQUIPPED, do=comes, limit=Limit.ONCE_EACH, either=True),
    )
