"""What the meanings of rules can name: words of the language, and what puts them together."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from cards.grammar.reader import describing, doing, nouns, sentences, stating
from cards.text import anaphora
from engine.yugioh import language


@cache
def names() -> Mapping[str, object]:
    """Everything that the meaning of a rule can name."""
    rooms = (anaphora, sentences, nouns, describing, stating, doing)
    own = {"said": said, "tail": tail, "unsayable": unsayable}
    return {**vars(language), **{k: v for room in rooms for k, v in vars(room).items()}, **own}


def unsayable() -> None:
    """What is understood and cannot be said in the language: it is declined."""


def said(**told: Any) -> sentences.Said:
    """A sentence that says that."""
    return sentences.Said(**told)


def tail(**told: Any) -> sentences.Tail:
    """A sentence that says that of the effect before it."""
    return sentences.Tail(**told)
