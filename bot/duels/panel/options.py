"""What may still be chosen of a question, and what is chosen, in words."""

from collections import Counter
from collections.abc import Sequence

from bot.shared.bounds import BUTTON as LABEL
from bot.shared.text import clip
from bot.shared.words import joined, say
from engine.core.prompts import Choice, Prompt
from engine.core.values import value

NAMES = 400
"""The characters of the names of what is chosen."""


@value
class Option:
    """One thing that may be chosen: its value in the answer, and its words.

    It stands for `count` choices that are the same.
    """

    value: int
    choice: Choice
    chosen: bool = False
    count: int = 1

    @property
    def is_card(self) -> bool:
        """Whether it is a card that is only chosen, to do with it what the question says."""
        return bool(self.choice.where) and not self.choice.act


def options_of(prompt: Prompt, taken: Sequence[int] = ()) -> list[Option]:
    """What can still be chosen once some are `taken`; choices that are the same are one."""
    left: dict[int, list[int]] = {}
    for n, choice in enumerate(prompt.choices):
        if n not in taken:
            left.setdefault(n if choice.like is None else choice.like, []).append(n)
    return [Option(same[0], prompt.choices[n], count=len(same)) for n, same in left.items()]


def names_of(prompt: Prompt, chosen: Sequence[int], language: str) -> str:
    """The labels of what is chosen, those that are the same with their count."""
    many = Counter(prompt.choices[n].label for n in chosen)
    names = (counted(label, count, language) for label, count in many.items())
    return clip(joined(language, names), NAMES) or "–"


def counted(label: str, count: int, language: str) -> str:
    """A label, and how many it stands for where they are more than one."""
    if count == 1:
        return label
    number = say(language, "cards-copies", card="", count=count)
    return say(language, "cards-copies", card=clip(label, LABEL - len(number)), count=count)
