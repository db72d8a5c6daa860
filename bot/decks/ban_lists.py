"""The ban lists of the library, made ready to judge a deck by."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.library.card_filter import UNLIMITED
from bot.library.records import Limit, LimitList
from engine.core.game import DeckList, Fault, Game, Limits


class Lists(Protocol):
    """Where ban lists are kept."""

    async def lists(self, *, past: bool = False) -> tuple[LimitList, ...]:
        """The newest list of each family; with `past` all, those of the game first."""

    async def limits_in(self, list: LimitList) -> Mapping[int, Limit]:
        """The limit of every card that the list names, by code."""


@dataclass(frozen=True, slots=True)
class Priced:
    """A card that costs points: how many of its code there are, and what each costs."""

    code: int
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class BanList:
    """A list, its limits, and what its cards cost in points by code."""

    list: LimitList
    limits: Limits
    prices: Mapping[int, int]

    @property
    def name(self) -> str:
        """What it is called where it is chosen."""
        return self.list.name

    def most(self, code: int) -> int:
        """How many copies of the card it allows."""
        others = UNLIMITED if self.limits.others is None else self.limits.others
        return self.limits.copies.get(code, others)

    def faults(self, game: Game, format: str, deck: DeckList) -> tuple[Fault, ...]:
        """What is wrong with the deck by this list, and right without it."""
        already = game.faults(format, deck)
        found = game.faults(format, deck, self.limits)
        return tuple(fault for fault in found if fault not in already)

    def priced(self, deck: DeckList) -> tuple[Priced, ...]:
        """The cards of the deck that cost points, the dearest first."""
        counts = Counter(deck.codes)
        cards = [Priced(c, n, self.prices[c]) for c, n in counts.items() if c in self.prices]
        return tuple(sorted(cards, key=lambda card: -card.points))

    def spent(self, deck: DeckList) -> int:
        """How many points the deck costs."""
        return sum(card.count * card.points for card in self.priced(deck))

    def overspent(self, deck: DeckList) -> int:
        """How many points the deck costs too much; 0 where it has no budget."""
        budget = self.list.points
        return 0 if budget is None else max(0, self.spent(deck) - budget)


async def ban_list(lists: Lists, list: LimitList) -> BanList:
    """The list with all it says."""
    said = await lists.limits_in(list)
    copies = {
        code: limit.most
        for code, limit in said.items()
        if list.whitelist or limit.most < UNLIMITED
    }
    others = 0 if list.whitelist else None
    limits = Limits(list.name, "", copies, others)
    prices = {code: limit.points for code, limit in said.items() if limit.points}
    return BanList(list, limits, prices)


async def list_meant(lists: Lists, typed: str) -> LimitList | None:
    """The list of that name, or the newest of that family."""
    wanted = typed.strip().casefold()
    every = await lists.lists(past=True)
    named = (each for each in every if each.name.casefold() == wanted)
    kin = (each for each in await lists.lists() if each.family.casefold() == wanted)
    return next(named, None) or next(kin, None)


async def list_choices(lists: Lists, typed: str) -> Sequence[LimitList]:
    """The lists whose names hold what was typed: those in force first, then the past ones.

    Between them stand those that come with the game.
    """
    part = typed.strip().casefold()
    every = dict.fromkeys((*await lists.lists(), *await lists.lists(past=True)))
    return [each for each in every if part in each.name.casefold()]


async def known_lists(lists: Lists) -> Sequence[LimitList]:
    """The lists in force, and those that come with the game."""
    own = (each for each in await lists.lists(past=True) if each.is_own)
    return (*await lists.lists(), *own)
