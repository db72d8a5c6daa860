"""What holds while something lasts, in Chinese."""

from functools import singledispatch

from cards.text.zh_nouns import described, thing
from cards.text.zh_terms import OWNER
from engine.yugioh.language import (
    CannotActivate,
    CannotAttack,
    CannotBeAttacked,
    Cards,
    Fact,
    Gains,
    NoBattleDamage,
    StandsInBattle,
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
    """How ATK and DEF differ, and until when."""
    changes = [
        f"{stat}{until}{'上升' if number > 0 else '下降'}{abs(number)}"
        for number, stat in ((fact.attack, "攻击力"), (fact.defense, "守备力"))
        if number
    ]
    return f"{thing(fact.who)}的{'，'.join(changes)}"


@held.register
def _(fact: CannotAttack) -> str:
    return f"{thing(fact.who)}不可攻击宣言"


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
    return f"{what}不会因战斗被破坏"


@held.register
def _(fact: NoBattleDamage) -> str:
    return f"{OWNER[fact.to]}受到的战斗伤害变为0"


@held.register
def _(fact: CannotActivate) -> str:
    named = thing(fact.named_like)
    return f"{OWNER[fact.player]}不可发动{named}及{named}的同名卡的效果"
