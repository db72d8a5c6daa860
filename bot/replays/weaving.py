"""How a replay is put together while a duel is told: each string once, tables as changes."""

from collections.abc import Mapping, Sequence

from bot.replays.frames import Change, Frame, Proof, Replay, Tree, difference

Words = str | Sequence["Words"]
"""Words in the shape of what they are of, in one language."""


class Weaving:
    """A replay in the making. Everything is handed over once for each language, in order."""

    def __init__(self, players: Sequence[str], languages: Sequence[str]) -> None:
        self.players = tuple(players)
        self._languages = tuple(languages)
        self._numbers: dict[tuple[str, ...], int] = {}
        self._tables: dict[str, Tree] = {}
        self._frames: list[Frame] = []

    def add(
        self,
        turns: Mapping[str, Sequence[str]],
        lines: Mapping[str, Sequence[Sequence[str]]],
        tables: Mapping[str, Sequence[Words]],
    ) -> None:
        """Add a step: by audience the turn that began, the lines told, and the table then."""
        begun = {audience: self._number(said) for audience, said in turns.items()}
        told = {audience: self._lines(said) for audience, said in lines.items()}
        changes: dict[str, Change] = {}
        for audience, shown in tables.items():
            tree = self._tree(shown)
            change = difference(self._tables.get(audience, []), tree)
            if change is not None:
                changes[audience] = change
                self._tables[audience] = tree
        told = {audience: numbers for audience, numbers in told.items() if numbers}
        if told or changes:
            self._frames.append(Frame(begun, told, changes))

    def woven(
        self, result: Sequence[str], *, is_cut: bool, proof: Proof | None = None
    ) -> Replay:
        """The replay; `result` says how the duel ended."""
        ended = self._number(result)
        strings = list(self._numbers)
        return Replay(
            self.players, self._languages, strings, self._frames, ended, is_cut, proof
        )

    def _lines(self, said: Sequence[Sequence[str]]) -> list[int]:
        """The lines by their numbers; a language that says less in lines has empty ones."""
        most = max(map(len, said))
        filled = [[*lines, *[""] * (most - len(lines))] for lines in said]
        return [self._number(versions) for versions in zip(*filled, strict=True)]

    def _tree(self, versions: Sequence[Words]) -> Tree:
        first = versions[0]
        if isinstance(first, str):
            return self._number([str(each) for each in versions])
        return [self._tree(each) for each in zip(*_alike(versions), strict=True)]

    def _number(self, versions: Sequence[str]) -> int:
        plain = tuple(str(each) for each in versions)
        return self._numbers.setdefault(plain, len(self._numbers))


def _alike(versions: Sequence[Words]) -> Sequence[Sequence[Words]]:
    """The versions, each as long as the longest: what one lacks is filled from that."""
    longest = max(versions, key=len)
    return [[*each, *longest[len(each) :]] for each in versions]
