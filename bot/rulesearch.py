"""Finding a rule by its ID, or by words of its title, text and example."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz

from engine.core.game import Rule, RuleWords

_WORD = re.compile(r"\w+")
_LIKE_AN_ID = re.compile(r"\s*[A-Za-z]{2}(?:[\s-]*[A-Za-z]+)*[\s-]*[0-9]*\s*")
_APART = re.compile(r"[\s-]+")
_CLOSE_ENOUGH = 75.0


@dataclass(frozen=True, slots=True)
class _Entry:
    rule: Rule
    id: str
    title: str
    text: str


class RuleIndex:
    """The rules of all games, made ready to be searched while typing."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._entries = tuple(
            _Entry(
                rule,
                _bare(rule.id),
                _spaced(rule.said("en").title),
                _spaced(" ".join(_told(rule.said("en")))),
            )
            for rule in rules
        )
        self._by_id = {entry.id: entry.rule for entry in self._entries}

    def __len__(self) -> int:
        return len(self._entries)

    def named(self, id: str) -> Rule | None:
        """The rule of exactly that ID, however it is spaced and cased."""
        return self._by_id.get(_bare(id))

    def find(self, typed: str) -> tuple[Rule, ...]:
        """Every rule that `typed` may mean, the likeliest first; all of them for nothing typed.

        IDs that begin so come first, then rules with every word in the title, then those
        with every word anywhere; and only where there are none, titles spelled alike.
        """
        begins = [
            at
            for at, entry in enumerate(self._entries)
            if _LIKE_AN_ID.fullmatch(typed) and entry.id.startswith(_bare(typed))
        ]
        words = _WORD.findall(typed.casefold())
        ranks = ((_closeness(entry, words), at) for at, entry in enumerate(self._entries))
        holds = [at for rank, at in sorted(ranks) if rank < len(_CLOSENESS)]
        found = dict.fromkeys((*begins, *holds)) or self._alike(" ".join(words))
        return tuple(self._entries[at].rule for at in found)

    def _alike(self, typed: str) -> Sequence[int]:
        scores = (
            (-fuzz.WRatio(typed, entry.title.strip()), at)
            for at, entry in enumerate(self._entries)
        )
        near = sorted(score for score in scores if -score[0] >= _CLOSE_ENOUGH)
        return [at for _, at in near]


_CLOSENESS = ("whole words in the title", "parts in the title", "whole words", "parts")


def _closeness(entry: _Entry, words: Sequence[str]) -> int:
    """The place in _CLOSENESS of how the entry holds every word; beyond its end for not."""
    everything = entry.title + entry.text
    if not all(word in everything for word in words):
        return len(_CLOSENESS)
    for rank, (text, space) in enumerate(
        ((entry.title, " "), (entry.title, ""), (everything, " "))
    ):
        if all(f"{space}{word}{space}" in text for word in words):
            return rank
    return len(_CLOSENESS) - 1


def _told(words: RuleWords) -> tuple[str, ...]:
    return words.text, words.practice, words.example


def _bare(id: str) -> str:
    return _APART.sub("", id).casefold()


def _spaced(text: str) -> str:
    return f" {' '.join(_WORD.findall(text.casefold()))} "
