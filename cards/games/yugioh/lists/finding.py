"""The decks in what somebody wrote, in any of the forms they come in."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress

from cards.games.yugioh.lists.counted import readings
from cards.games.yugioh.lists.headings import heading_of, is_comment, mark_of
from cards.games.yugioh.lists.reading import read, read_code
from cards.games.yugioh.lists.ydk import passcode
from cards.games.yugioh.lists.ydke import plainly
from engine.core.decks import BroughtDeck, NoDeckError, UnreadableDeckError
from engine.yugioh.formats.decks import MAIN

FEWEST_NAMED = 3
"""So many lines on end have to count copies of a name to be taken for a list."""
_LINK = re.compile(r"ydke://[^\s`<>|()\[\]]*", re.I)
_FENCE = re.compile(r"```(?:[a-z]+(?=\n))?", re.I)
_WORD = re.compile(r"(?<![\w+/=-])[A-Za-z0-9+/_-]{8,}={0,2}(?![\w+/=-])")


def found_in(text: str) -> Iterator[BroughtDeck | UnreadableDeckError]:
    """Each deck in the text, or what is wrong with what was clearly meant to be one.

    Lists in words are looked for where there is nothing else: they may repeat it.
    """
    rest = _FENCE.sub("\n", plainly(text.replace("\r\n", "\n")))
    for link in dict.fromkeys(_LINK.findall(rest)):
        yield _read(link.encode())
    listed, lines = _marked(_LINK.sub(" ", rest).split("\n"))
    for each in listed:
        yield _read("\n".join(each).encode())
    codes = list(_codes("\n".join(lines)))
    yield from codes
    if not codes and not listed and not _LINK.search(rest):
        for each in _named(lines):
            yield _read("\n".join(each).encode())


def _codes(text: str) -> Iterator[BroughtDeck | UnreadableDeckError]:
    for word in dict.fromkeys(_WORD.findall(text)):
        with suppress(NoDeckError):
            yield read_code(word)


def _read(content: bytes) -> BroughtDeck | UnreadableDeckError:
    try:
        return read(content)
    except UnreadableDeckError as problem:
        return problem


def _marked(lines: Sequence[str]) -> tuple[list[list[str]], list[str]]:
    """The lists that begin with the mark of the Main Deck, and the lines of none.

    Such a list ends with the last of its lines that is a passcode, a mark or a comment.
    """
    listed: list[list[str]] = []
    rest: list[str] = []
    behind: list[str] = []
    for line in map(str.strip, lines):
        mark = mark_of(line)
        if mark is not None and mark.part == MAIN:
            rest += behind
            listed.append([line])
            behind = []
        elif listed and (mark or is_comment(line) or passcode(line) is not None):
            listed[-1] += [*behind, line]
            behind = []
        else:
            behind.append(line)
    return listed, rest + behind


def _named(lines: Sequence[str]) -> Iterator[list[str]]:
    """The lists in words."""
    block: list[str] = []
    for line in (*lines, "."):
        if not line or heading_of(line) is not None or readings(line)[1]:
            block.append(line)
        else:
            if sum(readings(each)[1] for each in block) >= FEWEST_NAMED:
                yield block
            block = []
