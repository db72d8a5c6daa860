"""Exchanging cards with the Side Deck between two Duels, and how a Match stands."""

from collections import Counter

from cards.messages import Messages
from cards.talk.tongue import slug
from engine.core.game import Fault, Reader
from engine.core.prompts import Pile
from engine.core.protocol import Exchange, Seat
from engine.yugioh.state.reasons import Copy, Part
from engine.yugioh.state.series import Standing


def score_of(standing: Standing, reader: Reader, words: Messages) -> str:
    """Which Duel of how many this is, and who has won how many."""
    first, second = (str(won) for won in standing.wins)
    is_extra = standing.is_extra
    facts = {} if is_extra else {"number": standing.number, "most": standing.most}
    return words.say(
        "match-score-extra" if is_extra else "match-score",
        **facts,
        one=reader.names[Seat(0)],
        other=reader.names[Seat(1)],
        first=first,
        second=second,
    )


def piles_of(decision: Exchange, words: Messages) -> tuple[Pile, ...]:
    """The options by the part of the deck in which they lie."""
    counts = Counter(copy.part for copy in _copies(decision))
    return tuple(
        Pile(words.say(f"exchange-{slug(part)}"), count, part is not Part.SIDE)
        for part, count in counts.items()
    )


def uneven(fault: Fault, words: Messages) -> str:
    """That the numbers of an exchange do not fit; "" for any other fault."""
    key = fault.reason.replace("_", "-")
    return words.say(key, **fault.facts) if key in words else ""


def _copies(decision: Exchange) -> list[Copy]:
    return [option for option in decision.options if isinstance(option, Copy)]
