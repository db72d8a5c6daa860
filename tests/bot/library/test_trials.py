"""Questions for the engine are worked out beside the loop, one at a time."""

import asyncio
import threading
from dataclasses import dataclass, field

from bot.rulings.trial_buttons import SITUATIONS
from bot.rulings.trying import Trial, Trials
from engine.core.game import Posed
from engine.core.posing import Verdict
from engine.yugioh.positions.situations import Situation
from tests.bot.odds_and_evens import OddsAndEvens

TRIAL = Trial("odds", 1, 2, "activated", "en")
OTHER = Trial("odds", 2, 1, "activated", "en")


@dataclass
class Pondering(OddsAndEvens):
    """Thinks about each question until it is let go."""

    let_go: threading.Event = field(default_factory=threading.Event)
    asked: list[tuple[int, int]] = field(default_factory=list)
    at_once: int = 0
    most: int = 0

    def pose(self, asked: int, about: int, situation: str, language: str) -> Posed:
        self.asked.append((asked, about))
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        self.let_go.wait()
        self.at_once -= 1
        return Posed(situation, Verdict.YES)


async def test_the_loop_goes_on_while_a_question_is_worked_out() -> None:
    trials, game = Trials(), Pondering()
    waiting = [asyncio.create_task(trials.answer(game, each)) for each in (TRIAL, OTHER)]
    while not game.asked:
        await asyncio.sleep(0)

    assert not any(task.done() for task in waiting)
    game.let_go.set()
    answers = await asyncio.gather(*waiting)
    trials.stop()

    assert [answer.verdict for answer in answers] == [Verdict.YES, Verdict.YES]
    assert game.most == 1


async def test_the_same_question_is_worked_out_once() -> None:
    trials, game = Trials(), Pondering()
    game.let_go.set()
    first = await trials.answer(game, TRIAL)
    again = await trials.answer(game, TRIAL)
    trials.stop()

    assert first is again
    assert game.asked == [(1, 2)]


async def test_what_many_ask_at_once_is_worked_out_once() -> None:
    trials, game = Trials(), Pondering()
    waiting = [asyncio.create_task(trials.answer(game, TRIAL)) for _ in range(20)]
    while not game.asked:
        await asyncio.sleep(0)
    waiting.pop().cancel()
    game.let_go.set()
    answers = await asyncio.gather(*waiting)
    trials.stop()

    assert all(answer is answers[0] for answer in answers)
    assert game.asked == [(1, 2)]


async def test_what_waits_is_not_worked_out_any_more_when_the_bot_stops() -> None:
    trials, game = Trials(), Pondering()
    waiting = [asyncio.create_task(trials.answer(game, each)) for each in (TRIAL, OTHER)]
    while not game.asked:
        await asyncio.sleep(0)
    trials.stop()
    game.let_go.set()
    first, second = await asyncio.gather(*waiting, return_exceptions=True)

    assert isinstance(first, Posed)
    assert isinstance(second, asyncio.CancelledError)
    assert game.asked == [(1, 2)]


def test_each_person_asks_one_question_at_a_time() -> None:
    trials = Trials()
    with trials.asking(7):
        assert trials.is_busy(7)
        assert not trials.is_busy(8)
    assert not trials.is_busy(7)
    trials.stop()


def test_the_menus_offer_every_situation_that_the_engine_can_lay_out() -> None:
    assert list(SITUATIONS) == [situation.value for situation in Situation]
