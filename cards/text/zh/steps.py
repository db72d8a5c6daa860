"""Steps, their conjunctions, and what then holds, in Chinese."""

from functools import singledispatch

from cards.grammar.printing import put as printed
from cards.text.anaphora import Known, in_either, is_shared, stays_face_down
from cards.text.pairs import copied
from cards.text.zh.amounts import number
from cards.text.zh.facts import gains, held
from cards.text.zh.nouns import counted, described, thing, where
from cards.text.zh.terms import COUNTER, OWNER, PHASE
from engine.yugioh.language import (
    AlsoAfterThat,
    Amount,
    And,
    AndIfYouDo,
    Apply,
    AtEndOfTurn,
    AtRandom,
    CallCoin,
    Cards,
    Choose,
    Destroy,
    Every,
    Excavated,
    Fact,
    Former,
    Gains,
    InEndPhase,
    InNextPhase,
    Kind,
    MakeTokens,
    NegateActivation,
    NoBattleDamage,
    Node,
    Noun,
    Phase,
    Place,
    RollDie,
    Target,
    Then,
    TheyCan,
    Until,
    YouCan,
)

UNTIL = {
    Until.END_OF_CALCULATION: "仅在该伤害计算时",
    Until.END_OF_BATTLE: "直至该战斗结束时为止",
    Until.END_PHASE: "直至结束阶段为止",
    Until.END_OF_TURN: "直至回合结束时为止",
    Until.END_OF_BATTLE_PHASE: "直至战斗阶段结束时为止",
    Until.END_OF_NEXT_TURN: "直至下个回合结束时为止",
    Until.YOUR_NEXT_TURN: "直至自己的下个回合为止",
    Until.YOUR_NEXT_STANDBY_PHASE: "直至自己的下个准备阶段为止",
    Until.YOUR_NEXT_END_PHASE: "直至自己的下个结束阶段为止",
    Until.END_OF_DUEL: "此决斗中",
    Until.WHILE_FACE_UP: "",
    Until.WHILE_THIS_FACE_UP: "只要此卡表侧表示存在",
}


FOR = {
    Until.END_OF_CALCULATION: "仅在该伤害计算时，",
    Until.END_OF_BATTLE: "在该战斗中，",
    Until.END_PHASE: "直至结束阶段为止，",
    Until.END_OF_TURN: "此回合，",
    Until.END_OF_BATTLE_PHASE: "直至战斗阶段结束时为止，",
    Until.END_OF_NEXT_TURN: "直至下个回合结束时为止，",
    Until.YOUR_NEXT_TURN: "直至自己的下个回合为止，",
    Until.YOUR_NEXT_STANDBY_PHASE: "直至自己的下个准备阶段为止，",
    Until.YOUR_NEXT_END_PHASE: "直至自己的下个结束阶段为止，",
    Until.END_OF_DUEL: "此决斗中，",
    Until.WHILE_FACE_UP: "",
    Until.WHILE_THIS_FACE_UP: "只要此卡表侧表示存在，",
}


@singledispatch
def done(node: Node) -> str:
    """What is done, or what holds, without the full stop."""
    return printed(node, "zh")


def put(noun: Noun, verb: str, *, summoned: bool = False) -> str:
    """The verb done to the cards: 将……破坏; what is summoned is a monster."""
    whole = "全部" if isinstance(noun, Every) else ""
    if isinstance(noun, AtRandom):
        return f"随机将{counted(noun.of, noun.count)}{verb}"
    most = "最多" if isinstance(noun, Choose) and noun.up_to else ""
    if isinstance(noun, Choose) and (pair := in_either(noun.of)):
        number = f"{most}{noun.count}{COUNTER[Kind.MONSTER if summoned else pair[0].kind]}"
        origin = f"{where(pair[0])}・{where(pair[1])}"
        return f"从{origin}将{number}{described(pair[0])}{verb}"
    if isinstance(noun, Choose) and isinstance(noun.of, Excavated):
        number = f"{most}{noun.count}{COUNTER[noun.of.of.kind]}"
        return f"从中将{number}{described(noun.of.of)}{verb}"
    if isinstance(noun, Choose) and isinstance(noun.of, Cards) and noun.of.place:
        of = noun.of
        if of.place is not Place.FIELD:
            kind = Kind.MONSTER if summoned else of.kind
            number = f"{most}{noun.count}{COUNTER[kind]}"
            return f"从{where(of)}将{number}{described(of)}{verb}"
    return f"将{thing(noun)}{whole}{verb}"


@done.register
def _(step: And) -> str:
    first, second = step.first, step.second
    if numbers := copied(step):
        who, whose = map(thing, numbers)
        return f"{who}的攻击力・守备力变为与{whose}的原本攻击力・守备力相同的数值"
    if isinstance(first, Apply) and isinstance(second, Apply) and first.until is second.until:
        return f"{done(first)}，{done(second).removeprefix(FOR[second.until])}"
    between = "。" if isinstance(second, Apply) or isinstance(first, YouCan) else "，"
    return f"{done(first)}{between}{done(second)}"


@done.register
def _(step: Then) -> str:
    if is_shared(step):
        return f"{done(step.first)}。然后，给予对手与自己所受伤害相同数值的伤害"
    return f"{done(step.first)}。然后，{done(step.second)}"


@done.register
def _(step: AlsoAfterThat) -> str:
    return f"{done(step.first)}。之后，{done(step.second)}"


@done.register
def _(step: AndIfYouDo) -> str:
    destroys = isinstance(step.second, Destroy) and isinstance(step.second.what, Known)
    if destroys and isinstance(step.first, NegateActivation):
        return f"{done(step.first)}并破坏"
    if isinstance(step.first, MakeTokens) and isinstance(step.second, Apply):
        return (
            f"{done(step.first)}。{done(step.second).replace(thing(Former()), '此衍生物', 1)}"
        )
    return f"{done(step.first)}，{done(step.second)}"


@done.register
def _(step: YouCan) -> str:
    return f"可{done(step.step)}"


@done.register
def _(step: TheyCan) -> str:
    return f"对手可{done(step.step)}"


@done.register
def _(target: Target) -> str:
    if target.as_many:
        return f"以该数量的{thing(target.of)}为对象"
    anyway = "（变成里侧表示也仍是对象）" if stays_face_down(target) else ""
    many = f"{counted(target.of, target.count, up_to=target.up_to)}{anyway}"
    return f"以{many}为对象"


def _worth(amount: Node | int) -> str:
    return done(amount) if isinstance(amount, Node) else f"{amount}"


@done.register
def _(step: Apply) -> str:
    if isinstance(step.fact, Gains):
        return gains(step.fact, UNTIL[step.until])
    if isinstance(step.fact, NoBattleDamage) and step.until is Until.END_OF_BATTLE:
        return f"将因该战斗造成的对{OWNER[step.fact.to]}的战斗伤害改成0"
    return f"{FOR[step.until]}{done(step.fact)}"


@done.register
def _(fact: Fact) -> str:
    return held(fact)


@done.register
def _(amount: Amount) -> str:
    return number(amount)


@done.register
def _(step: CallCoin) -> str:
    return f"投掷1次硬币并猜正反面。猜中的情况下，{done(step.right)}。猜错的情况下，{done(step.wrong)}"


@done.register
def _(step: RollDie) -> str:
    outcomes = (f"{up}的情况下，{done(each)}" for up, each in enumerate(step.outcomes, 1))
    return f"投掷1次骰子。掷出的点数为{'。'.join(outcomes)}"


@done.register
def _(step: InEndPhase) -> str:
    return f"在此回合的结束阶段，{done(step.step)}"


@done.register
def _(step: InNextPhase) -> str:
    phase = f"{OWNER[step.whose]}{PHASE[step.phase]}"
    when = f"下个{phase}" if step.nth == 1 else f"此后第{step.nth}次{phase}"
    before = "抽牌前" if step.phase is Phase.DRAW else ""
    return f"在{when}{before}，{done(step.step)}"


@done.register
def _(step: AtEndOfTurn) -> str:
    return f"从此回合起数，在第{step.turns}回合结束时，{done(step.step)}"
