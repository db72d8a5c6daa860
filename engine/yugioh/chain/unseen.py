"""What others cannot see of an effect: whether its player holds what it needs."""

from dataclasses import fields

from engine.core.remembering import once_for_each
from engine.yugioh.chain.activation import hindrances
from engine.yugioh.language import Activatable, Node, Place
from engine.yugioh.language.node import parts
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.effect_index import EffectUse
from engine.yugioh.state.refusals import Barrier
from engine.yugioh.state.speaker import Speaker

KEPT_CLOSE = (Place.HAND, Place.DECK, Place.EXTRA_DECK)
"""Where others see how many cards lie, and not which."""
UNSEEN = (Barrier.COST, Barrier.NO_TARGET, Barrier.NOTHING_TO_DO)
"""What may keep an effect from being activated without anybody else seeing it."""


def could_begin(use: EffectUse, duel: Duel, speaker: Speaker) -> bool:
    """Whether it can be activated, for all that the other player knows."""
    barriers = list(hindrances(use, duel, speaker))
    if not all(barrier in UNSEEN for barrier in barriers):
        return False
    side = duel.state.sides[speaker.player]
    return not barriers or any(side.pile(place) for place in needed_from(use.effect))


@once_for_each
def needed_from(effect: Activatable) -> tuple[Place, ...]:
    """The places kept close from which the effect needs cards."""
    said = [
        value
        for clause in (effect.cost, effect.target, effect.do)
        if clause is not None
        for node in parts(clause)
        for value in places_of(node)
    ]
    return tuple(place for place in KEPT_CLOSE if place in said)


def places_of(node: Node) -> list[object]:
    """The values that the node names itself, those in a row one by one."""
    named = [getattr(node, field.name) for field in fields(node)]
    rows = [value if isinstance(value, tuple) else (value,) for value in named]
    return [each for row in rows for each in row]
