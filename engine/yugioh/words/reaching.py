"""What is chosen so that its Levels come to a number together, none of it needlessly.

Belongs here: which sets of cards just reach it, for a cost as for a Ritual Summon (MR-RIT-03).
Does not belong here: which cards there are to choose from, and what else a choice has to leave.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence

from engine.core.values import value
from engine.yugioh.facts.numbers import number_of
from engine.yugioh.language import Choose, Stat
from engine.yugioh.state.card import Card
from engine.yugioh.state.duel import Duel


@value
class Reaching:
    """What the Levels of cards have to come to together, and which Level each has."""

    levels: int
    of: Mapping[Card, int]
    exactly: bool = False
    """Whether they may not come to more."""

    def is_met(self, chosen: Sequence[Card]) -> bool:
        """Whether they come to it, none of them needlessly."""
        each = [self.of[card] for card in chosen]
        beyond = sum(each) - self.levels
        return beyond == 0 if self.exactly else 0 <= beyond < min(each, default=0)

    def first(self, cards: Sequence[Card]) -> list[Card]:
        """Some of these that come to it; none where all of them do not."""
        found: list[Card] = []
        for card in sorted(cards, key=self.of.__getitem__, reverse=True):
            if sum(self.of[each] for each in found) < self.levels:
                found.append(card)
        return found if self.is_met(found) else []

    def sets(
        self, cards: Sequence[Card], kind: Callable[[Card], Hashable]
    ) -> Iterator[list[Card]]:
        """Every choice that just comes to it, of those of one kind the first ones.

        Cards of one kind have one Level. Those with more Levels are taken first: so none is
        left out but what is needless, and no choice is begun that cannot come to it.
        """
        groups: dict[Hashable, list[Card]] = {}
        counted = [card for card in cards if self.of[card]]
        for card in sorted(counted, key=lambda card: -self.of[card]):
            groups.setdefault(kind(card), []).append(card)
        piles = list(groups.values())
        totals = [sum(self.of[card] for card in pile) for pile in piles]
        beyond = [sum(totals[at:]) for at in range(len(totals))]

        def going_on(at: int, taken: list[Card], missing: int) -> Iterator[list[Card]]:
            if missing <= 0:
                yield taken
            elif at < len(piles) and missing <= beyond[at]:
                pile = piles[at]
                each = self.of[pile[0]]
                enough = missing // each if self.exactly else -(-missing // each)
                for count in range(min(enough, len(pile)), -1, -1):
                    left = missing - count * each
                    yield from going_on(at + 1, [*taken, *pile[:count]], left)

        return going_on(0, [], self.levels)


def reach_of(noun: Choose, cards: Iterable[Card], duel: Duel) -> Reaching | None:
    """What the Levels of what is chosen of these have to come to, if the noun says that."""
    if noun.levels is None:
        return None
    return Reaching(
        noun.levels, {card: number_of(Stat.LEVEL, duel, card) or 0 for card in cards}
    )
