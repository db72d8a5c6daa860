"""Reading a cost: which monsters can make room by it for what the effect brings?"""

from dataclasses import replace

from engine.yugioh.language import (
    Activatable,
    AlsoAfterThat,
    And,
    AndIfYouDo,
    Banish,
    Place,
    ReturnToHand,
    SendToGraveyard,
    SpecialSummon,
    Step,
    TakeControl,
    Then,
    ThisCard,
    TributeCards,
)
from engine.yugioh.readers.could import could
from engine.yugioh.readers.means import all_that
from engine.yugioh.readers.tributing import to_tribute
from engine.yugioh.readers.zones import main_zones
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.spots import Row
from engine.yugioh.state.table import Card, Speaker

TAKES_AWAY = TributeCards | SendToGraveyard | Banish | ReturnToHand
"""Costs that can take a monster off the field."""


def _begins_with(step: Step | None) -> Step | None:
    """The first thing that is done by a step."""
    while isinstance(step, And | AndIfYouDo | Then | AlsoAfterThat):
        step = step.first
    return step


def making_room(effect: Activatable, duel: Duel, speaker: Speaker) -> tuple[Card, ...]:
    """The monsters of which the cost has to take one, for the effect to find a zone.

    Nothing, where a zone is free already, or the effect needs none (MR-SUM-08).
    """
    needs_zone = isinstance(_begins_with(effect.do), SpecialSummon | TakeControl)
    if not needs_zone or not isinstance(effect.cost, TAKES_AWAY):
        return ()
    if main_zones(duel, speaker.player):
        return ()
    pays_with = to_tribute if isinstance(effect.cost, TributeCards) else all_that
    return tuple(
        card
        for card in pays_with(effect.cost.what, duel, replace(speaker, pays=True))
        if card.place is Place.FIELD
        and card.row is Row.MONSTER
        and card.controller == speaker.player
    )


def is_left_by_cost(effect: Activatable) -> bool:
    """Tell whether its cost takes the card itself from where it was activated."""
    return isinstance(effect.cost, TAKES_AWAY) and isinstance(effect.cost.what, ThisCard)


def could_after_cost(effect: Activatable, duel: Duel, speaker: Speaker) -> bool:
    """Tell whether the effect could do anything once its cost has been paid."""
    if effect.do is None:
        return True
    speaker.leaving = making_room(effect, duel, speaker)
    possible = could(effect.do, duel, speaker)
    speaker.leaving = ()
    return possible
