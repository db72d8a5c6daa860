"""What must be so, in Japanese."""

from functools import singledispatch

from cards.text.anaphora import HoldsBesideThis, only_theirs
from cards.text.ja.nouns import described, thing, where, wide
from cards.text.ja.terms import COUNTER, OWNER, phases
from cards.text.ja.triggers import ways
from cards.text.ja.verbs import going_on
from cards.text.names import translated
from engine.yugioh.language import (
    AtMost,
    AttackedThisTurn,
    Attacks,
    Both,
    CameUpon,
    Cards,
    Cause,
    Condition,
    During,
    Either,
    Exists,
    FlippedThisTurn,
    HoldsAll,
    Lacks,
    NamedApart,
    Outnumber,
    SlewThisTurn,
    SummonedThisTurn,
    Throughout,
)

DAMAGE = {Cause.BATTLE: "戦闘ダメージ", Cause.EFFECT: "効果ダメージ"}


@singledispatch
def stated(condition: Condition) -> str:
    """What must be so, as a statement."""
    raise NotImplementedError(condition)


@stated.register
def _(condition: Exists) -> str:
    what = condition.what
    count = f"{wide(condition.count)}{COUNTER[what.kind]}以上" if condition.count > 1 else ""
    return f"{_there(what)}に{described(what)}が{count}存在する"


def _there(noun: Cards) -> str:
    """Where such cards would be: on the field, if the noun does not say."""
    place = where(noun).removesuffix("の")
    return place if noun.place else f"{place}フィールド"


@stated.register
def _(condition: Lacks) -> str:
    what = condition.what
    return f"{_there(what)}に{described(what)}が存在しない"


@stated.register
def _(condition: NamedApart) -> str:
    what = condition.what
    return f"{_there(what)}に{described(what)}{wide(condition.count)}種類が揃った"


@stated.register
def _(condition: Outnumber) -> str:
    more = f"{thing(condition.those)}より多くの{described(condition.these)}"
    return f"{_there(condition.these)}に{more}が存在する"


@stated.register
def _(condition: Attacks) -> str:
    whom = f"{thing(condition.whom)}を" if condition.whom else ""
    return f"{thing(condition.who)}が{whom}攻撃する"


@stated.register
def _(condition: Both) -> str:
    only = only_theirs(condition)
    if only:
        return f"{_there(only)}にのみ{described(only)}が存在する"
    return f"{going_on(stated(condition.first))}、{stated(condition.second)}"


@stated.register
def _(condition: HoldsAll) -> str:
    return f"{_listed(condition.names)}が手札に全て揃った"


@stated.register
def _(condition: HoldsBesideThis) -> str:
    return f"このカードと{_listed(condition.names)}が手札に全て揃った"


def _listed(names: tuple[str, ...]) -> str:
    return "".join(f"「{translated(name, 'ja')}」" for name in names)


@stated.register
def _(condition: Either) -> str:
    return f"{stated(condition.first)}か、{stated(condition.second)}"


@stated.register
def _(condition: During) -> str:
    return f"{time(condition)}である"


def time(condition: During) -> str:
    """The turn or the phases in which it is so."""
    return f"{OWNER[condition.turn]}{phases(condition.phases) or 'ターン'}"


@stated.register
def _(condition: SummonedThisTurn) -> str:
    return f"このターンに{thing(condition.who)}が{ways(condition.ways)}した"


@stated.register
def _(condition: FlippedThisTurn) -> str:
    return f"このターンに{thing(condition.who)}がリバースした"


@stated.register
def _(condition: AttackedThisTurn) -> str:
    return f"このターンに{thing(condition.who)}が攻撃した"


@stated.register
def _(condition: SlewThisTurn) -> str:
    return f"このターンに{thing(condition.who)}が戦闘でモンスターを破壊した"


@stated.register
def _(condition: CameUpon) -> str:
    return f"{DAMAGE[condition.damage]}を受けた事による自身の効果で特殊召喚した"


@stated.register
def _(condition: Throughout) -> str:
    return f"この効果の発動時及び処理時に{stated(condition.condition)}"


@stated.register
def _(condition: AtMost) -> str:
    what = condition.what
    count = f"{wide(condition.count)}{COUNTER[what.kind]}以下"
    return f"{_there(what)}の{described(what)}が{count}である"
