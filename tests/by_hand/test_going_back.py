"""What is disputed goes back to before its activation, where both want that and can."""

from dataclasses import replace

import pytest

from engine.core.match import Match
from engine.core.protocol import Answer, Choosable, Event, Number, Pick, Seat
from engine.core.trial import Trial
from engine.yugioh.formats.decks import deck_list
from engine.yugioh.game.opening import open_match
from engine.yugioh.game.setups import setup
from engine.yugioh.language import CardText
from engine.yugioh.state.by_hand import HandAct, HandEnd, HandMove, HandReply
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.events.by_hand import HandLeft, HandStays, HandWentBack
from engine.yugioh.state.reasons import Action, Reason, Verb
from engine.yugioh.state.spots import CardId
from tests.by_hand.made_up import DEAR
from tests.fuzz.imported import MASTER, Book, with_read
from tests.replaying import replay

DEARS: list[CardText] = [
    replace(DEAR, name=f"Dear No. {n}", passcode=900_100_000 + n) for n in range(14)
]
"""Spells for which 1000 Life Points are paid, and which do what is put together."""


@pytest.fixture(scope="module")
def book() -> Book:
    return with_read(DEARS)


class At:
    """A match, and what was told of it."""

    def __init__(self, book: Book) -> None:
        deck = deck_list(tuple(card.passcode for card in DEARS for _ in range(3))[:40])
        self.setup = setup(MASTER, (deck, deck), bytes(32), book)
        self.match: Match = open_match(self.setup, book)
        self.told = list(self.match.start()[None])

    @property
    def duel(self) -> Duel:
        assert isinstance(self.match.table, Duel)
        return self.match.table

    def say(self, seat: Seat, answer: Answer) -> None:
        self.told += self.match.answer(seat, answer)[None]

    def until(self, *reasons: Reason) -> Pick:
        """Answer safely until one of these is asked; seat 0 wins the signs."""
        while True:
            decision = self.match.awaited()[0]
            if decision.reason in reasons:
                assert isinstance(decision, Pick)
                return decision
            is_sign = decision.reason is Reason.SIGN and decision.seat
            self.say(decision.seat, (2,) if is_sign else decision.default())

    def choose(self, reason: Reason, wanted: Choosable) -> None:
        decision = self.until(reason)
        self.say(decision.seat, (list(decision.options).index(wanted),))

    def activate(self) -> None:
        """The turn player activates a card, which the other allows."""
        decision = self.until(Reason.ACT)
        options = enumerate(decision.options)
        at = next(
            n for n, each in options if isinstance(each, Action) and each.verb is Verb.ACTIVATE
        )
        self.say(decision.seat, (at,))
        self.choose(Reason.HAND_ALLOW, HandReply.AGREE)

    def refused(self, act: HandAct = HandAct.GAIN_LIFE) -> None:
        """A plan of the last cards that are offered is refused, and its player does no more."""
        self.choose(Reason.HAND_PLAN, act)
        while (decision := self.match.awaited()[0]).reason is not Reason.HAND_PLAN:
            answer = decision.default() or (0,)
            if isinstance(decision, Number):
                answer = (decision.least,)
            elif isinstance(decision, Pick) and decision.reason is Reason.HAND_CARDS:
                answer = (len(decision.options) - 1,)
            self.say(decision.seat, answer)
        self.choose(Reason.HAND_PLAN, HandMove.PROPOSE)
        self.choose(Reason.HAND_AGREE, HandReply.CONDITION)
        self.choose(Reason.HAND_PLAN, HandMove.LEAVE)

    def asked(self) -> list[Reason]:
        return [each.reason for each in self.match.awaited() if isinstance(each.reason, Reason)]

    def happened(self, kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in self.told)

    @property
    def standing(self) -> tuple[list[int], list[list[CardId]], int]:
        """Life Points, hands, and how many activations there were."""
        state = self.duel.state
        hands = [[card.id for card in side.hand] for side in state.sides]
        return [side.life for side in state.sides], hands, state.chain.activations


def test_both_go_back_to_before_the_activation(book: Book) -> None:
    at = At(book)
    at.until(Reason.ACT)
    before, number = at.standing, at.match.number
    at.activate()
    at.refused()
    assert at.standing != before
    at.choose(Reason.HAND_END, HandEnd.GO_BACK)
    at.choose(Reason.HAND_END, HandEnd.GO_BACK)

    assert at.asked() == [Reason.ACT]
    assert at.standing == before
    assert at.match.number > number
    assert at.happened(HandWentBack) == 1
    assert at.happened(HandLeft) == 0


def test_without_both_it_has_no_effect_and_stays_paid(book: Book) -> None:
    at = At(book)
    at.activate()
    at.refused()
    at.choose(Reason.HAND_END, HandEnd.GO_BACK)
    at.choose(Reason.HAND_END, HandEnd.NO_EFFECT)
    at.until(Reason.ACT)

    assert at.standing[0] == [7000, 8000]
    assert at.happened(HandWentBack) == 0
    assert at.happened(HandLeft) == 1


def test_silence_does_not_go_back(book: Book) -> None:
    at = At(book)
    at.activate()
    at.refused()
    at.until(Reason.ACT)

    assert at.standing[0] == [7000, 8000]
    assert at.happened(HandLeft) == 1


@pytest.mark.parametrize("act", [HandAct.ADD_TO_HAND, HandAct.BANISH_FACE_DOWN])
def test_who_has_seen_a_deck_does_not_go_back(book: Book, act: HandAct) -> None:
    at = At(book)
    at.activate()
    at.refused(act)
    at.until(Reason.ACT)

    assert at.happened(HandStays) == at.happened(HandLeft) == 1
    assert at.standing[0] == [7000, 8000]


def test_it_can_go_back_again_and_on_to_another_turn(book: Book) -> None:
    at = At(book)
    for times in (2, 1):
        for _ in range(times):
            at.activate()
            at.refused()
            at.choose(Reason.HAND_END, HandEnd.GO_BACK)
            at.choose(Reason.HAND_END, HandEnd.GO_BACK)
        at.choose(Reason.ACT, Action(Verb.END_TURN))

    assert at.happened(HandWentBack) == 3
    assert at.duel.state.turn.number == 2 or at.until(Reason.ACT)
    assert at.standing[0] == [8000, 8000]


def test_a_journal_that_goes_back_is_replayed(book: Book) -> None:
    at = At(book)
    at.activate()
    at.refused()
    at.choose(Reason.HAND_END, HandEnd.GO_BACK)
    at.choose(Reason.HAND_END, HandEnd.GO_BACK)
    at.activate()
    at.until(Reason.ACT)
    again = open_match(at.setup, book)
    replay(again, at.match.journal)

    assert again.reached == at.match.reached
    assert again.number == at.match.number
    assert isinstance(again.table, Duel)
    assert again.table.state.sides[0].life == at.standing[0][0] == 7000


def test_time_that_was_called_since_stays_called(book: Book) -> None:
    at = At(book)
    at.activate()
    at.refused()
    at.choose(Reason.HAND_END, HandEnd.NO_EFFECT)
    at.activate()
    at.match.call_time(1)
    at.refused()
    at.choose(Reason.HAND_END, HandEnd.GO_BACK)
    at.choose(Reason.HAND_END, HandEnd.GO_BACK)
    assert at.match.is_timed
    at.choose(Reason.ACT, Action(Verb.END_TURN))
    at.choose(Reason.ACT, Action(Verb.END_TURN))
    while at.match.awaited():
        decision = at.match.awaited()[0]
        assert decision.reason is not Reason.ACT
        at.say(decision.seat, decision.default())


def test_a_trial_follows_a_match_that_goes_back(book: Book) -> None:
    at = At(book)
    trial = Trial(at.match)
    at.until(Reason.ACT)
    trial.follow()
    at.activate()
    at.refused()
    at.choose(Reason.HAND_END, HandEnd.GO_BACK)
    at.choose(Reason.HAND_END, HandEnd.GO_BACK)

    assert trial.follow()
    assert trial.lag == 0
