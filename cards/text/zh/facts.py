"""What holds while something lasts, in Chinese."""

from functools import singledispatch

from cards.text.zh.amounts import number
from cards.text.zh.nouns import described, thing
from cards.text.zh.terms import KIND, OWNER
from engine.yugioh.language import (
    Amount,
    AttacksDirectly,
    AttacksEach,
    AttacksFromDefense,
    AttacksOften,
    BanishedInstead,
    CannotActivate,
    CannotAttack,
    CannotBeAttacked,
    CannotBeTargeted,
    CannotDeclareAttacks,
    Cards,
    DoublesBattleDamage,
    EffectsNegated,
    Fact,
    Gains,
    HalvesAttack,
    IsUnaffected,
    KeepsController,
    Namesakes,
    NoBattleDamage,
    NoDamage,
    PerLevel,
    Pierces,
    StandsInBattle,
    StaysThroughEndPhase,
    SummonsTwice,
    ThisCard,
    Whose,
)


@singledispatch
def held(fact: Fact) -> str:
    """What holds, without the full stop."""
    raise NotImplementedError(fact)


@held.register
def _(fact: Gains) -> str:
    return gains(fact, "")


def gains(fact: Gains, until: str) -> str:
    """How ATK and DEF differ, and until when; in one, where they differ alike."""
    pairs = [(fact.attack, "攻击力"), (fact.defense, "守备力")]
    if fact.attack == fact.defense:
        pairs = [(fact.attack, "攻击力・守备力")]
    changes = [f"{stat}{until}{_change(amount)}" for amount, stat in pairs if amount]
    return f"{thing(fact.who)}的{'，'.join(changes)}"


def _change(amount: int | Amount) -> str:
    if isinstance(amount, int):
        return f"{'上升' if amount > 0 else '下降'}{abs(amount)}"
    falls = isinstance(amount, PerLevel) and amount.each < 0
    return f"{'下降' if falls else '上升'}相当于{number(amount)}的数值"


@held.register
def _(fact: CannotAttack) -> str:
    attack = "攻击宣言" if fact.only_declare else "攻击"
    return f"{thing(fact.who)}不可{attack}"


@held.register
def _(fact: CannotBeAttacked) -> str:
    who = fact.who
    what = described(who) if isinstance(who, Cards) and who.whose is Whose.YOURS else thing(who)
    return f"对手不可选择{what}作为攻击对象"


@held.register
def _(fact: StandsInBattle) -> str:
    who = fact.who
    plain = isinstance(who, Cards) and who.whose and not who.place
    what = (
        f"{OWNER[who.whose]}的{described(who)}"
        if plain and isinstance(who, Cards)
        else thing(who)
    )
    foe = f"与{thing(fact.against)}的" if fact.against else ""
    once = "1回合仅有1次，" if fact.once_a_turn else ""
    return f"{once}{what}不会因{foe}战斗被破坏"


@held.register
def _(fact: NoBattleDamage) -> str:
    return f"{OWNER[fact.to]}受到的战斗伤害变为0"


@held.register
def _(fact: NoDamage) -> str:
    return f"{OWNER[fact.to]}受到的全部伤害变为0"


@held.register
def _(fact: CannotActivate) -> str:
    named = thing(fact.named_like)
    return f"{OWNER[fact.player]}不可发动{named}及{named}的同名卡的效果"


@held.register
def _(fact: HalvesAttack) -> str:
    return f"{thing(fact.who)}的原本攻击力变成一半"


@held.register
def _(fact: Pierces) -> str:
    to = OWNER[fact.to] if fact.to else ""
    attacks = f"{thing(fact.who)}攻击守备表示怪兽的情况下"
    return f"{attacks}，给予{to}攻击力超过该守备力数值的战斗伤害"


@held.register
def _(fact: DoublesBattleDamage) -> str:
    return f"{thing(fact.who)}在与{thing(fact.against)}的战斗中给予对手的战斗伤害变为2倍"


@held.register
def _(fact: AttacksOften) -> str:
    return f"{thing(fact.who)}在同1次战斗阶段中可攻击{fact.times}次"


@held.register
def _(fact: AttacksEach) -> str:
    return f"{thing(fact.who)}可对对手的所有怪兽各攻击1次"


@held.register
def _(fact: KeepsController) -> str:
    return f"{thing(fact.who)}的控制权不可变更"


@held.register
def _(fact: CannotBeTargeted) -> str:
    player = OWNER[fact.by] if fact.by else "双方"
    return f"{player}不可将{thing(fact.who)}作为效果的对象"


@held.register
def _(fact: IsUnaffected) -> str:
    other = "" if isinstance(fact.who, ThisCard) else "其他"
    return f"{thing(fact.who)}不受{other}{KIND[fact.by]}的效果影响"


@held.register
def _(fact: EffectsNegated) -> str:
    if isinstance(fact.who, Namesakes):
        return f"{thing(fact.who)}，其发动的效果及在场上的效果无效"
    return f"{thing(fact.who)}的效果无效"


@held.register
def _(fact: SummonsTwice) -> str:
    return f"{OWNER[fact.player]}最多可进行2次通常召唤"


@held.register
def _(fact: BanishedInstead) -> str:
    what = described(fact.what) if isinstance(fact.what, Cards) else thing(fact.what)
    return f"送至墓地的{what}不去墓地而除外"


@held.register
def _(fact: CannotDeclareAttacks) -> str:
    return f"{OWNER[fact.player]}不可攻击宣言"


@held.register
def _(fact: AttacksDirectly) -> str:
    return f"{thing(fact.who)}可直接攻击"


@held.register
def _(fact: AttacksFromDefense) -> str:
    halved = "该情况下，攻击力仅在伤害计算时变为一半"
    return f"{thing(fact.who)}可在守备表示的状态下直接攻击。{halved}"


@held.register
def _(fact: StaysThroughEndPhase) -> str:
    return f"{thing(fact.who)}在结束阶段不可发动将自身放回手牌的效果"
