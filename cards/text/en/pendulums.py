"""What concerns the Pendulum Zones and what leaves them or battles, in English."""

from cards.text.en.conditions import stated
from cards.text.en.facts import held
from cards.text.en.nouns import counted, possessive, thing
from cards.text.en.steps import done, taken
from cards.text.en.triggers import NO_OTHER, told
from engine.yugioh.language import (
    Battles,
    IsReturnedToHand,
    OutsideDamageStep,
    PendulumSummonedAs,
    PlaceInPendulumZone,
    ScaleBecomes,
    Whose,
)

RETURNED = {
    None: "",
    Whose.YOURS: " by your card effect",
    Whose.THEIRS: " by an opponent's card effect",
}
"""By whose effects cards are returned."""


@done.register
def _(step: PlaceInPendulumZone) -> str:
    return f"place {taken(step.what)} in your Pendulum Zone"


@held.register
def _(fact: ScaleBecomes) -> str:
    scale = "its original one" if fact.scale is None else fact.scale
    return f"{possessive(fact.who)} Pendulum Scale becomes {scale}"


@stated.register
def _(condition: Battles) -> str:
    return f"{thing(condition.who)} battles, until the end of the Damage Step"


@stated.register
def _(_condition: OutsideDamageStep) -> str:
    return "it is not the Damage Step"


@told.register
def _(trigger: IsReturnedToHand) -> str:
    if trigger.alone:
        which = f"exactly {counted(trigger.which, 1)} {NO_OTHER}"
        return f"{which} is returned to the hand{RETURNED[trigger.by]}"
    return f"{thing(trigger.which)} is returned to the hand{RETURNED[trigger.by]}"


def scaled(effect: PendulumSummonedAs) -> str:
    """What lets it be Pendulum Summoned though it has no Level."""
    level = f"Pendulum Summon Level {effect.level}"
    return (
        f"If you can {level}, you can Pendulum Summon this face-up card from your Extra Deck."
    )
