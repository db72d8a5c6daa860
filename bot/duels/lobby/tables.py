"""Tables for duels: both players reached in private, and a channel for the board."""

import asyncio
import logging
import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import discord

from bot.duels.lobby.agreed import agreed_terms, agreed_words
from bot.duels.lobby.store import LobbyStore
from bot.duels.outcome.naming import deck_name, with_level
from bot.duels.store.agreement import USUAL, Agreement
from bot.duels.store.matches import TakenError
from bot.duels.store.records import MatchRecord, Place, SeatRecord
from bot.duels.store.taken import Hold, Kind
from bot.duels.table.session import Session
from bot.duels.table.sessions import Sessions
from bot.people.clock_words import clock_rules
from bot.people.terms import Terms
from bot.readings.brings import brought_as, coming, counted, state_of
from bot.readings.gate import Gate, NotTakenError
from bot.shared.text import escaped, note
from bot.shared.words import joined, language_of, say
from engine.core.exercises import Exercises
from engine.core.game import DeckList, FaultySetupError, Game, Setup
from engine.core.protocol import Seat

_log = logging.getLogger(__name__)
THREAD_NAME = 100
"""The characters of the name of a thread."""


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


@dataclass(frozen=True, slots=True)
class Brought:
    """The deck somebody brings; `ready` is its key where it is a ready one."""

    deck: DeckList
    ready: str = ""


@dataclass(frozen=True, slots=True)
class Venue:
    """Where a duel of an event is played, in which language, and at which of its tables.

    Other duels may be played in the same channel. Where it `needs_winner` no draw ends it.
    """

    place: Place
    language: str
    table: int
    needs_winner: bool = False


@dataclass(frozen=True, slots=True)
class Meeting:
    """Who duels at what, each with a deck; what they have agreed on, and in which challenge.

    Without a `venue` a table is laid for it.
    """

    game: Game
    format: str
    people: Sequence[Person]
    decks: Sequence[Brought]
    agreement: Agreement = USUAL
    challenge: int | None = None
    venue: Venue | None = None
    gathering: int | None = None
    """The open table at which they have gathered."""

    @property
    def is_practice(self) -> bool:
        """Whether no two people play."""
        return sum(person.id is not None for person in self.people) < 2

    @property
    def person(self) -> Person:
        """Who practises; in other duels, the first of all."""
        return next(person for person in self.people if person.id is not None)

    def title(self, language: str) -> str:
        """Who duels by which rules, without Markdown; how well the built-in opponent plays."""
        rules = self.game.formats[self.format][language]
        level = self.agreement.level
        names = [
            each.name if each.id else with_level(each.name, level, language)
            for each in self.people
        ]
        if len(names) > 2:
            return say(language, "thread-name-many", format=rules, names=" – ".join(names))
        return say(language, "thread-name", format=rules, one=names[0], other=names[1])

    async def admitted(self, gate: Gate, guild: int | None) -> tuple[Setup, Agreement]:
        """Lay out the match where all have agreed to what the decks bring; else LobbyError.

        What was reported on the server is done by hand. At an event all of this is asked when
        decks are handed in, and again before they are locked. What was agreed on holds the
        imported cards that they bring, each with its state.
        """
        await gate.ready()
        both = zip(self.people, self.decks, strict=True) if self.venue is None else ()
        for person, brought in both:
            try:
                deck = coming(self.game, brought.deck, alone=self.agreement.is_single)
                await gate.allow(self.game, guild, deck, self.agreement.takes)
            except NotTakenError as problem:
                name = escaped(person.name)  # others may read it, so its cards are not named
                raise LobbyError("deck-not-taken", name=name) from problem
        hand, laid = self.game.printing.by_hand, self._setup()
        wrong = () if self.venue is not None else await gate.by_hand(self.game, guild)
        if hand is not None and wrong:
            laid = hand.lay(laid, wrong)
        return laid, self._agreed(wrong, hand.state if hand else "")

    def _agreed(self, by_hand: Collection[int], state: str) -> Agreement:
        codes = sorted({code for brought in self.decks for code in brought.deck.codes})
        known = ((code, state_of(self.game, code)) for code in codes)
        states = ((code, state if code in by_hand else each) for code, each in known if each)
        return replace(self.agreement, read=tuple(states))

    def _setup(self) -> Setup:
        """Lay out the match; LobbyError where a deck may not be played."""
        lists = [brought.deck for brought in self.decks]
        seed, best_of = secrets.token_bytes(32), self.agreement.best_of
        if self.agreement.exercise:
            return exercises_of(self.game).setup(self.agreement.exercise, seed)
        try:
            laid = self.game.setup(self.format, lists, seed, best_of)
        except FaultySetupError as problem:
            name = escaped(self.people[min(problem.faults)].name)
            raise LobbyError("deck-no-longer-allowed", name=name) from problem
        needs_winner = self.venue is not None and self.venue.needs_winner
        agreed = self.agreement
        return replace(laid, first=agreed.first, needs_winner=needs_winner, house=agreed.house)


def exercises_of(game: Game) -> Exercises:
    """The laid-out duels of the game; LobbyError where it has none."""
    if game.exercises is None:
        raise LobbyError("no-exercise")
    return game.exercises


def own_not_taken(problem: NotTakenError, game: Game, language: str) -> LobbyError:
    """Which cards keep one's own deck from being played here, in that language."""
    cards = "\n".join(f"- {line}" for line in problem.lines(language, game))
    return LobbyError("own-deck-not-taken", cards=cards)


class Tables:
    """Lays tables. Each is one channel, and in each channel is one duel at a time."""

    def __init__(
        self, client: discord.Client, store: LobbyStore, sessions: Sessions, gate: Gate
    ) -> None:
        self._client = client
        self._gate = gate
        self._store = store
        self._sessions = sessions
        self._seating = asyncio.Lock()

    async def begin(self, meeting: Meeting, channel: int) -> Session:
        """Begin the duel of a meeting that was asked for in `channel`.

        Raises LobbyError where that cannot be, at a table of an event also TakenError; then
        nobody keeps a message about it.
        """
        venue = meeting.venue
        guild = venue.place.guild if venue else guild_of(self._client, channel)
        setup, agreement = await meeting.admitted(self._gate, guild)
        if venue is None and self._parent_of_threads(channel) is None:
            await self._be_free(channel)
        terms = await self._terms(guild, meeting)
        greetings = await self._reach(meeting, terms)
        place, language = await self._where(meeting, channel, guild)
        record = MatchRecord(
            id=0,
            game=meeting.game.key,
            setup=setup,
            practice=meeting.is_practice,
            place=place,
            language=language,
            terms=terms,
            seats=tuple(_seats(meeting, greetings)),
            agreement=agreement,
            challenge=meeting.challenge,
            event_table=venue.table if venue else None,
            gathering=meeting.gathering,
        )
        try:
            async with self._seating:
                if venue is None:
                    await self._be_free(place.channel)
                told = await self._say_what_begins(meeting, record)
                return await self._open(record, told)
        except (LobbyError, TakenError):
            await take_back(greetings.values())
            raise

    async def _open(self, record: MatchRecord, told: discord.Message | None) -> Session:
        """Begin it, where no other process has begun one there meanwhile."""
        channel = Hold(Kind.CHANNEL, record.place.channel)
        table = record.event_table
        hold = channel if table is None else Hold(Kind.TABLE, table)
        try:
            return await self._sessions.open(record, (hold,))
        except TakenError as problem:
            await take_back([told] if told else [])
            if table is not None:
                raise
            raise LobbyError("channel-is-taken") from problem

    async def _say_what_begins(
        self, meeting: Meeting, record: MatchRecord
    ) -> discord.Message | None:
        """Tell at the table what is dueled by; the message, if there could be one."""
        language, game = record.language, meeting.game
        names = [escaped(person.name) for person in meeting.people]
        rules = game.formats[meeting.format][language]
        closed = [] if record.practice else [seat for seat in record.seats if seat.is_closed]
        lines = [
            agreed_words(language, rules, record.agreement, record.terms, names),
            *_decks_told(meeting, record.agreement, names, language),
            *(_where_they_play(record) if closed else ()),
        ]
        users = [person.id for person in meeting.people if person.id is not None]
        if any([await self._store.newcomers.is_first_duel_of(user) for user in users]):
            lines.append(f"-# {say(language, 'first-duel-hint')}")
        channel = self._client.get_partial_messageable(record.place.channel)
        called = [discord.Object(seat.user or 0) for seat in closed]
        mentions = discord.AllowedMentions(users=called)
        try:
            return await channel.send(view=note("\n".join(lines)), allowed_mentions=mentions)
        except discord.HTTPException as problem:
            _log.info("The start of a duel could not be told: %s", problem)
            return None

    async def _terms(self, guild: int | None, meeting: Meeting) -> Terms:
        """What the server sets, as far as the agreement and the format leave it open."""
        terms = await self._store.settings.of(guild)
        alone = terms.unilateral and meeting.format not in meeting.game.by_consent
        return replace(agreed_terms(meeting.agreement, terms), unilateral=alone)

    async def _be_free(self, channel: int) -> None:
        if await self._sessions.in_channel(channel):
            raise LobbyError("channel-is-taken")

    async def _reach(self, meeting: Meeting, terms: Terms) -> dict[int, discord.Message]:
        """A first private message to each person, by id; none to the person who takes none."""
        sent: dict[int, discord.Message] = {}
        for person in meeting.people:
            if person.id is None:
                continue
            words = _greeting(meeting, person, terms)
            try:
                private = await self._client.create_dm(discord.Object(person.id))
                sent[person.id] = await private.send(view=note(words))
            except discord.Forbidden as problem:
                _log.info("User %s takes no private messages: %s", person.id, problem)
        return sent

    async def _where(
        self, meeting: Meeting, channel: int, guild: int | None
    ) -> tuple[Place, str]:
        """Where the duel is played, and in which language that is told there."""
        if meeting.venue is not None:
            return meeting.venue.place, meeting.venue.language
        found = self._client.get_guild(guild or 0)
        language = language_of(found.preferred_locale) if found else meeting.people[0].language
        return Place(guild, await self._table(channel, meeting, language), channel), language

    async def _table(self, channel: int, meeting: Meeting, language: str) -> int:
        """The channel of the board: a thread of its own where that is allowed."""
        parent = self._parent_of_threads(channel)
        if parent is None:
            return channel
        try:
            thread = await parent.create_thread(
                name=meeting.title(language)[:THREAD_NAME],
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


def guild_of(client: discord.Client, channel: int) -> int | None:
    """The server that the channel is on; None for private messages."""
    guild = getattr(client.get_channel(channel), "guild", None)
    return None if guild is None else int(guild.id)


def _greeting(meeting: Meeting, person: Person, terms: Terms) -> str:
    """Whom `person` is about to duel at what, and how time is counted if it is."""
    rivals = joined(
        person.language, (other.name for other in meeting.people if other is not person)
    )
    name = meeting.game.formats[meeting.format][person.language]
    facts = {"rival": escaped(rivals), "format": name}
    words = say(person.language, "table-is-laid", **facts)
    if meeting.is_practice:
        return words
    many = len(meeting.people) > 2
    return f"{words}\n{clock_rules(person.language, terms, many=many)}"


def _seats(meeting: Meeting, greetings: Mapping[int, discord.Message]) -> Iterable[SeatRecord]:
    """The seats in order; the first private message of a player becomes their panel."""
    for number, (person, deck) in enumerate(zip(meeting.people, meeting.decks, strict=True)):
        seat = SeatRecord(
            Seat(number), person.id, person.name, person.language, ready=deck.ready
        )
        sent = greetings.get(person.id or 0)
        if sent is None:
            yield seat
        else:
            yield replace(seat, panel_channel=sent.channel.id, panel_message=sent.id)


def _decks_told(
    meeting: Meeting, agreement: Agreement, names: Sequence[str], language: str
) -> Iterable[str]:
    """Who plays which of the ready decks, and how many cards that had to be agreed to.

    Nothing at an event, whose lists are secret.
    """
    if meeting.venue is not None:
        return
    for name, brought in zip(names, meeting.decks, strict=True):
        deck = deck_name(brought.ready, meeting.game, language)
        yield say(language, "plays-deck", name=name, deck=deck)
        played = coming(meeting.game, brought.deck, alone=agreement.is_single)
        asked = brought_as(meeting.game, played, agreement.read)
        if cards := counted(language, meeting.game, asked.beyond(meeting.game.trusted)):
            yield f"-# {say(language, 'plays-cards', name=name, cards=cards)}"


def _where_they_play(record: MatchRecord) -> Iterable[str]:
    """For each player how they see their hand, where one of them takes no private messages."""
    language = record.language
    button = say(language, "my-hand")
    for seat in record.seats:
        if seat.is_closed:
            yield say(language, "plays-here", user=f"<@{seat.user}>", button=button)
        elif seat.user is not None:
            name = escaped(seat.name)
            yield say(language, "plays-in-private", name=name, button=button)


async def take_back(messages: Iterable[discord.Message]) -> None:
    """Delete messages about a duel that has not come about."""
    for message in messages:
        try:
            await message.delete()
        except discord.HTTPException as problem:
            _log.info("A message could not be taken back: %s", problem)
