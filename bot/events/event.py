"""An event as it stands: what its records come to, and which may come next.

It knows neither Discord nor a game: players are numbers, and time is told with the records.
"""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from enum import StrEnum
from functools import singledispatchmethod

from bot.events import records, rounds, standings
from bot.events.records import Entry, Record
from bot.events.refusal import Refusal, RefusedError
from bot.events.results import BYE, History, How, Pairing, Player, Result, Round, missed
from bot.events.standings import Standing
from bot.events.terms import Shape, Terms
from bot.events.undoing import effective


class Phase(StrEnum):
    """How far an event has come."""

    SIGN_UP = "sign-up"
    CHECK_IN = "check-in"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"


ENDED = (Phase.OVER, Phase.CANCELLED)
"""The phases in which nothing more is decided."""


class Event:
    """The state of an event; only `apply` changes it."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.phase = Phase.SIGN_UP
        self.joined: list[Player] = []
        self.checked_in: list[Player] = []
        self.players: list[Player] = []
        """Those who take part, by their seeds; who joined late comes last."""
        self.late: dict[Player, int] = {}
        """Those who joined after the beginning, and how many rounds had then been paired."""
        self.gone: dict[Player, bool] = {}
        """Those who have left, and whether they were thrown out."""
        self.missed: dict[Player, Mapping[int, int]] = {}
        """By player, each Swiss round missed, and how many were paired when it was counted."""
        self.rounds: list[Round] = []
        self.cut: tuple[Player, ...] = ()
        """Those who play the top cut, by their seeds."""
        self._ranked: Sequence[Standing] | None = None
        """The standings, once they were asked for; no longer after the next record."""

    @classmethod
    def of(cls, terms: Terms, entries: Iterable[Entry]) -> "Event":
        """What the entries come to. A round that was taken back has left nothing behind."""
        event = cls(terms)
        for record in effective([entry.record for entry in entries]):
            event.apply(record)
        return event

    @property
    def active(self) -> list[Player]:
        """Those who take part and have not left, by their seeds."""
        return [player for player in self.players if player not in self.gone]

    @property
    def stage(self) -> int:
        """1 for the event itself, 2 for its top cut."""
        return self.rounds[-1].stage if self.rounds else 1

    @property
    def takes_late(self) -> bool:
        """Whether there is a round to come in which one more player can be paired."""
        if not self.terms.joins_late or self.terms.shape is not Shape.SWISS or self.cut:
            return False
        if self.phase is not Phase.PLAYING:
            return False
        if len(self.players) >= rounds.MOST:
            return False
        return len(self.rounds) < self.terms.swiss(len(self.players) + 1).rounds

    def after(self, record: Record) -> "Event":
        """The event as it is once `record` has taken effect, which may not take a round back.

        RefusedError where it may not take effect. This event stays as it is.
        """
        event = copy(self)
        for name in ("joined", "checked_in", "players", "late", "gone", "missed"):
            setattr(event, name, copy(getattr(self, name)))
        newest = [replace(one, results=dict(one.results)) for one in self.rounds[-1:]]
        event.rounds = self.rounds[:-1] + newest
        event.apply(record)
        return event

    def ranked(self) -> Sequence[Standing]:
        """The standings of all who take part or have left, in the first stage."""
        if self._ranked is None:
            known = standings.standings(self.history(), self.players, self.terms.scoring)
            self._ranked = tuple(known)
        return self._ranked

    def rounds_of(self, stage: int) -> list[Round]:
        """The rounds of a stage so far."""
        return [each for each in self.rounds if each.stage == stage]

    def history(self, stage: int = 1, before: int | None = None) -> History:
        """What was played in a stage, or in its rounds before the one of that number.

        Who joined late, or left and came back, has lost the rounds that they missed. Those
        who were not there when the round `before` was paired are left out.
        """
        end = len(self.rounds) + 1 if before is None else before
        there = [player for player in self.players if self.late.get(player, 0) < end]
        rounds = [one for one in self.rounds_of(stage) if one.number < end]
        played = [each for one in rounds for each in one.played()]
        if stage == 1:
            for player in there:
                away = self.missed.get(player, {})
                played += [missed(player, one) for one, since in away.items() if since < end]
        return History.of(there, played)

    def apply(self, record: Record) -> None:
        """Let a record take effect; RefusedError, and nothing has changed, where it may not."""
        self._ranked = None
        self._apply(record)

    @singledispatchmethod
    def _apply(self, record: object) -> None:
        raise NotImplementedError(record)

    @_apply.register
    def _(self, record: records.Joined) -> None:
        if record.player in self.joined:
            raise RefusedError(Refusal.ALREADY)
        if len(self.joined) >= rounds.MOST:
            raise RefusedError(Refusal.FULL)
        is_late = self.phase is Phase.PLAYING
        if self.phase in ENDED or (is_late and not self.takes_late):
            raise RefusedError(Refusal.TOO_LATE)
        self.joined.append(record.player)
        if is_late:
            self.players.append(record.player)
            self.late[record.player] = len(self.rounds)
            self._miss(record.player)

    @_apply.register
    def _(self, record: records.Withdrew) -> None:
        self._before_the_start()
        if record.player not in self.joined:
            raise RefusedError(Refusal.NOT_IN)
        self.joined.remove(record.player)
        if record.player in self.checked_in:
            self.checked_in.remove(record.player)

    @_apply.register
    def _(self, record: records.DeckChanged) -> None:
        self._before_the_start()
        if record.player not in self.joined:
            raise RefusedError(Refusal.NOT_IN)

    @_apply.register
    def _(self, record: records.CheckInOpened) -> None:
        if self.phase is not Phase.SIGN_UP:
            raise RefusedError(Refusal.TOO_LATE)
        self.phase = Phase.CHECK_IN

    @_apply.register
    def _(self, record: records.CheckedIn) -> None:
        if self.phase is not Phase.CHECK_IN:
            early = self.phase is Phase.SIGN_UP
            raise RefusedError(Refusal.TOO_EARLY if early else Refusal.TOO_LATE)
        if record.player not in self.joined:
            raise RefusedError(Refusal.NOT_IN)
        if record.player in self.checked_in:
            raise RefusedError(Refusal.ALREADY)
        self.checked_in.append(record.player)

    @_apply.register
    def _(self, record: records.Started) -> None:
        self._before_the_start()
        if len(record.players) < rounds.LEAST:
            raise RefusedError(Refusal.TOO_FEW)
        allowed = self.checked_in if self.terms.checks_in else self.joined
        if not set(record.players) <= set(allowed) or len(set(record.players)) < len(
            record.players
        ):
            raise RefusedError(Refusal.NOT_IN)
        self.players = list(record.players)
        self.phase = Phase.PLAYING

    @_apply.register
    def _(self, record: records.CutMade) -> None:
        self._while_playing()
        if self.rounds and not self.rounds[-1].is_over:
            raise RefusedError(Refusal.ROUND_OPEN)
        self.cut = record.players

    @_apply.register
    def _(self, record: records.Paired) -> None:
        self._while_playing()
        if self.rounds and not self.rounds[-1].is_over:
            raise RefusedError(Refusal.ROUND_OPEN)
        number = len(self.rounds_of(record.stage)) + 1
        new = Round(record.stage, number, record.pairings)
        for pairing in record.pairings:
            if pairing.second is None:
                new.results[pairing.table] = BYE
        self.rounds.append(new)
        for player in self.gone:
            self._forfeit(player)

    @_apply.register
    def _(self, record: records.Reported) -> None:
        current = self._current()
        if record.table in current.results:
            raise RefusedError(Refusal.HAS_RESULT)
        self._check(current.table(record.table), record.result)
        current.results[record.table] = record.result

    @_apply.register
    def _(self, record: records.Corrected) -> None:
        current = self._newest()
        if self.cut and current.stage == 1:
            raise RefusedError(Refusal.TOO_LATE)  # who goes on was worked out of what stands
        self._check(current.table(record.table), record.result)
        current.results[record.table] = record.result
        self.phase = Phase.PLAYING

    @_apply.register
    def _(self, record: records.Extended) -> None:
        current = self._newest()
        if current.is_over:
            self._let_go_on(current)
        current.time_is_up = False
        self.phase = Phase.PLAYING

    @_apply.register
    def _(self, record: records.Delayed) -> None:
        """It moves what is due, and nothing that has been decided."""

    @_apply.register
    def _(self, record: records.TimeCalled) -> None:
        current = self._under_way()
        if current.time_is_up:
            raise RefusedError(Refusal.ALREADY)
        current.time_is_up = True

    @_apply.register
    def _(self, record: records.Dropped) -> None:
        self._leave(record.player, thrown_out=False)

    @_apply.register
    def _(self, record: records.Disqualified) -> None:
        self._leave(record.player, thrown_out=True)

    @_apply.register
    def _(self, record: records.Reinstated) -> None:
        self._while_playing()
        if record.player not in self.gone:
            known = record.player in self.players
            raise RefusedError(Refusal.NOT_GONE if known else Refusal.NOT_IN)
        if record.table is not None:
            self._current().table(record.table)
        del self.gone[record.player]
        if self.terms.shape is Shape.SWISS and not self.cut:
            self._miss(record.player)
        if record.table is not None:
            self._play_after_all(record.table)

    @_apply.register
    def _(self, record: records.DecksSeen) -> None:
        if self.phase in ENDED:
            raise RefusedError(Refusal.TOO_LATE)

    @_apply.register
    def _(self, record: records.Cancelled) -> None:
        if self.phase in ENDED:
            raise RefusedError(Refusal.TOO_LATE)
        self.phase = Phase.CANCELLED

    @_apply.register
    def _(self, record: records.Finished) -> None:
        self._while_playing()
        if self.rounds and not self.rounds[-1].is_over:
            raise RefusedError(Refusal.ROUND_OPEN)
        self.phase = Phase.OVER

    def _before_the_start(self) -> None:
        if self.phase not in (Phase.SIGN_UP, Phase.CHECK_IN):
            raise RefusedError(Refusal.TOO_LATE)

    def _while_playing(self) -> None:
        if self.phase is not Phase.PLAYING:
            early = self.phase in (Phase.SIGN_UP, Phase.CHECK_IN)
            raise RefusedError(Refusal.TOO_EARLY if early else Refusal.TOO_LATE)

    def _current(self) -> Round:
        self._while_playing()
        if not self.rounds:
            raise RefusedError(Refusal.NO_ROUND)
        return self.rounds[-1]

    def _newest(self) -> Round:
        """The newest round, also of an event that has come to its end since."""
        if self.phase is Phase.OVER and self.rounds:
            return self.rounds[-1]
        return self._current()

    def _let_go_on(self, one: Round) -> None:
        """Let the matches of a round that the clock has decided be played after all."""
        if self.cut and one.stage == 1:
            raise RefusedError(Refusal.TOO_LATE)  # who goes on was worked out of what stands
        stopped = [
            each.pairing
            for each in one.played()
            if each.result.how is How.CLOCK and not self.gone.keys() & set(each.pairing.players)
        ]
        if not stopped:
            raise RefusedError(Refusal.NOT_BY_CLOCK)
        for pairing in stopped:
            del one.results[pairing.table]

    def _under_way(self) -> Round:
        current = self._current()
        if current.is_over:
            raise RefusedError(Refusal.NO_ROUND)
        return current

    def _check(self, pairing: Pairing, result: Result) -> None:
        """Raise RefusedError where `result` cannot end `pairing`; a bracket has no draws."""
        if pairing.second is None:
            raise RefusedError(Refusal.HAS_RESULT)
        is_draw = result.first == result.second and not result.both_lose
        if pairing.slot and is_draw:
            raise RefusedError(Refusal.NO_DRAW)

    def _leave(self, player: Player, *, thrown_out: bool) -> None:
        self._while_playing()
        if player not in self.players:
            raise RefusedError(Refusal.NOT_IN)
        if player in self.gone and not (thrown_out and not self.gone[player]):
            raise RefusedError(Refusal.ALREADY)
        self.gone[player] = thrown_out
        self._forfeit(player)

    def _miss(self, player: Player) -> None:
        """Let each round so far in which the player was not paired count as lost."""
        paired = {p.round for one in self.rounds for p in one.pairings if player in p.players}
        now = len(self.rounds)
        away = {n: now for n in range(1, now + 1) if n not in paired}
        self.missed[player] = {**away, **self.missed.get(player, {})}

    def _play_after_all(self, table: int) -> None:
        """Take a result of the newest round back; it is lost by who has left, if one has."""
        current = self.rounds[-1]
        current.results.pop(table, None)
        for player in current.table(table).players:
            if player in self.gone:
                self._forfeit(player)

    def _forfeit(self, player: Player) -> None:
        """A match that is under way is lost by a player who has left."""
        for pairing in self.rounds[-1].pairings if self.rounds else ():
            if player in pairing.players and pairing.table not in self.rounds[-1].results:
                self.rounds[-1].results[pairing.table] = self._given_up(pairing)

    def _given_up(self, pairing: Pairing) -> Result:
        left = [each in self.gone for each in pairing.players]
        if all(left):
            return Result(0, 0, How.DROPPED, both_lose=True)
        return Result(0, 1, How.DROPPED) if left[0] else Result(1, 0, How.DROPPED)
