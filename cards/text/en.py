"""English, as Problem-Solving Card Text."""

from functools import singledispatch

from cards.text.anaphora import settled
from cards.text.en_conditions import stated
from cards.text.en_materials import given
from cards.text.en_nouns import counted, thing
from cards.text.en_steps import done
from cards.text.en_terms import OWNER, TIMING
from cards.text.en_triggers import battle, told
from engine.yugioh.language import (
    Activatable,
    Activate,
    Amount,
    AtDamageStep,
    CardText,
    Condition,
    Continuous,
    Effect,
    Fact,
    Flip,
    Gains,
    If,
    Ignition,
    Materials,
    Node,
    Noun,
    Quick,
    Remains,
    Step,
    SummonedIf,
    Target,
    Trigger,
    When,
    Whenever,
    WinsIf,
)

ORDINAL = {1: "1st", 2: "2nd", 3: "3rd"}
WHILE = "While this card is face-up on the field, "


def text(card: CardText) -> tuple[str, ...]:
    """The text box, one paragraph for each effect; a line of our own where there is none."""
    summoned = (f"{given(card.materials)}.",) if card.materials else ()
    alone = CardText(card.name, card.passcode, card.kind, card.pendulum)
    pendulum = tuple(f"[Pendulum] {each}" for each in _box(alone)) if card.pendulum else ()
    return (*summoned, *_box(card), *pendulum)


def _box(card: CardText) -> tuple[str, ...]:
    treated = " and ".join(f'"{each}"' for each in card.treated_as)
    paragraphs = [f"(This card is always treated as an {treated} card.)"] if treated else []
    if not card.effects:
        return (*paragraphs, "This monster has no effect.")
    for effect in settled(card):
        sentence = _paragraph(effect, card)
        if isinstance(effect, Whenever) and paragraphs:
            paragraphs[-1] += f" {sentence}"
        elif sentence:
            paragraphs.append(sentence)
    return tuple(paragraphs)


def _paragraph(effect: Effect, card: CardText) -> str:
    if isinstance(effect, Activate) and card.stays:
        return _stays(effect)
    sentence = say(effect)
    if isinstance(effect, Activatable) and effect.limit:
        sentence += f' You can only use this effect of "{card.name}" once per turn.'
    return sentence


def _stays(effect: Activate) -> str:
    """The activation of a card that stays on the field; nothing, if it does no more."""
    if not effect.do:
        return ""
    if effect.target:
        targets = counted(effect.target.of, effect.target.count)
        return f"Activate this card by targeting {targets}; {say(effect.do)}."
    return f"When this card is activated: {capital(say(effect.do))}."


def capital(phrase: str) -> str:
    """The phrase as it begins a sentence."""
    return phrase[:1].upper() + phrase[1:]


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


def _body(effect: Activatable, *, you_can: bool = False) -> str:
    """What stands after the colon: costs, targets, and what is done."""
    paid = [say(part) for part in (effect.cost, effect.target) if part]
    parts = [", then ".join(paid), say(effect.do) if effect.do else ""]
    body = "; ".join(part for part in parts if part)
    return capital(f"{'you can ' if you_can else ''}{body}.")


@say.register
def _(effect: Activate | Ignition) -> str:
    body = _body(effect, you_can=isinstance(effect, Ignition))
    return f"When {say(effect.when)}: {body}" if effect.when else body


@say.register
def _(effect: Quick) -> str:
    body = _body(effect, you_can=True)
    if isinstance(effect.when, AtDamageStep):
        during = capital(TIMING[effect.when.timing])
        return f"{during}, if {battle(effect.when)} (Quick Effect): {body}"
    when = f"When {say(effect.when)} " if effect.when else ""
    return f"{when}(Quick Effect): {body}"


@say.register
def _(effect: When) -> str:
    return f"When {_clause(effect)}: {_body(effect, you_can=effect.you_can)}"


@say.register
def _(effect: If) -> str:
    return f"If {_clause(effect)}: {_body(effect, you_can=effect.you_can)}"


def _clause(effect: When | If) -> str:
    return say(effect.when) if effect.when else "this card is activated"


@say.register
def _(effect: Flip) -> str:
    return f"FLIP: {_body(effect)}"


@say.register
def _(effect: Continuous) -> str:
    fact = say(effect.fact)
    return capital(f"{'' if isinstance(effect.fact, Gains) else WHILE}{fact}.")


@say.register
def _(effect: Whenever) -> str:
    return f"When {say(effect.when)}, {say(effect.do)}."


@say.register
def _(effect: Remains) -> str:
    ordinal = ORDINAL.get(effect.turns, f"{effect.turns}th")
    return (
        "After this card's activation, it remains on the field, but you must destroy it "
        f"during the End Phase of {OWNER[effect.whose]} {ordinal} turn."
    )


@say.register
def _(effect: SummonedIf) -> str:
    condition = say(effect.condition)
    return f"If {condition}, you can Special Summon this card (from your hand)."


@say.register
def _(effect: WinsIf) -> str:
    return f"If {say(effect.condition)}, you win the Duel."


# --- conditions and triggers


@say.register
def _(condition: Condition) -> str:
    return stated(condition)


@say.register
def _(trigger: Trigger) -> str:
    return told(trigger)
