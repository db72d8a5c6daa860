"""The words that entries may name, and what the values of their tests mean."""

from collections import ChainMap
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from types import GetSetDescriptorType as GetSet
from typing import Any, get_args, get_type_hints

from cards.grammar import anaphora
from cards.grammar.meanings import made
from cards.grammar.templates import Meant, Path, TemplateError
from engine.core.remembering import once_for_each
from engine.yugioh import language
from engine.yugioh.language import Node

hints = once_for_each(get_type_hints)  # of a word: for each field its declared type


@cache
def words() -> Mapping[str, type[Node]]:
    """Every word of the language, and what stands for a word in a text, by its name."""
    return {
        name: each
        for name, each in _named().items()
        if isinstance(each, type) and issubclass(each, Node) and each.__name__ == name
    }


@cache
def _named() -> dict[str, Any]:
    """What values may name beside terms."""
    return {**vars(anaphora), **vars(language), "int": int, "str": str}


def word_called(name: str) -> type[Node]:
    """The word of that name; TemplateError where there is none."""
    if name not in words():
        raise TemplateError(f"there is no word {name}; is it exported by the language?")
    return words()[name]


def meaning(word: type[Node] | None) -> Meant:
    """What values mean in the tests of entries of that word, or where no word is asked."""

    def meant(path: Path, source: str) -> object:
        terms = ChainMap(*({**kind.__members__} for kind in _terms(word, path)))
        try:
            return made(source, frozenset(), {**_named(), **terms})({})
        except (SyntaxError, LookupError, TypeError, ValueError) as error:
            raise TemplateError(f"{'.'.join(path)} cannot be {source}") from error

    return meant


def check(word: type[Node], path: Path) -> None:
    """Raise TemplateError where the word has no field of that name."""
    if path and path[0] not in _fields(word):
        raise TemplateError(f"{word.__name__} has no field {path[0]}")
    check_names(path[1:])


def check_names(path: Path, *others: str) -> None:
    """Raise TemplateError for a name that is a field of no word, and none of the `others`."""
    for name in path:
        if name not in _names() and name not in others:
            raise TemplateError(f"no word has a field {name}")


def _fields(word: type[Node]) -> set[str]:
    """What can be asked of the word: its fields, and what it reckons from them."""
    reckoned = (n for n, each in vars(word).items() if isinstance(each, property | GetSet))
    return {*hints(word), *reckoned}


@cache
def _names() -> frozenset[str]:
    """The fields of all words."""
    return frozenset(name for word in words().values() for name in _fields(word))


def _terms(word: type[Node] | None, path: Path) -> Iterator[type[Enum]]:
    """The enumerations of which a member may stand at the path."""
    for owner in [word] if word and len(path) == 1 else words().values():
        yield from _enumerations(hints(owner).get(path[-1]))


def _enumerations(hint: Any) -> Iterator[type[Enum]]:
    for each in (hint, *get_args(hint)):
        if isinstance(each, type) and issubclass(each, Enum):
            yield each
        elif isinstance(each, Enum):
            yield type(each)
        elif each is not hint:
            yield from _enumerations(each)
