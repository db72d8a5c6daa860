"""Texts as they are kept: one kind of line break, nothing invisible, readings set apart."""

import re

_INVISIBLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")
_READING = re.compile(r"<rp>[^<]*</rp>|<rt>[^<]*</rt>|</?ruby>")
_READ = re.compile(r"<ruby>[^<]*(?:<rp>[^<]*</rp>)?<rt>([^<]*)</rt>(?:<rp>[^<]*</rp>)?</ruby>")


def clean(text: str) -> str:
    """`text` without what cannot be seen, and without spaces around it."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return _READING.sub("", _INVISIBLE.sub("", lines)).strip()


def clean_name(name: str) -> str:
    """`name` on one line."""
    return " ".join(clean(name).split())


def reading_of(name: str) -> str:
    """How `name` is read, by the kana set above it; "" where none are."""
    return clean_name(_READ.sub(r"\1", name)) if "<rt>" in name else ""
