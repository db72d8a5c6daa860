"""What is answered for a player whose time is up, and what they and everybody read of it."""

import random
from collections.abc import Sequence

from bot.duels.clocks.watch import Awaited
from bot.duels.match.drafts import Draft
from bot.duels.store.records import GivenBy, HandOver
from bot.duels.store.remarks import Remark
from bot.shared.text import LINE, clip, escaped
from cards.languages import LANGUAGES
from engine.core.game import Game, Reader
from engine.core.match import Match
from engine.core.prompts import ChoiceKind, Prompt, Shape
from engine.core.protocol import Answer, Decision, Exchange, Pick, Seat, Together

MISSES_TO_LOSE = 3
"""After how many decisions in a row left to the clock, a seat loses the duel."""

_DICE = random.SystemRandom()


def on_time_out(
    game: Game, match: Match, seat: Seat, answer: Answer, names: Sequence[str]
) -> Remark:
    """What is said before `answer` is given for `seat`; `names` are safe to print.

    The answer itself is told where everybody sees it in any case: declining, or moving on. Its
    player alone is told any answer that has words.
    """
    name = ("name", names[seat])
    prompts = {
        language: game.ask(match, Reader(seat, language, tuple(names)))
        for language in LANGUAGES
    }
    chosen = {
        language: _words(prompt, answer) if prompt else ""
        for language, prompt in prompts.items()
    }
    has_words = all(chosen.values())
    choice = ("choice", chosen)
    own = Remark("your-clock-chose", (choice,)) if has_words else Remark("your-clock-answered")
    is_sign = isinstance(match.question, Together) and isinstance(match.asked(seat), Pick)
    if is_sign and match.is_contested:
        own = Remark("your-clock-lots", (choice,)) if has_words else own
        return Remark("clock-lots", (name,), (seat, own))
    if has_words and all(prompt and _is_open(prompt, answer) for prompt in prompts.values()):
        return Remark("clock-chose", (name, choice), (seat, own))
    return Remark("clock-answered", (name,), (seat, own))


def on_leave(name: str, given_by: GivenBy) -> Remark:
    """What everybody reads where a player, by their name safe to print, goes out."""
    key = "left-by-clock" if given_by is GivenBy.CLOCK else "left-by-surrender"
    return Remark(key, (("name", name),))


def on_hand_over(over: HandOver) -> Remark:
    """What everybody reads where a seat was handed over."""
    facts = (("left", escaped(over.left.name)), ("name", escaped(over.name)))
    return Remark("seat-handed-over", facts)


def on_undoing(name: str, given_by: GivenBy) -> Remark:
    """What everybody reads where a player, by their name safe to print, decides anew."""
    key = "undo-by-moderator" if given_by is GivenBy.MODERATOR else "undo-done"
    return Remark(key, (("name", name),))


def _words(prompt: Prompt, answer: Answer) -> str:
    """The words of the prompt for an answer; "" where it has none."""
    if prompt.shape is Shape.EXCHANGE:
        return ""
    if prompt.shape is Shape.NUMBER:
        return str(answer[0])
    if not answer:
        return prompt.decline or ""
    labels = [prompt.choices[option].label for option in answer if option < len(prompt.choices)]
    return clip(" · ".join(labels), LINE)


def _is_open(prompt: Prompt, answer: Answer) -> bool:
    """Whether an answer that has words is no secret."""
    chosen = [prompt.choices[option] for option in answer if option < len(prompt.choices)]
    return not answer or (len(chosen) == 1 and chosen[0].kind is ChoiceKind.PHASE)


def answer_of(match: Match, awaited: Awaited, draft: Draft | None) -> Answer:
    """What is answered for silence; an exchange that is complete is taken as it was drafted."""
    decision = awaited.decision
    if isinstance(decision, Exchange) and draft and draft.number == awaited.number:
        drafted = tuple(draft.chosen)
        if decision.accepts(drafted):
            return drafted
    return answer_for_silence(match, decision)


def answer_for_silence(match: Match, decision: Decision) -> Answer:
    """What is answered for a seat whose time is up: the safe answer.

    Where all are asked together and have to choose, chance chooses: the same safe answer of
    all could decide nothing for ever, as two equal signs do.
    """
    if (
        isinstance(match.question, Together)
        and isinstance(decision, Pick)
        and (decision.least, decision.most, decision.fits) == (1, 1, None)
    ):
        return (_DICE.randrange(len(decision.options)),)
    return decision.default()
