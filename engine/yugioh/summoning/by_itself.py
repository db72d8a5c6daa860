"""Which monsters come by what they say themselves (MR-SS-06)."""

from collections.abc import Mapping

from engine.core.remembering import once_for_each
from engine.yugioh.language import CardText, Ignition, Place, SummonedIf
from engine.yugioh.language.by_hand import done_by_hand
from engine.yugioh.language.cards import effects_of
from engine.yugioh.language.phrases import as_if_activated


@once_for_each
def comes_by(text: CardText) -> Mapping[int, Ignition]:
    """How the monster comes, by the number of the effect.

    Nothing of it is activated; what has to be so, and be done for it first, is told as of an
    activation.
    """
    said = effects_of(text.effects, SummonedIf)
    return {text.effects.index(effect): as_if_activated(effect) for effect in said}


def comes_from(text: CardText, place: Place) -> tuple[int, ...]:
    """The numbers of the effects by which the monster comes from that place."""
    return tuple(index for index, way in own_ways(text).items() if place in way.places)


@once_for_each
def own_ways(text: CardText) -> Mapping[int, SummonedIf]:
    """The ways in which it comes so, by the number of the effect."""
    said = effects_of(text.effects, SummonedIf)
    return {text.effects.index(effect): effect for effect in said}


def put_together(text: CardText, effect: int) -> tuple[int, ...]:
    """The sentences of which what is done for it in that way is done by hand."""
    way = own_ways(text).get(effect)
    done = () if way is None or way.cost is None else done_by_hand(way.cost)
    return done[0].sentences if done else ()
