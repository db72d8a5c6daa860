"""When an imported card is first used in a duel, the log says how sure its rules are."""

from collections.abc import Sequence

from bot.duels.store.records import MatchRecord
from bot.shared.text import escaped
from bot.shared.words import say
from engine.core.game import Game, Reader
from engine.core.match import Match
from engine.core.protocol import Event, Seat


class Telling:
    """Puts what happens into words, and with the first use of a card the state of its rules.

    The states are those of the start, whatever was imported since.
    """

    def __init__(self, game: Game, record: MatchRecord) -> None:
        self._game = game
        self._states = dict(record.agreement.read)
        self._told: set[tuple[Seat | str, int]] = set()
        """Everybody is told once in each language."""

    def tell(self, match: Match, events: Sequence[Event], reader: Reader) -> tuple[str, ...]:
        """The events in sentences; each of them has to be told to an audience once."""
        lines = self._game.tell(match, events, reader)
        if not self._states:
            return lines
        return (*lines, *self._first_uses(match, events, reader))

    def _first_uses(
        self, match: Match, events: Sequence[Event], reader: Reader
    ) -> Sequence[str]:
        names, said = self._game.names(reader.language), []
        told_to = reader.language if reader.seat is None else reader.seat
        for code in self._game.used(match, events, reader):
            if code in self._states and (told_to, code) not in self._told:
                self._told.add((told_to, code))
                state = say(reader.language, f"state-{self._states[code]}")
                name = escaped(names.get(code, str(code)))
                said.append(say(reader.language, "readings-first-use", card=name, state=state))
        return said
