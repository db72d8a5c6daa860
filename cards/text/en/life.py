"""What changes Life Points, in English."""

from cards.text.en.steps import done
from engine.yugioh.language import (
    GainLife,
    InflictDamage,
    PayLife,
    Whose,
)


@done.register
def _(step: PayLife) -> str:
    if isinstance(step.amount, int):
        return f"pay {step.amount} LP"
    return f"pay {done(step.amount)}"


@done.register
def _(step: GainLife) -> str:
    gain = "gain" if step.who is Whose.YOURS else "your opponent gains"
    if isinstance(step.amount, int):
        return f"{gain} {step.amount} LP"
    return f"{gain} LP equal to {done(step.amount)}"


@done.register
def _(step: InflictDamage) -> str:
    if isinstance(step.amount, int):
        damage, equal = f"{step.amount} damage", ""
    else:
        damage, equal = "damage", f" equal to {done(step.amount)}"
    if step.to is Whose.YOURS:
        return f"take {damage}{equal}"
    return f"inflict {damage} to your opponent{equal}"
