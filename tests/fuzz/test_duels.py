"""Random duels end, replay alike under any hash seed, conserve cards and tell no secret."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from cards.games.yugioh import YUGIOH
from engine.core.game import Board, Prompt, Reader, ReadyDeck
from engine.core.match import Match, Told
from engine.core.protocol import Event, Seat
from engine.yugioh.state.duel import Duel
from tests.fuzz.duels import PAIRS, line, name, opened
from tests.fuzz.witness import Witness, named_cards, secret_names
from tests.strangers import MOST_DECISIONS, any_answer

SEEDS = 500
CHUNK = 50
READ_ALOUD_EVERY = 97
ROOT = Path(__file__).parent.parent.parent
READERS = (
    Reader(None, "en", ("Yugi", "Kaiba")),
    Reader(Seat(0), "en", ("Yugi", "Kaiba")),
    Reader(Seat(1), "en", ("Yugi", "Kaiba")),
)


def words(board: Board, prompt: Prompt | None) -> Iterator[str]:
    """All that a reader is shown."""
    blocks = (*board.blocks, *((board.hand,) if board.hand else ()))
    yield board.heading
    for block in blocks:
        yield from (block.title, *block.lines)
    if prompt is not None:
        yield prompt.text
        for choice in prompt.choices:
            yield from (choice.label, choice.detail)


def spoken_secrets(match: Match, told: Told) -> list[str]:
    """The names a reader is shown or told though he may know no such card."""
    duel = match.table
    assert isinstance(duel, Duel)
    found = []
    for reader in READERS:
        sentences = YUGIOH.tell(match, told[reader.seat], reader)
        prompt = YUGIOH.ask(match, reader)
        shown = "\n".join((*sentences, *words(YUGIOH.show(match, reader), prompt)))
        secrets = secret_names(duel, reader.seat) - names_told(duel, told[reader.seat])
        found += [f"{reader.seat} reads {secret}" for secret in secrets if secret in shown]
    return found


def names_told(duel: Duel, events: Sequence[Event]) -> set[str]:
    """The names that were just told, whether rightly the witness judges, and the attacker's.

    A monster that attacked was face-up: while that battle lasts it stays known, even if it has
    left the field.
    """
    battle = duel.state.battle
    attacker = {battle.attacker.card.text.name} if battle else set()
    told = {duel.card(card).text.name for event in events for card in named_cards(event)}
    return told | attacker


def check_table(duel: Duel, cards: int) -> None:
    """Cards are conserved, and lie where they say they lie."""
    state = duel.state
    piles = [
        card
        for side in state.sides
        for pile in (side.deck, side.hand, side.extra, side.graveyard, side.banished)
        for card in pile
    ]
    assert len(piles) + len(list(state.field())) == cards
    board = duel.format.board
    for side in state.sides:
        used = [zone for zone, card in enumerate(side.monsters) if card is not None]
        assert set(used) <= set(board.monsters)
        used = [zone for zone, card in enumerate(side.spells) if card is not None]
        assert set(used) <= set(board.spells)
        assert side.life >= 0


def play_watched(pair: tuple[ReadyDeck, ReadyDeck], seed: int) -> Match:
    """Play a random duel, looking over everybody's shoulder."""
    match, dice = opened(pair, seed), Random(seed)
    duel = match.table
    assert isinstance(duel, Duel)
    witness, cards = Witness(duel), len(duel.state.cards)
    told = match.start()
    while match.question is not None:
        if match.number % READ_ALOUD_EVERY == 0:
            assert spoken_secrets(match, told) == []
            check_table(duel, cards)
        for decision in match.awaited():
            assert decision.accepts(decision.default())
            told = match.answer(decision.seat, any_answer(decision, dice))
        assert match.number < MOST_DECISIONS
    assert witness.leaks == []
    return match


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
@pytest.mark.parametrize("pair", PAIRS, ids=name)
def test_random_duels_end_and_tell_no_secret(
    pair: tuple[ReadyDeck, ReadyDeck], first: int
) -> None:
    for seed in range(first, first + CHUNK):
        match = play_watched(pair, seed)

        assert match.outcome is not None


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_random_duels_replay_alike_under_another_hash_seed(first: int) -> None:
    last = first + CHUNK
    other_seed = str(int(os.environ.get("PYTHONHASHSEED", "0") == "1") + 1)
    program = [sys.executable, "-m", "tests.fuzz.duels", str(first), str(last)]
    environment = {**os.environ, "PYTHONHASHSEED": other_seed}
    elsewhere = subprocess.run(
        program, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )

    assert elsewhere.stdout.splitlines() == list(replayed(first, last))


def replayed(first: int, last: int) -> Iterator[str]:
    """What happened in each duel, as its replay from setup and journal tells it."""
    for pair in PAIRS:
        for seed in range(first, last):
            match, dice = opened(pair, seed), Random(seed)
            match.start()
            while match.question is not None:
                for decision in match.awaited():
                    match.answer(decision.seat, any_answer(decision, dice))
            again = opened(pair, seed)
            again.replay(match.journal)
            yield line(pair, seed, again)


def test_the_witness_notices_a_veil_that_hides_nothing() -> None:
    match, dice = opened(PAIRS[0], 0), Random(0)
    duel = match.table
    assert isinstance(duel, Duel)
    duel.veil = lambda event, state: dict.fromkeys((None, Seat(0), Seat(1)), event)
    witness = Witness(duel)
    match.start()
    while duel.state.turn == 0:
        for decision in match.awaited():
            match.answer(decision.seat, any_answer(decision, dice))

    assert any("Moved" in leak for leak in witness.leaks)
