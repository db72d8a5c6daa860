"""What may happen, in English."""

from functools import singledispatch

from cards.text.en_nouns import a, card_of, described, thing
from cards.text.en_terms import PLACE, SUMMON, TIMING
from engine.yugioh.language import (
    AtDamageStep,
    Cards,
    Cause,
    DeclaresAttack,
    IsActivated,
    IsDestroyed,
    IsFlipped,
    IsSentToGraveyard,
    IsSummoned,
    LeavesField,
    Summon,
    ThisCard,
    Trigger,
    Whose,
)

CAUSE = {None: "", Cause.BATTLE: " by battle", Cause.EFFECT: " by card effect"}


@singledispatch
def told(trigger: Trigger) -> str:
    """What happens, as a clause after "when"."""
    raise NotImplementedError(trigger)


@told.register
def _(trigger: DeclaresAttack) -> str:
    return f"{thing(trigger.who)} declares an attack"


@told.register
def _(trigger: IsSummoned) -> str:
    ways = [SUMMON[way] for way in _named_ways(trigger.ways)]
    way = " or ".join(part for part in (", ".join(ways[:-1]), ways[-1]) if part)
    who = trigger.who
    if isinstance(who, Cards) and who.whose:
        subject, ending = ("you", "") if who.whose is Whose.YOURS else ("your opponent", "s")
        return f"{subject} {way} Summon{ending} {a(described(who))}"
    return f"{thing(who)} is {way} Summoned"


def _named_ways(ways: tuple[Summon, ...]) -> tuple[Summon, ...]:
    """The ways worth naming: a Normal Summon may be a Tribute Summon."""
    if Summon.NORMAL in ways:
        return tuple(way for way in ways if way is not Summon.TRIBUTE)
    return ways


@told.register
def _(trigger: IsActivated) -> str:
    which = trigger.which
    if isinstance(which, Cards) and which.whose:
        subject = "you activate" if which.whose is Whose.YOURS else "your opponent activates"
        return f"{subject} {card_of(which)}"
    return f"{card_of(which)} is activated"


@told.register
def _(trigger: IsFlipped) -> str:
    return f"{thing(trigger.which)} is flipped face-up"


@told.register
def _(trigger: LeavesField) -> str:
    return f"{thing(trigger.which)} leaves the field"


@told.register
def _(trigger: IsDestroyed) -> str:
    return f"{thing(trigger.which)} is destroyed{CAUSE[trigger.by]}"


@told.register
def _(trigger: IsSentToGraveyard) -> str:
    by = trigger.destroyed_by
    destroyed = f"destroyed{CAUSE[by]} and " if by else ""
    came = f" from the {PLACE[trigger.origin]}" if trigger.origin else ""
    return f"{thing(trigger.which)} is {destroyed}sent{came} to the GY"


@told.register
def _(trigger: AtDamageStep) -> str:
    return f"{battle(trigger)}, {TIMING[trigger.timing]}"


def battle(trigger: AtDamageStep) -> str:
    """Who fights whom."""
    attacker, attacked = trigger.attacker, trigger.attacked
    damaged = {None: "", Whose.YOURS: "you", Whose.THEIRS: "your opponent"}[trigger.damage_to]
    ending = f" and {damaged} would take battle damage" if damaged else ""
    if attacker and attacked:
        if isinstance(attacked, ThisCard):
            return f"this card is attacked by {thing(attacker)}{ending}"
        return f"{thing(attacker)} attacks {thing(attacked)}{ending}"
    if attacked:
        return f"{thing(attacked)} is attacked{ending}"
    subject = thing(attacker).replace("an opponent's", "your opponent's") if attacker else ""
    return f"{subject or 'a monster'} attacks{ending}"
