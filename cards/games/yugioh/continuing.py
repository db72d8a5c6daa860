"""Going on from the middle of a duel, with the cards that can be played."""

from collections.abc import Callable

from cards.games.yugioh.pools import Pools
from engine.core.continuing import Moment
from engine.core.decks import DeckList
from engine.core.match import Match
from engine.core.protocol import Seat
from engine.core.setup import FaultySetupError, Setup
from engine.yugioh.formats.decks import Book
from engine.yugioh.game import continuing, opening, setups


class YugiohContinuing:
    """How it is done, for every format."""

    def __init__(self, pools: Callable[[], Pools]) -> None:
        """It is done with the cards of these pools."""
        self._pools = pools

    def can(self, match: Match, seat: Seat, *, is_open: bool) -> bool:
        """Whether `seat` can go on from there; with hidden cards, at an open moment alone."""
        return continuing.can_go_on(match, seat, is_open=is_open)

    def setup(self, moment: Moment, seed: bytes, hidden: DeckList | None = None) -> Setup:
        """The setup of a duel that goes on from there; raises as `Continuing.setup` says."""
        book = self._pools().of(moment.setup.format)
        return continuing.setup_since(moment, seed, hidden, book)


def opened(setup: Setup, book: Book) -> Match:
    """Set the table; raise OutdatedSetupError or FaultySetupError."""
    if setup.since:
        return continuing.open_since(setup, book)
    return opening.open_match(setup, book)


def renewed(setup: Setup, book: Book) -> Setup:
    """The setup by the rules and cards of now.

    Where it goes on from another duel, the rules of that one are gone: FaultySetupError.
    """
    if setup.since:
        raise FaultySetupError({})
    return setups.renewed(setup, book)
