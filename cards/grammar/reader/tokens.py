"""Cutting a text into the words that rules are made of."""

import re
from dataclasses import dataclass

_PIECES = re.compile(r'"[^"]*\s"[^"\s]+""|"[^"]*"|\d+|[A-Za-zÀ-ÿ]+|\'s\b|\S')
_SAME = (
    (re.compile(r"[“”]"), '"'),
    (re.compile(r"[‘’]"), "'"),
    (re.compile(r"(?<=\w)''|''(?=\w)"), '"'),
    (re.compile(r"\bLife Points?\b"), "LP"),
    (re.compile(r"\bGraveyards\b"), "GYs"),
    (re.compile(r"\bGraveyard\b"), "GY"),
    (re.compile(r"-Type\b"), ""),
    (
        re.compile(r"\. \(This card is (also still|NOT treated as) a Trap(?: Card)?\.\)"),
        r" (this card is \1 a Trap).",
    ),
    (re.compile(r"\bto (your(?: opponent's)?) side of the field\b"), r"to \1 field"),
    (re.compile(r", also, you\b"), ", also you"),
    (
        re.compile(r"\b(?:Monster|Spell & Trap) Card Zone"),
        lambda m: m.group().replace("Card ", ""),
    ),
    (
        re.compile(r"\b([Rr])emoved? from play\b"),
        lambda m: "banish" if m.group()[6] == " " else "banished",
    ),
    (re.compile(r"\b[Rr]emoving from play\b"), "banishing"),
    (re.compile(r" Then shuffle (?:your|the) Deck\."), ""),
    (re.compile(r"(?<=\d),(?=\d{3}\b)"), ""),
    (
        re.compile(
            r"\b(?:mentions|specifically lists(?: the card)?) (\"[^\"]*\") in its text\b"
        ),
        r"mentions \1",
    ),
    (re.compile(r"(\"[^\"]*\")([^\".;:]*\bmentions?) it\b"), r"\1\2 \1"),
    (re.compile(r"\(s\)\""), '"'),
    (re.compile(r"\s+"), " "),
)
"""Old names of things, and those of today."""


_MARKED = re.compile(r";|(?<!FLIP):")
"""What Problem-Solving Card Text marks costs, targets and conditions with, since 2011."""


@dataclass(frozen=True, slots=True)
class Token:
    """A word, number, quoted name or mark; `key` is how rules know it."""

    text: str
    key: str


def normal(text: str) -> str:
    """The text with the marks and the names of things that are used today."""
    for old, new in _SAME:
        text = old.sub(new, text)
    return text.strip()


def is_old(text: str) -> bool:
    """Whether the text may be from before 2011: it marks neither costs nor targets."""
    return not _MARKED.search(text)


def tokens(text: str) -> tuple[Token, ...]:
    """The words of the text in their order."""
    found = []
    for match in _PIECES.finditer(text):
        piece = match.group()
        quoted = len(piece) > 1 and piece.startswith('"')
        found.append(Token(piece, piece if quoted else piece.lower()))
    return tuple(found)


def is_number(token: Token) -> bool:
    """Whether the token is a number."""
    return token.key.isdecimal()


def is_quoted(token: Token) -> bool:
    """Whether the token is a name in quotation marks."""
    return len(token.key) > 1 and token.key.startswith('"')
