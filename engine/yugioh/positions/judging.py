"""What a chance that offers nothing tells: that it is no, or only that something is missing."""

from collections.abc import Sequence

from engine.yugioh.language import CardText, Cause, Timing, Trigger
from engine.yugioh.language.node import parts
from engine.yugioh.positions.course import Chance
from engine.yugioh.state.refusals import Barrier, Objection
from engine.yugioh.words.effects.uses import uses
from engine.yugioh.words.triggers.base import rules_of_trigger

OF_THE_MOMENT = (
    Barrier.DAMAGE_STEP,
    Barrier.TOO_SLOW,
    Barrier.NO_OCCASION,
    Barrier.SUMMON_PENDING,
    Barrier.HAND_IN_OTHER_TURN,
    Barrier.NOT_YOUR_TURN,
    Barrier.WRONG_PHASE,
    Barrier.CHAIN_OPEN,
    Barrier.NOT_YOUR_MOVE,
    Barrier.NO_USE_HERE,
    Barrier.WRONG_PLACE,
    Barrier.FACE_DOWN,
)
"""What no other cards on the table could change: the answer is no whatever they are.

The card is tried in every place from which one of its effects can be used. The first of these
tells most.
"""


def shows_enough(chance: Chance, about: CardText) -> bool:
    """Whether a no at that chance in a chain is due to the other card, and to no chance.

    Another card in its stead would do something else: only what is forbidden can be
    compared. The Damage Step counts where the other card is never activated elsewhere.
    """
    reasons = {bar.reason for bar in chance.bars}
    if Barrier.DAMAGE_STEP in reasons and not is_of_battle(about):
        return False
    return is_out_of_time(chance) or Barrier.FORBIDDEN in reasons


def nearest(chances: Sequence[Chance]) -> Chance:
    """The chance at which least kept the card from being used: best where it was in time."""

    def distance(chance: Chance) -> tuple[bool, bool, int]:
        pending = any(bar.reason is Barrier.SUMMON_PENDING for bar in chance.bars)
        return is_out_of_time(chance), pending, chance.number

    return min(chances, key=distance)


def is_of_battle(text: CardText) -> bool:
    """Whether every effect that can be activated is so in a battle alone, by its own words."""
    return all(
        _waits_for_battle(use.effect.when)
        or any(getattr(part, "by", None) is Cause.BATTLE for part in parts(use.effect))
        or any(
            getattr(part, "destroyed_by", None) is Cause.BATTLE for part in parts(use.effect)
        )
        for use in uses(text)
    )


def _waits_for_battle(trigger: Trigger | None) -> bool:
    """Whether it names some timings of the Damage Step, rather than what may come at any."""
    said = None if trigger is None else rules_of_trigger(trigger).timings(trigger)
    return bool(said) and said != tuple(Timing)


def remoteness(chance: Chance) -> int:
    """How little the reasons of the moment tell: 0 for the one that tells most."""
    return min(map(telling, chance.bars))


def telling(bar: Objection) -> int:
    """The place of the reason among those of the moment; the others come after them."""
    known = bar.reason in OF_THE_MOMENT
    return OF_THE_MOMENT.index(bar.reason) if known else len(OF_THE_MOMENT)


def is_out_of_time(chance: Chance) -> bool:
    """Whether the moment alone keeps every effect of the card from being used."""
    effects = {bar.effect for bar in chance.bars}
    barred = {bar.effect for bar in chance.bars if bar.reason in OF_THE_MOMENT}
    return chance.action is None and bool(effects) and effects == barred
