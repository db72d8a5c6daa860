"""Reading a cost: what can it take, so that the effect still can do something?"""

from collections.abc import Sequence
from itertools import combinations

from engine.core.changing import changed
from engine.yugioh.language import (
    Activatable,
    Choose,
    Every,
    ThisCard,
)
from engine.yugioh.state.card import Card, marked
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.words.reached import (
    is_about_to_be_laid,
    least,
    total_attack,
)
from engine.yugioh.words.steps import could, rules_of

Way = tuple[Card, ...]
"""Cards that a cost can take together."""


def is_left_by_cost(effect: Activatable) -> bool:
    """Whether its cost takes the card itself from where it was activated."""
    cost = effect.cost
    return cost is not None and isinstance(rules_of(cost).takes(cost), ThisCard)


def ways_to_pay(effect: Activatable, duel: Duel, speaker: Speaker) -> list[Way]:
    """The fewest cards that the cost can take, in every way; nothing, if it takes none away."""
    cost = effect.cost
    taken = None if cost is None else rules_of(cost).takes(cost)
    if cost is None or taken is None:
        return [()]
    cards = rules_of(cost).takeable(cost, duel, changed(speaker, pays=True))
    if not isinstance(taken, Choose):
        return [tuple(cards) if isinstance(taken, ThisCard | Every) else ()]
    able = [card for card in cards if not is_about_to_be_laid(card, speaker)]
    return list(combinations(able, least(taken)))


def could_after_cost(
    effect: Activatable, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> bool:
    """Whether its cost can be paid so that the effect could still do something.

    `aims` are its lawful targets, of which enough have to be left.
    """
    ways = ways_to_pay(effect, duel, speaker)
    return any(_works(way, effect, duel, speaker, aims) for way in ways)


def payable(
    effect: Activatable, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> tuple[Card, ...]:
    """The cards with which its cost can be paid so; nothing, where any others will do too.

    Some effects need a monster gone to find a zone (MR-SUM-08), others need one left.
    """
    ways = ways_to_pay(effect, duel, speaker)
    able = [way for way in ways if _works(way, effect, duel, speaker, aims)]
    if len(able) == len(ways):
        return ()
    return tuple(dict.fromkeys(card for way in able for card in way))


def _works(
    way: Way, effect: Activatable, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> bool:
    """Whether the effect could do anything once the cost has taken those cards."""
    if effect.target is not None:
        needed = 1 if effect.target.up_to else effect.target.count
        if sum(card not in way for card in aims) < needed:
            return False
    if effect.do is None:
        return True
    if not way:
        return could(effect.do, duel, speaker)
    attack = total_attack(duel, way)
    paid = changed(speaker, former=marked(way), former_attack=attack, leaving=way)
    return could(effect.do, duel, paid)


def has_targets(
    effect: Activatable, duel: Duel, speaker: Speaker, aims: Sequence[Card]
) -> bool:
    """Whether there will be enough of `aims` to target, once the cost is paid."""
    if effect.target is None:
        return True
    needed = 1 if effect.target.up_to else effect.target.count
    spent = [sum(card in way for card in aims) for way in ways_to_pay(effect, duel, speaker)]
    return len(aims) - min(spent, default=0) >= needed
