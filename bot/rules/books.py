"""Which books of rules a question names: "in goat format", 「スピードデュエルの」."""

from collections.abc import Collection, Sequence

from bot.rules.telling import plain
from engine.core.game import Rule

_LATER, _OTHER_BOOK, _MOST_BOOKS = 0.1, 0.15, 2
"""How much less the last rule of all books counts than the first, since what is basic comes
first, and the rules of each further book, which the letters of their IDs name."""
_NOT_MEANT = 0.6
"""What a rule counts of another book than those that are meant."""

_BESIDES = (
    *("", " rules", " format"),
    *("のルール", "ルール", "の遊び方"),
    *("的规则", "规则", "玩法", "怎么玩"),
)
"""What may stand beside the name of a book and tells nothing more."""


class Books:
    """The books that rules are of, and what players call them."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        self._rules = rules
        self._places: dict[tuple[str, ...], set[int]] = {}
        for at, rule in enumerate(rules):
            self._places.setdefault(rule.book, set()).add(at)
        names = {
            _spaced(f"{name}{besides}"): book
            for book in self._places
            for name in book
            for besides in _BESIDES
        }
        self._names = sorted(names.items(), key=lambda one: -len(one[0]))
        self._openings = {
            book: sorted((rules[at].opens, at) for at in places if rules[at].opens)
            for book, places in self._places.items()
        }
        self._usual = _weights(rules, range(len(rules)))

    def told_apart(self, typed: str) -> tuple[Collection[int], str]:
        """The places of all rules of books that `typed` names, and the rest of it."""
        meant, said = set[int](), f" {plain(typed)} "
        for name, book in self._names:
            if name in said:
                meant |= self._places[book]
                said = said.replace(name, " " if name[0] == " " else "")
        return meant, said.strip()

    def openings(self, meant: Collection[int]) -> Sequence[int]:
        """The places of the rules that tell most of the books in these places."""
        return [at for row in self._openings.values() for _, at in row if at in meant]

    def weights(self, meant: Collection[int]) -> Sequence[float]:
        """What each rule counts where those in these places are meant; none for all."""
        return _weights(self._rules, meant) if meant else self._usual


def _weights(rules: Sequence[Rule], meant: Collection[int]) -> Sequence[float]:
    """What each rule counts, since basic ones, and those of the usual book, come first."""
    letters = [rule.id.partition("-")[0] for rule in rules]
    order = dict.fromkeys([*(letters[at] for at in sorted(meant)), *letters])
    books = {each: min(n, _MOST_BOOKS) for n, each in enumerate(order)}
    return [
        (1 - _LATER * at / len(rules) - _OTHER_BOOK * books[each])
        * (1 if at in meant else _NOT_MEANT)
        for at, each in enumerate(letters)
    ]


def _spaced(name: str) -> str:
    """The name as it stands in a question: with spaces around where words have some."""
    folded = plain(name)
    return f" {folded} " if folded.isascii() else folded
