"""Steps, their conjunctions, and what then holds, in Japanese."""

from functools import singledispatch

from cards.grammar.printing import put
from cards.text.anaphora import Known, in_either, is_shared, stays_face_down
from cards.text.ja.amounts import number
from cards.text.ja.facts import gains, held
from cards.text.ja.nouns import counted, described, thing, where, whole, wide
from cards.text.ja.terms import COUNTER, OWNER, PHASE
from cards.text.ja.verbs import going_on, possible
from cards.text.pairs import copied
from engine.yugioh.language import (
    AlsoAfterThat,
    Amount,
    And,
    AndIfYouDo,
    Apply,
    AtEndOfTurn,
    CallCoin,
    Cards,
    Choose,
    Destroy,
    Excavated,
    Fact,
    Former,
    Gains,
    InEndPhase,
    InNextPhase,
    Kind,
    MakeTokens,
    NegateActivation,
    NoBattleDamage,
    Node,
    Noun,
    Phase,
    RollDie,
    Target,
    Then,
    TheyCan,
    Until,
    YouCan,
)

UNTIL = {
    Until.END_OF_CALCULATION: "そのダメージ計算時のみ",
    Until.END_OF_BATTLE: "その戦闘の間",
    Until.END_PHASE: "エンドフェイズまで",
    Until.END_OF_TURN: "ターン終了時まで",
    Until.END_OF_BATTLE_PHASE: "バトルフェイズ終了時まで",
    Until.END_OF_NEXT_TURN: "次のターンの終了時まで",
    Until.YOUR_NEXT_TURN: "次の自分のターンまで",
    Until.YOUR_NEXT_STANDBY_PHASE: "次の自分のスタンバイフェイズまで",
    Until.YOUR_NEXT_END_PHASE: "次の自分のエンドフェイズまで",
    Until.END_OF_DUEL: "このデュエル中",
    Until.WHILE_FACE_UP: "",
    Until.WHILE_THIS_FACE_UP: "このカードが表側表示で存在する限り",
}


FOR = {
    Until.END_OF_CALCULATION: "そのダメージ計算時のみ、",
    Until.END_OF_BATTLE: "その戦闘では、",
    Until.END_PHASE: "エンドフェイズまで、",
    Until.END_OF_TURN: "このターン、",
    Until.END_OF_BATTLE_PHASE: "バトルフェイズ終了時まで、",
    Until.END_OF_NEXT_TURN: "次のターンの終了時まで、",
    Until.YOUR_NEXT_TURN: "次の自分のターンまで、",
    Until.YOUR_NEXT_STANDBY_PHASE: "次の自分のスタンバイフェイズまで、",
    Until.YOUR_NEXT_END_PHASE: "次の自分のエンドフェイズまで、",
    Until.END_OF_DUEL: "このデュエル中、",
    Until.WHILE_FACE_UP: "",
    Until.WHILE_THIS_FACE_UP: "このカードが表側表示で存在する限り、",
}


@singledispatch
def done(node: Node) -> str:
    """What is done or holds, its verb in the dictionary form, without the full stop."""
    return put(node, "ja")


def taken(noun: Noun, *, summoned: bool = False) -> str:
    """The cards as something moved from where they are; what is summoned is a monster."""
    if not isinstance(noun, Choose):
        return whole(noun)
    if pair := in_either(noun.of):
        of = pair[1]
        origin = f"{where(pair[0]).removesuffix('の')}・{where(of).removesuffix('の')}から"
    elif isinstance(noun.of, Excavated):
        of, origin = noun.of.of, "その中から"
    elif isinstance(noun.of, Cards):
        of = noun.of
        origin = f"{where(of).removesuffix('の')}{'から' if of.place else ''}"
    else:
        return whole(noun)
    number = f"{wide(noun.count)}{COUNTER[Kind.MONSTER if summoned else of.kind]}"
    much = f"を{number}まで" if noun.up_to else f"{number}を"
    return f"{origin}{described(of)}{much}"


def aims(target: Target) -> str:
    """What is targeted."""
    if target.as_many:
        return f"その数だけ{thing(target.of)}"
    anyway = "（裏側表示になっても対象のまま）" if stays_face_down(target) else ""
    return f"{counted(target.of, target.count)}{'まで' if target.up_to else ''}{anyway}"


@done.register
def _(step: And) -> str:
    first, second = step.first, step.second
    if numbers := copied(step):
        who, whose = map(thing, numbers)
        return f"{who}の攻撃力・守備力は{whose}の元々の攻撃力・守備力と同じ数値になる"
    if isinstance(second, Apply):
        if isinstance(first, Apply) and (alike := _alike(first, second)):
            return alike
        return f"{done(first)}。{done(second)}"
    if isinstance(first, YouCan):
        return f"{done(first)}。{done(second)}"
    return f"{going_on(done(first))}、{done(second)}"


def _alike(first: Apply, second: Apply) -> str:
    """Two facts that last alike, in one sentence; nothing where they cannot share one."""
    if first.until is not second.until or isinstance(first.fact, Gains):
        return ""
    return f"{FOR[first.until]}{going_on(done(first.fact))}、{done(second.fact)}"


@done.register
def _(step: Then) -> str:
    if is_shared(step):
        return f"{done(step.first)}。その後、自分が受けたダメージと同じ数値分のダメージを相手に与える"
    return f"{done(step.first)}。その後、{done(step.second)}"


@done.register
def _(step: AlsoAfterThat) -> str:
    return f"{done(step.first)}。さらに、{done(step.second)}"


@done.register
def _(step: AndIfYouDo) -> str:
    first, second = done(step.first), done(step.second)
    same = isinstance(step.second, Destroy) and isinstance(step.second.what, Known)
    if same and isinstance(step.first, NegateActivation):
        return f"{going_on(first)}破壊する"
    if isinstance(step.first, MakeTokens) and isinstance(step.second, Apply):
        return f"{first}。{second.replace(thing(Former()), 'このトークン', 1)}"
    return f"{going_on(first)}、{second}"


@done.register
def _(step: YouCan) -> str:
    return possible(done(step.step))


@done.register
def _(step: TheyCan) -> str:
    return f"相手は{possible(done(step.step))}"


@done.register
def _(target: Target) -> str:
    return f"{aims(target)}を対象とする"


@done.register
def _(step: Apply) -> str:
    if isinstance(step.fact, Gains):
        return gains(step.fact, UNTIL[step.until])
    if isinstance(step.fact, NoBattleDamage) and step.until is Until.END_OF_BATTLE:
        return f"その戦闘で発生する{OWNER[step.fact.to]}への戦闘ダメージを０にする"
    return f"{FOR[step.until]}{done(step.fact)}"


@done.register
def _(fact: Fact) -> str:
    return held(fact)


@done.register
def _(amount: Amount) -> str:
    return number(amount)


@done.register
def _(step: CallCoin) -> str:
    return f"コイントスを１回行い、裏表を当てる。当たった場合、{done(step.right)}。ハズレの場合、{done(step.wrong)}"


@done.register
def _(step: RollDie) -> str:
    outcomes = (f"{wide(up)}の場合、{done(each)}" for up, each in enumerate(step.outcomes, 1))
    return f"サイコロを１回振る。出た目が{'。'.join(outcomes)}"


@done.register
def _(step: InEndPhase) -> str:
    return f"このターンのエンドフェイズに、{done(step.step)}"


@done.register
def _(step: InNextPhase) -> str:
    phase = f"{OWNER[step.whose]}{PHASE[step.phase]}"
    when = f"次の{phase}" if step.nth == 1 else f"この後{wide(step.nth)}回目の{phase}"
    before = "のドロー前" if step.phase is Phase.DRAW else ""
    return f"{when}{before}に、{done(step.step)}"


@done.register
def _(step: AtEndOfTurn) -> str:
    return f"このターンから数えて{wide(step.turns)}ターン目の終了時に、{done(step.step)}"
