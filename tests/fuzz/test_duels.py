"""Random duels end, replay alike under any hash seed, conserve cards and tell no secret."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from cards.yugioh import BOOK
from engine.core.protocol import Seat
from engine.yugioh.formats import FORMATS
from engine.yugioh.language import Frame
from engine.yugioh.state.duel import Duel
from engine.yugioh.state.telling import DuelEvent
from engine.yugioh.views.sight import Sight
from tests.chance import another_hash_seed
from tests.fuzz.duels import FailedDuelError, compared, line, play, replayed, watched
from tests.fuzz.pairings import (
    MADE,
    MATCHED,
    PAIRINGS,
    dealt,
    opened,
    patchwork,
)
from tests.fuzz.watching import goes_on
from tests.fuzz.witness import Witness
from tests.strangers import any_answer

ROUNDS = 21
"""How many duels each pairing of decks that are made of all cards has in `make fuzz`."""
READY_EVERY = 6
"""One of so many duels of ready decks is among them: what these do is soon seen."""
DUELS = [n for n in range(2 * ROUNDS * len(MADE)) if n % 2 or n % (2 * READY_EVERY) == 6]
"""In these every card and every deck has its turn; `make fuzz` plays them all, and more."""
HERE, CHUNK = DUELS[::6], 3
"""`make test` plays every sixth of them, so many in one test."""
ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("first", range(0, len(HERE), CHUNK))
def test_nothing_is_ever_amiss_in_random_duels(first: int) -> None:
    for number in HERE[first : first + CHUNK]:
        match, _ = watched(*dealt(number))

        assert not goes_on(match)


def test_random_duels_replay_alike_under_another_hash_seed() -> None:
    program = [sys.executable, "-m", "tests.fuzz.duels", "0", "1"]
    environment = {**os.environ, "PYTHONHASHSEED": another_hash_seed()}
    elsewhere = subprocess.run(
        program, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )

    here = [
        line(pairing, seed, replayed(pairing, seed, play(pairing, seed)))
        for pairing, seed in compared(0, 1)
    ]
    assert elsewhere.stdout.splitlines() == here


@pytest.mark.parametrize("format", FORMATS)
def test_every_card_is_in_a_patchwork(format: str) -> None:
    dealt_out = {
        code
        for seed in range(ROUNDS)
        for deck in patchwork(format, seed)
        for code in (*deck["main"], *deck["extra"])
    }

    knows = FORMATS[format].hooks.knows
    cards = (card for card in BOOK.values() if card.frame is not Frame.TOKEN)
    assert dealt_out == {card.passcode for card in cards if knows(card)}


def test_every_deck_has_its_turn_and_no_duel_is_dealt_twice() -> None:
    turns = [dealt(number) for number in DUELS]
    ready = {tuple(deck["main"]) for each in MATCHED for deck in each.decks(0)}
    dealt_out = {tuple(deck["main"]) for each, seed in turns for deck in each.decks(seed)}

    assert ready <= dealt_out
    assert {pairing.name for pairing, _ in turns} >= {pairing.name for pairing in MADE}
    assert len({(pairing.name, seed) for pairing, seed in turns}) == len(DUELS)


def test_every_pairing_has_its_turn_where_many_duels_are_played() -> None:
    turns = [dealt(number) for number in range(2 * len(PAIRINGS))]

    assert {pairing.name for pairing, _ in turns} == {pairing.name for pairing in PAIRINGS}


def test_a_duel_gone_wrong_tells_how_to_play_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.fuzz.watching.MOST_DECISIONS", 40)

    with pytest.raises(FailedDuelError) as failed:
        watched(PAIRINGS[0], 3)

    told = json.loads(str(failed.value))
    assert told["fault"] == "AssertionError: the duel goes on and on"
    assert bytes.fromhex(told["setup"]["seed"]) == PAIRINGS[0].setup(3).seed
    again = opened(PAIRINGS[0], 3)
    again.start()
    for seat, answer in told["journal"]:
        again.answer(Seat(seat), tuple(answer))
    assert again.number >= 40


def test_the_witness_notices_an_occasion_that_was_told_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, dice = opened(PAIRINGS[0], 0), Random(0)
    duel = match.table
    assert isinstance(duel, Duel)
    monkeypatch.setattr(Sight, "occasion", lambda sight: duel.timeline.occasion)
    witness = Witness(duel)
    match.start()
    while duel.state.turn.number < 3:
        witness.listen(duel)
        for decision in match.awaited():
            match.answer(decision.seat, any_answer(decision, dice))

    assert any("was handed Moved" in leak for leak in witness.leaks)


def hiding_nothing(event: DuelEvent, duel: Duel) -> None:
    """Let everybody see all of it."""


def test_the_witness_notices_a_veil_that_hides_nothing() -> None:
    match, dice = opened(PAIRINGS[0], 0), Random(0)
    duel = match.table
    assert isinstance(duel, Duel)
    duel.procedures = replace(duel.procedures, veil=hiding_nothing)
    witness = Witness(duel)
    match.start()
    while duel.state.turn.number == 0:
        for decision in match.awaited():
            match.answer(decision.seat, any_answer(decision, dice))

    assert any("Moved" in leak for leak in witness.leaks)
