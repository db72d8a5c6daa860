"""Finding the rule that answers a question, as a player puts it in any language.

A question is taken for the words that tell something: what only asks ("can I", 「できますか」,
“吗”) is left out, and what players say is put into the words of rules. Rules are compared with
it by their titles and by questions that they are known to answer; a word counts the more, the
fewer rules say it.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log

from bot.rules.books import Books
from bot.rules.own_words import OwnWords
from bot.rules.telling import ASKED, NUMBER, Telling
from cards.languages import LANGUAGES
from engine.core.game import Rule, Term

LEAST = 0.8
"""How well a rule has to answer at least."""
SURE = 1.6
"""How well a rule answers that comes before rules which only say every word."""
NEARLY = 0.7
"""How well others have to answer, as a part of the best answer, to be answers too."""
MOST = 5
"""How many rules are answers at most."""
_UNKNOWN = 4.0
"""What a part of a question counts that no rule says."""
_RARITY = 0.7
"""How much it counts that few rules say a part, as the power of the usual measure."""
_LIKENESS, _SECOND, _TEXT, _ANYWHERE = 1.5, 0.4, 0.55, 0.6
"""What counts how much: a title or known question that is alike, the next one that is alike
as a part of that, what the rule itself says, what is said anywhere with it, in an example."""
_QUESTION = 0.7
"""How much of the likeness of a phrase is how much of the question it says, from 0 to 1; the
rest is how much of the phrase the question says. A title of one word says little."""
_FOREIGN = 0.9
"""What an answer counts that is found by another language than the reader's."""
_SAME, _NEARLY_ALL = 0.25, 0.999
"""What more a phrase counts that says just what the question does."""
_KINDS = (NUMBER, "@")
"""How parts begin that are no words, but what a question asks for."""


@dataclass(frozen=True, slots=True)
class _Phrase:
    """A title, or a question that a rule is known to answer: of which rule, what it counts."""

    rule: int
    counts: float
    divisor: float
    """By which what it shares with a question is divided."""


class Questions:
    """What can be asked of the rules, in every language."""

    def __init__(
        self,
        rules: Sequence[Rule],
        terms: Iterable[Term],
        sayings: Iterable[Mapping[str, Mapping[str, str]]],
    ) -> None:
        terms = tuple(terms)
        meant: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        for term in terms:
            for language, forms in term.also.items():
                meant[language] |= dict.fromkeys(forms, term.words[language][0])
        for each in sayings:
            for language, said in each.items():
                meant[language] |= said
        self._books = Books(rules)
        self._tongues = {
            language: _Tongue(
                rules, language, meant[language], self._books, _glossary(terms, language)
            )
            for language in meant
        }
        self._own_words = OwnWords(rules, terms)

    def is_name(self, typed: str) -> bool:
        """Whether it is no more than the name of a book: "what is goat format?"."""
        named, rest = self._books.told_apart(typed)
        return bool(named) and not all(each.tells(rest) for each in self._tongues.values())

    def answers(
        self, typed: str, language: str, near: Collection[int] = ()
    ) -> Mapping[int, bool]:
        """The rules by their places that answer the question, the best first.

        With each stands whether it surely does, or says every word that tells something. Those
        of a book that the question names come before others; where it names none, those `near`,
        or those of the one game that has its words.
        A question that is no more than the name of a book is answered by what tells most of it.
        """
        named, rest = self._books.told_apart(typed)
        if self.is_name(typed):
            return dict.fromkeys(self._books.openings(named), True)
        weights = self._books.weights(named or near or self._own_words.about(typed))
        found: dict[int, tuple[float, bool]] = {}
        for each, tongue in self._tongues.items():
            answering = tongue.answers(rest, weights) or tongue.answers(typed, weights)
            for rule, (score, whole) in answering.items():
                score *= 1 if each == language else _FOREIGN
                found[rule] = max(found.get(rule, (0.0, False)), (score, whole))
        ranked = sorted(found.items(), key=lambda one: (-one[1][0], one[0]))
        best = ranked[0][1][0] if ranked else 0.0
        return {rule: whole for rule, (score, whole) in ranked[:MOST] if score >= NEARLY * best}


class _Tongue:
    """The rules in one language."""

    def __init__(
        self,
        rules: Sequence[Rule],
        language: str,
        meant: Mapping[str, str],
        books: Books,
        glossary: Iterable[str],
    ) -> None:
        self._telling, self._named = Telling(language, meant, glossary), books
        for rule in rules:
            said = rule.said(language)
            self._telling.know((said.title, said.text, *rule.asked.get(language, ())))
        self._text: dict[str, set[int]] = defaultdict(set)
        self._anywhere: dict[str, set[int]] = defaultdict(set)
        self._own: dict[str, set[int]] = defaultdict(set)
        phrases = self._read(rules, language)
        self._counts = {
            part: ASKED if part[0] in _KINDS else log(1 + len(rules) / len(saying)) ** _RARITY
            for part, saying in self._anywhere.items()
        }
        self._phrases = [
            _Phrase(at, counts, counts ** (1 - _QUESTION))
            for at, counts in ((at, self._weight(parts)) for at, parts in phrases)
        ]
        self._in: dict[str, list[int]] = defaultdict(list)
        for number, (_, parts) in enumerate(phrases):
            for part in parts:
                self._in[part].append(number)

    def _read(
        self, rules: Sequence[Rule], language: str
    ) -> Sequence[tuple[int, Mapping[str, float]]]:
        """Note where each part is said; return the phrases of all rules, by their places."""
        phrases = list[tuple[int, Mapping[str, float]]]()
        question = cache(self._question)  # books of two formats are asked for alike
        for at, rule in enumerate(rules):
            said, asked = rule.said(language), rule.asked.get(language, ())
            questions = [question(each) for each in (said.title, *asked)]
            phrases += [(at, each) for each in questions]
            text = self._telling.text(said.text)
            besides = self._telling.text(f"{said.practice} {said.example}")
            for part in text:
                self._text[part].add(at)
            for part in {*text, *besides, *questions[0]}:
                self._own[part].add(at)
            for part in {*text, *besides}.union(*questions):
                self._anywhere[part].add(at)
        return phrases

    def _question(self, phrase: str) -> Mapping[str, float]:
        """The parts of a phrase without the name of a book, if any are left."""
        parts = self._telling.question(self._named.told_apart(phrase)[1])
        return parts if _told(parts) else self._telling.question(phrase)

    def tells(self, typed: str) -> bool:
        """Whether anything is told by what was typed, in this language."""
        return bool(_told(self._telling.question(typed)))

    def answers(self, typed: str, weights: Sequence[float]) -> Mapping[int, tuple[float, bool]]:
        """How well each rule answers, and whether surely; those alone that answer."""
        parts = self._telling.question(typed)
        told = _told(parts)
        if not told:
            return {}
        asks = " " not in typed.strip() or self._telling.asks(typed)
        alike, besides = self._alike(parts), self._said_besides(parts)
        found = {
            rule: (_LIKENESS * alike.get(rule, 0.0) + said) * weights[rule]
            for rule, said in besides.items()
        }
        return {
            rule: (score, (asks and score >= SURE) or self._says(rule, told))
            for rule, score in found.items()
            if score >= LEAST
        }

    def _says(self, rule: int, told: Sequence[str]) -> bool:
        return all(rule in self._own.get(part, ()) for part in told)

    def _alike(self, parts: Mapping[str, float]) -> Mapping[int, float]:
        """How alike the titles and known questions of each rule are.

        The one most alike counts, and a part of the second.
        """
        shared = defaultdict[int, float](float)
        for part, counts in sorted(parts.items()):
            weight = counts * self._counts.get(part, _UNKNOWN)
            for number in self._in.get(part, ()):
                shared[number] += weight
        whole = self._weight(parts)
        divisor = whole**_QUESTION
        first, second = dict[int, float](), dict[int, float]()
        for number, weight in shared.items():
            phrase = self._phrases[number]
            likeness = weight / (divisor * phrase.divisor)
            if weight / whole > _NEARLY_ALL and weight / phrase.counts > _NEARLY_ALL:
                likeness += _SAME
            best = first.get(phrase.rule, 0.0)
            if likeness > best:
                first[phrase.rule], second[phrase.rule] = likeness, best
            elif likeness > second[phrase.rule]:
                second[phrase.rule] = likeness
        return {rule: best + _SECOND * second[rule] for rule, best in first.items()}

    def _said_besides(self, parts: Mapping[str, float]) -> Mapping[int, float]:
        """How much of the question the text of each rule says, and all that is said with it."""
        found, whole = defaultdict[int, float](float), self._weight(parts)
        for part, counts in sorted(parts.items()):
            weight = counts * self._counts.get(part, _UNKNOWN) / whole
            text = self._text.get(part, frozenset[int]())
            for rule in self._anywhere.get(part, ()):
                found[rule] += weight * (_ANYWHERE + _TEXT * (rule in text))
        return found

    def _weight(self, parts: Mapping[str, float]) -> float:
        return sum(
            counts * self._counts.get(part, _UNKNOWN) for part, counts in sorted(parts.items())
        )


def _told(parts: Iterable[str]) -> Sequence[str]:
    """The parts that are words, and not what a question asks for."""
    return [part for part in parts if part[0] not in _KINDS]


def _glossary(terms: Iterable[Term], language: str) -> Iterator[str]:
    """All forms that the words of glossaries have in a language."""
    for term in terms:
        yield from (*term.words.get(language, ()), *term.also.get(language, ()))
