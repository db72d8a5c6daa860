"""What our own rule book says to a text: its words of ours, and the rules to read with it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.rules.term_search import TermIndex, without_gaps
from bot.shared.normalising import folded
from engine.core.game import Game, Rule, Term

MOST_RULES = 3
"""How many rules are named with a text: few, so that they are worth reading."""
_MOST_LETTERS = 6_000
"""No more characters of a text are looked at."""


@dataclass(frozen=True, slots=True)
class Notes:
    """The words of the glossary in a text, the rarest first, and the rules to read with it."""

    terms: tuple[Term, ...] = ()
    rules: tuple[Rule, ...] = ()


@dataclass(frozen=True, slots=True)
class _Topic:
    phrases: Mapping[str, tuple[tuple[str, ...], ...]]
    rules: tuple[Rule, ...]


class RuleNotes:
    """The rules and glossaries of all games, made ready to be held against texts.

    A rule is named for a phrase that it explains, never for a word that it happens to use.
    """

    def __init__(self, games: Iterable[Game]) -> None:
        each = tuple(games)
        self._terms = {term.key: term for game in each for term in game.terms if term.rules}
        self._index = TermIndex(map(_whole_forms, self._terms.values()))
        known = {rule.id: rule for game in each for rule in game.rules}
        self._topics = tuple(
            _Topic(
                {
                    language: tuple(tuple(map(folded, parts)) for parts in phrases)
                    for language, phrases in topic.phrases.items()
                },
                tuple(known[rule] for rule in topic.rules if rule in known),
            )
            for game in each
            for topic in game.topics
        )

    def words(self, text: str, most: int) -> tuple[Term, ...]:
        """The words of the glossary in the text, those that few rules use first."""
        found = (self._terms[term.key] for term in self._index.within(text[:_MOST_LETTERS]))
        return tuple(sorted(found, key=lambda term: len(term.rules)))[:most]

    def shared(self, text: str, others: Sequence[str]) -> Sequence[float]:
        """What each of the others has in common with the text; rare words count most."""
        own = {term.key: 1 / len(term.rules) for term in self.words(text, len(self._terms))}
        return [
            sum(own.get(term.key, 0.0) for term in self.words(other, len(self._terms)))
            for other in others
        ]

    def rules(self, language: str, *texts: str) -> tuple[Rule, ...]:
        """The rules to read with texts in `language`; what the first speaks of comes first.

        Of each topic that a text speaks of its best rule is named, the most telling topic
        first; where there is room, the next best too.
        """
        topics: dict[int, Sequence[Rule]] = {}
        for text in texts:
            sentences = tuple(_sentences(text[:_MOST_LETTERS]))
            for at, topic in enumerate(self._topics):
                phrases = topic.phrases.get(language, ())
                if at not in topics and _speaks(sentences, phrases):
                    topics[at] = topic.rules
        found: dict[str, Rule] = {}
        for place in (0, 1):
            for rules in topics.values():
                found.update({rule.id: rule for rule in rules[place : place + 1]})
        return tuple(found.values())[:MOST_RULES]


def _sentences(text: str) -> Iterator[str]:
    for line in folded(text).replace("●", "\n").replace("。", "。\n").splitlines():
        yield from line.split(". ")


def _speaks(sentences: Sequence[str], phrases: Sequence[Sequence[str]]) -> bool:
    return any(_holds(sentence, parts) for sentence in sentences for parts in phrases)


def _holds(sentence: str, parts: Sequence[str]) -> bool:
    """Whether all parts stand in the sentence, one after the other."""
    at = 0
    for part in parts:
        at = sentence.find(part, at)
        if at < 0:
            return False
        at += len(part)
    return True


def _whole_forms(term: Term) -> Term:
    """The word with those forms alone that can be found in a text without mistake."""
    return replace(term, words=_certain(term.words), also=_certain(term.also))


def _certain(words: Mapping[str, tuple[str, ...]]) -> Mapping[str, tuple[str, ...]]:
    return {
        language: tuple(form for form in without_gaps(forms) if len(form) > 1)
        for language, forms in words.items()
    }
