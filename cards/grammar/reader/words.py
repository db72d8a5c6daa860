"""What the meanings of rules can name: words of the language, and what puts them together."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from cards.grammar import anaphora, references, unions
from cards.grammar.reader import doing, nouns, sentences, stating
from cards.grammar.reader.japanese.names import english
from engine.yugioh import language


@cache
def names() -> Mapping[str, object]:
    """Everything that the meaning of a rule can name."""
    rooms = (anaphora, references, unions, sentences, nouns, stating, doing)
    own = {
        "english": english,
        "replace": replace,
        "said": sentences.Said,
        "tail": sentences.Tail,
    }
    return {**vars(language), **{k: v for room in rooms for k, v in vars(room).items()}, **own}
