"""How duels come about: challenges, and practice against the built-in opponent."""

import asyncio
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from bot.decks.ban_lists import BanList, ban_list, list_meant
from bot.decks.choice import DeckChoice, choices, chosen, game_of, is_legal, ready
from bot.duels.lobby.consenting import Consents
from bot.duels.lobby.counter_store import Counter
from bot.duels.lobby.invitations import Invitations
from bot.duels.lobby.opposing import alike
from bot.duels.lobby.practising import PracticeTables
from bot.duels.lobby.store import Challenge, LobbyStore, Stand
from bot.duels.lobby.tables import (
    Brought,
    LobbyError,
    Meeting,
    Person,
    Tables,
    exercises_of,
    own_not_taken,
)
from bot.duels.store.agreement import USUAL
from bot.duels.store.records import MatchRecord
from bot.duels.table.session import Session
from bot.library.library import Library
from bot.readings.brings import Brings, asking, coming
from bot.readings.gate import Gate, NotTakenError
from bot.shared.text import escaped
from bot.shared.unknown import shown
from bot.shared.words import say
from engine.core.game import DeckList, Game, Level, Setup


@dataclass(frozen=True, slots=True)
class Places:
    """Where duels are played: between people, and against the built-in opponent."""

    tables: Tables
    practice: PracticeTables


class Lobby:
    """Where people meet before they sit down at a table."""

    def __init__(
        self,
        store: LobbyStore,
        games: Mapping[str, Game],
        library: Library,
        places: Places,
        invitations: Invitations,
        gate: Gate,
        consents: Consents,
    ) -> None:
        self.invitations = invitations
        self._gate = gate
        self._consents = consents
        self._store = store
        self._library = library
        self._games = games
        self._tables = places.tables
        self._practice = places.practice
        self._accepting: set[int] = set()
        self._wanting: dict[int, set[int]] = {}
        self._rematches: dict[int, asyncio.Future[Session]] = {}
        """By the duel that is over: the one like it that is being begun."""

    def game(self, format: str) -> Game:
        """The game played in `format`; LobbyError where there is none."""
        game = game_of(self._games, format)
        if game is None:
            raise LobbyError("no-such-format", format=shown(format))
        return game

    async def ban_list(self, name: str) -> BanList | None:
        """The ban list of that name, None for ""; LobbyError where it is there no more."""
        if not name:
            return None
        meant = await list_meant(self._library, name)
        if meant is None:
            raise LobbyError("ban-list-gone", list=escaped(name))
        return await ban_list(self._library, meant)

    async def deck_meant(
        self, format: str, user: int, language: str, typed: str, limits: str = ""
    ) -> DeckChoice:
        """The deck of `user` or the ready one that is meant, by the ban list of that name.

        Raises NoSuchDeckError where it may not be played, LobbyError where the list is gone.
        """
        game, banned = self.game(format), await self.ban_list(limits)
        return await chosen(
            self._store, self._library, game, format, user, language, typed, banned
        )

    async def challenge(self, offer: Challenge) -> Challenge:
        """Keep the challenge `offer`, whose id is given here; LobbyError if it is senseless.

        Whoever accepts it agrees to the states of the cards that its deck brings.
        """
        if offer.challenged == offer.challenger:
            raise LobbyError("not-yourself")
        game = self.game(offer.format)
        brought = await self._asked(offer, offer.challenger_language, offer.deck)
        takes = tuple(brought.beyond(game.trusted))
        offer = replace(offer, agreement=replace(offer.agreement, takes=takes))
        kept = replace(offer, id=await self._store.challenges.create(offer))
        self.invitations.watch(kept.id, kept.expires)
        return kept

    async def find(self, id: int) -> Challenge:
        """The open challenge `id`; LobbyError where it is open no more."""
        challenge = await self._store.challenges.load(id)
        if challenge is None or challenge.status is not Stand.OPEN:
            raise LobbyError("challenge-is-over")
        if self.invitations.is_past(challenge):
            raise LobbyError("challenge-is-over")
        return challenge

    async def decline(self, id: int, user: int) -> Challenge:
        """Let the challenged decline the challenge; LobbyError where it is somebody else's."""
        challenge = await self.find(id)
        if user != challenge.challenged:
            raise LobbyError("not-your-challenge")
        return await self._close(challenge, Stand.DECLINED)

    async def take_back(self, id: int, user: int) -> Challenge:
        """Let the challenger take the challenge back.

        Raises LobbyError where it is somebody else's.
        """
        challenge = await self.find(id)
        if user != challenge.challenger:
            raise LobbyError("not-yours-to-take-back")
        return await self._close(challenge, Stand.TAKEN_BACK)

    async def _close(self, challenge: Challenge, stand: Stand) -> Challenge:
        if not await self._store.challenges.move(challenge.id, Stand.OPEN, stand):
            raise LobbyError("challenge-is-over")
        return replace(challenge, status=stand)

    async def decks_for(self, id: int, user: int, language: str) -> Sequence[DeckChoice]:
        """The decks with which `user` may accept the challenge.

        Raises LobbyError where there is none.
        """
        challenge = await self.find(id)
        _may_accept(challenge, user)
        game = self.game(challenge.format)
        banned = await self.ban_list(challenge.agreement.limits)
        decks = await choices(self._store, game, challenge.format, user, language, banned)
        if not decks:
            name = escaped(challenge.agreement.limits)
            raise LobbyError("no-ready-deck-by-list", list=name)
        return decks

    async def accept(
        self, id: int, person: Person, deck: str
    ) -> tuple[Challenge, Session | None]:
        """Begin the duel of the challenge; LobbyError, and it stays open, where it cannot.

        None where the challenger is asked first whether they agree to cards of the deck.
        """
        challenge = await self.find(id)
        _may_accept(challenge, person.id)
        await self._gate.ready()
        with self._alone(id):
            game = self.game(challenge.format)
            user, language = person.id or 0, person.language
            choice = await self.deck_meant(
                challenge.format, user, language, deck, challenge.agreement.limits
            )
            brought = await self._asked(challenge, language, choice.deck)
            asked = brought.beyond(game.trusted)
            if not asked:
                return await self._begin(challenge, person, _brought(choice))
            counter = Counter(
                *(challenge.id, user, person.name, language),
                *(choice.deck, choice.ready_key, tuple(asked)),
            )
            cards = asking(challenge.challenger_language, game, brought)
            await self._consents.ask(challenge, counter, cards)
            return challenge, None

    async def asked(self, id: int, version: int) -> tuple[Counter, Challenge]:
        """Who would accept with cards to be agreed to, and what; LobbyError if it is over."""
        counter = await self._consents.find(id, version)
        if counter is None:
            raise LobbyError("counter-is-over")
        return counter, await self.find(counter.challenge)

    def may_agree(self, challenge: Challenge, user: int) -> None:
        """Raise LobbyError unless the challenge is that of `user`."""
        if user != challenge.challenger:
            raise LobbyError("counter-not-yours")

    async def agree(
        self, counter: Counter, challenge: Challenge, user: int
    ) -> tuple[Challenge, Session]:
        """Let the challenger agree to these cards; LobbyError where the duel cannot begin."""
        self.may_agree(challenge, user)
        await self._gate.ready()
        person = Person(counter.user, counter.name, counter.language)
        takes = dict.fromkeys((*challenge.agreement.takes, *counter.takes))
        agreed = replace(challenge.agreement, takes=tuple(takes))
        with self._alone(challenge.id):
            brought = Brought(counter.deck, counter.ready)
            taken = replace(challenge, agreement=agreed)
            begun = await self._begin(taken, person, brought)
        await self._consents.drop(counter)
        return begun

    async def disagree(self, counter: Counter, challenge: Challenge, user: int) -> None:
        """Let the challenger refuse these cards; LobbyError for anybody else."""
        self.may_agree(challenge, user)
        await self._consents.drop(counter)

    @contextmanager
    def _alone(self, id: int) -> Iterator[None]:
        """Let nobody else accept the challenge meanwhile; LobbyError where somebody does."""
        if id in self._accepting:
            raise LobbyError("challenge-is-over")
        self._accepting.add(id)
        try:
            yield
        finally:
            self._accepting.discard(id)

    async def _asked(self, challenge: Challenge, language: str, deck: DeckList) -> Brings:
        """The cards of the deck, of which the other has to agree to some.

        LobbyError, in the `language` of its owner, where it has cards that may not be played
        here at all.
        """
        game = self.game(challenge.format)
        deck = coming(game, deck, alone=challenge.agreement.is_single)
        try:
            await self._gate.allow(game, challenge.guild, deck, game.states)
        except NotTakenError as problem:
            raise own_not_taken(problem, game, language) from problem
        return await self._gate.brings(game, challenge.guild, deck)

    async def practise(
        self,
        person: Person,
        channel: int,
        format: str,
        deck: DeckChoice,
        against: DeckChoice | None = None,
        level: Level = Level.NORMAL,
    ) -> Session:
        """Begin a duel of `person` against the built-in opponent, which plays at that level.

        It brings the deck `against`, or any ready one that is like `deck` in size. Where more
        than two play, it has all other seats.
        """
        game, language = self.game(format), person.language
        name, count = say(language, "built-in-name"), game.seats[format].least - 1
        names = [f"{name} {n}" for n in range(1, count + 1)] if count > 1 else [name]
        rivals = [Person(None, each, language) for each in names]
        others = [o for o in ready(game, format, language) if o.deck != deck.deck]
        likely = alike(others, deck, game.parts[0].key)
        theirs = [against or secrets.choice(likely or [deck]) for _ in rivals]
        brought = [_brought(each) for each in (deck, *theirs)]
        takes = tuple(state for state in game.states if state not in game.trusted)
        agreement = replace(USUAL, level=level, takes=takes)
        meeting = Meeting(game, format, (person, *rivals), brought, agreement)
        return await self._practice.begin(meeting, channel)

    async def go_on(self, meeting: Meeting, setup: Setup, channel: int) -> Session:
        """Begin practice that goes on from another duel, as its setup says."""
        await self._gate.ready()
        return await self._practice.lay(meeting, setup, channel)

    async def exercise(
        self, person: Person, channel: int, game: Game, key: str, occasion: str = ""
    ) -> Session:
        """Begin the laid-out duel of that key; LobbyError where the game has none such.

        `occasion` is kept with it, for the room that begins it.
        """
        exercises = exercises_of(game)
        try:
            exercise, laid = exercises.exercise(key), exercises.setup(key, bytes(32))
        except KeyError as problem:
            raise LobbyError("no-exercise") from problem
        rival = Person(None, say(person.language, "built-in-name"), person.language)
        brought = [Brought(deck) for deck in laid.decks]
        agreement = replace(USUAL, level=exercise.level, exercise=key, occasion=occasion)
        meeting = Meeting(game, laid.format, (person, rival), brought, agreement)
        return await self._practice.begin(meeting, channel)

    async def lesson(self, person: Person, channel: int) -> Session:
        """Begin the first duel, of the first game that has one; LobbyError where none has."""
        for game in self._games.values():
            if game.exercises is not None:
                return await self.exercise(person, channel, game, game.exercises.lesson.key)
        raise LobbyError("no-exercise")

    async def practise_again(self, record: MatchRecord, level: Level, channel: int) -> Session:
        """Begin a practice duel with the same decks, at that level, asked for in `channel`."""
        leveled = replace(record, agreement=replace(record.agreement, level=level))
        return await self._begin_again(leveled, channel)

    def wants_rematch(self, match: int, user: int) -> bool:
        """Whether `user` has said that they want another duel like `match`."""
        return user in self._wanting.get(match, ())

    def begins_rematch(self, match: int) -> bool:
        """Whether another duel like `match` is being begun at this moment."""
        return match in self._rematches

    async def rematch(self, record: MatchRecord, user: int, channel: int) -> Session | None:
        """Let `user`, in `channel`, want another duel like this one.

        It begins once all who played want it.

        None as long as somebody has not said so; that is remembered until the bot is stopped,
        also where LobbyError says that the duel cannot begin yet. Who presses while it is being
        begun is given the same one.
        """
        if self.begins_rematch(record.id):
            return await asyncio.shield(self._rematches[record.id])
        if any(seat.has_left for seat in record.seats):
            raise LobbyError("rematch-left")
        wanting = self._wanting.setdefault(record.id, set())
        wanting.add(user)
        if {seat.user for seat in record.seats if seat.user is not None} - wanting:
            return None
        beginning = asyncio.ensure_future(self._begin_again(record, channel))
        self._rematches[record.id] = beginning
        try:
            session = await asyncio.shield(beginning)
        finally:
            del self._rematches[record.id]
        del self._wanting[record.id]
        return session

    async def _begin_again(self, record: MatchRecord, pressed_in: int) -> Session:
        await self._gate.ready()
        game = self.game(record.setup.format)
        banned = await self.ban_list(record.agreement.limits)
        decks = zip(record.setup.decks, record.seats, strict=True)
        brought = [Brought(deck, seat.ready) for deck, seat in decks]
        is_laid = bool(record.agreement.exercise)
        for deck, seat in zip(brought, record.seats, strict=True):
            if not is_laid and not is_legal(game, record.setup.format, deck.deck, banned):
                raise LobbyError("deck-no-longer-allowed", name=escaped(seat.name))
        people = [Person(seat.user, seat.name, seat.language) for seat in record.seats]
        meeting = Meeting(game, record.setup.format, people, brought, record.agreement)
        asked_in = record.place.parent
        if record.practice:
            return await self._practice.begin(meeting, asked_in, pressed_in)
        return await self._tables.begin(meeting, asked_in)

    async def _begin(
        self, challenge: Challenge, person: Person, deck: Brought
    ) -> tuple[Challenge, Session]:
        """Begin a duel, the challenge being accepted from then on, and not before."""
        game, played, user = self.game(challenge.format), challenge.format, person.id or 0
        banned = await self.ban_list(challenge.agreement.limits)
        challenger = Person(
            challenge.challenger, challenge.challenger_name, challenge.challenger_language
        )
        for owner, brought in ((challenger, challenge.deck), (person, deck.deck)):
            if not is_legal(game, played, brought, banned):
                raise LobbyError("deck-no-longer-allowed", name=escaped(owner.name))
        if not await self._store.challenges.accept(challenge.id):
            raise LobbyError("challenge-is-over")
        taken = replace(
            challenge, status=Stand.ACCEPTED, challenged=user, challenged_name=person.name
        )
        decks = (Brought(challenge.deck, challenge.ready), deck)
        people, agreed = (challenger, person), challenge.agreement
        meeting = Meeting(game, played, people, decks, agreed, challenge.id)
        try:
            session = await self._tables.begin(meeting, challenge.channel)
        except BaseException:
            await self._store.challenges.reopen(challenge.id)
            self.invitations.watch(challenge.id, challenge.expires)
            raise
        await self._store.challenges.begun(challenge.id, user, person.name)
        return taken, session


def _may_accept(challenge: Challenge, user: int | None) -> None:
    """Raise LobbyError unless the challenge is for `user`, or for all but its maker."""
    if user == challenge.challenger and challenge.challenged is None:
        raise LobbyError("not-yourself")
    if challenge.challenged not in (None, user):
        raise LobbyError("not-your-challenge")


def _brought(choice: DeckChoice) -> Brought:
    return Brought(choice.deck, choice.ready_key)
