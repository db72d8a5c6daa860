"""What outlives the effect that made it: facts, loans of control, work left for later."""

from dataclasses import field

from engine.core.changing import changed
from engine.core.protocol import Seat
from engine.core.values import record, value
from engine.yugioh.language import Fact, Phase, Place, Step, Until
from engine.yugioh.state.card import Card, Mark
from engine.yugioh.state.claims import Claim
from engine.yugioh.state.speaker import Speaker
from engine.yugioh.state.spots import Row, Spot

COUNTING_TURNS = (
    Until.END_OF_NEXT_TURN,
    Until.END_OF_THEIR_TURN,
    Until.END_OF_YOUR_NEXT_TURN,
    Until.END_OF_THEIR_SECOND_TURN,
    Until.END_OF_THEIR_THIRD_TURN,
)
"""Ends that depend on the turn in which something was made."""
UNLIMITED = (
    Until.END_OF_DUEL,
    Until.WHILE_FACE_UP,
)
"""Ends that come no sooner than all others, for a card that stays where it is."""


@value
class Lasting:
    """A fact that outlives the resolution of the effect that made it."""

    fact: Fact
    speaker: Speaker
    until: Until
    turn: int
    """The turn in which it was made."""
    claims: tuple[Claim, ...]
    """What the fact says, in the terms of the rules."""

    def lasts_through(self, until: Until, turn: int) -> bool:
        """Whether it lasts as long as what is made in that turn to last until then."""
        if self.until in UNLIMITED:
            return True
        same = self.turn == turn or until not in COUNTING_TURNS
        return self.until is until and same

    @property
    def has_ended(self) -> bool:
        """Whether the card is gone, or covered, while whose being face-up it was to last."""
        return self.until is Until.WHILE_THIS_FACE_UP and not _still_lies(self.speaker.own)


@value
class Postponement:
    """What an effect left to be done in a phase to come; without one, as a turn ends."""

    step: Step
    speaker: Speaker
    phase: Phase | None
    whose: Seat | None
    nth: int
    passed: int = 0
    again: bool = False
    """Whether it is left once more for the next such phase, where its cards stay."""

    def is_due(self, phase: Phase | None) -> bool:
        """Whether its time has come, in that phase; without one, as the turn ends."""
        return self.phase is phase and self.passed >= self.nth

    @property
    def said_by(self) -> Speaker:
        """Who says it when it is done: a card that was turned face-down since is not meant."""
        by, own = self.speaker, self.speaker.own
        return changed(
            by,
            targets=_not_covered(by.targets),
            subject=None if by.subject is not None and by.subject.is_covered else by.subject,
            former=_not_covered(by.former),
            has_strayed=by.has_strayed or (own is not None and own.is_covered),
        )


def _not_covered(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    return tuple(mark for mark in marks if not mark.is_covered)


@value
class Loan:
    """A monster that goes back to who controlled it before anybody took it.

    `source` is the card by whose effect it was taken, as it lay then.
    """

    monster: Mark
    borrower: Seat
    home: Seat
    until: Until
    source: Mark | None = None

    @property
    def has_ended(self) -> bool:
        """Whether its source, while whose being face-up it was to last, lies so no more.

        A monster that is turned face-down has ceased to be what the source points at.
        """
        if self.until is not Until.WHILE_THIS_FACE_UP:
            return False
        return not (_still_lies(self.source) and self.monster.is_uncovered)


def _still_lies(source: Mark | None) -> bool:
    """Whether the card has stayed face-up on the field."""
    if source is None or not source.is_uncovered:
        return False
    return source.card.face_up and source.card.place is Place.FIELD


@value
class KeptZone:
    """A zone not to be used while the card that lay there stays banished."""

    spot: Spot
    card: Mark
    player: Seat
    """On whose field the card is to return."""


@record
class Lingering:
    """All that lasts or waits beyond the effect that made it."""

    facts: list[Lasting] = field(default_factory=list)
    loans: list[Loan] = field(default_factory=list)
    kept_zones: list[KeptZone] = field(default_factory=list)
    postponed: list[Postponement] = field(default_factory=list)

    def loans_of(self, card: Card) -> list[Loan]:
        """What gives control of `card` for a time, the newest last."""
        return [
            each for each in self.loans if each.monster.card is card and each.monster.is_same
        ]

    def usable(self, spots: list[Spot]) -> list[Spot]:
        """Those zones without the ones that are kept for what is banished for a time."""
        if not self.kept_zones:
            return spots
        return [spot for spot in spots if not self._is_kept(spot)]

    def _is_kept(self, spot: Spot) -> bool:
        return any(
            kept.card.is_same
            and (kept.spot.row, kept.spot.zone) == (spot.row, spot.zone)
            and (kept.spot.seat == spot.seat or spot.row is Row.EXTRA_MONSTER)
            for kept in self.kept_zones
        )


def ends_with(now: Until, until: Until, by: Seat, turn_player: Seat) -> bool:
    """Whether what a card of `by` made last `until` then is over with what ends now."""
    if until is Until.YOUR_NEXT_END_PHASE:
        return now is until and by == turn_player
    return until is now
