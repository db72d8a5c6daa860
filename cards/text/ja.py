"""Japanese, as printed on OCG cards: numbered effects, full-width digits."""

from functools import singledispatch

from cards.text.anaphora import HoldsBesideThis, only_theirs, settled
from cards.text.ja_nouns import counted, described, thing, where, wide
from cards.text.ja_steps import done
from cards.text.ja_terms import COUNTER, OWNER, PLACE, SUMMON, TIMING
from cards.text.ja_verbs import going_on, joining, present
from cards.text.names import translated
from engine.yugioh.language import (
    Activatable,
    Activate,
    Amount,
    AtDamageStep,
    Both,
    Cards,
    CardText,
    Cause,
    Continuous,
    DeclaresAttack,
    Destroy,
    Effect,
    Exists,
    Fact,
    Flip,
    Gains,
    HoldsAll,
    Icon,
    If,
    Ignition,
    IsActivated,
    IsDestroyed,
    IsFlipped,
    IsSentToGraveyard,
    IsSummoned,
    Kind,
    Lacks,
    LeavesField,
    Node,
    Noun,
    Quick,
    Remains,
    Step,
    Summon,
    SummonedIf,
    Target,
    ThisCard,
    Trigger,
    When,
    Whenever,
    WinsIf,
)

NUMBERS = "①②③④⑤⑥⑦⑧⑨"
CAUSE = {None: "", Cause.BATTLE: "戦闘で", Cause.EFFECT: "効果で"}


def text(card: CardText) -> tuple[str, ...]:
    """The text box, one paragraph for each effect; a line of our own where there is none."""
    if not card.effects:
        return ("効果を持たないモンスター。",)
    rules: list[str] = []
    numbered: list[str] = []
    limited = ""
    for effect in settled(card):
        sentence = _paragraph(effect, card)
        if isinstance(effect, Remains | WinsIf):
            rules.append(sentence)
        elif isinstance(effect, Whenever) and numbered:
            numbered[-1] += sentence
        elif sentence:
            limits = isinstance(effect, Activatable) and effect.limit
            limited += NUMBERS[len(numbered)] if limits else ""
            numbered.append(sentence)
    if limited:
        which = f"{limited}の" if len(numbered) > 1 else ""
        rules.insert(0, f"このカード名の{which}効果は１ターンに１度しか使用できない。")
    return (*rules, *(f"{NUMBERS[n]}：{each}" for n, each in enumerate(numbered)))


def _paragraph(effect: Effect, card: CardText) -> str:
    if isinstance(effect, Activate) and card.stays:
        return _stays(effect)
    if isinstance(effect, Continuous) and not isinstance(effect.fact, Gains):
        return f"このカードが{_zone(card)}に存在する限り、{say(effect)}"
    return say(effect)


def _zone(card: CardText) -> str:
    if card.kind is Kind.MONSTER:
        return "モンスターゾーン"
    return "フィールドゾーン" if card.icon is Icon.FIELD else "魔法＆罠ゾーン"


def _stays(effect: Activate) -> str:
    """The activation of a card that stays on the field; nothing, if it does no more."""
    if not effect.do:
        return ""
    if effect.target:
        targets = counted(effect.target.of, effect.target.count)
        return f"{targets}を対象としてこのカードを発動できる。{say(effect.do)}。"
    return f"このカードの発動時の効果処理として、{say(effect.do)}。"


@singledispatch
def say(node: Node) -> str:
    """Put one node into words."""
    raise NotImplementedError(node)


@say.register
def _(noun: Noun) -> str:
    return thing(noun)


@say.register
def _(node: Step | Target | Fact | Amount) -> str:
    return done(node)


# --- effects


def _activated(effect: Activatable, occasion: str, *, must: bool = False) -> str:
    """When it is activated, what for and on what, and what is then done."""
    target = counted(effect.target.of, effect.target.count) if effect.target else ""
    paid = ""
    if effect.cost:
        cost = say(effect.cost)
        paid = f"{going_on(cost)}、" if target else joining(cost)
    means = paid + (f"{target}を対象として" if target else "")
    between = "" if not occasion else "、" if means else "に"
    opening = f"{occasion}{between}{means}"
    deed = f"{say(effect.do)}。" if effect.do else ""
    if not opening and isinstance(effect, Activate):
        return deed
    return f"{opening}発動{'する' if must else 'できる'}。{deed}"


@say.register
def _(effect: Activate | Ignition) -> str:
    return _activated(effect, _occasion(effect.when, "時"))


@say.register
def _(effect: Quick) -> str:
    return _activated(effect, _occasion(effect.when, "時") or "自分・相手ターン")


@say.register
def _(effect: When) -> str:
    return _activated(effect, _occasion(effect.when, "時"), must=not effect.you_can)


@say.register
def _(effect: If) -> str:
    return _activated(effect, _occasion(effect.when, "場合"), must=not effect.you_can)


@say.register
def _(effect: Flip) -> str:
    return _activated(effect, f"{say(IsFlipped(ThisCard()))}場合", must=True)


@say.register
def _(effect: Continuous) -> str:
    return f"{say(effect.fact)}。"


@say.register
def _(effect: Whenever) -> str:
    when = present(_occasion(effect.when, ""))
    if isinstance(effect.do, Destroy):
        return f"{when}時に{thing(effect.do.what)}は破壊される。"
    return f"{when}時に{say(effect.do)}。"


@say.register
def _(effect: Remains) -> str:
    whose = OWNER[effect.whose]
    return (
        "このカードは発動後、フィールドに残り続け、"
        f"{whose}ターンで数えて{wide(effect.turns)}ターン後の{whose}エンドフェイズに破壊される。"
    )


@say.register
def _(effect: SummonedIf) -> str:
    return f"{say(effect.condition)}場合、このカードは手札から特殊召喚できる。"


@say.register
def _(effect: WinsIf) -> str:
    held = isinstance(effect.condition, HoldsAll | HoldsBesideThis)
    return f"{say(effect.condition)}{'時' if held else '場合'}、自分はデュエルに勝利する。"


# --- conditions


@say.register
def _(condition: Exists) -> str:
    what = condition.what
    count = f"{wide(condition.count)}{COUNTER[what.kind]}以上" if condition.count > 1 else ""
    return f"{_there(what)}に{described(what)}が{count}存在する"


def _there(noun: Cards) -> str:
    """Where such cards would be: on the field, if the noun does not say."""
    place = where(noun).removesuffix("の")
    return place if noun.place else f"{place}フィールド"


@say.register
def _(condition: Lacks) -> str:
    what = condition.what
    return f"{_there(what)}に{described(what)}が存在しない"


@say.register
def _(condition: Both) -> str:
    only = only_theirs(condition)
    if only:
        return f"{_there(only)}にのみ{described(only)}が存在する"
    return f"{going_on(say(condition.first))}、{say(condition.second)}"


@say.register
def _(condition: HoldsAll) -> str:
    return f"{_listed(condition.names)}が手札に全て揃った"


@say.register
def _(condition: HoldsBesideThis) -> str:
    return f"このカードと{_listed(condition.names)}が手札に全て揃った"


def _listed(names: tuple[str, ...]) -> str:
    return "".join(f"「{translated(name, 'ja')}」" for name in names)


# --- triggers


def _occasion(trigger: Trigger | None, ending: str) -> str:
    """When it happens; `ending` follows a clause, not a timing that is named."""
    if trigger is None:
        return ""
    named = isinstance(trigger, DeclaresAttack | AtDamageStep)
    return say(trigger) if named else f"{say(trigger)}{ending}"


@say.register
def _(trigger: DeclaresAttack) -> str:
    return f"{thing(trigger.who)}の攻撃宣言時"


@say.register
def _(trigger: IsSummoned) -> str:
    ways = trigger.ways
    if Summon.NORMAL in ways:  # which may be a Tribute Summon
        ways = tuple(way for way in ways if way is not Summon.TRIBUTE)
    summoned = f"{'・'.join(SUMMON[way] for way in ways)}"
    who = trigger.who
    if isinstance(who, Cards) and who.whose:
        return f"{OWNER[who.whose]}が{described(who)}を{summoned}した"
    return f"{thing(who)}が{summoned}した"


@say.register
def _(trigger: IsActivated) -> str:
    which = trigger.which
    if isinstance(which, Cards) and which.whose:
        return f"{OWNER[which.whose]}が{described(which)}を発動した"
    return f"{thing(which)}が発動した"


@say.register
def _(trigger: IsFlipped) -> str:
    return f"{thing(trigger.which)}がリバースした"


@say.register
def _(trigger: LeavesField) -> str:
    return f"{thing(trigger.which)}がフィールドから離れた"


@say.register
def _(trigger: IsDestroyed) -> str:
    return f"{thing(trigger.which)}が{CAUSE[trigger.by]}破壊された"


@say.register
def _(trigger: IsSentToGraveyard) -> str:
    by = trigger.destroyed_by
    destroyed = f"{CAUSE[by]}破壊され" if by else ""
    origin = f"{PLACE[trigger.origin]}から" if trigger.origin else ""
    return f"{thing(trigger.which)}が{destroyed}{origin}墓地へ送られた"


@say.register
def _(trigger: AtDamageStep) -> str:
    attacker, attacked = trigger.attacker, trigger.attacked
    timing = TIMING[trigger.timing]
    if trigger.damage_to:
        by = f"{thing(attacker)}の攻撃で" if attacker else ""
        return f"{by}{OWNER[trigger.damage_to]}が戦闘ダメージを受ける{timing}"
    if attacked:
        by = f"{thing(attacker)}に" if attacker else ""
        return f"{thing(attacked)}が{by}攻撃された{timing}"
    return f"{thing(attacker) if attacker else 'モンスター'}が攻撃した{timing}"
