"""Which game a question is about, by words that it alone has: "partner", 「クリーチャー」."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence

from bot.rules.forms import Forms
from bot.rules.telling import plain
from bot.rules.term_search import without_gaps
from bot.rules.wording import stem
from cards.languages import LANGUAGES
from engine.core.game import Rule, Term


class OwnWords:
    """The words of glossaries that no rule of another game says.

    Books are of one game if a word of a glossary is used in both.
    """

    def __init__(self, rules: Sequence[Rule], terms: Iterable[Term]) -> None:
        terms = tuple(terms)
        at = {rule.id: place for place, rule in enumerate(rules)}
        self._games = _games(rules, [[at[each] for each in term.rules] for term in terms])
        game_at = {place: game for game, places in enumerate(self._games) for place in places}
        self._forms = Forms(
            _stems(form)
            for term in terms
            for language in LANGUAGES
            for forms in (term.words, term.also)
            for form in without_gaps(forms.get(language, ()))
        )
        owners: dict[str, set[int]] = defaultdict(set)
        for term in terms:
            games = {game_at[at[each]] for each in term.rules}
            for forms in (*term.words.values(), *term.also.values()):
                for form in forms:
                    owners[_stems(form)] |= games
        for place, rule in enumerate(rules):
            for language in LANGUAGES:
                said = rule.said(language)
                texts = (said.title, said.text, said.practice, said.example)
                for text in (*texts, *rule.asked.get(language, ())):
                    for form in self._forms.within(_stems(text)):
                        owners[form].add(game_at[place])
        self._owners = {
            form: next(iter(games)) for form, games in owners.items() if len(games) == 1
        }

    def about(self, typed: str) -> Collection[int]:
        """The places of all rules of the game whose own words `typed` says, if it is one."""
        said = self._forms.within(_stems(typed))
        games = {self._owners[form] for form in said if form in self._owners}
        return self._games[games.pop()] if len(games) == 1 else ()


def _stems(text: str) -> str:
    return " ".join(map(stem, plain(text).split()))


def _games(rules: Sequence[Rule], used: Iterable[Sequence[int]]) -> Sequence[set[int]]:
    """The places of the rules of each game."""
    books: dict[tuple[str, ...], set[int]] = {}
    for place, rule in enumerate(rules):
        books.setdefault(rule.book, set()).add(place)
    games = list(books.values())
    for places in used:
        touched = [game for game in games if not game.isdisjoint(places)]
        if len(touched) > 1:
            games = [game for game in games if game.isdisjoint(places)]
            games.append(set[int]().union(*touched))
    return games
