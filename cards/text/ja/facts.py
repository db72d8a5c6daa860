"""What holds while something lasts, in Japanese."""

from functools import singledispatch

from cards.text.ja.amounts import number
from cards.text.ja.nouns import counted, described, thing, wide
from cards.text.ja.terms import KIND, OWNER
from cards.text.ja.verbs import going_on
from engine.yugioh.language import (
    Amount,
    AttackOf,
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
    Choose,
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
    """What holds, its verb in the dictionary form, without the full stop."""
    raise NotImplementedError(fact)


@held.register
def _(fact: Gains) -> str:
    return gains(fact, "")


def gains(fact: Gains, until: str) -> str:
    """How ATK and DEF differ, and until when; in one, where they differ alike."""
    pairs = [(fact.attack, "攻撃力"), (fact.defense, "守備力")]
    if fact.attack == fact.defense:
        pairs = [(fact.attack, "攻撃力・守備力")]
    changes = [f"{stat}は{until}{_change(amount)}する" for amount, stat in pairs if amount]
    changes[:-1] = [going_on(change) for change in changes[:-1]]
    who = fact.who
    whose = counted(who.of, who.count) if isinstance(who, Choose) else thing(who)
    return f"{whose}の{'、'.join(changes)}"


def _change(amount: int | Amount) -> str:
    if isinstance(amount, int):
        return f"{wide(abs(amount))}{'アップ' if amount > 0 else 'ダウン'}"
    if isinstance(amount, PerLevel):
        return f"{number(amount)}{'アップ' if amount.each > 0 else 'ダウン'}"
    return f"{number(amount)}{'分' if isinstance(amount, AttackOf) else ''}アップ"


@held.register
def _(fact: CannotAttack) -> str:
    attack = "攻撃宣言" if fact.only_declare else "攻撃"
    return f"{thing(fact.who)}は{attack}できない"


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
    foe = f"{thing(fact.against)}との" if fact.against else ""
    once = "１ターンに１度だけ" if fact.once_a_turn else ""
    return f"{owner}{what}は{once}{foe}戦闘では破壊されない"


@held.register
def _(fact: NoBattleDamage) -> str:
    return f"{OWNER[fact.to]}が受ける戦闘ダメージは０になる"


@held.register
def _(fact: NoDamage) -> str:
    return f"{OWNER[fact.to]}が受ける全てのダメージは０になる"


@held.register
def _(fact: CannotActivate) -> str:
    named = f"{thing(fact.named_like)}及びその同名カード"
    return f"{OWNER[fact.player]}は{named}の効果を発動できない"


@held.register
def _(fact: HalvesAttack) -> str:
    return f"{thing(fact.who)}の元々の攻撃力は半分になる"


@held.register
def _(fact: Pierces) -> str:
    to = f"{OWNER[fact.to]}に" if fact.to else ""
    attacks = f"{thing(fact.who)}が守備表示モンスターを攻撃した場合"
    return f"{attacks}、その守備力を攻撃力が超えた分だけ{to}戦闘ダメージを与える"


@held.register
def _(fact: DoublesBattleDamage) -> str:
    return (
        f"{thing(fact.who)}が{thing(fact.against)}との戦闘で相手に与える戦闘ダメージは倍になる"
    )


@held.register
def _(fact: AttacksOften) -> str:
    return f"{thing(fact.who)}は１度のバトルフェイズ中に{wide(fact.times)}回攻撃できる"


@held.register
def _(fact: AttacksEach) -> str:
    return f"{thing(fact.who)}は相手モンスター全てに１回ずつ攻撃できる"


@held.register
def _(fact: KeepsController) -> str:
    return f"{thing(fact.who)}のコントロールは変更できない"


@held.register
def _(fact: CannotBeTargeted) -> str:
    player = OWNER[fact.by] if fact.by else "お互い"
    return f"{player}は{thing(fact.who)}を効果の対象にできない"


@held.register
def _(fact: IsUnaffected) -> str:
    other = "" if isinstance(fact.who, ThisCard) else "他の"
    return f"{thing(fact.who)}は{other}{KIND[fact.by]}の効果を受けない"


@held.register
def _(fact: EffectsNegated) -> str:
    if isinstance(fact.who, Namesakes):
        return f"{thing(fact.who)}の、発動した効果及びフィールドの効果は無効化される"
    return f"{thing(fact.who)}の効果は無効化される"


@held.register
def _(fact: SummonsTwice) -> str:
    return f"{OWNER[fact.player]}は通常召喚を２回まで行う事ができる"


@held.register
def _(fact: BanishedInstead) -> str:
    return f"墓地へ送られる{thing(fact.what)}は墓地へは行かず除外される"


@held.register
def _(fact: CannotDeclareAttacks) -> str:
    return f"{OWNER[fact.player]}は攻撃宣言できない"


@held.register
def _(fact: AttacksDirectly) -> str:
    return f"{thing(fact.who)}は直接攻撃できる"


@held.register
def _(fact: AttacksFromDefense) -> str:
    halved = "その場合、ダメージ計算時のみ攻撃力は半分になる"
    return f"{thing(fact.who)}は守備表示の状態で直接攻撃できる。{halved}"


@held.register
def _(fact: StaysThroughEndPhase) -> str:
    return f"{thing(fact.who)}は、エンドフェイズに自身を手札に戻す効果を発動できない"
