"""What is done and what then holds, in English: steps, their conjunctions, and facts."""

from functools import singledispatch

from cards.text.en_amounts import number
from cards.text.en_facts import held
from cards.text.en_nouns import counted, described, possessive, thing
from cards.text.en_terms import COUNTERS, POSITION
from engine.yugioh.language import (
    AddToHand,
    Amount,
    And,
    AndIfYouDo,
    Apply,
    Banish,
    CannotActivate,
    Cards,
    ChangePosition,
    Choose,
    Destroy,
    Discard,
    Draw,
    EffectsNegated,
    Fact,
    GainLife,
    Gains,
    HalvesAttack,
    InflictDamage,
    NegateActivation,
    NegateAttack,
    Node,
    Noun,
    PayLife,
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
    ThisCard,
    TributeCards,
    TurnFaceUp,
    Until,
    Whose,
    YouCan,
)

LASTS = {
    Until.END_OF_BATTLE: "from that battle",
    Until.END_PHASE: "until the End Phase",
    Until.END_OF_TURN: "this turn",
    Until.END_OF_BATTLE_PHASE: "until the end of the Battle Phase",
    Until.WHILE_FACE_UP: "while it is face-up on the field",
}
LASTS_LONG: dict[type[Node], str] = {
    TakeControl: "until the end of this turn",
    Gains: "until the end of this turn",
    HalvesAttack: "until the end of this turn",
    EffectsNegated: "until the end of this turn",
    CannotActivate: "for the rest of this turn",
}


@singledispatch
def done(node: Node) -> str:
    """What is done, as an imperative; what holds, as a statement."""
    raise NotImplementedError(node)


def taken(noun: Noun) -> str:
    """The cards as something moved from where they are."""
    return counted(noun.of, noun.count, taken=True) if isinstance(noun, Choose) else thing(noun)


# --- conjunctions


@done.register
def _(step: And) -> str:
    bans_you = isinstance(step.second, Apply) and isinstance(step.second.fact, CannotActivate)
    if bans_you:
        return f"{done(step.first)}, but {done(step.second)}"
    return f"{done(step.first)}, also {done(step.second)}"


@done.register
def _(step: Then) -> str:
    return f"{done(step.first)}, then {done(step.second)}"


@done.register
def _(step: AndIfYouDo) -> str:
    return f"{done(step.first)}, and if you do, {done(step.second)}"


@done.register
def _(step: YouCan) -> str:
    return f"you can {done(step.step)}"


# --- steps


@done.register
def _(target: Target) -> str:
    return f"target {counted(target.of, target.count)}"


@done.register
def _(step: Destroy) -> str:
    return f"destroy {thing(step.what)}"


@done.register
def _(step: Draw) -> str:
    return f"draw {step.count} card{'s' if step.count > 1 else ''}"


@done.register
def _(step: Discard) -> str:
    what = step.what
    if isinstance(what, Choose) and isinstance(what.of, Cards):
        return f"discard {what.count} {described(what.of, many=what.count > 1)}"
    return f"discard {thing(what)}"


@done.register
def _(step: TributeCards) -> str:
    what = step.what
    if isinstance(what, Choose) and isinstance(what.of, Cards) and what.of.whose is Whose.YOURS:
        return f"Tribute {what.count} {described(what.of, many=what.count > 1)}"
    return f"Tribute {thing(what)}"


@done.register
def _(step: PayLife) -> str:
    return f"pay {step.amount} LP"


@done.register
def _(step: SpecialSummon) -> str:
    position = f" in {POSITION[step.position]}" if step.position else ""
    zone = " to your zone this card points to" if step.pointed_to else ""
    return f"Special Summon {taken(step.what)}{zone}{position}"


@done.register
def _(step: ReturnToHand) -> str:
    return f"return {thing(step.what)} to the hand"


@done.register
def _(step: SendToGraveyard) -> str:
    return f"send {taken(step.what)} to the GY"


@done.register
def _(step: Banish) -> str:
    return f"banish {taken(step.what)}"


@done.register
def _(step: ShuffleIntoDeck) -> str:
    return f"shuffle {taken(step.what)} into the Deck"


@done.register
def _(step: PlaceCounters) -> str:
    return f"place {_counters(step)} on {thing(step.on)} (max. {step.most})"


@done.register
def _(step: RemoveCounters) -> str:
    return f"remove {_counters(step)} from {thing(step.on)}"


def _counters(step: PlaceCounters | RemoveCounters) -> str:
    return f"{step.count} {COUNTERS[step.counter]}{'s' if step.count > 1 else ''}"


@done.register
def _(step: GainLife) -> str:
    return f"gain {step.amount} LP"


@done.register
def _(step: SkipDrawPhase) -> str:
    if step.whose is Whose.YOURS:
        return "skip your next Draw Phase"
    return "your opponent skips their next Draw Phase"


@done.register
def _(step: AddToHand) -> str:
    return f"add {taken(step.what)} to your hand"


@done.register
def _(step: PlaceOnDeckTop) -> str:
    deck = "your Deck" if isinstance(step.what, ThisCard) else "the Deck"
    return f"place {taken(step.what)} on top of {deck}"


@done.register
def _(step: ChangePosition) -> str:
    if step.position is None:
        return f"change {possessive(step.what)} battle position"
    face = "face-up " if step.position is Position.DEFENSE else ""
    return f"change {thing(step.what)} to {face}{POSITION[step.position]}"


@done.register
def _(step: TurnFaceUp) -> str:
    return f"flip {thing(step.what)} face-up"


@done.register
def _(step: TakeControl) -> str:
    return f"take control of {thing(step.what)} {_lasting(step, step.until)}"


@done.register
def _(step: SetCards) -> str:
    return f"Set {taken(step.what)}"


@done.register
def _(step: InflictDamage) -> str:
    if isinstance(step.amount, int):
        damage, equal = f"{step.amount} damage", ""
    else:
        damage, equal = "damage", f" equal to {done(step.amount)}"
    if step.to is Whose.YOURS:
        return f"take {damage}{equal}"
    return f"inflict {damage} to your opponent{equal}"


@done.register
def _(_step: NegateActivation) -> str:
    return "negate the activation"


@done.register
def _(_step: NegateAttack) -> str:
    return "negate the attack"


@done.register
def _(step: Apply) -> str:
    return f"{done(step.fact)} {_lasting(step.fact, step.until)}"


def _lasting(node: Node, until: Until) -> str:
    """How long it lasts, in the words that go with it."""
    if until is Until.END_OF_TURN:
        return LASTS_LONG.get(type(node), LASTS[until])
    return LASTS[until]


# --- facts and amounts


@done.register
def _(fact: Fact) -> str:
    return held(fact)


@done.register
def _(amount: Amount) -> str:
    return number(amount)
