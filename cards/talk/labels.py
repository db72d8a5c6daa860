"""Labels that fit a button and differ from each other."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import TypeAlias

LABEL, DETAIL = 80, 100
"""The longest label and the longest detail, in characters."""

Marked: TypeAlias = Callable[[str, str], str]
"""Joins a label and the mark that tells it from others."""


def shorten(text: str, most: int) -> str:
    """The text, cut where it is longer than `most` characters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def starting(text: str) -> str:
    """The text with a capital letter at its start."""
    return text[:1].upper() + text[1:]


def apart(labels: Sequence[str], deeds: Sequence[str], told: Marked) -> list[str]:
    """The labels; those that are alike and stand for different deeds say these too.

    `told` joins a label and its deed.
    """
    alike: dict[str, set[str]] = defaultdict(set)
    for label, deed in zip(labels, deeds, strict=True):
        alike[label].add(deed)
    return [
        told(label, deed) if deed and len(alike[label]) > 1 else label
        for label, deed in zip(labels, deeds, strict=True)
    ]


def distinct(labels: Sequence[str], marks: Sequence[str], marked: Marked) -> tuple[str, ...]:
    """The labels, each unlike the others: alike ones get marks that differ, or a number.

    `marks` say what tells options apart, such as their zone; they may be empty. `marked`
    joins a label and its mark.
    """
    told = [shorten(starting(label), LABEL) for label in labels]
    alike: dict[str, set[str]] = defaultdict(set)
    for label, mark in zip(told, marks, strict=True):
        alike[label].add(mark)
    for index, (label, mark) in enumerate(zip(told, marks, strict=True)):
        if len(alike[label]) > 1 and mark:
            told[index] = with_mark(label, mark, marked)
    return _numbered(told, marked)


def _numbered(labels: Sequence[str], marked: Marked) -> tuple[str, ...]:
    many = Counter(labels)
    taken = set(labels)
    told = []
    for label in labels:
        if many[label] > 1:
            number = 1
            while (label_and_number := with_mark(label, str(number), marked)) in taken:
                number += 1
            label = label_and_number
            taken.add(label)
        told.append(label)
    return tuple(told)


def with_mark(label: str, mark: str, marked: Marked) -> str:
    """A label with its mark, so short that both fit a button; a short label leaves it more."""
    mark = shorten(mark, max(LABEL // 2, LABEL - len(marked(label, ""))))
    return marked(shorten(label, LABEL - len(marked("", mark))), mark)
