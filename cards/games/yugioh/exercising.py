"""The laid-out duels of Yu-Gi-Oh! as the bot meets them: the first duel, and the puzzles."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from cards import talk
from cards.exercises import coaching, first_duel
from cards.exercises.puzzles import PUZZLES
from cards.exercises.puzzles.posing import FORMAT, Puzzle
from cards.exercises.puzzles.solutions import solutions
from cards.games.yugioh.messages import say
from cards.games.yugioh.pools import Pools
from cards.names import names
from engine.core.exercises import Exercise
from engine.core.game import Block, Board, Reader
from engine.core.match import Match
from engine.core.protocol import Answer, Pick
from engine.core.setup import Level, Setup
from engine.yugioh.game.looking import duel_of
from engine.yugioh.game.opening import open_match
from engine.yugioh.game.setups import scene_setup
from engine.yugioh.state.reasons import Action, Reason

LESSON = Exercise("first-duel")
SOLVER = first_duel.LEARNER
SEED = bytes(32)
"""By which a puzzle is the same for everybody."""
_BY_KEY = {puzzle.key: puzzle for puzzle in PUZZLES}


def plainly(sentence: str, _: object) -> str:
    """The sentence alone, however much weight it has."""
    return sentence


class YugiohExercises:
    """All of them."""

    lesson = LESSON

    def __init__(self, pools: Callable[[], Pools]) -> None:
        """They are laid out with the cards of these pools."""
        self._pools = pools
        proven = sorted(solutions().items(), key=lambda each: (each[1].positions, each[0]))
        self.puzzles: Sequence[Exercise] = tuple(
            Exercise(key, Level.NORMAL, solution.grade, solution.moves)
            for key, solution in proven
        )

    def exercise(self, key: str) -> Exercise:
        """The exercise of that key; KeyError where there is none."""
        return {each.key: each for each in (LESSON, *self.puzzles)}[key]

    def setup(self, key: str, seed: bytes) -> Setup:
        """Lay out the exercise; KeyError where there is none."""
        if key == LESSON.key:
            book = self._pools().of(first_duel.FORMAT)
            return scene_setup(first_duel.FORMAT, first_duel.SCENE, seed, book)
        puzzle: Puzzle = _BY_KEY[key]
        return scene_setup(FORMAT, puzzle.scene, SEED, self._pools().of(FORMAT))

    def hints(
        self, key: str, match: Match, reader: Reader, *, is_over: bool = False
    ) -> Sequence[str]:
        """What is said to the reader's seat at the question that it is asked, or at the end."""
        if reader.seat != SOLVER:
            return ()
        if key == LESSON.key:
            said = coaching.hints(match, is_over=is_over)
            return tuple(say(reader.language, hint) for hint in said)
        if not is_over:
            asked = match.asked(SOLVER)
            is_free = isinstance(asked, Pick) and asked.reason is Reason.ACT
            return (say(reader.language, "puzzle-goal"),) if is_free else ()
        winners = match.outcome.winners if match.outcome else ()
        return (say(reader.language, f"puzzle-{'won' if SOLVER in winners else 'lost'}"),)

    def board(self, key: str, reader: Reader) -> Board:
        """The exercise as the reader may see it before its first question; KeyError if none."""
        match = self._begun(key)
        board = talk.show(match, reader, in_full=True)
        lines = talk.extra_deck(match, reader) if reader.seat == SOLVER else ()
        if not lines:
            return board
        block = Block(
            say(reader.language, "exercise-extra-deck"), lines, is_brief=len(lines) == 1
        )
        return replace(board, blocks=(*board.blocks, block))

    def first(self, key: str, language: str) -> str:
        """The name of the card with which the kept solution of a puzzle begins."""
        match = self._begun(key)
        for answer in solutions()[key].line:
            decision = match.awaited()[0]
            if isinstance(decision, Pick) and decision.seat == SOLVER:
                for chosen in (decision.options[place] for place in answer):
                    if isinstance(chosen, Action) and chosen.card is not None:
                        return names(language)[duel_of(match).card(chosen.card).text.passcode]
            match.answer(decision.seat, answer)
        raise KeyError(key)

    def solution(self, key: str, reader: Reader) -> Sequence[str]:
        """The kept solution of a puzzle, told to the reader in sentences."""
        return tuple(self._told(key, solutions()[key].line, reader))

    def _told(self, key: str, line: Sequence[Answer], reader: Reader) -> Iterator[str]:
        match = self._begun(key)
        for answer in line:
            told = match.answer(match.awaited()[0].seat, answer)
            yield from talk.tell(match, told[reader.seat], reader, plainly)

    def _begun(self, key: str) -> Match:
        """The exercise at its first question; KeyError where there is none."""
        setup = self.setup(key, SEED)
        match = open_match(setup, self._pools().of(setup.format))
        match.start()
        return match
