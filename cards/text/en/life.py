"""What changes Life Points, in English."""

from cards.text.en.amounts import so_much
from cards.text.en.steps import done
from engine.yugioh.language import (
    DecideByMonsters,
    GainLife,
    InflictDamage,
    LoseLife,
    PayLife,
    Whose,
    WinDuel,
)


@done.register
def _(step: PayLife) -> str:
    if isinstance(step.amount, int):
        return f"pay {step.amount} LP"
    return f"pay {done(step.amount)}"


@done.register
def _(step: GainLife) -> str:
    gain = "gain" if step.who is Whose.YOURS else "your opponent gains"
    return f"{gain} {so_much(step.amount, 'LP')}"


@done.register
def _(step: InflictDamage) -> str:
    if step.to is Whose.YOURS:
        return f"take {so_much(step.amount, 'damage')}"
    return f"inflict {so_much(step.amount, 'damage to your opponent')}"


@done.register
def _(step: LoseLife) -> str:
    return f"lose {step.amount} LP"


@done.register
def _(_step: WinDuel) -> str:
    return "you win the Duel"


@done.register
def _(_step: DecideByMonsters) -> str:
    return "the only player who controls a monster wins the Duel, or else it is a draw"
