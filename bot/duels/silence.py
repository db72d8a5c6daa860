"""What everybody reads when something is answered for a player whose time is up."""

from collections.abc import Sequence

from bot.duels.log import Notice
from bot.shared.words import LANGUAGES
from engine.core.game import Game, Prompt, Reader
from engine.core.match import Match
from engine.core.protocol import Answer, Seat


def on_time_out(
    game: Game, match: Match, seat: Seat, answer: Answer, names: Sequence[str]
) -> Notice:
    """What is said before `answer` is given for `seat`; `names` are safe to print.

    The answer itself is told where everybody sees it in any case: declining, or moving on.
    """
    name = ("name", names[seat])
    words = {}
    for language in LANGUAGES:
        prompt = game.ask(match, Reader(seat, language, tuple(names)))
        words[language] = _open_words(prompt, answer) if prompt else ""
    if not all(words.values()):
        return Notice("clock-answered", (name,))
    return Notice("clock-chose", (name, ("choice", words)))


def _open_words(prompt: Prompt, answer: Answer) -> str:
    """The words of the prompt for an answer that is no secret; "" for any other."""
    if not answer:
        return prompt.decline or ""
    chosen = [prompt.choices[option] for option in answer if option < len(prompt.choices)]
    return chosen[0].label if len(chosen) == 1 and chosen[0].kind == "phase" else ""
