"""How duels come about: challenges, practice, and the table that is laid for them."""

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import discord

from bot.deck_choice import DeckChoice, choices, chosen, game_of, ready
from bot.layouts.text import note
from bot.session import Session
from bot.sessions import Sessions
from bot.store import Store
from bot.store.challenges import Challenge, Stand
from bot.store.matches import MatchRecord, Place, SeatRecord
from bot.words import language_of, say
from engine.core.game import DeckList, Game
from engine.core.protocol import Seat

_log = logging.getLogger(__name__)
_THREAD_NAME = 100


class LobbyError(Exception):
    """A duel cannot come about; `key` and `facts` say in words why not, and what to do."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who wants to play: the built-in opponent has no `id`."""

    id: int | None
    name: str
    language: str


class Lobby:
    """Brings people to tables. Each table is one channel, and in each channel is one duel."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        games: Mapping[str, Game],
        sessions: Sessions,
    ) -> None:
        self._client = client
        self._store = store
        self._games = games
        self._sessions = sessions
        self._accepting: set[int] = set()
        self._seating = asyncio.Lock()

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
            game = self.game(challenge.format)
            brought = await chosen(
                self._store, game, challenge.format, person.id, person.language, deck
            )
            challenger = Person(
                challenge.challenger, challenge.challenger_name, challenge.challenger_language
            )
            people = (challenger, person)
            decks = (challenge.deck, brought.deck)
            table = await self._lay(challenge.channel, challenge.format, people, decks)
            if not await self._store.challenges.move(id, Stand.OPEN, Stand.ACCEPTED):
                raise LobbyError("challenge-is-over")
            return await self._seat(table)
        finally:
            self._accepting.discard(id)

    async def practise(
        self, person: Person, channel: int, format: str, deck: DeckList
    ) -> Session:
        """Begin a duel of `person` against the built-in opponent, who brings a ready deck."""
        language = person.language
        rival = Person(None, say(language, "built-in-name"), language)
        others = [other.deck for other in ready(self.game(format), format, language)]
        fresh = [other for other in others if other != deck] or others or [deck]
        decks = (deck, secrets.choice(fresh))
        table = await self._lay(channel, format, (person, rival), decks)
        return await self._seat(table)

    async def _lay(
        self, channel: int, format: str, people: Sequence[Person], decks: Sequence[DeckList]
    ) -> MatchRecord:
        """The duel as it will be kept, once both players have been reached in private."""
        game = self.game(format)
        setup = game.setup(format, decks, secrets.token_bytes(32))
        if self._parent_of_threads(channel) is None and await self._sessions.in_channel(
            channel
        ):
            raise LobbyError("channel-is-taken")
        found = self._client.get_channel(channel)
        guild = getattr(found, "guild", None)
        public = language_of(guild.preferred_locale) if guild else people[0].language
        seats = await self._reach(people, game.formats[format])
        names = " – ".join(person.name for person in people)
        place = Place(
            guild=guild.id if guild else None,
            channel=await self._table(channel, names),
            parent=channel,
        )
        return MatchRecord(
            id=0,
            game=game.key,
            setup=setup,
            practice=any(person.id is None for person in people),
            place=place,
            language=public,
            terms=await self._store.settings.of(place.guild),
            seats=tuple(seats),
        )

    async def _seat(self, record: MatchRecord) -> Session:
        async with self._seating:
            await self._be_free(record.place.channel)
            return await self._sessions.open(record)

    async def _be_free(self, channel: int) -> None:
        if await self._sessions.in_channel(channel):
            raise LobbyError("channel-is-taken")

    async def _reach(
        self, people: Sequence[Person], format: Mapping[str, str]
    ) -> list[SeatRecord]:
        """The seats, each person with a first private message; LobbyError if one takes none."""
        seats: list[SeatRecord] = []
        sent: list[discord.Message] = []
        for number, person in enumerate(people):
            seat = SeatRecord(Seat(number), person.id, person.name, person.language)
            if person.id is not None:
                rivals = ", ".join(other.name for other in people if other is not person)
                words = say(
                    person.language,
                    "table-is-laid",
                    rival=discord.utils.escape_markdown(rivals),
                    format=format[person.language],
                )
                try:
                    private = await self._client.create_dm(discord.Object(person.id))
                    sent.append(await private.send(view=note(words)))
                except discord.Forbidden as problem:
                    await _take_back(sent)
                    name = discord.utils.escape_markdown(person.name)
                    raise LobbyError("takes-no-messages", name=name) from problem
                seat = replace(seat, panel_channel=private.id, panel_message=sent[-1].id)
            seats.append(seat)
        return seats

    async def _table(self, channel: int, names: str) -> int:
        """The channel of the board: a thread of its own where that is allowed."""
        parent = self._parent_of_threads(channel)
        if parent is None:
            return channel
        try:
            thread = await parent.create_thread(
                name=names[:_THREAD_NAME],
                type=discord.ChannelType.public_thread,
                auto_archive_duration=1440,
            )
        except discord.HTTPException as problem:
            _log.info("No thread in channel %s: %s", channel, problem)
            return channel
        return thread.id

    def _parent_of_threads(self, channel: int) -> discord.TextChannel | None:
        """The channel, if a thread may be made in it."""
        found = self._client.get_channel(channel)
        if not isinstance(found, discord.TextChannel):
            return None
        allowed = found.permissions_for(found.guild.me)
        may = allowed.create_public_threads and allowed.send_messages_in_threads
        return found if may else None


async def _take_back(messages: Sequence[discord.Message]) -> None:
    for message in messages:
        try:
            await message.delete()
        except discord.HTTPException as problem:
            _log.info("A private message could not be taken back: %s", problem)
