"""What is done and what then holds, in Chinese: steps, their conjunctions, and facts."""

from functools import singledispatch

from cards.text.anaphora import Known
from cards.text.zh_amounts import number
from cards.text.zh_facts import gains, held
from cards.text.zh_nouns import counted, described, thing, where
from cards.text.zh_terms import COUNTER, COUNTERS, OWNER, POSITION
from engine.yugioh.language import (
    AddToHand,
    Amount,
    And,
    AndIfYouDo,
    Apply,
    Banish,
    Cards,
    ChangePosition,
    Choose,
    Destroy,
    Discard,
    Draw,
    Every,
    Fact,
    GainLife,
    Gains,
    InflictDamage,
    NegateActivation,
    NegateAttack,
    NoBattleDamage,
    Node,
    Noun,
    PayLife,
    Place,
    PlaceCounters,
    PlaceOnDeckTop,
    Position,
    RemoveCounters,
    ReturnToHand,
    SendToGraveyard,
    SetCards,
    ShuffleIntoDeck,
    SkipDrawPhase,
    SpecialSummon,
    TakeControl,
    Target,
    Then,
    TributeCards,
    TurnFaceUp,
    Until,
    Whose,
    YouCan,
)

UNTIL = {
    Until.END_OF_BATTLE: "直至该战斗结束时为止",
    Until.END_PHASE: "直至结束阶段为止",
    Until.END_OF_TURN: "直至回合结束时为止",
    Until.END_OF_BATTLE_PHASE: "直至战斗阶段结束时为止",
    Until.WHILE_FACE_UP: "只要表侧表示存在",
}
FOR = {
    Until.END_OF_BATTLE: "在该战斗中，",
    Until.END_PHASE: "直至结束阶段为止，",
    Until.END_OF_TURN: "此回合，",
    Until.END_OF_BATTLE_PHASE: "直至战斗阶段结束时为止，",
    Until.WHILE_FACE_UP: "只要表侧表示存在，",
}


@singledispatch
def done(node: Node) -> str:
    """What is done, or what holds, without the full stop."""
    raise NotImplementedError(node)


def put(noun: Noun, verb: str) -> str:
    """The verb done to the cards: 将……破坏."""
    what, whole = (noun.of, "全部") if isinstance(noun, Every) else (noun, "")
    if isinstance(noun, Choose) and isinstance(noun.of, Cards) and noun.of.place:
        of = noun.of
        if of.place is not Place.FIELD:
            number = f"{noun.count}{COUNTER[of.kind]}"
            return f"从{where(of)}将{number}{described(of)}{verb}"
    return f"将{thing(what)}{whole}{verb}"


# --- conjunctions


@done.register
def _(step: And) -> str:
    first, second = step.first, step.second
    if isinstance(first, Apply) and isinstance(second, Apply) and first.until is second.until:
        return f"{done(first)}，{done(second).removeprefix(FOR[second.until])}"
    between = "。" if isinstance(second, Apply) else "，"
    return f"{done(first)}{between}{done(second)}"


@done.register
def _(step: Then) -> str:
    return f"{done(step.first)}。然后，{done(step.second)}"


@done.register
def _(step: AndIfYouDo) -> str:
    destroys = isinstance(step.second, Destroy) and isinstance(step.second.what, Known)
    if destroys and isinstance(step.first, NegateActivation):
        return f"{done(step.first)}并破坏"
    return f"{done(step.first)}，{done(step.second)}"


@done.register
def _(step: YouCan) -> str:
    return f"可{done(step.step)}"


# --- steps


@done.register
def _(target: Target) -> str:
    return f"以{counted(target.of, target.count)}为对象"


@done.register
def _(step: Destroy) -> str:
    return put(step.what, "破坏")


@done.register
def _(step: Draw) -> str:
    return f"自己从牌组抽{step.count}张"


@done.register
def _(step: Discard) -> str:
    what = step.what
    if not isinstance(what, Choose) or not isinstance(what.of, Cards):
        return f"从手牌{put(what, '舍弃')}"
    if what.of == Cards(whose=Whose.YOURS, place=Place.HAND):
        return f"舍弃{what.count}张手牌"
    return put(what, "舍弃")


@done.register
def _(step: TributeCards) -> str:
    return f"解放{thing(step.what)}"


@done.register
def _(step: PayLife) -> str:
    return f"支付{step.amount}LP"


@done.register
def _(step: SpecialSummon) -> str:
    position = f"以{POSITION[step.position]}" if step.position else ""
    zone = "至此卡连接端的自己场上" if step.pointed_to else ""
    return put(step.what, f"{position}特殊召唤{zone}")


@done.register
def _(step: ReturnToHand) -> str:
    return put(step.what, "放回持有者的手牌")


@done.register
def _(step: SendToGraveyard) -> str:
    return put(step.what, "送至墓地")


@done.register
def _(step: Banish) -> str:
    return put(step.what, "除外")


@done.register
def _(step: ShuffleIntoDeck) -> str:
    return put(step.what, "放回持有者的牌组")


@done.register
def _(step: PlaceCounters) -> str:
    return f"在{thing(step.on)}上放{step.count}个{COUNTERS[step.counter]}（最多{step.most}个）"


@done.register
def _(step: RemoveCounters) -> str:
    return f"去除{thing(step.on)}的{step.count}个{COUNTERS[step.counter]}"


@done.register
def _(step: GainLife) -> str:
    return f"自己回复{step.amount}LP"


@done.register
def _(step: SkipDrawPhase) -> str:
    return f"跳过下个{OWNER[step.whose]}抽牌阶段"


@done.register
def _(step: AddToHand) -> str:
    return put(step.what, "加入手牌")


@done.register
def _(step: PlaceOnDeckTop) -> str:
    return put(step.what, "放回牌组最上面")


@done.register
def _(step: ChangePosition) -> str:
    if step.position is None:
        return f"改变{thing(step.what)}的表示形式"
    face = "表侧" if step.position is not Position.FACE_DOWN else ""
    return put(step.what, f"改成{face}{POSITION[step.position]}")


@done.register
def _(step: TurnFaceUp) -> str:
    return put(step.what, "改为表侧表示")


@done.register
def _(step: TakeControl) -> str:
    return f"{UNTIL[step.until]}获得{thing(step.what)}的控制权"


@done.register
def _(step: SetCards) -> str:
    what = step.what
    if isinstance(what, Choose) and isinstance(what.of, Cards):
        number = f"{what.count}{COUNTER[what.of.kind]}"
        return f"从{where(what.of)}放置{number}{described(what.of)}"
    return put(what, "放置")


@done.register
def _(step: InflictDamage) -> str:
    fixed = isinstance(step.amount, int)
    damage = f"{step.amount}" if fixed else f"相当于{_worth(step.amount)}数值的"
    if step.to is Whose.YOURS:
        return f"自己受到{damage}伤害"
    return f"给予对手{damage}伤害"


def _worth(amount: Node | int) -> str:
    return done(amount) if isinstance(amount, Node) else f"{amount}"


@done.register
def _(_step: NegateActivation) -> str:
    return "将该发动无效"


@done.register
def _(_step: NegateAttack) -> str:
    return "将该攻击无效"


@done.register
def _(step: Apply) -> str:
    if isinstance(step.fact, Gains):
        return gains(step.fact, UNTIL[step.until])
    if isinstance(step.fact, NoBattleDamage) and step.until is Until.END_OF_BATTLE:
        return f"将因该战斗造成的对{OWNER[step.fact.to]}的战斗伤害改成0"
    return f"{FOR[step.until]}{done(step.fact)}"


# --- facts and amounts


@done.register
def _(fact: Fact) -> str:
    return held(fact)


@done.register
def _(amount: Amount) -> str:
    return number(amount)
