"""The files of `cards/phrases`, read once all of them have a column for each language."""

import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from cards.languages import LANGUAGES

FOLDER = Path(__file__).parents[1] / "phrases"
TERMS = "terms.toml"
Tables = Mapping[str, Any]
"""A file: phrases of words in lists, or terms in sections."""


class EntryError(ValueError):
    """An entry that cannot be used; the message names file and word, and what to change."""


@cache
def tables(folder: Path = FOLDER) -> Mapping[str, Tables]:
    """Every file by its name; EntryError that lists all that is not said in each language."""
    found = {
        file.name: parsed(file.name, file.read_text(encoding="utf-8"))
        for file in sorted(folder.glob("*.toml"))
    }
    check(found, LANGUAGES)
    return found


def parsed(name: str, source: str) -> Tables:
    """The file of that name; EntryError where it is no TOML."""
    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise EntryError(f"{name} is no TOML: {error}") from error


def check(files: Mapping[str, Tables], languages: Sequence[str]) -> None:
    """Raise EntryError, a line for each language and each file where something is missing."""
    lacking: dict[tuple[str, str], list[str]] = defaultdict(list)
    for name, file in files.items():
        for place, said in _places(file):
            for language in languages:
                if language not in said:
                    lacking[language, name].append(place)
    if lacking:
        lines = (
            f"{language} is missing in {name}, {len(places)} times: {', '.join(places)}"
            for (language, name), places in sorted(lacking.items())
        )
        raise EntryError("\n".join(lines))


def _places(file: Tables) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Each entry or term by its name, and what it is called in each language."""
    for name, held in file.items():
        if isinstance(held, list):
            yield from ((f"{name} {nth}", each) for nth, each in enumerate(held, 1))
        else:
            yield from ((f"{name}.{key}", each) for key, each in held.items())
