"""Whoever knows more cards than before an answer has been counted as having learned."""

import pytest

from engine.core.match import Match
from engine.core.protocol import Seat
from engine.yugioh.game.looking import duel_of
from engine.yugioh.language import Place
from engine.yugioh.state.spots import SEATS, CardId
from engine.yugioh.views.veil import knows
from tests.fuzz.pairings import dealt, opened


def known(match: Match, seat: Seat) -> set[CardId]:
    """The cards that the seat knows as they lie now, and those that do not lie there yet."""
    duel = duel_of(match)
    cards = duel.state.cards
    return {each.id for each in cards if each.place is Place.NOWHERE or knows(duel, seat, each)}


def learned(match: Match, seat: Seat) -> int:
    assert match.learned is not None
    return match.learned[seat]


@pytest.mark.rule("MR-INFO-01", "MR-INFO-05")
@pytest.mark.parametrize("number", [1, 3, 25, 26, 59, 60])
def test_nobody_comes_to_know_a_card_without_being_counted(number: int) -> None:
    pairing, seed = dealt(number)
    match, answering = opened(pairing, seed), pairing.players(seed)
    match.start()
    while match.question is not None:
        before = {seat: (known(match, seat), learned(match, seat)) for seat in SEATS}
        count = len(duel_of(match).state.cards)
        for decision in match.awaited():
            match.answer(decision.seat, answering(match, decision.seat))
        for seat, (cards, times) in before.items():
            new = {card for card in known(match, seat) - cards if card < count}
            assert not new or learned(match, seat) > times
