"""What everybody reads when something is answered for a player whose time is up."""

from collections.abc import Sequence

from bot.duels.clock import answer_for_silence
from bot.duels.clocks.watch import Awaited
from bot.duels.drafts import Draft
from bot.duels.log import Notice
from bot.shared.words import LANGUAGES
from engine.core.game import Game, Prompt, Reader
from engine.core.match import Match
from engine.core.protocol import Answer, Exchange, Pick, Seat, Together


def on_time_out(
    game: Game, match: Match, seat: Seat, answer: Answer, names: Sequence[str]
) -> Notice:
    """What is said before `answer` is given for `seat`; `names` are safe to print.

    The answer itself is told where everybody sees it in any case: declining, or moving on.
    """
    name = ("name", names[seat])
    is_sign = isinstance(match.question, Together) and isinstance(match.asked(seat), Pick)
    if is_sign and match.is_contested:
        return Notice("clock-lots", (name,))
    words = {}
    for language in LANGUAGES:
        prompt = game.ask(match, Reader(seat, language, tuple(names)))
        words[language] = _open_words(prompt, answer) if prompt else ""
    if not all(words.values()):
        return Notice("clock-answered", (name,))
    return Notice("clock-chose", (name, ("choice", words)))


def _open_words(prompt: Prompt, answer: Answer) -> str:
    """The words of the prompt for an answer that is no secret; "" for any other."""
    if prompt.shape == "exchange":
        return ""
    if not answer:
        return prompt.decline or ""
    chosen = [prompt.choices[option] for option in answer if option < len(prompt.choices)]
    return chosen[0].label if len(chosen) == 1 and chosen[0].kind == "phase" else ""


def answer_of(match: Match, awaited: Awaited, draft: Draft | None) -> Answer:
    """What is answered for silence; an exchange that is complete is taken as it was drafted."""
    decision = awaited.decision
    if isinstance(decision, Exchange) and draft and draft.number == awaited.number:
        drafted = tuple(draft.chosen)
        if decision.accepts(drafted):
            return drafted
    return answer_for_silence(match, decision)
