"""The puzzles: enough of them, of every kind, each proven; the kept solutions are played."""

from collections import Counter

import pytest

from cards.exercises.puzzles import PUZZLES
from cards.exercises.puzzles.posing import Puzzle, Theme, face_up, side
from cards.exercises.puzzles.solutions import scene_of, solutions
from cards.games.yugioh import YUGIOH
from cards.yugioh import by_name
from engine.core.game import Reader
from engine.yugioh.game.setups import VERSION
from engine.yugioh.language import Position
from engine.yugioh.state.apply.laying import Start
from tests.puzzles.proving import opening, prove
from tests.puzzles.searching import SOLVER, Search, is_move

BY_KEY = {puzzle.key: puzzle for puzzle in PUZZLES}
SEARCHED = sorted(BY_KEY, key=lambda key: solutions()[key].positions)[:4]
"""Those whose proof is found again by every run of the tests."""


def test_there_are_thirty_of_every_kind_from_easy_to_hard() -> None:
    assert len(PUZZLES) >= 30
    assert len(BY_KEY) == len(PUZZLES)
    assert len({puzzle.scene for puzzle in PUZZLES}) == len(PUZZLES)
    assert min(Counter(puzzle.theme for puzzle in PUZZLES).values()) >= 3
    assert {puzzle.theme for puzzle in PUZZLES} == set(Theme)
    assert YUGIOH.exercises is not None
    grades = [each.grade for each in YUGIOH.exercises.puzzles]
    assert grades == sorted(grades)
    assert set(grades) == {1, 2, 3, 4, 5}


def test_each_is_proven_as_it_is_now() -> None:
    kept = {key: (each.scene, each.rules) for key, each in solutions().items()}

    assert kept == {key: (scene_of(each), VERSION) for key, each in BY_KEY.items()}, (
        "a position or the rules have changed: make puzzles"
    )


@pytest.mark.parametrize("key", BY_KEY)
def test_the_kept_solution_wins_in_so_many_moves(key: str) -> None:
    solution, match = solutions()[key], opening(BY_KEY[key])()
    match.start()
    moves = 0
    for answer in solution.line:
        (decision,) = match.awaited()
        moves += decision.seat == SOLVER and is_move(decision, answer)
        match.answer(decision.seat, answer)

    assert match.outcome is not None
    assert match.outcome.winners == (SOLVER,)
    assert moves == solution.moves


@pytest.mark.parametrize("key", SEARCHED)
def test_search_finds_it_again_and_none_shorter(key: str) -> None:
    kept, found = solutions()[key], prove(BY_KEY[key])

    assert found is not None
    assert found["moves"] == kept.moves
    assert Search(opening(BY_KEY[key])).wins_within(kept.moves - 1) is None


@pytest.mark.parametrize("key", BY_KEY)
def test_nothing_of_the_other_player_is_hidden(key: str) -> None:
    theirs = BY_KEY[key].theirs

    assert theirs.hand == ()
    for lying in theirs.field:
        is_set = lying.position is Position.FACE_DOWN
        assert not is_set
        assert by_name(lying.name).is_monster or lying.face_up


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
@pytest.mark.parametrize("key", BY_KEY)
def test_its_position_its_hint_and_its_solution_are_told(key: str, language: str) -> None:
    exercises = YUGIOH.exercises
    assert exercises is not None
    reader = Reader(SOLVER, language, ("Yugi", "CPU"))

    board = exercises.board(key, reader)
    solution = exercises.solution(key, reader)

    assert board.blocks
    assert exercises.first(key, language) in YUGIOH.names(language).values()
    assert len(solution) >= solutions()[key].moves


def posed(mine: Start, theirs: Start) -> Search:
    return Search(opening(Puzzle("test", Theme.BATTLE, mine, theirs)))


def test_the_search_counts_what_is_done_of_ones_own_accord() -> None:
    search = posed(side(("Gemini Elf",), ("Dark Blade",)), side(life=3700))

    found = search.shortest(4)

    assert found is not None
    assert found[0] == 3, "a summon and two attacks; the Battle Phase is no move"


def test_the_search_knows_what_cannot_be_won() -> None:
    assert posed(side(("Gemini Elf",)), side(life=1901)).shortest(4) is None


def test_the_search_answers_for_whatever_the_other_player_does() -> None:
    mine = side(("Gemini Elf",))
    alone = posed(mine, side(life=1900))
    guarded = posed(mine, side(("Sakuretsu Armor",), life=1900))

    assert alone.shortest(2) is not None
    assert guarded.shortest(2) is None


def test_the_search_tries_each_target() -> None:
    bound = (face_up("Messenger of Peace"), face_up("Swords of Revealing Light"))
    search = posed(side(("Hayabusa Knight",), ("De-Spell",)), side(bound, life=2000))

    found = search.shortest(3)

    assert found is not None
    assert found[0] == 3, "only Swords of Revealing Light keep it from attacking twice"
