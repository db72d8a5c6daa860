"""Names that people give themselves and their decks, made fit to stand among our own words."""

import re
from collections.abc import Iterator
from unicodedata import category, normalize

import discord

from bot.shared.words import FIRST_MARK, LEFT

_SPACES = ("Zs", "Zl", "Zp", "Cc", "Cs")
_JOINERS = "\u200c\u200d"
"""Words of Persian and of India are spelt with them, and emoji are put together."""
_LOOSE = re.compile(rf"(?<![^\x00-\x7f])[{_JOINERS}]+|[{_JOINERS}]+(?![^\x00-\x7f])")
"""Joiners that join nothing: two names that look alike could differ by one."""
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are drawn as nothing."""
_MARKS = ("Mn", "Me")
_MOST_MARKS = 4
"""How many marks a letter may carry: more of them cover the lines above and below."""
_CALLS = re.compile(r"<(?=[@#:/]|a:|t:|id:)|@(?=everyone|here)")
"""Where Discord would begin a mention, an emoji, a moment, or the name of a command."""
_HARMLESS = {"<": "＜", "@": "＠"}


def tidy(name: str) -> str:
    """`name` on one line with single spaces, nothing invisible, and nothing that Discord obeys.

    Controls of the direction of text are taken out; every script stays as it is written. Of
    what nobody would see nothing is left.
    """
    seen = normalize("NFC", _LOOSE.sub("", "".join(map(_seen, name))))
    line = " ".join("".join(_unstacked(seen)).split())
    if not any(category(sign)[0] in "LNPS" for sign in line):
        return ""
    return _CALLS.sub(lambda call: _HARMLESS[call[0]], line)


def kept_name(name: str) -> str:
    """A name that was kept, perhaps before today's rules for names; no invisible one."""
    if name == LEFT:
        return name
    return tidy(name) or "?" * bool(name)


def name_of(user: discord.abc.User) -> str:
    """The name by which `user` is shown to others; their plain one where that is invisible."""
    return tidy(user.display_name) or tidy(user.name) or str(user.id)


def _seen(sign: str) -> str:
    kind = category(sign)
    if kind in _SPACES or sign in _BLANKS:
        return " "
    if FIRST_MARK <= sign <= LEFT:
        return ""
    return "" if kind == "Cf" and sign not in _JOINERS else sign


def _unstacked(name: str) -> Iterator[str]:
    """The signs of the name without the marks that are too many."""
    marks = 0
    for sign in name:
        marks = marks + 1 if category(sign) in _MARKS else 0
        if marks <= _MOST_MARKS:
            yield sign
