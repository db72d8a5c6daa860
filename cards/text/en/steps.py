"""Steps, their conjunctions, and what then holds, in English."""

from dataclasses import replace
from functools import singledispatch

from cards.grammar.printing import put
from cards.text.anaphora import Known, is_shared, stays_face_down
from cards.text.en.amounts import number
from cards.text.en.facts import held
from cards.text.en.nouns import (
    capital,
    counted,
    described,
    possessive,
    thing,
    where,
)
from cards.text.en.terms import OWNER, PHASE
from cards.text.pairs import copied
from engine.yugioh.language import (
    AlsoAfterThat,
    Amount,
    And,
    AndIfYouDo,
    Apply,
    AtEndOfTurn,
    AttackBecomes,
    BecomesType,
    CallCoin,
    CannotActivate,
    Cards,
    Choose,
    DefenseBecomes,
    Detached,
    EffectsNegated,
    Fact,
    Former,
    Gains,
    HalvesAttack,
    InEndPhase,
    InNextPhase,
    IsUnaffected,
    LevelBecomes,
    MakeTokens,
    MustBeTributed,
    Namesakes,
    Node,
    Noun,
    Phase,
    RollDie,
    ScaleBecomes,
    SpecialSummon,
    TakeControl,
    Target,
    Then,
    TheyCan,
    Until,
    YouCan,
)

LASTS = {
    Until.END_OF_CALCULATION: "during that damage calculation only",
    Until.END_OF_BATTLE: "from that battle",
    Until.END_PHASE: "until the End Phase",
    Until.END_OF_TURN: "this turn",
    Until.END_OF_BATTLE_PHASE: "until the end of the Battle Phase",
    Until.END_OF_NEXT_TURN: "until the end of the next turn",
    Until.YOUR_NEXT_TURN: "until your next turn",
    Until.YOUR_NEXT_STANDBY_PHASE: "until your next Standby Phase",
    Until.YOUR_NEXT_END_PHASE: "until your next End Phase",
    Until.END_OF_DUEL: "until the end of this Duel",
    Until.WHILE_FACE_UP: "",
    Until.WHILE_THIS_FACE_UP: "while this card is face-up on the field",
}


LASTS_LONG: dict[type[Node], str] = {
    TakeControl: "until the end of this turn",
    AttackBecomes: "until the end of this turn",
    DefenseBecomes: "until the end of this turn",
    LevelBecomes: "until the end of this turn",
    ScaleBecomes: "until the end of this turn",
    Gains: "until the end of this turn",
    BecomesType: "until the end of this turn",
    HalvesAttack: "until the end of this turn",
    EffectsNegated: "until the end of this turn",
    CannotActivate: "for the rest of this turn",
}


@singledispatch
def done(node: Node) -> str:
    """What is done, as an imperative; what holds, as a statement."""
    return put(node, "en")


def taken(noun: Noun) -> str:
    """The cards as something moved from where they are."""
    if not isinstance(noun, Choose):
        return thing(noun)
    return f"{'up to ' if noun.up_to else ''}{counted(noun.of, noun.count, taken=True)}"


def aims(target: Target) -> str:
    """What is targeted."""
    if target.as_many and isinstance(target.of, Cards):
        return f"that many {described(target.of, many=True)}{where(target.of)}"
    anyway = " (even if it is turned face-down)" if stays_face_down(target) else ""
    return f"{'up to ' if target.up_to else ''}{counted(target.of, target.count)}{anyway}"


@done.register
def _(step: And) -> str:
    bans_you = isinstance(step.second, Apply) and isinstance(step.second.fact, CannotActivate)
    if bans_you:
        return f"{done(step.first)}, but {done(step.second)}"
    if numbers := copied(step):
        who, whose = numbers
        whose = replace(whose, near=False) if isinstance(whose, Known) else whose
        become = f"{possessive(who)} ATK/DEF become equal to"
        return f"{become} {possessive(whose)} original ATK/DEF"
    if shared := _of_one(step):
        return shared
    holds = isinstance(step.first, Apply) and not isinstance(step.first.fact, Gains)
    if holds and isinstance(step.second, Apply):
        return f"{done(step.first)}. {capital(done(step.second))}"
    anyway = ", in any case," if isinstance(step.first, YouCan) else ""
    return f"{done(step.first)}, also{anyway} {done(step.second)}"


def _of_one(step: And) -> str:
    """What a monster loses and gains for the same time, in one sentence; else nothing."""
    first, second = step.first, step.second
    if not isinstance(first, Apply) or not isinstance(second, Apply):
        return ""
    if not isinstance(first.fact, Gains) or not isinstance(second.fact, IsUnaffected):
        return ""
    if first.until is not second.until or first.fact.who != second.fact.who:
        return ""
    who, gains = f"{thing(second.fact.who)} ", done(second.fact)
    until = lasting(first.fact, first.until)
    return f"{until}, {done(first.fact)}, but {gains.removeprefix(who)}"


@done.register
def _(step: Then) -> str:
    if is_shared(step):
        return f"{done(step.first)}, then inflict the same amount of damage to your opponent"
    return f"{done(step.first)}, then {done(step.second)}"


@done.register
def _(step: AlsoAfterThat) -> str:
    return f"{done(step.first)}, also, after that, {done(step.second)}"


@done.register
def _(step: AndIfYouDo) -> str:
    second = step.second
    negates = isinstance(second, Apply) and isinstance(second.fact, EffectsNegated)
    if negates and isinstance(step.first, SpecialSummon):
        return f"{done(step.first)}, but {done(second)}"
    if isinstance(step.first, SpecialSummon) and isinstance(step.first.what, Detached):
        theirs = done(second).replace(f"{possessive(Former())} Level is", "their Levels are", 1)
        return f"{done(step.first)}, and if you do, {theirs}"
    if isinstance(step.first, MakeTokens) and isinstance(second, Apply):
        they = "They" if step.first.count > 1 else "It"
        return f"{done(step.first)}. {done(second).replace(thing(Former()), they, 1)}"
    return f"{done(step.first)}, and if you do, {done(second)}"


@done.register
def _(step: YouCan) -> str:
    return f"you can {done(step.step)}"


@done.register
def _(step: TheyCan) -> str:
    return f"your opponent can {done(step.step)}"


@done.register
def _(target: Target) -> str:
    return f"target {aims(target)}"


@done.register
def _(step: Apply) -> str:
    fact = done(step.fact)
    if isinstance(step.fact, MustBeTributed) and step.until is Until.END_OF_TURN:
        return f"{LASTS[step.until]}, {fact}"
    negates = isinstance(step.fact, EffectsNegated) and isinstance(step.fact.who, Namesakes)
    if step.until is not Until.WHILE_FACE_UP and negates:
        return f"{LASTS[step.until]}, {fact}"
    if step.until is Until.WHILE_THIS_FACE_UP:
        return f"{LASTS[step.until]}, {fact}"
    return f"{fact} {lasting(step.fact, step.until)}".rstrip()


def lasting(node: Node, until: Until) -> str:
    """How long it lasts, in the words that go with it."""
    if until is Until.END_OF_TURN:
        return LASTS_LONG.get(type(node), LASTS[until])
    return LASTS[until]


@done.register
def _(fact: Fact) -> str:
    return held(fact)


@done.register
def _(amount: Amount) -> str:
    return number(amount)


@done.register
def _(step: CallCoin) -> str:
    right, wrong = done(step.right), done(step.wrong)
    return f"toss a coin and call it (if right, {right}; if wrong, {wrong})"


@done.register
def _(step: RollDie) -> str:
    outcomes = (f"if {up}, {done(each)}" for up, each in enumerate(step.outcomes, 1))
    return f"roll a six-sided die ({'; '.join(outcomes)})"


@done.register
def _(step: InEndPhase) -> str:
    return f"during the End Phase of this turn, {done(step.step)}"


@done.register
def _(step: InNextPhase) -> str:
    phase, before = PHASE[step.phase], ", before the draw" if step.phase is Phase.DRAW else ""
    when = f"next {phase}" if step.nth == 1 else f"{step.nth}th {phase} after this"
    return f"during {OWNER[step.whose]} {when}{before}, {done(step.step)}"


@done.register
def _(step: AtEndOfTurn) -> str:
    passed = f"after {step.turns} turns have passed after you activate this card"
    counting = "(counting the turn you activate this card as the 1st turn)"
    return f"{passed} {counting}, {done(step.step)}"
