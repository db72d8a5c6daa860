"""Amounts of something that is counted, in English."""

from cards.grammar.en.nouns import each_of, thing
from cards.grammar.printing import put
from cards.grammar.terms import table
from engine.yugioh.language import (
    Amount,
    Counter,
    Former,
    Less,
    LessPerCard,
    PerCard,
    PerCounter,
    PerLevel,
)

COUNTERS = table(Counter, "en")
TIMES = {2: "double ", 3: "triple "}


def so_much(amount: int | Amount, unit: str) -> str:
    """The amount of what is counted in that unit: ATK, LP, damage."""
    match amount:
        case int():
            return f"{abs(amount)} {unit}"
        case Less(lost):
            return so_much(lost, unit)
        case PerCard(each, of) if not isinstance(of, Former):
            one = each_of(of)
            if "your opponent" in unit:
                one = one.replace("your opponent controls", "they control")
            return f"{abs(each)} {unit} for each {one}"
        case LessPerCard(number, each, of):
            return f"{number} {unit}, less {each} for each {each_of(of)}"
        case PerCounter(each, counter, on):
            return f"{abs(each)} {unit} for each {COUNTERS[counter]} on {thing(on)}"
        case PerLevel(each):
            return f"{abs(each)} {unit} x its own Level"
    return f"{unit} equal to {put(amount, 'en')}"


def so_many_times(count: int) -> str:
    """The words before what is multiplied, with a space; none where it is taken once."""
    return "" if count == 1 else TIMES.get(count, f"{count} times ")
