"""What a game may be handed for a duel: decided here, for every duel."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass

from bot.readings.brings import Brings, brings, named, state_lines
from bot.readings.store import Reports
from bot.shared.words import say
from engine.core.decks import DeckList
from engine.core.game import Game


class NotTakenError(Exception):
    """A deck has cards that may not be played here, or that not everybody has agreed to."""

    def __init__(
        self, reported: tuple[int, ...], beyond: Mapping[str, tuple[int, ...]]
    ) -> None:
        """The cards that were reported; those not agreed to, by their state."""
        super().__init__()
        self.reported = reported
        self.beyond = beyond

    def lines(self, language: str, game: Game) -> list[str]:
        """Which cards these are, and what keeps each from being played; a line for each."""
        names = game.names(language)
        lines = []
        if self.reported:
            cards = named(language, names, self.reported)
            lines.append(say(language, "readings-reported", cards=cards))
        lines += [
            say(language, "readings-not-taken", cards=line)
            for line in state_lines(language, game, names, self.beyond)
        ]
        return lines


async def _at_once() -> None:
    """Nothing has to be waited for."""


@dataclass(frozen=True, slots=True)
class Gate:
    """Tells what decks bring to a server, and lets pass what everybody has agreed to."""

    reports: Reports
    ready: Callable[[], Awaitable[object]] = _at_once
    """Waits until the game has the imported cards, after a start or an import."""

    async def brings(self, game: Game, guild: int | None, deck: DeckList) -> Brings:
        """The imported cards of the deck, with those that were reported on that server."""
        return brings(game, deck, await self.reports.barred(game.key, guild))

    async def allow(
        self, game: Game, guild: int | None, deck: DeckList, taken: Collection[str] = ()
    ) -> None:
        """Raise NotTakenError unless every card may be played on that server.

        `taken` are the states that were agreed to, beside those that nobody is asked for.
        """
        brought = await self.brings(game, guild, deck)
        beyond = brought.beyond({*game.trusted, *taken})
        if brought.reported or beyond:
            raise NotTakenError(brought.reported, beyond)
