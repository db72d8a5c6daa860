"""In random duels every card reads rightly to everybody, at many questions."""

import pytest

from engine.core.protocol import Seat
from engine.yugioh.game.looking import duel_of
from tests.fuzz.pairings import MEETINGS, dealt, opened
from tests.fuzz.reading import misread, otherwise_hidden
from tests.fuzz.witness import may_know

LOOKED_AT_EVERY = 41
LOOKED_AT_LAST = 420


@pytest.mark.rule("MR-INFO-01", "MR-INFO-05")
@pytest.mark.parametrize("number", range(8))
def test_every_card_reads_rightly(number: int) -> None:
    pairing, seed = dealt(number)
    match, answering = opened(pairing, seed), pairing.players(seed)
    match.start()
    while match.question is not None and match.number < LOOKED_AT_LAST:
        if match.number % LOOKED_AT_EVERY == LOOKED_AT_EVERY - 1:
            assert misread(match, match.number) == []
        for decision in match.awaited():
            match.answer(decision.seat, answering(match, decision.seat))


def test_other_cards_are_hidden_only_for_a_time() -> None:
    match = opened(MEETINGS[0], 0)
    match.start()
    duel, seat = duel_of(match), Seat(0)
    texts = [card.text for card in duel.state.cards]

    with otherwise_hidden(match, seat):
        changed = [
            card
            for card, text in zip(duel.state.cards, texts, strict=True)
            if card.text is not text
        ]

    assert len(changed) > 20
    assert not any(may_know(duel, seat, card) for card in changed)
    assert [card.text for card in duel.state.cards] == texts
