"""What holds while something lasts, in Japanese."""

from functools import singledispatch

from cards.text.ja_nouns import described, thing, wide
from cards.text.ja_terms import OWNER
from cards.text.ja_verbs import going_on
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
    """What holds, its verb in the dictionary form, without the full stop."""
    raise NotImplementedError(fact)


@held.register
def _(fact: Gains) -> str:
    return gains(fact, "")


def gains(fact: Gains, until: str) -> str:
    """How ATK and DEF differ, and until when."""
    changes = [
        f"{stat}は{until}{wide(abs(number))}{'アップ' if number > 0 else 'ダウン'}する"
        for number, stat in ((fact.attack, "攻撃力"), (fact.defense, "守備力"))
        if number
    ]
    changes[:-1] = [going_on(change) for change in changes[:-1]]
    return f"{thing(fact.who)}の{'、'.join(changes)}"


@held.register
def _(fact: CannotAttack) -> str:
    return f"{thing(fact.who)}は攻撃宣言できない"


@held.register
def _(fact: CannotBeAttacked) -> str:
    who = fact.who
    yours = isinstance(who, Cards) and who.whose is Whose.YOURS and who.other
    what = described(who) if yours and isinstance(who, Cards) else thing(who)
    return f"相手は{what}を攻撃対象に選択できない"


@held.register
def _(fact: StandsInBattle) -> str:
    who = fact.who
    owner = f"{OWNER[who.whose]}の" if isinstance(who, Cards) and not who.place else ""
    what = described(who) if owner and isinstance(who, Cards) else thing(who)
    return f"{owner}{what}は戦闘では破壊されない"


@held.register
def _(fact: NoBattleDamage) -> str:
    return f"{OWNER[fact.to]}が受ける戦闘ダメージは０になる"


@held.register
def _(fact: CannotActivate) -> str:
    named = f"{thing(fact.named_like)}及びその同名カード"
    return f"{OWNER[fact.player]}は{named}の効果を発動できない"
