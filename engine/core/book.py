"""The book of a game: its rules, its words, what explains cards, and what answers come to."""

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum

from engine.core.values import value


@value
class RuleWords:
    """What a rule says in one language, in our own words, and where it stands in the book.

    `practice` is what players expect where the book is silent.
    """

    title: str
    text: str
    source: str
    practice: str = ""
    example: str = ""


@value
class Counterpart:
    """The rule that stands in the place of another in `format`, by its ID.

    `same` is whether both say the same.
    """

    format: str
    rule: str
    same: bool


@value
class Rule:
    """One rule of the book by its ID; `words` has it by language, "en" always among them.

    `related` are the IDs of rules to read beside it, the nearest first; `elsewhere` the rules
    of other formats in its place, those that differ first. `asked` are questions of players to
    which it is the answer, by language; `book` is what they call the format that it is of, in
    any language. `opens` is its place, from 1, among the few rules that tell most of that
    format; 0 for all others.
    """

    id: str
    words: Mapping[str, RuleWords]
    related: tuple[str, ...] = ()
    elsewhere: tuple[Counterpart, ...] = ()
    asked: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    book: tuple[str, ...] = ()
    opens: int = 0

    def said(self, language: str) -> RuleWords:
        """The rule in `language`, or in English where it is not translated."""
        return self.words.get(language) or self.words["en"]


@value
class Term:
    """A word of the game by a key that is stable.

    `words` has its forms in every language, the usual one first; `also` what players say
    instead. `rules` are the IDs of those that use it, those about it first.
    """

    key: str
    words: Mapping[str, tuple[str, ...]]
    also: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    rules: tuple[str, ...] = ()


class Telling(StrEnum):
    """In which texts a phrase shows what they are about."""

    EVERYWHERE = "everywhere"
    """In what cards say, in questions and in their answers."""
    ASKED = "asked"
    """Not in answers: they use it on the way to something else."""
    CARDS = "cards"
    """Only in what cards say: a question names with it what has happened before."""


@value
class Topic:
    """Something that texts of cards speak of and rules explain.

    `phrases` are by language: a sentence speaks of it that has all parts of one phrase, in
    their order. `rules` are the IDs of those that explain it, the best first. `telling` says in
    which texts the phrases are more than a word in passing.
    """

    phrases: Mapping[str, tuple[tuple[str, ...], ...]]
    rules: tuple[str, ...]
    telling: Telling = Telling.EVERYWHERE


class Verdict(StrEnum):
    """What is said of an answer before it is read.

    READ is said where the question is not one of yes or no, and where the answer leaves any
    doubt; PENDING where the makers of the game have not decided yet.
    """

    YES = "yes"
    NO = "no"
    DEPENDS = "depends"
    PENDING = "pending"
    READ = "read"
