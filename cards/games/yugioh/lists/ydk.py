"""The `.ydk` file: a passcode a line, under `#main`, `#extra` and `!side`."""

import re

from cards.games.yugioh.lists.headings import heading_of, is_comment, mark_of
from cards.games.yugioh.lists.problems import NoPasscodeError, NotTextError
from cards.games.yugioh.lists.remarks import Noted
from engine.core.decks import BroughtDeck, DeckList
from engine.yugioh.formats.decks import EXTRA, MAIN, SIDE, deck_list

HIGHEST_CODE = 2**32 - 1
"""A passcode is a whole number of 32 bits; 0 is no card."""
_PASSCODE = re.compile(r"([0-9]+)\s*(?:(?:#|--).*)?")
_REPLACED = "\ufffd"
_MOST_DIGITS = len(str(HIGHEST_CODE))


def read_ydk(text: str) -> BroughtDeck:
    """The deck in `text`: its passcodes, under the marks of the parts.

    Other programs pass over every line that begins with neither a digit nor a mark; so do
    we, and say so. Raises NoPasscodeError where no line has a passcode, NotTextError where
    this is so since they could not be decoded.
    """
    cards: dict[str, list[int]] = {MAIN: [], EXTRA: [], SIDE: []}
    lines: dict[int, list[int]] = {}
    passed, taken = Noted("deck-read-passed"), Noted("deck-read-marks")
    part = MAIN
    for number, line in enumerate(map(str.strip, text.splitlines()), start=1):
        if mark := mark_of(line):
            part = mark.part
            if not mark.is_usual:
                taken.add(number, line)
        elif (begins := heading_of(line)) is not None:
            part = begins or part
        elif line and not is_comment(line):
            code = passcode(line)
            if code is None:
                passed.add(number, line)
            else:
                cards[part].append(code)
                lines.setdefault(code, []).append(number)
    if not lines and passed.count:
        number, line = passed.lines[0]
        raise NotTextError if passed.has(_REPLACED) else NoPasscodeError(number, line)
    return BroughtDeck(
        deck_list(cards[MAIN], cards[EXTRA], cards[SIDE]),
        lines={code: tuple(found) for code, found in lines.items()},
        remarks=(*passed.remarks(), *taken.remarks()),
    )


def as_ydk(deck: DeckList) -> str:
    """`deck` as the text of a `.ydk` file."""
    parts = ("#created by Duelkeeper", "#main", *map(str, deck[MAIN]))
    return "\n".join(
        (*parts, "#extra", *map(str, deck[EXTRA]), "!side", *map(str, deck[SIDE]), "")
    )


def passcode(line: str) -> int | None:
    """The passcode that the line is, perhaps with a comment behind it; None for none."""
    found = _PASSCODE.fullmatch(line)
    digits = found[1].lstrip("0") if found else ""
    if not digits or len(digits) > _MOST_DIGITS or int(digits) > HIGHEST_CODE:
        return None
    return int(digits)
