"""The answers to a question about two cards: can the one be used as the other acts?"""

from enum import StrEnum


class Verdict(StrEnum):
    """The answer to a question."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"
    """Yes in one situation and no in another."""
    DECLINED = "declined"
    """No position shows it: what is missing may have nothing to do with the question."""


class Stops(StrEnum):
    """What using the card comes to for what the other one does."""

    STOPPED = "stopped"
    """Nothing comes of it: it is negated, or has no effect any more."""
    MOVED = "moved"
    """The other card leaves where it was, and what it does is done all the same."""
    APPLIES = "applies"
    """What it does is done."""


def together(verdicts: tuple[Verdict, ...]) -> Verdict:
    """The answer to the whole question: those that were declined do not count."""
    decided = {verdict for verdict in verdicts if verdict is not Verdict.DECLINED}
    if len(decided) == 1:
        return decided.pop()
    return Verdict.DEPENDS if decided else Verdict.DECLINED
