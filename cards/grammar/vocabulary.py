"""The words that entries may name, and what the values of their tests mean."""

from collections import ChainMap
from collections.abc import Iterator
from enum import Enum
from functools import cached_property
from types import GetSetDescriptorType as GetSet
from types import ModuleType
from typing import Any, get_args, get_type_hints

from cards.grammar import anaphora, references
from cards.grammar.meanings import made
from cards.grammar.templates import Meant, Path, TemplateError
from engine.core.remembering import once_for_each
from engine.yugioh import language
from engine.yugioh.language import Node

hints = once_for_each(get_type_hints)  # of a word: for each field its declared type


class Vocabulary:
    """Every word of a game, and what stands for a word in a text, by its name."""

    def __init__(self, families: tuple[type, ...], *rooms: ModuleType) -> None:
        self.named: dict[str, Any] = {"int": int, "str": str}
        """What values may name beside terms."""
        for room in rooms:
            self.named |= vars(room)
        self.words: dict[str, type] = {
            name: each
            for name, each in self.named.items()
            if isinstance(each, type) and issubclass(each, families) and each.__name__ == name
        }

    def word_called(self, name: str) -> type:
        """The word of that name; TemplateError where there is none."""
        if name not in self.words:
            raise TemplateError(f"there is no word {name}; is it exported by the language?")
        return self.words[name]

    def meaning(self, word: type | None) -> Meant:
        """What values mean in tests of entries of that word, or where no word is asked."""

        def meant(path: Path, source: str) -> object:
            terms = ChainMap(*({**kind.__members__} for kind in self._terms(word, path)))
            try:
                return made(source, frozenset(), {**self.named, **terms})({})
            except (SyntaxError, LookupError, TypeError, ValueError) as error:
                raise TemplateError(f"{'.'.join(path)} cannot be {source}") from error

        return meant

    def check(self, word: type, path: Path) -> None:
        """Raise TemplateError where the word has no field of that name."""
        if path and path[0] not in _fields(word):
            raise TemplateError(f"{word.__name__} has no field {path[0]}")
        self.check_names(path[1:])

    def check_names(self, path: Path, *others: str) -> None:
        """Raise TemplateError for a name that is no field of a word, nor one of `others`."""
        for name in path:
            if name not in self._names and name not in others:
                raise TemplateError(f"no word has a field {name}")

    @cached_property
    def _names(self) -> frozenset[str]:
        """The fields of all words."""
        return frozenset(name for word in self.words.values() for name in _fields(word))

    def _terms(self, word: type | None, path: Path) -> Iterator[type[Enum]]:
        """The enumerations of which a member may stand at the path."""
        for owner in [word] if word and len(path) == 1 else self.words.values():
            yield from _enumerations(hints(owner).get(path[-1]))


def _fields(word: type) -> set[str]:
    """What can be asked of the word: its fields, and what it reckons from them."""
    reckoned = (n for n, each in vars(word).items() if isinstance(each, property | GetSet))
    return {*hints(word), *reckoned}


def _enumerations(hint: Any) -> Iterator[type[Enum]]:
    for each in (hint, *get_args(hint)):
        if isinstance(each, type) and issubclass(each, Enum):
            yield each
        elif isinstance(each, Enum):
            yield type(each)
        elif each is not hint:
            yield from _enumerations(each)


WORDS = Vocabulary((Node,), anaphora, references, language)
