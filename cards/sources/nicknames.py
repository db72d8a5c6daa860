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
from engine.core.cards import Nickname

LONGEST = 100
"""How many characters a nickname has at most."""


class NicknamesError(ValueError):
    """A file of nicknames that cannot be used; the message names file and place, and why."""


def read_nicknames(path: Path) -> tuple[Nickname, ...]:
    """The nicknames in the file, in their order; NicknamesError for what cannot be used."""
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as problem:
        raise NicknamesError(f"{path} cannot be read ({problem.strerror}).") from None
    except UnicodeDecodeError:
        raise NicknamesError(f"{path} is not UTF-8. Save it as UTF-8 in your editor.") from None
    except tomllib.TOMLDecodeError as problem:
        raise NicknamesError(f"{path} is not TOML: {problem}.") from None
    return tuple(each for card, called in said.items() for each in _of_card(path, card, called))


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
