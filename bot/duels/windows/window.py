"""What a window is: a question that may be declined, and in which nobody sees what is held."""

from engine.core.protocol import Answer, Decision, Exchange, Parted, Pick, Question


def is_window(decision: Decision) -> bool:
    """Whether a seat may decline, and others see neither that it is asked nor what it could."""
    if isinstance(decision, Exchange):
        return False
    if not isinstance(decision, Pick) or decision.is_open:
        return False
    return decision.least == 0 and not decision.certain


def open_window(question: Question | None) -> Decision | None:
    """The window that is asked about; None for what all are asked at once, which all see."""
    return question if isinstance(question, Decision) and is_window(question) else None


def passes_itself(decision: Decision) -> bool:
    """Whether declining is all that can be answered."""
    if isinstance(decision, Exchange):
        return False
    return isinstance(decision, Pick) and decision.least == 0 and not decision.options


def passes_at_once(decision: Decision) -> bool:
    """Whether everybody can see that declining is all that can be answered."""
    return isinstance(decision, Pick) and decision.certain and passes_itself(decision)


def ends_turn(decision: Decision | None, answer: Answer) -> bool:
    """Whether with `answer` somebody ends their turn."""
    if not isinstance(decision, Pick) or not decision.accepts(answer):
        return False
    chosen = (decision.options[place] for place in answer)
    return any(isinstance(option, Parted) and option.ends_turn for option in chosen)
