"""What may be played and what is negated, in Chinese."""

from cards.text.zh.conditions import stated
from cards.text.zh.facts import held
from cards.text.zh.nouns import thing
from cards.text.zh.steps import done
from cards.text.zh.terms import KIND, OWNER, PHASE, SUMMON
from engine.yugioh.language import (
    AppliedThisTurn,
    AtStartOf,
    CannotActivateCards,
    CannotBattle,
    CannotSet,
    HandLimit,
    HandRevealed,
    Kind,
    MayOnce,
    MustBeTributed,
    NegatesTargeting,
    SentThisTurn,
    ServesAsMaterial,
    TrapFromHand,
    TrapWhenSet,
)


@held.register
def _(fact: CannotActivateCards) -> str:
    who = OWNER[fact.player] if fact.player else "双方"
    kind = KIND[fact.kind]
    effects = f"及{'' if fact.everywhere else '场上的'}{kind}的效果"
    return f"{who}不可发动{kind}{effects if fact.effects or fact.everywhere else ''}"


@held.register
def _(fact: NegatesTargeting) -> str:
    alone = "仅" if fact.alone else ""
    effects = f"{alone}以{thing(fact.who)}为对象的{KIND[fact.by]}的效果"
    return f"将{effects}无效并破坏该卡" if fact.destroys else f"{effects}无效"


@held.register
def _(fact: CannotBattle) -> str:
    return f"{OWNER[fact.player]}不可进行战斗阶段"


@held.register
def _(fact: MustBeTributed) -> str:
    return f"自己解放怪兽的情况下，必须解放{thing(fact.who)}"


@held.register
def _(fact: ServesAsMaterial) -> str:
    return f"自己可将{thing(fact.who)}作为{SUMMON[fact.way]}的素材"


@held.register
def _(fact: HandRevealed) -> str:
    return f"{OWNER[fact.player]}必须持续公开手牌"


@held.register
def _(fact: HandLimit) -> str:
    return f"{OWNER[fact.player]}的手牌上限变成{fact.cards}张"


@stated.register
def _(_condition: AppliedThisTurn) -> str:
    return "此回合适用了此卡的其他效果"


@held.register
def _(fact: CannotSet) -> str:
    if fact.kind is not Kind.MONSTER:
        return f"双方不可放置{KIND[fact.kind]}"
    return "双方不可将怪兽变成里侧守备表示，召唤的怪兽也可以为表侧守备表示"


@stated.register
def _(condition: AtStartOf) -> str:
    return f"处于{PHASE[condition.phase]}开始时"


@held.register
def _(_fact: TrapFromHand) -> str:
    return "自己仅1次可从手牌发动陷阱卡"


@held.register
def _(_fact: TrapWhenSet) -> str:
    return "1回合仅1次，自己可在放置的回合发动1张陷阱"


@stated.register
def _(condition: SentThisTurn) -> str:
    whose = OWNER[condition.whose]
    return f"此回合{whose}场上的怪兽被送至{whose}的墓地"


@held.register
def _(fact: MayOnce) -> str:
    case = stated(fact.condition).removeprefix("此回合")
    return f"{case}的情况下，可以{done(fact.step)}，仅限1次"
