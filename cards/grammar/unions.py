"""A Union monster: what it can do once a turn, either as a monster or as an Equip Card."""

from collections.abc import Sequence
from dataclasses import replace

from cards.grammar.anaphora import Alternative, Known
from cards.grammar.several_places import by_any_name
from engine.core.values import value
from engine.yugioh.language import (
    THIS,
    AnyOf,
    Cards,
    Equips,
    EquipThisTo,
    Ignition,
    Kind,
    Limit,
    Noun,
    Position,
    SpecialSummon,
    Step,
    Target,
    ThatCard,
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
    match [(each, each.do) for each in options]:
        case [
            (
                Ignition(target=Target(of=Cards() as of)),
                EquipThisTo(Known() | ThatCard()) as on,
            ),
            (_, SpecialSummon() as back),
        ]:
            host = replace(of, other=False)
            told = SpecialSummon(THIS, back.position)
            if back == told and tuple(options) == _effects(host, on, back):
                return Union(host, back.position)
    return None


def united(host: Noun, equips: Step, comes: Step) -> tuple[Ignition, Ignition]:
    """The effects of a Union of such monsters; ValueError where these are none of yours.

    What the target has become something else is not equipped with it (Q&A of B-Buster Drake).
    """
    if isinstance(host, AnyOf):
        one, *others = by_any_name(host.each)
        host = host if others else one
    if not isinstance(host, Cards) or host.whose is not Whose.YOURS:
        raise ValueError("a Union is equipped to a monster of yours")
    return _effects(host, equips, comes)


def _effects(host: Cards, equips: Step, comes: Step) -> tuple[Ignition, Ignition]:
    target = Target(replace(host, other=True), still=host)
    return (
        Ignition(target=target, do=equips, limit=Limit.ONCE_EACH, either=True),
        Ignition(condition=IS_EQUIPPED, do=comes, limit=Limit.ONCE_EACH, either=True),
    )
