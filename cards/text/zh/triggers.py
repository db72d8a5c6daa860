"""What may happen, in Chinese."""

from functools import singledispatch

from cards.text.anaphora import named_ways
from cards.text.zh.nouns import described, thing
from cards.text.zh.terms import KIND, OWNER, PHASE, PLACE, POSITION, SUMMON, TIMING
from engine.yugioh.language import (
    AtDamageStep,
    AtPhase,
    BattlePhaseEnds,
    BeforeDraw,
    Cards,
    Cause,
    DealsBattleDamage,
    DeclaresAttack,
    Deed,
    Draws,
    IsActivated,
    IsDestroyed,
    IsFlipped,
    IsResolved,
    IsSentToGraveyard,
    IsSummoned,
    IsTurned,
    LeavesField,
    Phase,
    Place,
    Summon,
    TakesDamage,
    Trigger,
    WouldBeSummoned,
)

EFFECTS = {False: "", True: "的效果", None: "或效果"}
"""For whether the card itself is activated, an effect of it, or either."""
ANY_WAY = (Summon.NORMAL, Summon.FLIP, Summon.SPECIAL)
"""The ways that are named where any will do."""
CAUSE = {Cause.BATTLE: "战斗", Cause.EFFECT: "效果"}


DEED = {
    Deed.ADD_FROM_DECK: "从牌组将卡加入手牌",
    Deed.SUMMON_FROM_DECK: "从牌组将怪兽特殊召唤",
    Deed.SEND_FROM_DECK: "从牌组将卡送至墓地",
    Deed.DESTROY_ON_FIELD: "破坏场上的卡",
}


@singledispatch
def told(trigger: Trigger) -> str:
    """What happens, as a clause after "when"."""
    raise NotImplementedError(trigger)


def occasion(trigger: Trigger | None, ending: str) -> str:
    """When it happens; `ending` follows a clause, not a timing that is named."""
    if trigger is None:
        return ""
    named = isinstance(
        trigger, DeclaresAttack | AtDamageStep | AtPhase | BeforeDraw | WouldBeSummoned
    )
    return told(trigger) if named else f"{told(trigger)}{ending}"


@told.register
def _(trigger: DeclaresAttack) -> str:
    return f"{thing(trigger.who)}{'直接' if trigger.directly else ''}攻击宣言时"


@told.register
def _(trigger: IsSummoned) -> str:
    summoned = ways(trigger.ways or ANY_WAY)
    who = trigger.who
    if isinstance(who, Cards) and who.whose:
        return f"{OWNER[who.whose]}将{described(who)}{summoned}"
    return f"{thing(who)}{summoned}"


@told.register
def _(trigger: WouldBeSummoned) -> str:
    return f"{thing(trigger.who)}{ways(trigger.ways)}之际"


def ways(summoned: tuple[Summon, ...]) -> str:
    """The ways of a summon worth naming."""
    return "・".join(SUMMON[way] for way in named_ways(summoned))


@told.register
def _(trigger: IsActivated) -> str:
    which, effect = trigger.which, EFFECTS[trigger.effect]
    if isinstance(which, Cards) and which.whose:
        by = OWNER[which.whose]
        return f"{by}发动{_closer(trigger)}{described(which)}{effect}"
    return f"{_closer(trigger)}{thing(which)}{effect}发动"


def _closer(trigger: IsActivated) -> str:
    """What the effect has to target and to do."""
    alone = "仅" if trigger.alone else ""
    targeting = f"{alone}以{thing(trigger.targeting)}为对象的" if trigger.targeting else ""
    deeds = "或".join(DEED[deed] for deed in trigger.including)
    return targeting + (f"包含{deeds}效果的" if deeds else "")


@told.register
def _(trigger: IsResolved) -> str:
    return f"已发动的{KIND[trigger.kind]}处理完毕"


@told.register
def _(trigger: IsFlipped) -> str:
    return f"{thing(trigger.which)}反转"


@told.register
def _(trigger: LeavesField) -> str:
    return f"{thing(trigger.which)}从场上离开"


@told.register
def _(trigger: IsDestroyed) -> str:
    return f"{thing(trigger.which)}{_by(trigger.by)}被破坏"


def _by(cause: Cause | tuple[Cause, ...] | None) -> str:
    causes = cause if isinstance(cause, tuple) else (cause,) if cause else ()
    return f"因{'・'.join(CAUSE[each] for each in causes)}" if causes else ""


@told.register
def _(trigger: DealsBattleDamage) -> str:
    how = "以直接攻击" if trigger.directly else ""
    return f"{thing(trigger.who)}{how}给予{OWNER[trigger.to]}战斗伤害"


@told.register
def _(trigger: AtPhase) -> str:
    place = PLACE[trigger.where]
    there = "" if trigger.where is Place.FIELD else f"此卡存在于{place}的"
    return f"{there}{OWNER[trigger.whose]}{'的' if trigger.whose else ''}{PHASE[trigger.phase]}"


@told.register
def _(trigger: IsSentToGraveyard) -> str:
    lying = "表侧表示的" if trigger.face_up else "反转过的" if trigger.flipped else ""
    by, which = trigger.destroyed_by, f"{lying}{thing(trigger.which)}"
    whose = f"{OWNER[trigger.by]}的" if trigger.by else ""
    place = "怪兽区域" if trigger.as_monster else trigger.origin and PLACE[trigger.origin]
    origin = f"从{place}" if place else ""
    if by:
        attack = f"因{OWNER[trigger.attacked_by]}怪兽的攻击" if trigger.attacked_by else ""
        return f"{which}{attack or f'因{whose}{CAUSE[by]}'}被破坏且{origin}送至墓地"
    effect = "因效果" if trigger.by_effect else ""
    return f"{which}{effect}{origin}被送至墓地"


@told.register
def _(trigger: AtDamageStep) -> str:
    attacker, attacked = trigger.attacker, trigger.attacked
    timing = "・".join(TIMING[each] for each in trigger.timings)
    if trigger.fighter:
        against = f"与{thing(trigger.foe)}" if trigger.foe else ""
        hurt = trigger.damage_to
        damaged = f"使得{OWNER[hurt]}将受到战斗伤害" if hurt else ""
        return f"{thing(trigger.fighter)}{against}进行战斗{damaged}的{timing}"
    if trigger.damage_to:
        by = f"因{thing(attacker)}的攻击使得" if attacker else ""
        return f"{by}{OWNER[trigger.damage_to]}将受到战斗伤害的{timing}"
    if attacked:
        by = thing(attacker) if attacker else "怪兽"
        face_down = "里侧表示的" if trigger.was_face_down else ""
        return f"{face_down}{thing(attacked)}被{by}攻击的{timing}"
    return f"{thing(attacker) if attacker else '怪兽'}攻击的{timing}"


@told.register
def _(trigger: TakesDamage) -> str:
    return f"{OWNER[trigger.who]}因{OWNER[trigger.by]}的卡受到伤害"


@told.register
def _(trigger: Draws) -> str:
    outside = f"在{PHASE[trigger.outside]}以外" if trigger.outside else ""
    card = f"到{described(trigger.of)}" if trigger.of else "卡"
    drawn = "进行通常抽卡" if trigger.normal else f"抽{card}"
    return f"{OWNER[trigger.who]}{outside}{drawn}"


@told.register
def _(trigger: BeforeDraw) -> str:
    return f"{OWNER[trigger.who]}的{PHASE[Phase.DRAW]}的抽卡前"


@told.register
def _(trigger: IsTurned) -> str:
    return f"{thing(trigger.which)}变为{POSITION[trigger.position]}"


@told.register
def _(_trigger: BattlePhaseEnds) -> str:
    return "战斗阶段结束"
