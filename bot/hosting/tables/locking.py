"""Decks as they are when they are locked: whether the event still takes their cards."""

from collections.abc import Mapping

from bot.events.results import Player
from bot.hosting.ongoing.hosted import Hosted
from bot.readings.gate import Gate, NotTakenError
from engine.core.game import Game


class Locks:
    """Tells which decks an event does not take: cards may have become less sure since."""

    def __init__(self, gate: Gate, games: Mapping[str, Game]) -> None:
        self._gate = gate
        self._games = games

    async def refused(self, hosted: Hosted, player: Player, language: str) -> list[str]:
        """The cards that keep the player's deck out, in lines; none where nothing does."""
        rules, known = hosted.record.rules, hosted.players.get(player)
        game = self._games.get(rules.game)
        if game is None or known is None or known.deck is None:
            return []
        try:
            await self._gate.allow(
                game, hosted.record.guild, known.deck, rules.takes, at_event=True
            )
        except NotTakenError as problem:
            return problem.lines(language, game)
        return []
