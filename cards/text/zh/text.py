"""Simplified Chinese, in the official wording: numbered effects."""

from collections.abc import Sequence
from functools import singledispatch

from cards.text.anaphora import (
    ANY_HOST,
    HoldsBesideThis,
    alternatives,
    is_from_hand,
    must_choose,
    plain_host,
    settled,
)
from cards.text.names import translated
from cards.text.unnumbered import RULES
from cards.text.zh.bringing import only_way, stacking
from cards.text.zh.conditions import during, stated
from cards.text.zh.materials import given
from cards.text.zh.nouns import thing
from cards.text.zh.oaths import sworn
from cards.text.zh.pendulums import scaled
from cards.text.zh.steps import done
from cards.text.zh.terms import OWNER, PHASE
from cards.text.zh.tributes import tributing
from cards.text.zh.triggers import occasion, told
from engine.yugioh.language import (
    Activatable,
    Activate,
    Amount,
    Apply,
    CameUpon,
    CanApply,
    CanTribute,
    CardText,
    Condition,
    Continuous,
    CountsAsTwoTributes,
    Destroy,
    DestroyedIf,
    During,
    Effect,
    Fact,
    Flip,
    FromHandIf,
    Gains,
    HoldsAll,
    Icon,
    If,
    Ignition,
    IsFlipped,
    Kind,
    Limit,
    Maintained,
    Materials,
    MustBeSummoned,
    MustTribute,
    NeedsNoTributes,
    NeverSpecialSummoned,
    Node,
    Noun,
    OnlyPlacedBy,
    PendulumSummonedAs,
    Place,
    Quick,
    Remains,
    SparesTributes,
    Step,
    SummonedIf,
    SummonedUpon,
    Target,
    ThisCard,
    Trigger,
    Until,
    When,
    Whenever,
    WinsIf,
    WinsMatch,
)
from engine.yugioh.language.cards import effects_of

ONCE = {None: "", Limit.ONCE_EACH: "1回合1次，", Limit.ONCE_PER_BATTLE: "每次战斗1次，"}
KNOWN = "此卡的卡名在规则上视为“{}”。"
NUMBERS = "①②③④⑤⑥⑦⑧⑨"


def text(card: CardText) -> tuple[str, ...]:
    """The text box, one paragraph for each effect; a line of our own where there is none."""
    summoned = (f"{given(card.materials)}。",) if card.materials else ()
    alone = CardText(card.name, card.passcode, Kind.SPELL, card.pendulum, scale=card.scale)
    pendulum = tuple(f"【灵摆效果】{each}" for each in _box(alone)) if card.pendulum else ()
    return (*summoned, *_box(card), *pendulum)


def _box(card: CardText) -> tuple[str, ...]:
    if not card.effects:
        return ("没有效果的怪兽。",)
    known = [KNOWN.format(translated(card.known_as, "zh"))] if card.known_as else []
    rules = _one_a_turn(card)
    numbered: list[str] = []
    limited, only_one = "", False
    effects = settled(card)
    if options := alternatives(effects):
        numbered.append(_one_of(options))
        effects = tuple(each for each in effects if each not in options)
    for effect in effects:
        sentence = say_paragraph(effect, card)
        if isinstance(effect, Activatable) and effect.unanswerable:
            sentence += "对应此发动，不可发动魔法・陷阱・怪兽的效果。"
        if isinstance(effect, Activatable) and effect.oath:
            if isinstance(effect, Activate):
                rules.append(f"发动此卡的回合中，{sworn(effect.oath)}。")
            else:
                sentence += f"发动此效果的回合，{sworn(effect.oath)}。"
        if _is_rule(effect, card):
            rules += [sentence] if sentence else []
        elif isinstance(effect, Whenever) and numbered:
            numbered[-1] += sentence
        elif sentence:
            limit = effect.limit if isinstance(effect, Activatable | CanApply) else None
            limits = limit in (Limit.ONCE_BY_NAME, Limit.ONE_BY_NAME)
            sentence = f"{ONCE.get(limit, '')}{sentence}"
            only_one = only_one or limit is Limit.ONE_BY_NAME
            limited += NUMBERS[len(numbered)] if limits else ""
            numbered.append(sentence)
    if only_one:
        rules.insert(0, f"此卡名的{limited}效果1回合1次，仅可使用其中1个。")
    elif limited:
        which = limited if len(numbered) > 1 else ""
        each = "各" if len(limited) > 1 else ""
        rules.insert(0, f"此卡名的{which}效果1回合仅可{each}使用1次。")
    return (*known, *rules, *(f"{NUMBERS[n]}：{each}" for n, each in enumerate(numbered)))


def _one_of(options: Sequence[Activate | When | If]) -> str:
    """The effects of which one is chosen."""
    can = "" if must_choose(options) else "可"
    said = "".join(f"●{say(each)}" for each in options)
    return f"{can}从以下效果中选择1个发动。{said}"


def _one_a_turn(card: CardText) -> list[str]:
    """The rule that only one card of that name is activated in a turn, if there is one."""
    limits = [each.limit for each in effects_of(card.effects, Activatable)]
    return ["此卡名的卡1回合仅可发动1张。"] if Limit.ONE_ACTIVATION in limits else []


def _is_rule(effect: Effect, card: CardText) -> bool:
    """Whether it is no effect, and bears no number."""
    if isinstance(effect, Activate):
        return card.stays and effect.do is None
    return isinstance(effect, RULES)


def say_paragraph(effect: Effect, card: CardText) -> str:
    """One effect as a paragraph of its own, without its number; nothing where all is tacit."""
    if isinstance(effect, Activate) and card.stays:
        return _stays(effect, card)
    if isinstance(effect, Continuous) and not isinstance(effect.fact, Gains):
        return f"只要此卡存在于{_zone(card)}，{say(effect)}"
    return say(effect)


def _zone(card: CardText) -> str:
    if card.kind is Kind.MONSTER:
        return "怪兽区域"
    if card.scale is not None:
        return "灵摆区域"
    return "场地区域" if card.icon is Icon.FIELD else "魔法与陷阱区域"


def _stays(effect: Activate, card: CardText) -> str:
    """The activation of a card that stays on the field; nothing, if it does no more."""
    if not effect.do and effect.cost:
        return f"{say(effect.cost)}可以发动此卡。"
    deed = f"{say(effect.do)}。" if effect.do else ""
    if effect.target and card.icon is not Icon.EQUIP:
        return f"{say(effect.target)}可以发动此卡。{deed}"
    if not effect.do:
        return _comes_to_stay(effect, card)
    if effect.cost:
        return say(effect)
    if effect.target:
        return f"{say(effect.target)}可以发动此卡。{say(effect.do)}。"
    return f"作为此卡发动时的效果处理，{say(effect.do)}。"


def _comes_to_stay(effect: Activate, card: CardText) -> str:
    """When it can be activated, and on what; that Equip Spells can be equipped is tacit."""
    if effect.when:
        return f"{occasion(effect.when, '时')}可以发动。"
    if effect.condition:
        return f"{say(effect.condition)}的情况下可以发动此卡。"
    if effect.target is None or effect.target.of == ANY_HOST:
        return ""
    return f"仅可装备于{say(plain_host(effect.target.of))}。"


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


@say.register
def _(materials: Materials) -> str:
    return given(materials)


# --- effects


def _activated(effect: Activatable, occasion: str, *, must: bool = False) -> str:
    """When it is activated, what for and on what, and what is then done."""
    means = "，".join(say(part) for part in (effect.cost, effect.target) if part)
    opening = f"{occasion}{'，' if occasion and means else ''}{means}"
    deed = f"{say(effect.do)}。" if effect.do else ""
    if not opening and isinstance(effect, Activate):
        return deed
    return f"{opening}{'' if must else '可以'}发动。{deed}"


def _when(effect: Activatable, ending: str) -> str:
    """When it is activated, and what must be so."""
    so = f"{say(effect.condition)}的情况下" if effect.condition else ""
    if isinstance(effect.condition, During) and not effect.when:
        return during(effect.condition)
    if isinstance(effect.condition, CameUpon):
        return f"此卡{say(effect.condition)}{ending}"
    return "，".join(part for part in (occasion(effect.when, ending), so) if part)


@say.register
def _(effect: Activate | Ignition) -> str:
    return _activated(effect, _when(effect, "时"))


@say.register
def _(effect: Quick) -> str:
    lying = "，此卡存在于墓地的情况下" if effect.where is Place.GRAVEYARD else ""
    at_once = "也可在发动此卡的同时发动此效果。" if effect.at_once else ""
    return _activated(effect, _when(effect, "时") or f"自己・对手的回合{lying}") + at_once


@say.register
def _(effect: When) -> str:
    lies = effect.where is Place.HAND and not is_from_hand(effect)
    lying = "，此卡存在于手牌的情况下" if lies else ""
    return _activated(effect, f"{_when(effect, '时')}{lying}", must=not effect.you_can)


@say.register
def _(effect: If) -> str:
    return _activated(effect, _when(effect, "的情况下"), must=not effect.you_can)


@say.register
def _(effect: Flip) -> str:
    return _activated(effect, f"{say(IsFlipped(ThisCard()))}的情况下", must=not effect.you_can)


@say.register
def _(effect: Continuous) -> str:
    so = f"{say(effect.condition)}的情况下，" if effect.condition else ""
    return f"{so}{say(effect.fact)}。"


@say.register
def _(effect: CanApply) -> str:
    fact = say(Apply(effect.fact, Until.END_OF_BATTLE))
    return f"{told(effect.when)}可以适用。{fact}。"


@say.register
def _(effect: Maintained) -> str:
    whose = OWNER[effect.whose] if effect.whose else "双方"
    paid = f"此卡的控制者在{whose}的每个{PHASE[effect.phase]}{say(effect.cost)}，"
    return f"{paid}{'或不这样做而将' if effect.optional else '不能支付的情况下将'}此卡破坏。"


@say.register
def _(effect: PendulumSummonedAs) -> str:
    return scaled(effect)


@say.register
def _(effect: SummonedUpon) -> str:
    return stacking(effect)


@say.register
def _(effect: MustBeSummoned) -> str:
    return only_way(effect)


@say.register
def _(_effect: NeverSpecialSummoned) -> str:
    return "此卡不可特殊召唤。"


@say.register
def _(effect: Whenever) -> str:
    when = occasion(effect.when, "")
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


@say.register(CanTribute)
@say.register(CountsAsTwoTributes)
@say.register(MustTribute)
@say.register(NeedsNoTributes)
@say.register(SparesTributes)
def _(effect: Effect) -> str:
    return tributing(effect)


@say.register
def _(effect: SummonedIf) -> str:
    return f"{say(effect.condition)}的情况下，此卡可从手牌特殊召唤。"


@say.register
def _(effect: OnlyPlacedBy) -> str:
    return f"此卡只能用“{translated(effect.name, 'zh')}”的效果放置到场上。"


@say.register
def _(effect: FromHandIf) -> str:
    return f"{say(effect.condition)}的情况下，此卡也可从手牌发动。"


@say.register
def _(effect: DestroyedIf) -> str:
    return f"{say(effect.condition)}的情况下，此卡被破坏。"


@say.register
def _(effect: WinsIf) -> str:
    held = isinstance(effect.condition, HoldsAll | HoldsBesideThis)
    return f"{say(effect.condition)}{'时' if held else '的情况下'}，自己获得决斗胜利。"


@say.register
def _(_effect: WinsMatch) -> str:
    return "因此卡的直接攻击使对手生命值变成0的情况下，自己获得比赛胜利。"


# --- conditions and triggers


@say.register
def _(condition: Condition) -> str:
    return stated(condition)


@say.register
def _(trigger: Trigger) -> str:
    return told(trigger)
