"""A line on which copies of a card stand by its name: every way in which it may be read."""

import re
from collections.abc import Iterable, Iterator, Sequence

from cards.games.yugioh.lists.elsewhere import has_address
from engine.core.decks import Reading

LONGEST = 200
"""The characters of the longest line that is read."""
_PLAIN = str.maketrans("０１２３４５６７８９（）［］：，；＊　", "0123456789()[]:,;* ")
_SIGN = "[×✕✖*]"
_X = "[xXｘＸ]"
_OF = "(?:枚|张|張)"
_BULLET = re.compile(r"^(?:[-–—*+>•・●◆◇■□★☆]\s*)+(?=\S)")
_FIRST = (
    re.compile(rf"(\d{{1,3}})\s?(?:{_SIGN}|{_OF})\s?[:、]?\s?(.+)"),
    re.compile(rf"(\d{{1,3}})\s?{_X}(?=[\s:])[\s:]{{,2}}(.+)"),
    re.compile(rf"(\d{{1,3}}){_X}(?!{_X}|-)(\S.*)"),
    re.compile(r"[(\[](\d{1,3})[)\]]\s?(.+)"),
    re.compile(rf"(?:{_SIGN}|{_X})\s?(\d{{1,3}})\s(.+)"),
)
_LAST = (
    re.compile(rf"(.+?)\s?{_SIGN}\s?(\d{{1,3}})\s?{_OF}?"),
    re.compile(rf"(.+?)\s{_X}\s?(\d{{1,3}})\s?{_OF}?"),
    re.compile(rf"(.+?){_X}(\d{{1,3}})\s?{_OF}?"),
    re.compile(
        rf"(.+?)[\s:、,]*[(\[]\s?(?:{_SIGN}|{_X})?\s?(\d{{1,3}})\s?(?:{_OF}|{_X})?\s?[)\]]"
    ),
    re.compile(rf"(.+?)[\s:、,…・]*(\d{{1,3}})\s?(?:{_OF}|{_X})"),
    re.compile(r"(.+?)\t\s?(\d{1,3})"),
    re.compile(r"(.*[》」』】])\s?(\d{1,3})"),
)
"""How a number stands before a name, and behind it, with a sign that it counts copies.

A letter for “times” may be one of the name, as in “1 XX-Saber …”: it has to stand apart.
"""
_BARE_FIRST = (re.compile(r"(\d{1,3})\s(.+)"),)
_BARE_LAST = (re.compile(r"(.+?)[\s:…]+(\d{1,3})"),)
_WRAPPED = re.compile(
    r"\[\[(.+)\]\]|\[(.+)\](?:\(\S*\))?|《(.+)》|「(.+)」|『(.+)』|【(.+)】|“(.+)”|\"(.+)\"|\*\*(.+)\*\*"
    r"|__(.+)__|<(.+)>|`(.+)`|\((.+)\)"
)
_ASIDE = re.compile(
    rf"(.+?)\s?(?:[(\[](?!\s?(?:{_SIGN}|{_X})?\s?\d{{1,3}}\s?(?:{_OF}|{_X})?\s?[)\]])"
    r"[^()\[\]]*[)\]]|(?://|#(?!\d)|--).*)"
)


def readings(line: str) -> tuple[tuple[tuple[Reading, ...], ...], bool]:
    """Every way to read the line, in groups, and whether it counts copies.

    A number with a sign counts copies wherever that makes a name; one without may belong to
    the name. Without any there is one copy. There are no ways where nothing could be a name.
    """
    if len(line) > LONGEST or has_address(line):
        return (), False
    plain = _with_single_blanks(line.translate(_PLAIN)).rstrip(",;、。")
    texts = tuple(dict.fromkeys((plain, _BULLET.sub("", plain))))
    signed = _read(_split(texts, _FIRST, _LAST))
    bare = _read(_split(texts, _BARE_FIRST, _BARE_LAST))
    whole = _read((1, text) for text in texts)
    groups = tuple(filter(None, (signed, tuple(dict.fromkeys((*whole, *bare))))))
    return groups, bool(signed or bare)


def _with_single_blanks(line: str) -> str:
    """The line with one tab or space for several, so that no pattern tries where they part."""
    columns = (" ".join(column.split()) for column in line.split("\t"))
    return "\t".join(filter(None, columns))


def _split(
    texts: Sequence[str], first: Sequence[re.Pattern[str]], last: Sequence[re.Pattern[str]]
) -> Iterator[tuple[int, str]]:
    for text in texts:
        for pattern in first:
            if found := pattern.fullmatch(text):
                yield int(found[1]), found[2]
        for pattern in last:
            if found := pattern.fullmatch(text):
                yield int(found[2]), found[1]


def _read(counted: Iterable[tuple[int, str]]) -> tuple[Reading, ...]:
    found = ((count, tuple(_names(text))) for count, text in counted if count)
    return tuple(dict.fromkeys(Reading(count, names) for count, names in found if names))


def _names(text: str) -> Iterator[str]:
    """The name that `text` is, without what stands around it."""
    whole = text.strip(" \t:,;|")
    if not any(map(str.isalnum, whole)):
        return
    yield whole
    if aside := _ASIDE.fullmatch(whole):
        yield from _names(aside[1])
    if wrapped := _WRAPPED.fullmatch(whole):
        yield from _names(next(filter(None, wrapped.groups())))
