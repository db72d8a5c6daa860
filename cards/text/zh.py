"""Simplified Chinese, in the official wording: numbered effects."""

from functools import singledispatch

from cards.text.anaphora import HoldsBesideThis, only_theirs, settled
from cards.text.names import translated
from cards.text.zh_nouns import described, thing, where
from cards.text.zh_steps import done
from cards.text.zh_terms import COUNTER, OWNER, PLACE, SUMMON, TIMING
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
CAUSE = {None: "", Cause.BATTLE: "因战斗", Cause.EFFECT: "因效果"}


def text(card: CardText) -> tuple[str, ...]:
    """The text box, one paragraph for each effect; a line of our own where there is none."""
    if not card.effects:
        return ("没有效果的怪兽。",)
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
        which = limited if len(numbered) > 1 else ""
        each = "各" if len(limited) > 1 else ""
        rules.insert(0, f"此卡名的{which}效果1回合仅可{each}使用1次。")
    return (*rules, *(f"{NUMBERS[n]}：{each}" for n, each in enumerate(numbered)))


def _paragraph(effect: Effect, card: CardText) -> str:
    if isinstance(effect, Activate) and card.stays:
        return _stays(effect)
    if isinstance(effect, Continuous) and not isinstance(effect.fact, Gains):
        return f"只要此卡存在于{_zone(card)}，{say(effect)}"
    return say(effect)


def _zone(card: CardText) -> str:
    if card.kind is Kind.MONSTER:
        return "怪兽区域"
    return "场地区域" if card.icon is Icon.FIELD else "魔法与陷阱区域"


def _stays(effect: Activate) -> str:
    """The activation of a card that stays on the field; nothing, if it does no more."""
    if not effect.do:
        return ""
    if effect.target:
        return f"{say(effect.target)}可以发动此卡。{say(effect.do)}。"
    return f"作为此卡发动时的效果处理，{say(effect.do)}。"


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
    means = "，".join(say(part) for part in (effect.cost, effect.target) if part)
    opening = f"{occasion}{'，' if occasion and means else ''}{means}"
    deed = f"{say(effect.do)}。" if effect.do else ""
    if not opening and isinstance(effect, Activate):
        return deed
    return f"{opening}{'' if must else '可以'}发动。{deed}"


@say.register
def _(effect: Activate | Ignition) -> str:
    return _activated(effect, _occasion(effect.when, "时"))


@say.register
def _(effect: Quick) -> str:
    return _activated(effect, _occasion(effect.when, "时") or "自己・对手的回合")


@say.register
def _(effect: When) -> str:
    return _activated(effect, _occasion(effect.when, "时"), must=not effect.you_can)


@say.register
def _(effect: If) -> str:
    return _activated(effect, _occasion(effect.when, "的情况下"), must=not effect.you_can)


@say.register
def _(effect: Flip) -> str:
    return _activated(effect, f"{say(IsFlipped(ThisCard()))}的情况下", must=True)


@say.register
def _(effect: Continuous) -> str:
    return f"{say(effect.fact)}。"


@say.register
def _(effect: Whenever) -> str:
    when = _occasion(effect.when, "")
    if isinstance(effect.do, Destroy):
        return f"{when}时{thing(effect.do.what)}将被破坏。"
    return f"{when}时{say(effect.do)}。"


@say.register
def _(effect: Remains) -> str:
    whose = OWNER[effect.whose]
    return (
        "此卡发动后，持续留在场上，"
        f"将在以{whose}回合数{effect.turns}回合后的{whose}结束阶段被破坏。"
    )


@say.register
def _(effect: SummonedIf) -> str:
    return f"{say(effect.condition)}的情况下，此卡可从手牌特殊召唤。"


@say.register
def _(effect: WinsIf) -> str:
    held = isinstance(effect.condition, HoldsAll | HoldsBesideThis)
    return f"{say(effect.condition)}{'时' if held else '的情况下'}，自己获得决斗胜利。"


# --- conditions


@say.register
def _(condition: Exists) -> str:
    what = condition.what
    count = f"{condition.count}{COUNTER[what.kind]}以上的" if condition.count > 1 else ""
    return f"{_there(what)}存在{count}{described(what)}"


def _there(noun: Cards) -> str:
    """Where such cards would be: on the field, if the noun does not say."""
    return where(noun) if noun.place else f"{where(noun)}场上"


@say.register
def _(condition: Lacks) -> str:
    return f"{_there(condition.what)}不存在{described(condition.what)}"


@say.register
def _(condition: Both) -> str:
    only = only_theirs(condition)
    if only:
        return f"仅有{_there(only)}才存在{described(only)}"
    return f"{say(condition.first)}且{say(condition.second)}"


@say.register
def _(condition: HoldsAll) -> str:
    return f"{_listed(condition.names)}全部在手牌集齐"


@say.register
def _(condition: HoldsBesideThis) -> str:
    return f"此卡和{_listed(condition.names)}全部在手牌集齐"


def _listed(names: tuple[str, ...]) -> str:
    return "、".join(f"“{translated(name, 'zh')}”" for name in names)


# --- triggers


def _occasion(trigger: Trigger | None, ending: str) -> str:
    """When it happens; `ending` follows a clause, not a timing that is named."""
    if trigger is None:
        return ""
    named = isinstance(trigger, DeclaresAttack | AtDamageStep)
    return say(trigger) if named else f"{say(trigger)}{ending}"


@say.register
def _(trigger: DeclaresAttack) -> str:
    return f"{thing(trigger.who)}攻击宣言时"


@say.register
def _(trigger: IsSummoned) -> str:
    ways = trigger.ways
    if Summon.NORMAL in ways:  # which may be a Tribute Summon
        ways = tuple(way for way in ways if way is not Summon.TRIBUTE)
    summoned = "・".join(SUMMON[way] for way in ways)
    who = trigger.who
    if isinstance(who, Cards) and who.whose:
        return f"{OWNER[who.whose]}将{described(who)}{summoned}"
    return f"{thing(who)}{summoned}"


@say.register
def _(trigger: IsActivated) -> str:
    which = trigger.which
    if isinstance(which, Cards) and which.whose:
        return f"{OWNER[which.whose]}发动{described(which)}"
    return f"{thing(which)}发动"


@say.register
def _(trigger: IsFlipped) -> str:
    return f"{thing(trigger.which)}反转"


@say.register
def _(trigger: LeavesField) -> str:
    return f"{thing(trigger.which)}从场上离开"


@say.register
def _(trigger: IsDestroyed) -> str:
    return f"{thing(trigger.which)}{CAUSE[trigger.by]}被破坏"


@say.register
def _(trigger: IsSentToGraveyard) -> str:
    by, which = trigger.destroyed_by, thing(trigger.which)
    origin = f"从{PLACE[trigger.origin]}" if trigger.origin else ""
    if by:
        return f"{which}{CAUSE[by]}被破坏且{origin}送至墓地"
    return f"{which}{origin}被送至墓地"


@say.register
def _(trigger: AtDamageStep) -> str:
    attacker, attacked = trigger.attacker, trigger.attacked
    timing = TIMING[trigger.timing]
    if trigger.damage_to:
        by = f"因{thing(attacker)}的攻击使得" if attacker else ""
        return f"{by}{OWNER[trigger.damage_to]}将受到战斗伤害的{timing}"
    if attacked:
        by = thing(attacker) if attacker else "怪兽"
        return f"{thing(attacked)}被{by}攻击的{timing}"
    return f"{thing(attacker) if attacker else '怪兽'}攻击的{timing}"
