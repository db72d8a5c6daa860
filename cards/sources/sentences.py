"""The sentences of a card's text as it was imported, by which what is done by hand is told."""

import re
from collections.abc import Iterator

_QUOTED = re.compile(r'"[^"\n]*"')
_ENDS = re.compile(r'(?<=\.) (?=[A-Z"(\[])|(?<=\.\)) (?=[A-Z"(\[])')
_BULLET = re.compile(r"\s*\n\s*●\s*")
_EACH = re.compile(
    r'(You can only use each of the following effects of "[^"]*" once per turn)[:.,]?\s*\n'
)
"""A line above effects that are counted each for itself."""


def sentences(text: str) -> tuple[str, ...]:
    """The English text cut at full stops and ends of lines, in its order.

    What is listed below a sentence is part of it, unless that only says how often each of what
    is listed can be used. A full stop in a name ends nothing.
    """
    each = _EACH.search(text)
    if each is None:
        return tuple(_cut(text))
    head, listed = f"{text[: each.start()]}{each.group(1)}.", text[each.end() :]
    lines = (re.sub(r"^\s*●\s*", "", line) for line in listed.split("\n"))
    return (*_cut(head), *(said for line in lines for said in _cut(line)))


def _cut(text: str) -> Iterator[str]:
    for line in _BULLET.sub(" ● ", text.strip()).split("\n"):
        hidden = _QUOTED.sub(lambda found: '"' + "_" * (len(found.group()) - 2) + '"', line)
        start, listed = 0, hidden.find(" ● ")
        for end in _ENDS.finditer(hidden):
            if listed < 0 or end.start() < listed:
                yield line[start : end.start()].strip()
                start = end.end()
        if line[start:].strip():
            yield line[start:].strip()
