"""What begins a part of a deck: the marks of `.ydk` files, and headings of lists in words."""

import re
import tomllib
from pathlib import Path
from unicodedata import normalize

from engine.core.values import value
from engine.yugioh.formats.decks import EXTRA, MAIN, SIDE

_LONGEST = 60
_USUAL = {"#main": MAIN, "#extra": EXTRA, "!side": SIDE}
_SPELLED = re.compile(r"[#!]+\s*(main|extra|side)(?:\s*deck)?\s*:?")
_FRAME = " \t#=*_~-–—|+>•・●◆◇■□★☆♦▼▽"
_COUNTED = re.compile(
    r"(?P<word>[^\d()\[\]:]*?) ?:? ?[(\[]? ?(?:x ?)?(?:\d{1,3}(?: ?/ ?\d{1,3})?)? ?"
    r"(?:cards?|枚|张|張)? ?[)\]]? ?:?"
)
_BRACKETS = str.maketrans(dict.fromkeys("【】「」『』《》〈〉<>[]", " "))
_SAID = tomllib.loads(Path(__file__).with_name("headings.toml").read_text(encoding="utf-8"))
_WORDS = dict.fromkeys(_SAID.pop("within"), "") | {
    word: part for part, words in _SAID.items() for word in words
}


@value
class Mark:
    """The mark of a part, and whether it is written as in a `.ydk` file."""

    part: str
    is_usual: bool = True


def is_comment(line: str) -> bool:
    """Whether the line says nothing of cards."""
    return line.lstrip().startswith(("#", "＃"))


def mark_of(line: str) -> Mark | None:
    """The mark that the line is, also in another spelling, or None.

    Width, case, spaces and the word "deck" make no difference, nor which of the two signs it
    begins with. Other programs let any `!` begin the Side Deck.
    """
    if not line.startswith(("#", "!", "＃", "！")):
        return None
    plain = normalize("NFKC", line[:_LONGEST]).strip().lower()
    if part := _USUAL.get(line.strip().lower()):
        return Mark(part)
    if len(line) <= _LONGEST and (spelled := _SPELLED.fullmatch(plain)):
        part = {"main": MAIN, "extra": EXTRA, "side": SIDE}[spelled[1]]
        return Mark(part, is_usual=part == SIDE and plain.startswith("!"))
    return Mark(SIDE) if plain.startswith("!") else None


def heading_of(line: str) -> str | None:
    """The part that a heading in words begins; "" if it stands within one, None for none.

    It may have a frame around it, and say how many cards there are.
    """
    if len(line) > _LONGEST:
        return None
    plain = " ".join(normalize("NFKC", line).translate(_BRACKETS).casefold().split())
    plain = plain.strip(_FRAME)
    found = _COUNTED.fullmatch(plain)
    return _WORDS.get(" ".join(found["word"].strip(_FRAME).split())) if found else None
