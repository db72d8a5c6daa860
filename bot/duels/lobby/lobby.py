"""How duels come about: challenges, and practice against the built-in opponent."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.decks.choice import DeckChoice, choices, chosen, game_of, ready
from bot.duels.lobby.store import Challenge, Stand
from bot.duels.lobby.tables import LobbyError, Person, Tables
from bot.duels.session import Session
from bot.shared.words import say
from bot.store import Store
from engine.core.game import DeckList, Game


class Lobby:
    """Where people meet before they sit down at a table."""

    def __init__(self, store: Store, games: Mapping[str, Game], tables: Tables) -> None:
        self._store = store
        self._games = games
        self._tables = tables
        self._accepting: set[int] = set()

    def game(self, format: str) -> Game:
        """The game played in `format`; LobbyError where there is none."""
        game = game_of(self._games, format)
        if game is None:
            raise LobbyError("no-such-format", format=format[:50])
        return game

    async def challenge(self, offer: Challenge) -> Challenge:
        """Keep the challenge `offer`, whose id is given here; LobbyError if it is senseless."""
        if offer.challenged == offer.challenger:
            raise LobbyError("not-yourself")
        return replace(offer, id=await self._store.challenges.create(offer))

    async def find(self, id: int) -> Challenge:
        """The open challenge `id`; LobbyError where it is open no more."""
        challenge = await self._store.challenges.load(id)
        if challenge is None or challenge.status is not Stand.OPEN:
            raise LobbyError("challenge-is-over")
        return challenge

    async def decline(self, id: int, user: int) -> Challenge:
        """Close the challenge; the challenged declines it, the challenger takes it back."""
        challenge = await self.find(id)
        if user not in (challenge.challenged, challenge.challenger):
            raise LobbyError("not-your-challenge")
        if not await self._store.challenges.move(id, Stand.OPEN, Stand.CLOSED):
            raise LobbyError("challenge-is-over")
        return challenge

    async def decks_for(self, id: int, user: int, language: str) -> Sequence[DeckChoice]:
        """The decks with which `user` may accept the challenge."""
        challenge = await self.find(id)
        if user != challenge.challenged:
            raise LobbyError("not-your-challenge")
        game = self.game(challenge.format)
        return await choices(self._store, game, challenge.format, user, language)

    async def accept(self, id: int, person: Person, deck: str) -> Session:
        """Begin the duel of the challenge; LobbyError, and it stays open, where it cannot."""
        challenge = await self.find(id)
        if person.id != challenge.challenged:
            raise LobbyError("not-your-challenge")
        if id in self._accepting:
            raise LobbyError("challenge-is-over")
        self._accepting.add(id)
        try:
            return await self._begin(challenge, person, deck)
        finally:
            self._accepting.discard(id)

    async def practise(
        self, person: Person, channel: int, format: str, deck: DeckList
    ) -> Session:
        """Begin a duel of `person` against the built-in opponent, who brings a ready deck."""
        game, language = self.game(format), person.language
        rival = Person(None, say(language, "built-in-name"), language)
        others = [other.deck for other in ready(game, format, language)]
        fresh = [other for other in others if other != deck] or others or [deck]
        decks = (deck, secrets.choice(fresh))
        return await self._tables.begin(game, format, channel, (person, rival), decks)

    async def _begin(self, challenge: Challenge, person: Person, deck: str) -> Session:
        """Begin a duel, the challenge being accepted from then on, and not before."""
        game, played = self.game(challenge.format), challenge.format
        brought = await chosen(
            self._store, game, played, challenge.challenged, person.language, deck
        )
        challenger = Person(
            challenge.challenger, challenge.challenger_name, challenge.challenger_language
        )
        if not await self._store.challenges.move(challenge.id, Stand.OPEN, Stand.ACCEPTED):
            raise LobbyError("challenge-is-over")
        try:
            return await self._tables.begin(
                game,
                played,
                challenge.channel,
                (challenger, person),
                (challenge.deck, brought.deck),
            )
        except BaseException:
            await self._store.challenges.move(challenge.id, Stand.ACCEPTED, Stand.OPEN)
            raise
