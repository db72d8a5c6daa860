"""Finding a rule by its ID, or by words of any language that it says or uses."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import is_
from threading import Lock

from rapidfuzz import fuzz

from bot.rules.books import Books
from bot.rules.questions import Questions
from bot.rules.term_search import TermIndex
from bot.shared.normalising import LONGEST, folded, typed_words, words
from engine.core.game import Game, Rule, RuleWords, Term

_LIKE_AN_ID = re.compile(r"\s*[a-z]{2}[a-z0-9.\s-]*")
_APART = re.compile(r"[\s-]+")
_PADDED = re.compile(r"(?<!\d)0+(?=\d)")
_CLOSE_ENOUGH = 75.0
_WORD = 6
"""What has no more letters is a word and asks nothing."""


@dataclass(frozen=True, slots=True)
class _Said:
    """What a rule says in one language, folded, with a space around each word."""

    title: str
    everything: str


@dataclass(frozen=True, slots=True)
class _Entry:
    rule: Rule
    id: str
    said: Mapping[str, _Said]


class RuleIndex:
    """The rules of all games in every language, made ready to be searched while typing.

    What answers questions takes longest to be made, and is made by `make_ready`, or when
    somebody asks before. It can be searched in several threads.
    """

    def __init__(
        self,
        rules: Iterable[Rule],
        terms: Iterable[Term] = (),
        sayings: Iterable[Mapping[str, Mapping[str, str]]] = (),
    ) -> None:
        rules, terms = tuple(rules), tuple(terms)
        self._entries = tuple(
            _Entry(
                rule,
                _bare(rule.id),
                {language: _said(each) for language, each in rule.words.items()},
            )
            for rule in rules
        )
        self._at = {entry.id: at for at, entry in enumerate(self._entries)}
        self._by_number = {_unpadded(each): at for each, at in self._at.items()}
        self._terms, self._book_names = TermIndex(terms), Books(rules)
        self._books, self._making = (rules, terms, tuple(sayings)), Lock()

    def __len__(self) -> int:
        return len(self._entries)

    def make_ready(self) -> None:
        """Make what answers questions, unless it is there; that takes most of a second."""
        with self._making:
            _ = self._questions

    @cached_property
    def _questions(self) -> Questions:
        return Questions(*self._books)

    def named(self, id: str) -> Rule | None:
        """The rule of exactly that ID, however it is spaced and cased: "mr chain 1"."""
        at = self._by_number.get(_unpadded(_bare(id)))
        return None if at is None else self._entries[at].rule

    def find(
        self, typed: str, language: str = "en", near: Collection[str] = ()
    ) -> tuple[Rule, ...]:
        """Every rule that `typed` may mean, the likeliest first; all of them for blanks.

        IDs that begin so come first; then titles that say every word in the reader's language,
        or where none does, what answers the question; then rules that say every word elsewhere;
        then those that say them in another language; then those that use every word of the
        glossary that `typed` is made of; and only where there are none, titles spelled alike.
        The rules with IDs of `near` come before all others, unless a book is named.
        """
        wanted = typed_words(typed)
        if not wanted and typed.strip():
            return ()
        said = " ".join(wanted)
        ranks = (
            (_closeness(entry.said, wanted, language), at)
            for at, entry in enumerate(self._entries)
        )
        says = sorted((rank, at) for rank, at in ranks if rank < _FARTHEST)
        begins = self._begins(typed[:LONGEST])
        places = {self._at[_bare(each)] for each in near}
        answers = self._answers(said, language, says, places) if said and not begins else ()
        found = dict.fromkeys((*begins, *answers, *(at for _, at in says), *self._uses(said)))
        ranked = [*(found or self._alike(said))]
        if places and not self._book_names.told_apart(said)[0]:
            ranked.sort(key=lambda at: at not in places)
        return tuple(self._entries[at].rule for at in ranked)

    def _answers(
        self,
        typed: str,
        language: str,
        says: Sequence[tuple[tuple[int, int], int]],
        near: Collection[int],
    ) -> Sequence[int]:
        """What answers the question; nothing has to where a title says every word.

        Nor where rules say the one word there is, if that is no name of a book.
        Where rules say all words elsewhere, only those come before them that surely answer, or
        say each that matters.
        """
        named = self._book_names.told_apart(typed)[0]
        said = any(rank <= _IN_TITLE for rank, _ in says) or (says and len(typed) <= _WORD)
        if said and not named:
            return ()
        self.make_ready()
        if said and not self._questions.is_name(typed):
            return ()
        found = self._questions.answers(typed, language, near)
        return [at for at, whole in found.items() if whole or not says]

    def _begins(self, typed: str) -> Sequence[int]:
        if not _LIKE_AN_ID.fullmatch(folded(typed)):
            return ()
        begin, just = _bare(typed), folded(typed).strip()
        found = [at for at, entry in enumerate(self._entries) if entry.id.startswith(begin)]
        return sorted(
            found, key=lambda at: not self._entries[at].rule.id.lower().startswith(just)
        )

    def _uses(self, typed: str) -> Sequence[int]:
        """The rules that use all words of the glossary in `typed`, in its order."""
        first, *others = self._terms.within(typed) or (None,)
        if first is None:
            return ()
        return [
            self._at[_bare(rule)]
            for rule in first.rules
            if all(rule in other.rules for other in others)
        ]

    def _alike(self, typed: str) -> Sequence[int]:
        scores = (
            (-max(fuzz.WRatio(typed, said.title.strip()) for said in entry.said.values()), at)
            for at, entry in enumerate(self._entries)
        )
        return [at for score, at in sorted(scores) if -score >= _CLOSE_ENOUGH]


_MADE: list[tuple[Sequence[object], RuleIndex]] = []
_MOST_MADE = 8


def index_of(games: Iterable[Game]) -> RuleIndex:
    """The rules of these games, made once: bots of one process share them."""
    games = tuple(games)
    books = [book for game in games for book in (game.rules, game.terms, game.sayings)]
    for others, index in _MADE:
        if len(others) == len(books) and all(map(is_, others, books)):
            return index
    made = RuleIndex(
        (rule for game in games for rule in game.rules),
        (term for game in games for term in game.terms),
        (game.sayings for game in games),
    )
    _MADE.append((books, made))
    del _MADE[:-_MOST_MADE]
    return made


_CLOSENESS = ("whole words in the title", "parts in the title", "whole words", "parts")
_IN_TITLE = (0, 1)
"""The farthest closeness of words that are said in a title in the reader's language."""
_FARTHEST = (2, 0)
"""Beyond the reader's language and the others."""


def _closeness(
    said: Mapping[str, _Said], wanted: Sequence[str], language: str
) -> tuple[int, int]:
    """Whether every word is said in the reader's language (0), in another (1) or in none.

    Beside it the place in _CLOSENESS of how the words are said there.
    """
    return min(
        (
            (int(each != language), closeness)
            for each, texts in said.items()
            if (closeness := _held(texts, wanted)) is not None
        ),
        default=_FARTHEST,
    )


def _held(said: _Said, wanted: Sequence[str]) -> int | None:
    for word in wanted:
        if word not in said.everything:
            return None
    for rank, (text, space) in enumerate(
        ((said.title, " "), (said.title, ""), (said.everything, " "))
    ):
        if all(f"{space}{word}{space}" in text for word in wanted):
            return rank
    return len(_CLOSENESS) - 1


def _said(rule: RuleWords) -> _Said:
    everything = (rule.title, rule.text, rule.practice, rule.example)
    return _Said(_spaced(rule.title), _spaced(" ".join(everything)))


def _bare(id: str) -> str:
    return _APART.sub("", folded(id))


def _unpadded(id: str) -> str:
    """The ID without the zero before a number of one digit."""
    return _PADDED.sub("", id)


def _spaced(text: str) -> str:
    return f" {' '.join(words(text))} "
