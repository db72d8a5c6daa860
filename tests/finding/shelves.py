"""A shelf of cards to be searched, and what has to be found on it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.finding.entries import FoundCard
from bot.finding.names import CardIndex

Named = Mapping[str, Mapping[int, str]]


@dataclass(frozen=True)
class Row:
    """Somebody who reads `language` types `typed`: these cards are found in this order.

    Where `alone` is set nothing else is found; else more may stand behind them.
    """

    typed: str
    language: str
    codes: tuple[int, ...]
    because: str
    alone: bool = False


@dataclass(frozen=True)
class Shelf:
    """A few cards, what is known of them, and what is typed to find them."""

    title: str
    names: Named
    rows: tuple[Row, ...]
    readings: Named = field(default_factory=dict)
    others: Mapping[str, Mapping[int, Sequence[str]]] = field(default_factory=dict)
    """What other sources call cards."""
    groups: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """Archetypes, with their cards."""
    known: Mapping[int, int] = field(default_factory=dict)
    """How well known each card is."""
    called: tuple[tuple[int, str, str, int], ...] = ()
    """Nicknames: card, language, nickname, how far behind others."""
    wording: Mapping[str, str] = field(default_factory=dict)
    """Words that people write in names, with those that are printed."""

    def index(self) -> CardIndex:
        """The shelf, ready to be searched."""
        index = CardIndex(
            self.names,
            self.readings,
            kin=self.groups,
            others=self.others,
            standing=self.known,
        )
        index.call(self.called, self.wording)
        index.make_ready()
        return index

    def found(self) -> Iterator[tuple[Row, Sequence[FoundCard]]]:
        """Each row, with the cards that are found."""
        index = self.index()
        for row in self.rows:
            yield row, index.find(row.typed, row.language)


def alone(typed: str, language: str, codes: Sequence[int], because: str) -> Row:
    """A row in which these cards are found and no others."""
    return Row(typed, language, tuple(codes), because, alone=True)


def first(typed: str, language: str, codes: Sequence[int], because: str) -> Row:
    """A row in which these cards are found first."""
    return Row(typed, language, tuple(codes), because)
