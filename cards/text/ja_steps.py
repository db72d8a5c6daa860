"""What is done and what then holds, in Japanese: steps, their conjunctions, and facts."""

from functools import singledispatch

from cards.text.anaphora import Known
from cards.text.ja_amounts import number
from cards.text.ja_facts import gains, held
from cards.text.ja_nouns import counted, described, thing, where, whole, wide
from cards.text.ja_terms import COUNTER, COUNTERS, OWNER, POSITION
from cards.text.ja_verbs import going_on, possible
from engine.yugioh.language import (
    AddToHand,
    Amount,
    And,
    AndIfYouDo,
    Apply,
    AttackOf,
    Banish,
    Cards,
    ChangePosition,
    Choose,
    Destroy,
    Discard,
    Draw,
    Fact,
    GainLife,
    Gains,
    InflictDamage,
    NegateActivation,
    NegateAttack,
    NoBattleDamage,
    Node,
    Noun,
    PayLife,
    Place,
    PlaceCounters,
    PlaceOnDeckTop,
    Position,
    RemoveCounters,
    ReturnToHand,
    SendToGraveyard,
    SetCards,
    ShuffleIntoDeck,
    SkipDrawPhase,
    SpecialSummon,
    TakeControl,
    Target,
    Then,
    TributeCards,
    TurnFaceUp,
    Until,
    Whose,
    YouCan,
)

UNTIL = {
    Until.END_OF_BATTLE: "その戦闘の間",
    Until.END_PHASE: "エンドフェイズまで",
    Until.END_OF_TURN: "ターン終了時まで",
    Until.END_OF_BATTLE_PHASE: "バトルフェイズ終了時まで",
    Until.WHILE_FACE_UP: "表側表示で存在する限り",
}
FOR = {
    Until.END_OF_BATTLE: "その戦闘では、",
    Until.END_PHASE: "エンドフェイズまで、",
    Until.END_OF_TURN: "このターン、",
    Until.END_OF_BATTLE_PHASE: "バトルフェイズ終了時まで、",
    Until.WHILE_FACE_UP: "表側表示で存在する限り、",
}


@singledispatch
def done(node: Node) -> str:
    """What is done or holds, its verb in the dictionary form, without the full stop."""
    raise NotImplementedError(node)


def taken(noun: Noun) -> str:
    """The cards as something moved from where they are."""
    if not isinstance(noun, Choose) or not isinstance(noun.of, Cards):
        return whole(noun)
    place = noun.of.place
    origin = where(noun.of).removesuffix("の")
    origin += "から" if place else ""
    return f"{origin}{described(noun.of)}{wide(noun.count)}{COUNTER[noun.of.kind]}を"


# --- conjunctions


@done.register
def _(step: And) -> str:
    first, second = step.first, step.second
    if isinstance(second, Apply):
        if isinstance(first, Apply) and (alike := _alike(first, second)):
            return alike
        return f"{done(first)}。{done(second)}"
    return f"{going_on(done(first))}、{done(second)}"


def _alike(first: Apply, second: Apply) -> str:
    """Two facts that last alike, in one sentence; nothing where they cannot share one."""
    if first.until is not second.until or isinstance(first.fact, Gains):
        return ""
    return f"{FOR[first.until]}{going_on(done(first.fact))}、{done(second.fact)}"


@done.register
def _(step: Then) -> str:
    return f"{done(step.first)}。その後、{done(step.second)}"


@done.register
def _(step: AndIfYouDo) -> str:
    first, second = done(step.first), done(step.second)
    same = isinstance(step.second, Destroy) and isinstance(step.second.what, Known)
    if same and isinstance(step.first, NegateActivation):
        return f"{going_on(first)}破壊する"
    return f"{going_on(first)}、{second}"


@done.register
def _(step: YouCan) -> str:
    return possible(done(step.step))


# --- steps


@done.register
def _(target: Target) -> str:
    return f"{counted(target.of, target.count)}を対象とする"


@done.register
def _(step: Destroy) -> str:
    return f"{whole(step.what)}破壊する"


@done.register
def _(step: Draw) -> str:
    return f"自分は{wide(step.count)}枚ドローする"


@done.register
def _(step: Discard) -> str:
    what = step.what
    if not isinstance(what, Choose) or not isinstance(what.of, Cards):
        return f"{whole(what)}手札から捨てる"
    if what.of == Cards(whose=Whose.YOURS, place=Place.HAND):
        return f"手札を{wide(what.count)}枚捨てる"
    return f"{taken(what)}捨てる"


@done.register
def _(step: TributeCards) -> str:
    return f"{whole(step.what)}リリースする"


@done.register
def _(step: PayLife) -> str:
    return f"{wide(step.amount)}ＬＰを払う"


@done.register
def _(step: SpecialSummon) -> str:
    position = f"{POSITION[step.position]}で" if step.position else ""
    zone = "このカードのリンク先となる自分フィールドに" if step.pointed_to else ""
    return f"{taken(step.what)}{zone}{position}特殊召喚する"


@done.register
def _(step: ReturnToHand) -> str:
    return f"{whole(step.what)}持ち主の手札に戻す"


@done.register
def _(step: SendToGraveyard) -> str:
    return f"{taken(step.what)}墓地へ送る"


@done.register
def _(step: Banish) -> str:
    return f"{taken(step.what)}除外する"


@done.register
def _(step: ShuffleIntoDeck) -> str:
    return f"{taken(step.what)}持ち主のデッキに戻す"


@done.register
def _(step: PlaceCounters) -> str:
    return f"{thing(step.on)}に{_counters(step)}、最大{wide(step.most)}つまで置く"


@done.register
def _(step: RemoveCounters) -> str:
    return f"{thing(step.on)}の{_counters(step)}取り除く"


def _counters(step: PlaceCounters | RemoveCounters) -> str:
    return f"{COUNTERS[step.counter]}を{wide(step.count)}つ"


@done.register
def _(step: GainLife) -> str:
    return f"自分は{wide(step.amount)}ＬＰ回復する"


@done.register
def _(step: SkipDrawPhase) -> str:
    return f"次の{OWNER[step.whose]}ドローフェイズをスキップする"


@done.register
def _(step: AddToHand) -> str:
    return f"{taken(step.what)}手札に加える"


@done.register
def _(step: PlaceOnDeckTop) -> str:
    return f"{taken(step.what)}デッキの一番上に戻す"


@done.register
def _(step: ChangePosition) -> str:
    if step.position is None:
        return f"{thing(step.what)}の表示形式を変更する"
    face = "表側" if step.position is not Position.FACE_DOWN else ""
    return f"{whole(step.what)}{face}{POSITION[step.position]}にする"


@done.register
def _(step: TurnFaceUp) -> str:
    return f"{whole(step.what)}表側表示にする"


@done.register
def _(step: TakeControl) -> str:
    return f"{thing(step.what)}のコントロールを{UNTIL[step.until]}得る"


@done.register
def _(step: SetCards) -> str:
    return f"{taken(step.what)}セットする"


@done.register
def _(step: InflictDamage) -> str:
    amount = wide(step.amount) if isinstance(step.amount, int) else done(step.amount)
    amount += "分の" if isinstance(step.amount, AttackOf) else ""
    if step.to is Whose.YOURS:
        return f"自分は{amount}ダメージを受ける"
    if isinstance(step.amount, int):
        return f"相手に{amount}ダメージを与える"
    return f"{amount}ダメージを相手に与える"


@done.register
def _(_step: NegateActivation) -> str:
    return "その発動を無効にする"


@done.register
def _(_step: NegateAttack) -> str:
    return "その攻撃を無効にする"


@done.register
def _(step: Apply) -> str:
    if isinstance(step.fact, Gains):
        return gains(step.fact, UNTIL[step.until])
    if isinstance(step.fact, NoBattleDamage) and step.until is Until.END_OF_BATTLE:
        return f"その戦闘で発生する{OWNER[step.fact.to]}への戦闘ダメージを０にする"
    return f"{FOR[step.until]}{done(step.fact)}"


# --- facts and amounts


@done.register
def _(fact: Fact) -> str:
    return held(fact)


@done.register
def _(amount: Amount) -> str:
    return number(amount)
