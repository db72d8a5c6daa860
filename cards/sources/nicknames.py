"""What people call cards, as it is written in TOML: of the game's own, and of an operator.

    [14558127]
    en = ["ash"]
    ja = ["うらら", "灰流"]

    ["Effect Veiler"]
    zh = ["毛衣"]

A card is named by its passcode or by a printed name in any language; the comment says which
one a passcode is of. Of several cards that are called the same, the one comes first of which
the nickname stands further ahead in its list.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cards.languages import LANGUAGES
from cards.sources.operator_file import UnusableFileError, text_in
from engine.core.cards import Nickname

LONGEST = 100
"""How many characters a nickname has at most."""

_LONGEST_LINE, _MOST_DOTS = 2000, 60


class NicknamesError(ValueError):
    """A file of nicknames that cannot be used; the message names file and place, and why."""


def read_nicknames(path: Path) -> tuple[Nickname, ...]:
    """The nicknames in the file, in their order; NicknamesError for what cannot be used."""
    try:
        said = tomllib.loads(_with_short_lines(path, text_in(path)))
    except UnusableFileError as problem:
        raise NicknamesError(str(problem)) from None
    except tomllib.TOMLDecodeError as problem:
        raise NicknamesError(f"{path} is not TOML: {problem}.") from None
    except RecursionError:
        raise NicknamesError(f"{path} has lists in lists, far too many.") from None
    return tuple(each for card, called in said.items() for each in _of_card(path, card, called))


def _with_short_lines(path: Path, text: str) -> str:
    """`text`; a key of very many parts would take minutes, and stands in no short line."""
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > _LONGEST_LINE or line.count(".") > _MOST_DOTS:
            raise NicknamesError(
                f"{path}: line {number} has more than {_LONGEST_LINE} characters or "
                f"{_MOST_DOTS} dots. Go on in a new line behind a comma."
            )
    return text


def _of_card(path: Path, card: str, called: Any) -> Iterator[Nickname]:
    if not isinstance(called, Mapping):
        raise NicknamesError(
            f'{path}: {card}: it has no nicknames. Write [{card}], and below it en = ["…"].'
        )
    for language, names in called.items():
        if language not in LANGUAGES:
            raise NicknamesError(
                f"{path}: {card}: {language} is no language; there are {', '.join(LANGUAGES)}."
            )
        yield from _in_language(f"{path}: {card}: {language}", card, language, names)


def _in_language(place: str, card: str, language: str, names: Any) -> Iterator[Nickname]:
    if not isinstance(names, Sequence) or isinstance(names, str) or not names:
        raise NicknamesError(f'{place}: write the nicknames as a list, ["…", "…"].')
    for at, name in enumerate(names):
        if not isinstance(name, str) or not any(map(str.isalnum, name)) or len(name) > LONGEST:
            raise NicknamesError(
                f"{place}: {name!r} is no nickname. Write text in quotes, with a letter or a "
                f"digit in it and at most {LONGEST} characters."
            )
        if name in names[:at]:
            raise NicknamesError(f"{place}: {name!r} stands there twice.")
        yield Nickname(card, language, name, at)
