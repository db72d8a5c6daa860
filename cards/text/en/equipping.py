"""What is equipped to monsters by their effects, in English."""

from cards.text.en.facts import held, subject
from cards.text.en.nouns import thing
from cards.text.en.steps import done
from cards.text.en.triggers import CAUSE, told
from engine.yugioh.language import (
    EquipThisTo,
    EquipToThis,
    FallsInstead,
    LosesHost,
    ReflectsBattleDamage,
)


@done.register
def _(step: EquipToThis) -> str:
    return f"equip {thing(step.what)} to this card (max. {step.most})"


@held.register
def _(fact: FallsInstead) -> str:
    falls = f"if {subject(fact.who)} would be destroyed by battle"
    return f"{falls}, destroy {thing(fact.instead)} instead"


@held.register
def _(fact: ReflectsBattleDamage) -> str:
    taken = f"any battle damage you take from battles involving {subject(fact.who)}"
    return f"{taken} is also inflicted to your opponent as effect damage"


@done.register
def _(step: EquipThisTo) -> str:
    return f"equip this card to {thing(step.what)}"


@told.register
def _(trigger: LosesHost) -> str:
    host = "the monster you control that this card is equipped to"
    return f"{host} is destroyed by {CAUSE[trigger.by]} and this card is sent to the GY"
