"""What may happen, in Japanese."""

from functools import singledispatch

from cards.text.anaphora import named_ways
from cards.text.ja.nouns import described, thing
from cards.text.ja.terms import KIND, OWNER, PHASE, PLACE, POSITION, SUMMON, TIMING
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

EFFECTS = {False: "", True: "の効果", None: "か効果"}
"""For whether the card itself is activated, an effect of it, or either."""
ANY_WAY = (Summon.NORMAL, Summon.FLIP, Summon.SPECIAL)
"""The ways that are named where any will do."""
CAUSE = {Cause.BATTLE: "戦闘", Cause.EFFECT: "効果"}


DEED = {
    Deed.ADD_FROM_DECK: "デッキからカードを手札に加える",
    Deed.SUMMON_FROM_DECK: "デッキからモンスターを特殊召喚する",
    Deed.SEND_FROM_DECK: "デッキからカードを墓地へ送る",
    Deed.DESTROY_ON_FIELD: "フィールドのカードを破壊する",
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
    return f"{thing(trigger.who)}の{'直接' if trigger.directly else ''}攻撃宣言時"


@told.register
def _(trigger: IsSummoned) -> str:
    summoned = ways(trigger.ways or ANY_WAY)
    who = trigger.who
    if isinstance(who, Cards) and who.whose:
        return f"{OWNER[who.whose]}が{described(who)}を{summoned}した"
    return f"{thing(who)}が{summoned}した"


@told.register
def _(trigger: WouldBeSummoned) -> str:
    return f"{thing(trigger.who)}が{ways(trigger.ways)}される際"


def ways(summoned: tuple[Summon, ...]) -> str:
    """The ways of a summon worth naming."""
    return "・".join(SUMMON[way] for way in named_ways(summoned))


@told.register
def _(trigger: IsActivated) -> str:
    which, effect = trigger.which, EFFECTS[trigger.effect]
    if isinstance(which, Cards) and which.whose:
        by = OWNER[which.whose]
        return f"{by}が{_closer(trigger)}{described(which)}{effect}を発動した"
    return f"{_closer(trigger)}{thing(which)}{effect}が発動した"


def _closer(trigger: IsActivated) -> str:
    """What the effect has to target and to do."""
    alone = "１体のみ" if trigger.alone else ""
    targeting = f"{thing(trigger.targeting)}{alone}を対象とする" if trigger.targeting else ""
    deeds = "か、".join(DEED[deed] for deed in trigger.including)
    return targeting + (f"{deeds}効果を含む" if deeds else "")


@told.register
def _(trigger: IsResolved) -> str:
    return f"発動した{KIND[trigger.kind]}の処理が終わった"


@told.register
def _(trigger: IsFlipped) -> str:
    return f"{thing(trigger.which)}がリバースした"


@told.register
def _(trigger: LeavesField) -> str:
    return f"{thing(trigger.which)}がフィールドから離れた"


@told.register
def _(trigger: IsDestroyed) -> str:
    return f"{thing(trigger.which)}が{_by(trigger.by)}破壊された"


def _by(cause: Cause | tuple[Cause, ...] | None) -> str:
    causes = cause if isinstance(cause, tuple) else (cause,) if cause else ()
    return f"{'・'.join(CAUSE[each] for each in causes)}で" if causes else ""


@told.register
def _(trigger: DealsBattleDamage) -> str:
    how = "直接攻撃で" if trigger.directly else ""
    return f"{thing(trigger.who)}が{how}{OWNER[trigger.to]}に戦闘ダメージを与えた"


@told.register
def _(trigger: AtPhase) -> str:
    place = PLACE[trigger.where]
    there = "" if trigger.where is Place.FIELD else f"このカードが{place}に存在する"
    return f"{there}{OWNER[trigger.whose]}{PHASE[trigger.phase]}"


@told.register
def _(trigger: IsSentToGraveyard) -> str:
    by = trigger.destroyed_by
    attack = f"{OWNER[trigger.attacked_by]}モンスターの攻撃で" if trigger.attacked_by else ""
    whose = OWNER[trigger.by] + "の" if trigger.by else ""
    destroyed = f"{attack or whose + _by(by)}破壊され" if by else ""
    place = (
        "モンスターゾーン" if trigger.as_monster else trigger.origin and PLACE[trigger.origin]
    )
    origin = f"{place}から" if place else ""
    effect = "効果で" if trigger.by_effect else ""
    lying = "表側表示の" if trigger.face_up else "リバースした" if trigger.flipped else ""
    return f"{lying}{thing(trigger.which)}が{destroyed}{effect}{origin}墓地へ送られた"


@told.register
def _(trigger: AtDamageStep) -> str:
    attacker, attacked = trigger.attacker, trigger.attacked
    timing = "・".join(TIMING[each] for each in trigger.timings)
    if trigger.fighter:
        against = f"{thing(trigger.foe)}と" if trigger.foe else ""
        fights = f"{thing(trigger.fighter)}が{against}戦闘を行"
        if trigger.damage_to:
            return f"{fights}い{OWNER[trigger.damage_to]}が戦闘ダメージを受ける{timing}"
        return f"{fights}う{timing}"
    if trigger.damage_to:
        by = f"{thing(attacker)}の攻撃で" if attacker else ""
        return f"{by}{OWNER[trigger.damage_to]}が戦闘ダメージを受ける{timing}"
    if attacked:
        by = f"{thing(attacker)}に" if attacker else ""
        face_down = "裏側表示の" if trigger.was_face_down else ""
        return f"{face_down}{thing(attacked)}が{by}攻撃された{timing}"
    return f"{thing(attacker) if attacker else 'モンスター'}が攻撃した{timing}"


@told.register
def _(trigger: TakesDamage) -> str:
    return f"{OWNER[trigger.who]}が{OWNER[trigger.by]}のカードによってダメージを受けた"


@told.register
def _(trigger: Draws) -> str:
    outside = f"{PHASE[trigger.outside]}以外で" if trigger.outside else ""
    card = described(trigger.of) if trigger.of else "カード"
    drawn = "通常のドローを" if trigger.normal else f"{card}をドロー"
    return f"{OWNER[trigger.who]}が{outside}{drawn}した"


@told.register
def _(trigger: BeforeDraw) -> str:
    return f"{OWNER[trigger.who]}{PHASE[Phase.DRAW]}のドロー前"


@told.register
def _(trigger: IsTurned) -> str:
    return f"{thing(trigger.which)}が{POSITION[trigger.position]}になった"


@told.register
def _(_trigger: BattlePhaseEnds) -> str:
    return "バトルフェイズが終了した"
