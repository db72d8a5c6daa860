"""A duel as it is kept: where it is played, who sits there, what was answered.

Belongs here: values, and what follows from one of them alone.
Does not belong here: how they are read and written (`matches`, `journal`).
"""

from enum import StrEnum

from bot.duels.clocks.halt import Correction, Halt
from bot.duels.store.agreement import USUAL, Agreement
from bot.duels.store.ending import Ending
from bot.people.terms import Terms
from engine.core.changing import changed
from engine.core.game import Setup
from engine.core.match import Entry
from engine.core.protocol import Seat
from engine.core.values import value


class GivenBy(StrEnum):
    """Who gave an answer: a person, or what answers for one.

    That is the pace of windows, the clock, the built-in opponent, or the table, to which a
    player leaves the choices that seldom matter. The event at whose table a duel is played
    calls time, and a moderator has a decision made anew.
    """

    PLAYER = "player"
    PACE = "pace"
    CLOCK = "clock"
    PRACTICE = "practice"
    ROUTINE = "routine"
    EVENT = "event"
    MODERATOR = "moderator"


class Status(StrEnum):
    """Whether a duel goes on, is over, or was stopped as no contest."""

    OPEN = "open"
    OVER = "over"
    STOPPED = "stopped"


@value
class Place:
    """Where a duel is played: the server, the channel of its board, and that one's parent."""

    guild: int | None
    channel: int
    parent: int

    @property
    def is_private(self) -> bool:
        """Whether the duel is played in private messages alone, without a board."""
        return self.guild is None

    @property
    def link(self) -> str:
        """Leads to where the duel is shown."""
        if not self.is_private:
            return f"<#{self.channel}>"
        return f"https://discord.com/channels/@me/{self.channel}"

    @property
    def is_thread(self) -> bool:
        """Whether the board has a thread of its own."""
        return self.channel != self.parent and not self.is_private


@value
class SeatRecord:
    """A seat as kept: `user` is None for the built-in opponent."""

    seat: Seat
    user: int | None
    name: str
    language: str
    panel_channel: int | None = None
    panel_message: int | None = None
    ready: str = ""
    """The key of the seat's deck, where that is a ready one."""
    panel_moves: bool = False
    """Whether a new message is being sent in place of `panel_message`, and may stand there."""

    @property
    def has_left(self) -> bool:
        """Whether who sat there is forgotten: a number below 0 stands for them."""
        return self.user is not None and self.user < 0

    @property
    def is_closed(self) -> bool:
        """Whether its player has no panel in private, and plays by those they open."""
        return self.user is not None and self.panel_channel is None


@value
class Handing:
    """That `seat` is to be handed to `user`, which they and all who play have to agree to.

    `agreed` are those of the seats that have, and `is_taken` says whether `user` has.
    """

    seat: Seat
    user: int
    name: str
    language: str
    agreed: tuple[Seat, ...] = ()
    is_taken: bool = False


@value
class HandOver:
    """A seat that was handed over, so many `answers` having been given in the duel.

    `left` is the seat as it was, with the panel of who left it; `user` has sat there since. It
    `is_shown` once that panel is closed and the new one sent.
    """

    id: int
    seat: Seat
    answers: int
    left: SeatRecord
    user: int
    name: str
    language: str
    is_shown: bool = False


@value
class Undoing:
    """That `seat` decides anew what it last decided, as was asked after so many `answers`.

    With the next answer it is void. The others `agreed`, or nobody is asked any more, since it
    was `refused` or taken back; `refused_to` are all who had theirs refused after as many
    answers. Where it `is_moderated` the seat itself has to agree too.
    """

    seat: Seat
    answers: int
    agreed: tuple[Seat, ...] = ()
    refused: bool = False
    is_moderated: bool = False
    refused_to: tuple[Seat, ...] = ()


UNKNOWN = "unknown"
"""Stands for a fingerprint that was not kept."""


@value
class MatchRecord:
    """A duel as kept, without its answers."""

    id: int
    game: str
    setup: Setup
    practice: bool
    place: Place
    language: str
    terms: Terms
    seats: tuple[SeatRecord, ...]
    board_message: int | None = None
    surrendering: Seat | None = None
    surrenders_match: bool = True
    """Whether who asks to surrender gives up the whole match, or only the duel under way."""
    drawing: Seat | None = None
    """Who offers a draw, if anybody."""
    agreed: tuple[Seat, ...] = ()
    """Who has agreed to it, where there are more than two."""
    leaving: tuple[Seat, ...] = ()
    """Who goes out as soon as everybody sees the table as it is."""
    open_hands: tuple[Seat, ...] = ()
    """Whose players let spectators see their hands."""
    halt: Halt | None = None
    corrections: tuple[Correction, ...] = ()
    """What judges gave or took of banks, in this order."""
    handing: Handing | None = None
    """The seat that is to be handed over, if any."""
    undoing: Undoing | None = None
    """Who asks to decide anew, if that is not void by now."""
    handed: tuple[HandOver, ...] = ()
    """The seats that were handed over, in this order."""
    status: Status = Status.OPEN
    ending: Ending | None = None
    agreement: Agreement = USUAL
    challenge: int | None = None
    """The challenge of which the duel came."""
    gathering: int | None = None
    """The open table of which it came."""
    event_table: int | None = None
    """The table of an event at which it is played."""
    begun: str = ""
    """The fingerprint of what was told before the first answer; "" where nothing is told yet.

    It is `UNKNOWN` of duels that were begun before there was one.
    """

    @property
    def is_match(self) -> bool:
        """Whether more than one duel may be played."""
        return self.setup.best_of > 1

    @property
    def is_for_many(self) -> bool:
        """Whether more than two play, of whom some can be out while the others play on."""
        return len(self.seats) > 2

    @property
    def can_be_handed(self) -> bool:
        """Whether seats can be handed over: among many who met by themselves."""
        return self.is_for_many and not self.practice and self.event_table is None

    @property
    def bare(self) -> "MatchRecord":
        """The same without what is proposed, asked for or agreed to in it now."""
        return changed(
            self,
            surrendering=None,
            drawing=None,
            agreed=(),
            leaving=(),
            halt=None,
            handing=None,
            undoing=None,
        )

    @property
    def users(self) -> dict[Seat, int | None]:
        """Who has which seat now; nobody has that of the built-in opponent."""
        return {seat.seat: seat.user for seat in self.seats}

    def names_at(self, answer: int) -> tuple[str, ...]:
        """The names of those who sat there when that answer was given; -1 is the start."""
        names = [seat.name for seat in self.seats]
        for over in reversed(self.handed):
            if answer < over.answers:
                names[over.seat] = over.left.name
        return tuple(names)

    def since(self, seat: Seat | None) -> int:
        """How many answers had been given when the player of `seat` sat down there.

        It is -1 where they have had it from the start.
        """
        return max((over.answers for over in self.handed if over.seat == seat), default=-1)

    def owner(self, seat: Seat) -> SeatRecord:
        """The seat as it was when its deck was brought: the deck stays that player's."""
        first = (over.left for over in self.handed if over.seat == seat)
        return next(first, self.seats[seat])

    def brought_by(self, user: int) -> Seat | None:
        """The seat that plays with the deck of `user`, whoever has it now; None for none."""
        owned = (seat.seat for seat in self.seats if self.owner(seat.seat).user == user)
        return next(owned, None)

    def has_left(self, user: int) -> bool:
        """Whether `user` has had a seat here that they handed over, and so knows a hand."""
        return any(over.left.user == user for over in self.handed)

    @property
    def can_show_hands(self) -> bool:
        """Whether its players may let spectators see their hands: not in practice or events."""
        return not (self.practice or self.event_table or self.place.is_private)

    @property
    def shown_hands(self) -> tuple[Seat, ...]:
        """The seats whose hands spectators see: all of them, once each player agrees."""
        people = tuple(seat.seat for seat in self.seats)
        return people if set(people) <= set(self.open_hands) else ()

    @property
    def is_halted(self) -> bool:
        """Whether the duel is paused."""
        return self.halt is not None and self.halt.is_on

    @property
    def is_held(self) -> bool:
        """Whether a moderator has paused it."""
        return self.halt is not None and self.halt.moderated

    @property
    def delay(self) -> float:
        """The seconds by which everybody sees it later than its players."""
        return 0.0 if self.practice or self.place.is_private else self.terms.delay * 60.0

    @property
    def is_given_up_at_once(self) -> bool:
        """Whether a surrender needs no consent: in practice, events, where others play on."""
        is_own = self.practice or self.is_for_many
        return self.terms.unilateral or is_own or self.event_table is not None

    @property
    def has_runs(self) -> bool:
        """Whether the pace is kept even: between people, unless the server wants none."""
        return self.terms.pace > 0 and not self.practice


@value
class Kept:
    """One accepted answer, its giver, and the milliseconds that it took of a bank, if any.

    `reached` is the fingerprint of all that was told and chosen by then, with what it led to;
    "" where it was kept before there was one. `at` is when it was accepted, in seconds since
    1970; None where that was not kept yet.
    """

    entry: Entry
    given_by: GivenBy
    spent: int | None = None
    reached: str = ""
    at: float | None = None
