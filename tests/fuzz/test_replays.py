"""In replays of random duels no step depends on a card that its reader may not know."""

import pytest

from bot.duels.match.recording import recorded
from bot.duels.store.ledger import Written
from bot.replays.frames import Replay
from bot.replays.packing import FORMAT, packed, unpacked
from bot.replays.proving import proven
from cards.games.yugioh import YUGIOH
from cards.languages import LANGUAGES
from engine.core.game import Game
from engine.yugioh.game.looking import duel_of
from tests.fuzz.duels import play
from tests.fuzz.pairings import dealt
from tests.fuzz.publishing import OtherTables, kept_of, record_of
from tests.fuzz.test_publishing import Leaky, LeakyPicture

AT_MOST = 40_000
"""Bytes of a replay of so many answers, the longest that people play."""
LONGEST = 1_600


def made(number: int, game: Game = YUGIOH) -> tuple[Replay, int]:
    """The replay of a random duel, and how many answers were given in it."""
    pairing, seed = dealt(number)
    match = play(pairing, seed)
    written = Written(kept_of(match)[:150])
    record = record_of(pairing.setup(seed), "en")
    replay = recorded(game, record, written, lambda told, language: told)
    assert replay is not None
    return replay, len(written.answers)


def steps(replay: Replay) -> list[object]:
    return [
        replay.steps(audience, language)
        for audience in replay.audiences
        for language in LANGUAGES
    ]


@pytest.mark.rule("MR-INFO-01", "MR-INFO-05")
@pytest.mark.parametrize("number", range(2))
def test_no_step_depends_on_what_its_reader_may_not_know(number: int) -> None:
    replay, _ = made(number)

    assert steps(replay) == steps(made(number, OtherTables(YUGIOH))[0])
    assert all(step.hand is None for step in replay.steps("-", "en"))


@pytest.mark.parametrize("leaky", [Leaky(), LeakyPicture()])
def test_what_depends_on_a_hidden_card_is_found(leaky: Game) -> None:
    assert steps(made(0, leaky)[0]) != steps(made(0, OtherTables(leaky))[0])


@pytest.mark.parametrize("number", range(4, 7))
def test_it_is_read_as_it_was_written_small_alike_each_time_and_proven(number: int) -> None:
    replay, answers = made(number)
    told = packed(replay)
    read = unpacked(FORMAT, told)

    assert steps(read) == steps(replay)
    assert told == packed(made(number)[0]) == packed(read)
    assert len(told) < AT_MOST * (answers + LONGEST / 8) / LONGEST
    assert read.proof is not None
    assert proven(read.proof)


def test_the_shuffles_that_are_proven_are_those_of_the_duel() -> None:
    pairing, seed = dealt(4)
    match = play(pairing, seed)
    replay = recorded(
        YUGIOH,
        record_of(pairing.setup(seed), "en"),
        Written(kept_of(match)),
        lambda told, language: told,
    )
    assert replay is not None
    assert replay.proof is not None
    made = duel_of(match).dice.shuffled

    assert len(made) >= 2
    assert [(each.start, len(each.order)) for each in replay.proof.shuffles] == made
