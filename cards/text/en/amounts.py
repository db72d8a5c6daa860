"""Numbers that are only known when they are needed, and amounts of something, in English."""

from cards.text.anaphora import AttackOfTributed
from cards.text.en.nouns import each_of, group, number, possessive, thing
from cards.text.en.terms import COUNTERS
from engine.yugioh.language import (
    Amount,
    AttackHad,
    AttackOf,
    Cards,
    DamageTaken,
    Former,
    HalfOfLife,
    LifeOf,
    PerCard,
    PerCounter,
    PerLevel,
    Whose,
)

__all__ = ["number", "so_much"]

TIMES = {2: "double ", 3: "triple "}
UNITS = ("ATK", "DEF", "ATK/DEF", "LP", "damage", "damage to your opponent")
"""What amounts are counted in."""


def so_much(amount: int | Amount, unit: str) -> str:
    """The amount of what is counted in that unit: ATK, LP, damage."""
    match amount:
        case int():
            return f"{abs(amount)} {unit}"
        case PerCard(each, of) if not isinstance(of, Former):
            one = each_of(of)
            if "your opponent" in unit:
                one = one.replace("your opponent controls", "they control")
            return f"{each} {unit} for each {one}"
        case PerCounter(each, counter, on):
            return f"{each} {unit} for each {COUNTERS[counter]} on {thing(on)}"
        case PerLevel(each):
            return f"{abs(each)} {unit} x its own Level"
    return f"{unit} equal to {number(amount)}"


def so_many_times(count: int) -> str:
    """The words before what is multiplied, with a space; none where it is taken once."""
    return "" if count == 1 else TIMES.get(count, f"{count} times ")


@number.register
def _(amount: AttackOf) -> str:
    if isinstance(amount.of, Cards):
        return f"the total ATK of all {group(amount.of)}"
    now = "current ATK" if amount.times > 1 else "ATK"
    return f"{so_many_times(amount.times)}{possessive(amount.of)} {now}"


@number.register
def _(_amount: HalfOfLife) -> str:
    return "half your LP"


@number.register
def _(_amount: AttackOfTributed) -> str:
    return "the ATK the Tributed monster had on the field"


@number.register
def _(amount: AttackHad) -> str:
    return "half the total ATK they had" if amount.halved else "the total ATK they had"


@number.register
def _(amount: PerCard) -> str:
    of = "those cards" if isinstance(amount.of, Former) else group(amount.of)
    return f"the number of {of}{f' x {amount.each}' if amount.each > 1 else ''}"


@number.register
def _(amount: PerCounter) -> str:
    return f"the number of {COUNTERS[amount.counter]}s on {thing(amount.on)} x {amount.each}"


@number.register
def _(_amount: DamageTaken) -> str:
    return "the damage you took"


@number.register
def _(amount: LifeOf) -> str:
    return "your LP" if amount.whose is Whose.YOURS else "your opponent's LP"
