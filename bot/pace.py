"""The pace of response windows: even, so that it tells nobody what is held in a hand.

It is kept once after each answer of a person. The windows that follow one another from then
on, until a person is asked, need no pause of their own: an onlooker sees one pause and what
came after it, and not which of them was whose, or empty.
"""

from engine.core.protocol import Decision, Pick


def is_window(decision: Decision) -> bool:
    """Tell whether a seat may decline, and others cannot see whether it could do otherwise."""
    return isinstance(decision, Pick) and decision.least == 0 and not decision.certain


def passes_itself(decision: Decision) -> bool:
    """Tell whether declining is all that can be answered."""
    return isinstance(decision, Pick) and decision.least == 0 and not decision.options


def passes_at_once(decision: Decision) -> bool:
    """Tell whether everybody can see that declining is all that can be answered."""
    return isinstance(decision, Pick) and decision.certain and passes_itself(decision)


def pause(decision: Decision, pace: float) -> float:
    """Seconds for which `decision` is neither shown nor passed.

    They depend on what everybody knows, and not on whether there is anything to choose.
    """
    return pace if is_window(decision) else 0.0
