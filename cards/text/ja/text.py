"""Japanese, as printed on OCG cards: numbered effects, full-width digits."""

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
from cards.text.ja.bringing import only_way, stacking
from cards.text.ja.conditions import stated, time
from cards.text.ja.materials import given
from cards.text.ja.nouns import thing, wide
from cards.text.ja.oaths import sworn
from cards.text.ja.pendulums import scaled
from cards.text.ja.steps import aims, done
from cards.text.ja.terms import OWNER, PHASE
from cards.text.ja.tributes import tributing
from cards.text.ja.triggers import occasion, told
from cards.text.ja.verbs import going_on, joining, present
from cards.text.names import translated
from cards.text.unnumbered import RULES
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

ONCE = {
    None: "",
    Limit.ONCE_EACH: "１ターンに１度、",
    Limit.ONCE_PER_BATTLE: "１度の戦闘につき１度、",
}
KNOWN = "このカード名はルール上「{}」として扱う。"
NUMBERS = "①②③④⑤⑥⑦⑧⑨"


def text(card: CardText) -> tuple[str, ...]:
    """The text box, one paragraph for each effect; a line of our own where there is none."""
    summoned = (f"{given(card.materials)}。",) if card.materials else ()
    alone = CardText(card.name, card.passcode, Kind.SPELL, card.pendulum, scale=card.scale)
    pendulum = tuple(f"【Ｐ効果】{each}" for each in _box(alone)) if card.pendulum else ()
    return (*summoned, *_box(card), *pendulum)


def _box(card: CardText) -> tuple[str, ...]:
    if not card.effects:
        return ("効果を持たないモンスター。",)
    known = [KNOWN.format(translated(card.known_as, "ja"))] if card.known_as else []
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
            sentence += "この発動に対して魔法・罠・モンスターの効果は発動できない。"
        if isinstance(effect, Activatable) and effect.oath:
            if isinstance(effect, Activate):
                rules.append(f"このカードを発動するターン、{sworn(effect.oath)}。")
            else:
                sentence += f"この効果を発動するターン、{sworn(effect.oath)}。"
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
        rules.insert(
            0, f"このカード名の{limited}の効果は１ターンに１度、いずれか１つしか使用できない。"
        )
    elif limited:
        which = f"{limited}の" if len(numbered) > 1 else ""
        rules.insert(0, f"このカード名の{which}効果は１ターンに１度しか使用できない。")
    return (*known, *rules, *(f"{NUMBERS[n]}：{each}" for n, each in enumerate(numbered)))


def _one_of(options: Sequence[Activate | When | If]) -> str:
    """The effects of which one is chosen."""
    ending = "する" if must_choose(options) else "できる"
    said = "".join(f"●{say(each)}" for each in options)
    return f"以下の効果から１つを選択して発動{ending}。{said}"


def _one_a_turn(card: CardText) -> list[str]:
    """The rule that only one card of that name is activated in a turn, if there is one."""
    limits = [each.limit for each in effects_of(card.effects, Activatable)]
    said = "このカード名のカードは１ターンに１枚しか発動できない。"
    return [said] if Limit.ONE_ACTIVATION in limits else []


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
        return f"このカードが{_zone(card)}に存在する限り、{say(effect)}"
    return say(effect)


def _zone(card: CardText) -> str:
    if card.kind is Kind.MONSTER:
        return "モンスターゾーン"
    if card.scale is not None:
        return "Ｐゾーン"
    return "フィールドゾーン" if card.icon is Icon.FIELD else "魔法＆罠ゾーン"


def _stays(effect: Activate, card: CardText) -> str:
    """The activation of a card that stays on the field; nothing, if it does no more."""
    if not effect.do and effect.cost:
        return f"{joining(say(effect.cost))}このカードを発動できる。"
    deed = f"{say(effect.do)}。" if effect.do else ""
    if effect.target and card.icon is not Icon.EQUIP:
        return f"{aims(effect.target)}を対象としてこのカードを発動できる。{deed}"
    if not effect.do:
        return _comes_to_stay(effect, card)
    if effect.cost:
        return say(effect)
    if effect.target:
        return f"{aims(effect.target)}を対象としてこのカードを発動できる。{say(effect.do)}。"
    return f"このカードの発動時の効果処理として、{say(effect.do)}。"


def _comes_to_stay(effect: Activate, card: CardText) -> str:
    """When it can be activated, and on what; that Equip Spells can be equipped is tacit."""
    if effect.when:
        return f"{occasion(effect.when, '時')}に発動できる。"
    if effect.condition:
        return f"{say(effect.condition)}場合にこのカードを発動できる。"
    if effect.target is None or effect.target.of == ANY_HOST:
        return ""
    return f"{say(plain_host(effect.target.of))}にのみ装備可能。"


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
    target = aims(effect.target) if effect.target else ""
    means = _paid(effect) + (f"{target}を対象として" if target else "")
    between = "、" if means else "" if occasion.endswith("に") else "に"
    between = between if occasion else ""
    opening = f"{occasion}{between}{means}"
    deed = f"{say(effect.do)}。" if effect.do else ""
    if not opening and isinstance(effect, Activate):
        return deed
    return f"{opening}発動{'する' if must else 'できる'}。{deed}"


def _paid(effect: Activatable) -> str:
    """The cost, as what follows needs it."""
    if not effect.cost:
        return ""
    cost = say(effect.cost)
    return f"{going_on(cost)}、" if effect.target else joining(cost)


def _when(effect: Activatable, ending: str) -> str:
    """When it is activated, and what must be so."""
    so = f"{say(effect.condition)}場合" if effect.condition else ""
    if isinstance(effect.condition, During) and not effect.when:
        return f"{time(effect.condition)}に"
    if isinstance(effect.condition, CameUpon):
        return f"このカードが{say(effect.condition)}{ending}"
    return "、".join(part for part in (occasion(effect.when, ending), so) if part)


@say.register
def _(effect: Activate | Ignition) -> str:
    return _activated(effect, _when(effect, "時"))


@say.register
def _(effect: Quick) -> str:
    lying = "、このカードが墓地に存在する場合" if effect.where is Place.GRAVEYARD else ""
    at_once = "このカードの発動と同時にこの効果を発動する事もできる。" if effect.at_once else ""
    return _activated(effect, _when(effect, "時") or f"自分・相手ターン{lying}") + at_once


@say.register
def _(effect: When) -> str:
    lies = effect.where is Place.HAND and not is_from_hand(effect)
    lying = "、このカードが手札に存在する場合" if lies else ""
    return _activated(effect, f"{_when(effect, '時')}{lying}", must=not effect.you_can)


@say.register
def _(effect: If) -> str:
    return _activated(effect, _when(effect, "場合"), must=not effect.you_can)


@say.register
def _(effect: Flip) -> str:
    return _activated(effect, f"{say(IsFlipped(ThisCard()))}場合", must=not effect.you_can)


@say.register
def _(effect: Continuous) -> str:
    so = f"{say(effect.condition)}場合、" if effect.condition else ""
    return f"{so}{say(effect.fact)}。"


@say.register
def _(effect: CanApply) -> str:
    fact = say(Apply(effect.fact, Until.END_OF_BATTLE))
    return f"{told(effect.when)}に適用できる。{fact}。"


@say.register
def _(effect: Maintained) -> str:
    whose = OWNER[effect.whose] if effect.whose else "お互いの"
    paid = f"このカードのコントローラーは{whose}{PHASE[effect.phase]}毎に{say(effect.cost)}。"
    if effect.optional:
        return f"{paid}または、そうせずにこのカードを破壊する。"
    return f"{paid}そうできない場合このカードを破壊する。"


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
    return "このカードは特殊召喚できない。"


@say.register
def _(effect: Whenever) -> str:
    when = present(occasion(effect.when, ""))
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


@say.register(CanTribute)
@say.register(CountsAsTwoTributes)
@say.register(MustTribute)
@say.register(NeedsNoTributes)
@say.register(SparesTributes)
def _(effect: Effect) -> str:
    return tributing(effect)


@say.register
def _(effect: SummonedIf) -> str:
    return f"{say(effect.condition)}場合、このカードは手札から特殊召喚できる。"


@say.register
def _(effect: OnlyPlacedBy) -> str:
    return f"このカードは「{translated(effect.name, 'ja')}」の効果でしかフィールドに出す事ができない。"


@say.register
def _(effect: FromHandIf) -> str:
    return f"{say(effect.condition)}場合、このカードの発動は手札からもできる。"


@say.register
def _(effect: DestroyedIf) -> str:
    return f"{say(effect.condition)}場合、このカードは破壊される。"


@say.register
def _(effect: WinsIf) -> str:
    held = isinstance(effect.condition, HoldsAll | HoldsBesideThis)
    return f"{say(effect.condition)}{'時' if held else '場合'}、自分はデュエルに勝利する。"


@say.register
def _(_effect: WinsMatch) -> str:
    return "このカードの直接攻撃によって相手のＬＰを０にした場合、自分はマッチに勝利する。"


# --- conditions and triggers


@say.register
def _(condition: Condition) -> str:
    return stated(condition)


@say.register
def _(trigger: Trigger) -> str:
    return told(trigger)
