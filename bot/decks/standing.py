"""How a deck stands here: how its cards are played, and how near it is to each format."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from bot.readings.brings import brings
from engine.core.decks import DeckList, Fault
from engine.core.game import Game

_SHARE = 3
"""A format is out of reach for whose rules more than one card in so many would have to go."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How many copies of a deck's cards are played how: by the rules, by hand, or not at all.

    `asked` are those that have to be agreed to where people play against each other.
    """

    by_rules: int
    in_part: int
    by_hand: int
    barred: int
    asked: int


def barred(game: Game, deck: DeckList) -> tuple[int, ...]:
    """The cards of the deck that no format takes, each once, in the order of the deck.

    Each is tried alone, where it belongs, so that nothing is barred for what others are.
    """
    return tuple(code for code in dict.fromkeys(deck.codes) if _is_barred(game, code))


def without(deck: DeckList, codes: tuple[int, ...]) -> DeckList:
    """The deck without any copy of these cards."""
    return DeckList(
        {
            part: tuple(code for code in held if code not in codes)
            for part, held in deck.parts.items()
        }
    )


def standing(game: Game, deck: DeckList, out: tuple[int, ...]) -> Standing:
    """How the cards of the deck are played, of which those in `out` are barred."""
    rest = without(deck, out)
    states = {state: len(codes) for state, codes in brings(game, rest).states.items()}
    hand = game.printing.by_hand
    in_part, by_hand = (
        (states.get(hand.in_part, 0), states.get(hand.state, 0)) if hand else (0, 0)
    )
    playable = len(rest.codes)
    return Standing(
        by_rules=playable - in_part - by_hand,
        in_part=in_part,
        by_hand=by_hand,
        barred=len(deck.codes) - playable,
        asked=sum(count for state, count in states.items() if state not in game.trusted),
    )


def reachable(game: Game, deck: DeckList) -> tuple[str, ...]:
    """The formats that the deck could still fit: those for which few of its cards have to go.

    Where that is true of none, the nearest one.
    """
    going = {each: _going(game.faults(each, deck), deck) for each in game.formats}
    near = [each for each, count in going.items() if count * _SHARE <= len(deck.codes)]
    return tuple(near or [nearest(game, deck)])


def nearest(game: Game, deck: DeckList) -> str:
    """The format that the least has to be changed for, of equal ones the first."""

    def changes(format: str) -> tuple[bool, int, int]:
        faults = game.faults(format, deck)
        return bool(faults), _going(faults, deck), sum(map(_coming, faults))

    return min(game.formats, key=changes)


def _is_barred(game: Game, code: int) -> bool:
    if code not in game.names("en"):
        return True
    part = game.starts_in(game.facts(code)) or game.parts[0].key
    alone = DeckList({part: (code,)})
    return all(
        any(fault.facts.get("code") == code for fault in game.faults(each, alone))
        for each in game.formats
    )


def _going(faults: tuple[Fault, ...], deck: DeckList) -> int:
    """How many cards have to be taken out for the faults to be gone, as far as that helps."""
    copies = Counter(deck.codes)
    cards: dict[int, int] = {}
    beyond = 0
    for fault in faults:
        over = _over(fault.facts)
        if "code" in fault.facts:
            code = int(fault.facts["code"])
            many = over if "count" in fault.facts else copies[code]
            cards[code] = max(cards.get(code, 0), many)
        else:
            beyond += over
    return sum(cards.values()) + beyond


def _coming(fault: Fault) -> int:
    facts = fault.facts
    return max(0, int(facts.get("least", 0)) - int(facts.get("count", 0)))


def _over(facts: Mapping[str, int | str]) -> int:
    count = int(facts.get("count", 0))
    return max(0, count - int(facts.get("most", count)))
