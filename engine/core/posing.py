"""What comes of a question about two cards: can the one be used as the other acts?"""

from enum import StrEnum

from engine.core.game import Board
from engine.core.reading import Because
from engine.core.values import value


class Verdict(StrEnum):
    """The answer to a question."""

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"
    """Yes in one situation and no in another."""
    DECLINED = "declined"
    """No position shows it: what is missing may have nothing to do with the question."""


@value
class Posed:
    """One situation by its key, the answer in it, and the position that shows it, in words.

    `about_own` tells that both cards are the asker's. `happened` leads to the `board`;
    `outcome` is what happens once the card is used, and `touched` tells whether the other
    card was negated or changed by it. `because` says why the card cannot be used. A declined
    answer has none of these.
    """

    situation: str
    verdict: Verdict
    about_own: bool = False
    board: Board | None = None
    happened: tuple[str, ...] = ()
    outcome: tuple[str, ...] = ()
    touched: bool = False
    because: tuple[Because, ...] = ()


def together(verdicts: tuple[Verdict, ...]) -> Verdict:
    """The answer to the whole question: those that were declined do not count."""
    decided = {verdict for verdict in verdicts if verdict is not Verdict.DECLINED}
    if len(decided) == 1:
        return decided.pop()
    return Verdict.DEPENDS if decided else Verdict.DECLINED
