"""Cutting a Japanese text into what rules are made of: characters, numbers and names."""

import re
import tomllib
from functools import cache
from pathlib import Path

from cards.grammar.reader.tokens import Token
from cards.grammar.terms import WIDE

_PIECES = re.compile(r"「(?:[^「」]|「[^「」]*」)*」|[0-9０-９]+|\S")
_NARROW = str.maketrans("０１２３４５６７８９", "0123456789")
_PLAIN = re.compile(r"(?:^|」)[^「」]*")
_RUBY = re.compile(r"<rt>.*?</rt>|<[^>]+>")
SPELLING = Path(__file__).with_name("spelling.toml")


@cache
def _spelling() -> tuple[tuple[re.Pattern[str], str], ...]:
    """What older texts write, and what those of today write instead."""
    told: dict[str, str] = tomllib.loads(SPELLING.read_text(encoding="utf-8"))
    return tuple((re.compile(old), new) for old, new in told.items())


def normal(text: str) -> str:
    """The text as it would be spelt today, without what shows how it is read aloud."""
    text = _PLAIN.sub(lambda plain: plain.group().translate(WIDE), _RUBY.sub("", text))
    for old, new in _spelling():
        text = old.sub(new, text)
    return text.strip()


def tokens(text: str) -> tuple[Token, ...]:
    """The characters of the text in their order; a number or a name is one."""
    found = []
    for match in _PIECES.finditer(text):
        piece = match.group()
        quoted = len(piece) > 1 and piece.startswith("「")
        key = f'"{piece[1:-1]}"' if quoted else piece.translate(_NARROW)
        found.append(Token(piece, key))
    return tuple(found)
