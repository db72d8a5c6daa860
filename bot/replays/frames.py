"""A duel as it was told to each audience, step by step, in every language.

Belongs here: what is kept of a duel for good, and how one reader goes through it.
Does not belong here: rules and cards, which change; how it is written (`packing`).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

Tree = int | bool | Sequence["Tree"]
"""Words by their numbers, in the shape of what they are of."""
Change = Mapping[str, "Change"] | Sequence[Tree]
"""What differs in a tree: by place, or, as the one thing in a list, all of it anew."""
PUBLIC = "-"
"""The key of what everybody was told; a seat has its number."""


@dataclass(frozen=True, slots=True)
class Part:
    """A titled part of the table, a line for each thing to be seen."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """What one audience was told at once, and the table that it saw then, in one language.

    `turn` is the heading of the turn that began with it, "" where none did. `hand` is None for
    those who have none.
    """

    turn: str
    lines: tuple[str, ...]
    heading: str
    table: tuple[Part, ...]
    hand: Part | None
    frame: int = field(repr=False)
    """Which frame of the replay it is, by which steps of others are found."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A step of the duel: for each audience that was told of it the lines, and what changed."""

    turns: Mapping[str, int]
    lines: Mapping[str, Sequence[int]]
    tables: Mapping[str, Change]


@dataclass(frozen=True, slots=True)
class Replay:
    """A duel of the `players`, by seat, that is over.

    `strings` are its words, each in all `languages` in their order. `result` is the number of
    the words for how it ended. It `is_cut` where not all of it could be told any more.
    """

    players: tuple[str, ...]
    languages: tuple[str, ...]
    strings: Sequence[Sequence[str]]
    frames: Sequence[Frame]
    result: int
    is_cut: bool = False
    _seen: dict[tuple[str, str], tuple[Step, ...]] = field(
        default_factory=dict, compare=False, repr=False
    )

    @property
    def audiences(self) -> tuple[str, ...]:
        """Everybody, and each seat."""
        return (PUBLIC, *(str(seat) for seat in range(len(self.players))))

    def steps(self, audience: str, language: str) -> tuple[Step, ...]:
        """The duel as that audience was told it; KeyError for one that there is not."""
        if audience not in self.audiences:
            raise KeyError(audience)
        key = audience, language
        if key not in self._seen:
            self._seen[key] = tuple(self._told(*key))
        return self._seen[key]

    def as_seen(self, audience: str, at: int, other: str, language: str) -> int:
        """Which step `other` had been told last when `audience` was told step `at`, from 0."""
        steps = self.steps(audience, language)
        frame = steps[min(at, len(steps) - 1)].frame
        told = [n for n, step in enumerate(self.steps(other, language)) if step.frame <= frame]
        return told[-1] if told else 0

    def ended(self, language: str) -> str:
        """How it ended, in a sentence."""
        return self._words(self.result, language)

    def _told(self, audience: str, language: str) -> Iterator[Step]:
        tree: Tree = []
        for number, frame in enumerate(self.frames):
            lines, change = frame.lines.get(audience), frame.tables.get(audience)
            if lines is None and change is None:
                continue
            if change is not None:
                tree = changed(tree, change)
            turn = frame.turns.get(audience)
            said = tuple(self._words(number, language) for number in lines or ())
            heading, table, hand = _laid(self._shaped(tree, language))
            begun = "" if turn is None else self._words(turn, language)
            yield Step(begun, tuple(filter(None, said)), heading, table, hand, number)

    def _words(self, number: int, language: str) -> str:
        string = self.strings[number]
        return string[self.languages.index(language)] if len(string) > 1 else string[0]

    def _shaped(self, tree: Tree, language: str) -> "Shaped":
        if isinstance(tree, int):
            return self._words(tree, language)
        return [self._shaped(each, language) for each in tree]


Shaped = str | Sequence["Shaped"]


def changed(tree: Tree, change: Change) -> Tree:
    """The tree with what differs put in its place."""
    if not isinstance(change, Mapping):
        return change[0]
    assert not isinstance(tree, int)
    return [
        changed(each, change[str(place)]) if str(place) in change else each
        for place, each in enumerate(tree)
    ]


def difference(old: Tree, new: Tree) -> Change | None:
    """What makes `new` of `old`; None where they are alike."""
    if old == new:
        return None
    if isinstance(old, int) or isinstance(new, int) or len(old) != len(new):
        return [new]
    pairs = enumerate(zip(old, new, strict=True))
    found = ((str(place), difference(*pair)) for place, pair in pairs)
    return {place: change for place, change in found if change is not None}


def _laid(shaped: Shaped) -> tuple[str, tuple[Part, ...], Part | None]:
    """Heading, parts and hand of a table, as `of_table` in `weaving` shapes them."""
    assert not isinstance(shaped, str)
    heading, table, hand = shaped
    assert isinstance(heading, str)
    hands = [_part(each) for each in hand]
    return heading, tuple(_part(each) for each in table), hands[0] if hands else None


def _part(shaped: Shaped) -> Part:
    assert not isinstance(shaped, str)
    title, lines = shaped
    assert isinstance(title, str)
    return Part(title, tuple(str(line) for line in lines))
