"""Finding the rule that answers a question, as a player puts it in any language.

A question is taken for the words that tell something: what only asks ("can I", 「できますか」,
“吗”) is left out, and what players say is put into the words of rules. Rules are compared with
it by their titles and by questions that they are known to answer; a word counts the more, the
fewer rules say it.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt

from bot.rules.wording import stem
from bot.shared.normalising import folded, words
from engine.core.game import Rule, Term

LEAST = 0.75
"""How well a rule has to answer at least."""
NEARLY = 0.7
"""How well others have to answer, as a part of the best answer, to be answers too."""
MOST = 5
"""How many rules are answers at most."""
_UNKNOWN = 7.0
"""What a word counts that no rule says."""
_LIKENESS, _TEXT, _ANYWHERE = 1.3, 0.7, 0.3
"""What counts how much: a title or known question that is alike, words that the rule itself
says, words that are said anywhere with it, as in an example."""
_LATER = 0.15
"""How much less the last rule of all books counts than the first: what is basic comes first."""
_FOREIGN = 0.9
"""What an answer counts that is found by another language than the reader's."""
_ASKING: Mapping[str, Sequence[str]] = {
    "en": (
        *("a", "am", "an", "and", "any", "are", "as", "at", "be", "been", "by", "can", "could"),
        *("do", "does", "for", "from", "happen", "happens", "has", "have", "how", "i", "if"),
        *("in", "into", "is", "it", "its", "many", "me", "much", "my", "no", "not", "of", "on"),
        *("or", "so", "than", "that", "the", "their", "then", "there", "this", "to", "was"),
        *("what", "when", "where", "which", "while", "who", "will", "with", "would", "you"),
        "your",
    ),
    "ja": (
        *("できますか", "できるか", "できる", "ですか", "ますか", "とは", "なに", "どう"),
        *("なる", "って", "いい", "する", "した", "して", "ない", "何"),
    ),
    "zh": (*("是不是", "怎么", "怎样", "什么", "可以", "能", "会", "几", "吗", "呢"),),
}
"""Words that only ask; in Japanese and Chinese also those that nearly every text has."""
_ASKS = frozenset(_ASKING["en"])


@dataclass(frozen=True, slots=True)
class _Phrase:
    """A title, or a question that a rule is known to answer: of which rule, what it counts."""

    rule: int
    counts: float


class Questions:
    """What can be asked of the rules, in every language."""

    def __init__(
        self,
        rules: Sequence[Rule],
        terms: Iterable[Term],
        sayings: Iterable[Mapping[str, Mapping[str, str]]],
    ) -> None:
        meant: dict[str, dict[str, str]] = {language: {} for language in _ASKING}
        for term in terms:
            for language, forms in term.also.items():
                meant[language] |= dict.fromkeys(forms, term.words[language][0])
        for each in sayings:
            for language, said in each.items():
                meant[language] |= said
        self._books = {language: _Book(rules, language, meant[language]) for language in meant}

    def answers(self, typed: str, language: str) -> Mapping[int, bool]:
        """The rules by their places that answer the question, the best first.

        With each stands whether it says every word that tells something.
        """
        found: dict[int, tuple[float, bool]] = {}
        for each, book in self._books.items():
            for rule, (score, whole) in book.answers(typed).items():
                score *= 1 if each == language else _FOREIGN
                found[rule] = max(found.get(rule, (0.0, False)), (score, whole))
        ranked = sorted(found.items(), key=lambda one: (-one[1][0], one[0]))
        best = ranked[0][1][0] if ranked else 0.0
        return {rule: whole for rule, (score, whole) in ranked[:MOST] if score >= NEARLY * best}


class _Book:
    """The rules in one language."""

    def __init__(self, rules: Sequence[Rule], language: str, meant: Mapping[str, str]) -> None:
        self._language, self._many = language, len(rules)
        self._meant = sorted(
            ((folded(said), folded(for_it)) for said, for_it in meant.items()),
            key=lambda pair: -len(pair[0]),
        )
        titles = list[tuple[int, frozenset[str]]]()
        self._text: dict[str, set[int]] = defaultdict(set)
        self._anywhere: dict[str, set[int]] = defaultdict(set)
        for at, rule in enumerate(rules):
            said = rule.said(language)
            asked = [self._told(each) for each in rule.asked.get(language, ())]
            titles += [(at, each) for each in (self._tokens(said.title), *asked)]
            text = self._tokens(said.text)
            everything = text | self._tokens(f"{said.title} {said.practice} {said.example}")
            for token in text:
                self._text[token].add(at)
            for token in everything.union(*asked):
                self._anywhere[token].add(at)
        self._counts = {
            token: log(1 + len(rules) / len(saying)) for token, saying in self._anywhere.items()
        }
        self._phrases = [_Phrase(at, self._weight(tokens)) for at, tokens in titles]
        self._in: dict[str, list[int]] = defaultdict(list)
        for number, (_, tokens) in enumerate(titles):
            for token in tokens:
                self._in[token].append(number)

    def answers(self, typed: str) -> Mapping[int, tuple[float, bool]]:
        """How well each rule answers, and whether it says all; those alone that answer."""
        tokens = self._told(typed)
        if not tokens:
            return {}
        whole, alike = self._weight(tokens), self._alike(tokens)
        near = {rule for token in tokens for rule in self._anywhere.get(token, ())}
        found = {
            rule: (_LIKENESS * alike.get(rule, 0.0) + self._said_besides(rule, tokens) / whole)
            * (1 - _LATER * rule / self._many)
            for rule in near
        }
        return {
            rule: (score, self._says(rule, tokens))
            for rule, score in found.items()
            if score >= LEAST
        }

    def _alike(self, tokens: frozenset[str]) -> Mapping[int, float]:
        """How alike the title or a known question of each rule is, the one most alike."""
        shared, alike = defaultdict[int, float](float), dict[int, float]()
        for token in sorted(tokens):
            for number in self._in.get(token, ()):
                shared[number] += self._counts[token]
        whole = self._weight(tokens)
        for number, weight in shared.items():
            phrase = self._phrases[number]
            likeness = weight / sqrt(whole * phrase.counts)
            alike[phrase.rule] = max(alike.get(phrase.rule, 0.0), likeness)
        return alike

    def _said_besides(self, rule: int, tokens: frozenset[str]) -> float:
        return sum(
            self._counts[token] * (_TEXT * (rule in self._text.get(token, ())) + _ANYWHERE)
            for token in sorted(tokens)
            if rule in self._anywhere.get(token, ())
        )

    def _says(self, rule: int, tokens: frozenset[str]) -> bool:
        return all(rule in self._anywhere.get(token, ()) for token in tokens)

    def _weight(self, tokens: Iterable[str]) -> float:
        return sum(self._counts.get(token, _UNKNOWN) for token in sorted(tokens))

    def _told(self, typed: str) -> frozenset[str]:
        """What a question is about: without what only asks, in the words of rules."""
        said = f" {' '.join(words(typed))} "
        for players, rules in self._meant:
            if self._language == "en":
                said = said.replace(f" {players} ", f" {rules} ")
            elif rules not in said:
                said = said.replace(players, rules)
        if self._language == "en":
            said = " ".join(word for word in said.split() if word not in _ASKS)
        else:
            for each in _ASKING[self._language]:
                said = said.replace(folded(each), " ")
        return self._tokens(said)

    def _tokens(self, text: str) -> frozenset[str]:
        """Stems of English words; where no spaces are written, each two letters in a row."""
        if self._language == "en":
            return frozenset(stem(word) for word in {*words(text)}) - _ASKS
        found = set[str]()
        for word in words(text):
            if word.isascii() or len(word) == 1:
                found.add(word)
            else:
                found.update(word[at : at + 2] for at in range(len(word) - 1))
        return frozenset(found)
