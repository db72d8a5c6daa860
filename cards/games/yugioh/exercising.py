"""The laid-out duels of Yu-Gi-Oh! as the bot meets them: the first duel, with its hints."""

from collections.abc import Callable, Sequence

from cards.exercises import coaching, first_duel
from cards.games.yugioh.messages import say
from cards.games.yugioh.pools import Pools
from engine.core.exercises import Exercise
from engine.core.match import Match
from engine.core.setup import Setup
from engine.core.showing import Reader
from engine.yugioh.game.setups import scene_setup

LESSON = Exercise("first-duel")


class YugiohExercises:
    """All of them."""

    lesson = LESSON

    def __init__(self, pools: Callable[[], Pools]) -> None:
        """They are laid out with the cards of these pools."""
        self._pools = pools

    def exercise(self, key: str) -> Exercise:
        """The exercise of that key; KeyError where there is none."""
        return {LESSON.key: LESSON}[key]

    def setup(self, key: str, seed: bytes) -> Setup:
        """Lay out the exercise; KeyError where there is none."""
        self.exercise(key)
        book = self._pools().of(first_duel.FORMAT)
        return scene_setup(first_duel.FORMAT, first_duel.SCENE, seed, book)

    def hints(
        self, key: str, match: Match, reader: Reader, *, is_over: bool = False
    ) -> Sequence[str]:
        """What is said to the reader's seat at the question that it is asked, or at the end."""
        if key != LESSON.key or reader.seat != first_duel.LEARNER:
            return ()
        return tuple(
            say(reader.language, hint) for hint in coaching.hints(match, is_over=is_over)
        )
