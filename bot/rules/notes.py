"""What our own rule book says to an official text: the words of ours it uses, and rules."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from bot.rules.term_search import TermIndex
from engine.core.game import Game, Rule, Term

_RULES_EACH = 3
"""So many rules of a word are about it; others but use it."""
_GAP = "～"
"""Stands in a form for what differs: it is no word that a text could hold."""


@dataclass(frozen=True, slots=True)
class Notes:
    """The words of the glossary in a text and the rules about them, the most telling first."""

    terms: tuple[Term, ...] = ()
    rules: tuple[Rule, ...] = ()


class RuleNotes:
    """The rules and glossaries of all games, made ready to be held against texts."""

    def __init__(self, games: Iterable[Game]) -> None:
        each = tuple(games)
        self._terms = {term.key: term for game in each for term in game.terms if term.rules}
        self._index = TermIndex(map(_whole_forms, self._terms.values()))
        self._rules = {rule.id: rule for game in each for rule in game.rules}

    def on(self, text: str, most_terms: int, most_rules: int) -> Notes:
        """The notes on `text`, at most so many of each.

        A word that few rules use tells more than one that many use.
        """
        found = (self._terms[term.key] for term in self._index.within(text))
        touched = sorted(found, key=lambda term: len(term.rules))
        worth: dict[str, float] = {}
        for term in touched:
            for place, rule in enumerate(term.rules[:_RULES_EACH], start=1):
                worth[rule] = worth.get(rule, 0.0) + 1 / (len(term.rules) * place)
        best = sorted(worth, key=lambda rule: -worth[rule])
        known = (self._rules[rule] for rule in best if rule in self._rules)
        return Notes(tuple(touched[:most_terms]), tuple(known)[:most_rules])


def _whole_forms(term: Term) -> Term:
    """The word with those forms alone that can be found in a text without mistake."""
    return replace(term, words=_without_gaps(term.words), also=_without_gaps(term.also))


def _without_gaps(words: Mapping[str, tuple[str, ...]]) -> Mapping[str, tuple[str, ...]]:
    return {
        language: tuple(form for form in forms if _GAP not in form and len(form) > 1)
        for language, forms in words.items()
    }
