"""How a sentence begins: when it happens, and what must be so."""

from cards.text.anaphora import is_from_hand
from cards.text.en.conditions import because, stated, time
from cards.text.en.nouns import a, capital
from cards.text.en.steps import done
from cards.text.en.terms import KIND
from cards.text.en.triggers import told
from engine.yugioh.language import (
    Activatable,
    AtDamageStep,
    AtPhase,
    BeforeDraw,
    Both,
    CameUpon,
    Cards,
    Condition,
    Draws,
    During,
    Either,
    GainLife,
    HasMaterial,
    If,
    IsResolved,
    Not,
    Place,
    Step,
    ThisIs,
    Throughout,
    When,
    Whose,
)

THIS_TURN = " this turn"
NO_MATERIAL = ThisIs(Cards(like=(Not(HasMaterial()),)))


def opening_of(effect: Activatable, word: str) -> str:
    """When it is activated, and what must be so."""
    clauses = []
    if isinstance(effect.when, AtPhase | AtDamageStep | BeforeDraw):
        clauses.append(told(effect.when))
    elif effect.when:
        clauses.append(f"{word} {told(effect.when)}")
    if isinstance(effect, When) and effect.where is Place.HAND and not is_from_hand(effect):
        clauses.append("while this card is in your hand")
    return capital(_limited(clauses, effect.condition))


def _limited(clauses: list[str], condition: Condition | None) -> str:
    """The clauses with what must be so besides."""
    if clauses and isinstance(condition, CameUpon):
        return f"{clauses[0]} {because(condition)}"
    if clauses and isinstance(condition, Either) and stated(condition).endswith(THIS_TURN):
        turn = stated(condition).removesuffix(THIS_TURN).replace(" was ", " is ", 1)
        return f"{clauses[0]} of the turn {turn}"
    if isinstance(condition, Both) and isinstance(condition.first, During):
        clauses += [f"during {time(condition.first)}", f"if {stated(condition.second)}"]
    elif isinstance(condition, During):
        clauses.append(f"during {time(condition)}")
    elif clauses and condition == NO_MATERIAL:
        clauses.append("while it has no material")
    elif condition and not isinstance(condition, Throughout):  # that has its own sentence
        clauses.append(f"if {stated(condition)}")
    return ", ".join(clauses)


def clause(effect: When | If, word: str) -> str:
    """The same, of what is always triggered."""
    return opening_of(effect, word) or f"{word} this card is activated"


def each_time(when: Draws | IsResolved, step: Step) -> str:
    """What happens of itself whenever such a thing does."""
    said = done(step)
    if isinstance(when, Draws):
        you = "you " if isinstance(step, GainLife) and step.who is Whose.YOURS else ""
        return f"Each time {told(when)}, {you}{said}."
    kind, (deed, bracket, most) = KIND[when.kind], said.partition(" (")
    resolves = f"when that {kind} resolves{bracket}{most}"
    return f"Each time {a(kind)} Card is activated, {deed} {resolves}."
