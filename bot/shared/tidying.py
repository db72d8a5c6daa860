"""Names that people give themselves and their decks, made fit to stand among our own words."""

import re
from unicodedata import category, normalize

import discord

_SPACES = ("Zs", "Zl", "Zp", "Cc", "Cs")
_JOINERS = "\u200c\u200d"
"""Words of Persian and of India are spelt with them, and emoji are put together."""
_CALLS = re.compile(r"<(?=[@#:/]|a:|t:|id:)|@(?=everyone|here)")
"""Where Discord would begin a mention, an emoji, a moment, or the name of a command."""
_HARMLESS = {"<": "＜", "@": "＠"}


def tidy(name: str) -> str:
    """`name` on one line with single spaces, nothing invisible, and nothing that Discord obeys.

    Controls of the direction of text are taken out; every script stays as it is written.
    """
    seen = "".join(map(_seen, name))
    return _CALLS.sub(lambda call: _HARMLESS[call[0]], normalize("NFC", " ".join(seen.split())))


def name_of(user: discord.abc.User) -> str:
    """The name by which `user` is shown to others; their plain one where that is invisible."""
    return tidy(user.display_name) or tidy(user.name) or str(user.id)


def _seen(sign: str) -> str:
    kind = category(sign)
    if kind in _SPACES:
        return " "
    return "" if kind == "Cf" and sign not in _JOINERS else sign
