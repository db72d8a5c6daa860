"""What may happen, in Chinese."""

from functools import singledispatch

from cards.text.zh_nouns import described, thing
from cards.text.zh_terms import OWNER, PLACE, SUMMON, TIMING
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
    Trigger,
)

CAUSE = {None: "", Cause.BATTLE: "因战斗", Cause.EFFECT: "因效果"}


@singledispatch
def told(trigger: Trigger) -> str:
    """What happens, as a clause after "when"."""
    raise NotImplementedError(trigger)


def occasion(trigger: Trigger | None, ending: str) -> str:
    """When it happens; `ending` follows a clause, not a timing that is named."""
    if trigger is None:
        return ""
    named = isinstance(trigger, DeclaresAttack | AtDamageStep)
    return told(trigger) if named else f"{told(trigger)}{ending}"


@told.register
def _(trigger: DeclaresAttack) -> str:
    return f"{thing(trigger.who)}攻击宣言时"


@told.register
def _(trigger: IsSummoned) -> str:
    ways = trigger.ways
    if Summon.NORMAL in ways:  # which may be a Tribute Summon
        ways = tuple(way for way in ways if way is not Summon.TRIBUTE)
    summoned = "・".join(SUMMON[way] for way in ways)
    who = trigger.who
    if isinstance(who, Cards) and who.whose:
        return f"{OWNER[who.whose]}将{described(who)}{summoned}"
    return f"{thing(who)}{summoned}"


@told.register
def _(trigger: IsActivated) -> str:
    which = trigger.which
    if isinstance(which, Cards) and which.whose:
        return f"{OWNER[which.whose]}发动{described(which)}"
    return f"{thing(which)}发动"


@told.register
def _(trigger: IsFlipped) -> str:
    return f"{thing(trigger.which)}反转"


@told.register
def _(trigger: LeavesField) -> str:
    return f"{thing(trigger.which)}从场上离开"


@told.register
def _(trigger: IsDestroyed) -> str:
    return f"{thing(trigger.which)}{CAUSE[trigger.by]}被破坏"


@told.register
def _(trigger: IsSentToGraveyard) -> str:
    by, which = trigger.destroyed_by, thing(trigger.which)
    origin = f"从{PLACE[trigger.origin]}" if trigger.origin else ""
    if by:
        return f"{which}{CAUSE[by]}被破坏且{origin}送至墓地"
    return f"{which}{origin}被送至墓地"


@told.register
def _(trigger: AtDamageStep) -> str:
    attacker, attacked = trigger.attacker, trigger.attacked
    timing = TIMING[trigger.timing]
    if trigger.damage_to:
        by = f"因{thing(attacker)}的攻击使得" if attacker else ""
        return f"{by}{OWNER[trigger.damage_to]}将受到战斗伤害的{timing}"
    if attacked:
        by = thing(attacker) if attacker else "怪兽"
        return f"{thing(attacked)}被{by}攻击的{timing}"
    return f"{thing(attacker) if attacker else '怪兽'}攻击的{timing}"
