"""What may happen, in Japanese."""

from functools import singledispatch

from cards.text.ja_nouns import described, thing
from cards.text.ja_terms import OWNER, PLACE, SUMMON, TIMING
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

CAUSE = {None: "", Cause.BATTLE: "戦闘で", Cause.EFFECT: "効果で"}


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
    return f"{thing(trigger.who)}の攻撃宣言時"


@told.register
def _(trigger: IsSummoned) -> str:
    ways = trigger.ways
    if Summon.NORMAL in ways:  # which may be a Tribute Summon
        ways = tuple(way for way in ways if way is not Summon.TRIBUTE)
    summoned = f"{'・'.join(SUMMON[way] for way in ways)}"
    who = trigger.who
    if isinstance(who, Cards) and who.whose:
        return f"{OWNER[who.whose]}が{described(who)}を{summoned}した"
    return f"{thing(who)}が{summoned}した"


@told.register
def _(trigger: IsActivated) -> str:
    which = trigger.which
    if isinstance(which, Cards) and which.whose:
        return f"{OWNER[which.whose]}が{described(which)}を発動した"
    return f"{thing(which)}が発動した"


@told.register
def _(trigger: IsFlipped) -> str:
    return f"{thing(trigger.which)}がリバースした"


@told.register
def _(trigger: LeavesField) -> str:
    return f"{thing(trigger.which)}がフィールドから離れた"


@told.register
def _(trigger: IsDestroyed) -> str:
    return f"{thing(trigger.which)}が{CAUSE[trigger.by]}破壊された"


@told.register
def _(trigger: IsSentToGraveyard) -> str:
    by = trigger.destroyed_by
    destroyed = f"{CAUSE[by]}破壊され" if by else ""
    origin = f"{PLACE[trigger.origin]}から" if trigger.origin else ""
    return f"{thing(trigger.which)}が{destroyed}{origin}墓地へ送られた"


@told.register
def _(trigger: AtDamageStep) -> str:
    attacker, attacked = trigger.attacker, trigger.attacked
    timing = TIMING[trigger.timing]
    if trigger.damage_to:
        by = f"{thing(attacker)}の攻撃で" if attacker else ""
        return f"{by}{OWNER[trigger.damage_to]}が戦闘ダメージを受ける{timing}"
    if attacked:
        by = f"{thing(attacker)}に" if attacker else ""
        return f"{thing(attacked)}が{by}攻撃された{timing}"
    return f"{thing(attacker) if attacker else 'モンスター'}が攻撃した{timing}"
