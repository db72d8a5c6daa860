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
        self,
        barred: tuple[int, ...],
        beyond: Mapping[str, tuple[int, ...]],
        reported: tuple[int, ...] = (),
    ) -> None:
        """The cards that may not be played, and those not agreed to, by their state.

        Of those that were `reported` it is said.
        """
        super().__init__()
        self.barred = barred
        self.beyond = beyond
        self.reported = reported

    def lines(self, language: str, game: Game) -> list[str]:
        """Which cards these are, and what keeps each from being played; a line for each."""
        names = game.names(language)
        lines = []
        if self.barred:
            cards = named(language, names, self.barred)
            lines.append(say(language, "readings-reported", cards=cards))
        lines += [
            say(language, "readings-not-taken", cards=line)
            for line in state_lines(language, game, names, self.beyond, reported=self.reported)
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
        return brings(game, deck, await self.reports.standing(game.key, guild))

    async def by_hand(self, game: Game, guild: int | None) -> Collection[int]:
        """The cards that duels on that server have done by hand, as they were reported there.

        None where the game does nothing by hand: there they are not played.
        """
        return await self.reports.standing(game.key, guild) if game.printing.by_hand else ()

    async def allow(
        self,
        game: Game,
        guild: int | None,
        deck: DeckList,
        taken: Collection[str] = (),
        *,
        at_event: bool = False,
    ) -> None:
        """Raise NotTakenError unless every card may be played on that server.

        `taken` are the states that were agreed to, beside those that nobody is asked for. At an
        event, whose decks stay as they were locked, nothing that was reported is played.
        """
        brought = await self.brings(game, guild, deck)
        barred = brought.reported if at_event or not game.printing.by_hand else ()
        beyond = brought.beyond({*game.trusted, *taken})
        if barred or beyond:
            raise NotTakenError(barred, beyond, brought.reported)
