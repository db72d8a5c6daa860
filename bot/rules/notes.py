"""What our own rule book says to a text: its words of ours, and the rules to read with it."""

import re
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from bot.rules.term_search import TermIndex, without_gaps
from bot.shared.normalising import folded
from engine.core.book import Telling
from engine.core.game import Game, Rule, Term

MOST_RULES = 3
"""How many rules are named with a text: few, so that they are worth reading."""
_NAMES, _QUOTES = re.compile("「[^」]*」"), re.compile("『[^』]*』|[(（][^)）]*[)）]")
"""Names of cards; words of theirs, and remarks."""
_MANY = 3
"""One in so many texts of a list speaks of what the list is about."""
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
    telling: Telling


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
                topic.telling,
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

    def rules(self, language: str, text: str) -> tuple[Rule, ...]:
        """The rules to read with what a card says in `language`.

        Of each topic that it speaks of the best rule is named, the most telling topic first;
        where there is room, the next best too.
        """
        topics = self._topics_of(language, text, tuple(Telling))
        ranked = (rules[at : at + 1] for at in (0, 1) for rules in topics.values())
        return _first(chain.from_iterable(ranked))

    def rules_asked(self, language: str, title: str, answer: str = "") -> tuple[Rule, ...]:
        """The rules to read with an official answer: what its title speaks of comes first.

        The best rule alone of each topic. What is quoted are the names and the words of cards:
        the answer is not about all that they say, nor about all that happens on its way.
        """
        title, answer = _without(_NAMES, title), _without(_NAMES, answer)
        both = (Telling.EVERYWHERE, Telling.ASKED)
        asked = self._topics_of(language, title, both)
        told = self._topics_of(language, _without(_QUOTES, answer), both[:1])
        best = (rules[:1] for rules in {**asked, **told}.values())
        return _first(chain.from_iterable(best))

    def rules_listed(self, language: str, texts: Sequence[str]) -> tuple[Rule, ...]:
        """The rules to read with a list of official texts: what many of them speak of.

        What one of several speaks of is its own affair: who opens it is told there.
        """
        both = (Telling.EVERYWHERE, Telling.ASKED)
        spoken = Counter(
            at
            for text in texts
            for at in self._topics_of(language, _without(_NAMES, text), both)
        )
        most = [at for at, count in spoken.most_common() if count * _MANY >= len(texts)]
        return _first(rule for at in most for rule in self._topics[at].rules[:1])

    def _topics_of(
        self, language: str, text: str, telling: Container[Telling]
    ) -> Mapping[int, Sequence[Rule]]:
        """The rules of each topic that the text speaks of, the most telling topic first.

        Only topics whose phrases are `telling` so count.
        """
        sentences = tuple(_sentences(text[:_MOST_LETTERS]))
        return {
            at: topic.rules
            for at, topic in enumerate(self._topics)
            if topic.telling in telling and _speaks(sentences, topic.phrases.get(language, ()))
        }


def _first(rules: Iterable[Rule]) -> tuple[Rule, ...]:
    """The first of the rules, each of them once."""
    return tuple({rule.id: rule for rule in rules}.values())[:MOST_RULES]


def _without(quoted: re.Pattern[str], text: str) -> str:
    return quoted.sub(" ", text[:_MOST_LETTERS])


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
