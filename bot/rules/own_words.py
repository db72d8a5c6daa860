"""Which game a question is about, by words that it alone has: "partner", 「クリーチャー」."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from bot.rules.telling import plain
from engine.core.game import Rule, Term

Saying = Callable[[str], Collection[int]]
"""The places of the rules that say all of it, in one language."""


class OwnWords:
    """The words of glossaries that no rule of another game says.

    Books are of one game if a word of a glossary is used in both.
    """

    def __init__(
        self, rules: Sequence[Rule], terms: Iterable[Term], saying: Mapping[str, Saying]
    ) -> None:
        terms = tuple(terms)
        at = {rule.id: place for place, rule in enumerate(rules)}
        self._games = _games(rules, [[at[each] for each in term.rules] for term in terms])
        game_at = {place: game for game, places in enumerate(self._games) for place in places}
        self._owners = dict[str, int]()
        for term in terms:
            games = {game_at[at[each]] for each in term.rules}
            for language, says in saying.items():
                for form in (*term.words.get(language, ()), *term.also.get(language, ())):
                    owners = games | {game_at[place] for place in says(form)}
                    if len(owners) == 1:
                        self._owners |= dict.fromkeys(_written(form), *owners)

    def about(self, typed: str) -> Collection[int]:
        """The places of all rules of the game whose own words `typed` says, if it is one."""
        said = f" {plain(typed)} "
        games = {game for word, game in self._owners.items() if word in said}
        return self._games[games.pop()] if len(games) == 1 else ()


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


def _written(form: str) -> tuple[str, ...]:
    """The form as it stands in a question: where words have spaces, also one of several."""
    said = plain(form)
    return (f" {said} ", f" {said}s ") if said.isascii() else (said,)
