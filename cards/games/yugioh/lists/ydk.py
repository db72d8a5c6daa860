"""The `.ydk` file: a passcode a line, under `#main`, `#extra` and `!side`."""

import re

from cards.games.yugioh.lists.problems import NoPasscodeError, NotTextError
from engine.core.decks import BroughtDeck, DeckList
from engine.yugioh.formats.decks import EXTRA, MAIN, SIDE, deck_list

HIGHEST_CODE = 2**32 - 1
"""A passcode is a whole number of 32 bits; 0 is no card."""
_PASSCODE = re.compile(r"([0-9]+)\s*(?:(?:#|--).*)?")
_REPLACED = "\ufffd"
_LONGEST_EXCERPT = 40
_MOST_DIGITS = len(str(HIGHEST_CODE))


def read_ydk(text: str) -> BroughtDeck:
    """The deck in `text`: BOM gone, anything but passcodes, comments and headings refused.

    Raises NoPasscodeError for a line that is none of these, NotTextError where a line could
    not be decoded.
    """
    cards: dict[str, list[int]] = {MAIN: [], EXTRA: [], SIDE: []}
    lines: dict[int, list[int]] = {}
    part = MAIN
    for number, line in enumerate(map(str.strip, text.splitlines()), start=1):
        if heading := _heading(line):
            part = heading
        elif line and not is_comment(line):
            code = _code(line, number)
            cards[part].append(code)
            lines.setdefault(code, []).append(number)
    return BroughtDeck(
        deck_list(cards[MAIN], cards[EXTRA], cards[SIDE]),
        lines={code: tuple(found) for code, found in lines.items()},
    )


def as_ydk(deck: DeckList) -> str:
    """`deck` as the text of a `.ydk` file."""
    parts = ("#created by Duelkeeper", "#main", *map(str, deck[MAIN]))
    return "\n".join(
        (*parts, "#extra", *map(str, deck[EXTRA]), "!side", *map(str, deck[SIDE]), "")
    )


def is_comment(line: str) -> bool:
    """Whether the line says nothing of cards."""
    return line.lstrip().startswith("#")


def _heading(line: str) -> str | None:
    """The part that begins with this line; other programs let any `!` begin the Side Deck."""
    if line.startswith("!"):
        return SIDE
    return {"#main": MAIN, "#extra": EXTRA}.get(line.lower())


def _code(line: str, number: int) -> int:
    if _REPLACED in line:
        raise NotTextError
    found = _PASSCODE.fullmatch(line)
    digits = found[1].lstrip("0") if found else ""
    if not digits or len(digits) > _MOST_DIGITS or int(digits) > HIGHEST_CODE:
        raise NoPasscodeError(number, line[:_LONGEST_EXCERPT])
    return int(digits)
