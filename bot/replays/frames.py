"""A duel as it was told to each audience, step by step, in every language.

Belongs here: what is kept of a duel for good, and how one reader goes through it.
Does not belong here: rules and cards, which change; how it is written (`packing`).
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.shared.words import FIRST_MARK, named

Tree = int | bool | Sequence["Tree"]
"""Words by their numbers, in the shape of what they are of."""
Change = Mapping[str, "Change"] | Sequence[Tree]
"""What differs in a tree: by place, or, as the one thing in a list, all of it anew."""
PUBLIC = "-"
"""The key of what everybody was told; a seat has its number."""
OPEN = "all"
"""The key of what all seats together were told: nothing is hidden."""


def mark_of(number: int) -> str:
    """What stands in a replay for the name of one who sat there: they may leave later on."""
    return chr(ord(FIRST_MARK) + number)


@dataclass(frozen=True, slots=True)
class Part:
    """A titled part of the table, a line for each thing to be seen."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """What one audience was told at once, and the table that it saw then, in one language.

    `turn` is the heading of the turn that began with it, "" where none did. `hand` is None for
    those who have none. `picture` is what is drawn of the table, in the shape of a tableau;
    empty where nothing can be.
    """

    turn: str
    lines: tuple[str, ...]
    heading: str
    table: tuple[Part, ...]
    hand: Part | None
    frame: int = field(repr=False)
    """Which frame of the replay it is, by which steps of others are found."""
    picture: "Shaped" = ()


def named_turn(told: str) -> str:
    """How a turn is called of which that was told: the same without the stop at its end."""
    return told.removesuffix(".").removesuffix("。")


@dataclass(frozen=True, slots=True)
class Frame:
    """A step of the duel: for each audience that was told of it the lines, and what changed."""

    turns: Mapping[str, int]
    lines: Mapping[str, Sequence[int]]
    tables: Mapping[str, Change]


@dataclass(frozen=True, slots=True)
class Shuffle:
    """So many cards that were put in an `order`: each number is where that card was before.

    The first is that of the bottom card. `start` is how many numbers were drawn before.
    """

    start: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """What was left to chance, to be proven by the fingerprint that was shown in the duel.

    `fingerprint` is the SHA-256 of the `seed`; both are hexadecimal.
    """

    fingerprint: str
    seed: str
    shuffles: tuple[Shuffle, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """A duel of the `players`, by seat, that is over.

    `strings` are its words, each in all `languages` in their order. `result` is the number of
    the words for how it ended. It `is_cut` where not all of it could be told any more. `proof`
    is None of those that were kept before there was one.
    """

    players: tuple[str, ...]
    languages: tuple[str, ...]
    strings: Sequence[Sequence[str]]
    frames: Sequence[Frame]
    result: int
    is_cut: bool = False
    proof: Proof | None = None
    _seen: dict[tuple[str, str], tuple[Step, ...]] = field(
        default_factory=dict, compare=False, repr=False
    )

    @property
    def audiences(self) -> tuple[str, ...]:
        """Everybody, and each seat."""
        return (PUBLIC, *(str(seat) for seat in range(len(self.players))))

    def steps(self, audience: str, language: str) -> tuple[Step, ...]:
        """The duel as that audience was told it, or as all together were (`OPEN`).

        KeyError for one that there is not.
        """
        if audience not in (*self.audiences, OPEN):
            raise KeyError(audience)
        key = audience, language
        if key not in self._seen:
            told = self._opened(language) if audience == OPEN else self._told(*key)
            self._seen[key] = tuple(told)
        return self._seen[key]

    def as_seen(self, audience: str, at: int, other: str, language: str) -> int:
        """Which step `other` had been told last when `audience` was told step `at`, from 0."""
        steps = self.steps(audience, language)
        frame = steps[min(at, len(steps) - 1)].frame
        told = [n for n, step in enumerate(self.steps(other, language)) if step.frame <= frame]
        return told[-1] if told else 0

    def naming(self, names: Sequence[str]) -> "Replay":
        """The replay with these names, safe to print, in the place of the marks that it has."""
        signs = [
            {ord(mark_of(number)): named(name, language) for number, name in enumerate(names)}
            for language in self.languages
        ]
        strings = []
        for string in self.strings:
            versions = string if len(string) > 1 else list(string) * len(signs)
            pairs = zip(versions, signs, strict=True)
            strings.append([version.translate(each) for version, each in pairs])
        plain = {ord(mark_of(number)): name for number, name in enumerate(names)}
        players = tuple(name.translate(plain) for name in self.players)
        return replace(self, players=players, strings=strings, _seen={})

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
            heading, table, hand, picture = _laid(self._shaped(tree, language))
            begun = "" if turn is None else self._words(turn, language)
            told = tuple(filter(None, said))
            yield Step(begun, told, heading, table, hand, number, picture)

    def _opened(self, language: str) -> Iterator[Step]:
        """What all seats were told, with the table of all and what each seat alone sees."""
        seats = [
            {step.frame: step for step in self.steps(seat, language)}
            for seat in self.audiences[1:]
        ]
        last: list[Step | None] = [None] * len(seats)
        public: Step | None = None
        told = {step.frame: step for step in self.steps(PUBLIC, language)}
        for frame in range(len(self.frames)):
            new = [steps.get(frame) for steps in seats]
            if frame not in told and not any(new):
                continue
            last = [now or before for now, before in zip(new, last, strict=True)]
            public = told.get(frame, public)
            open_told = told[frame].lines if frame in told else ()
            turns = [each.turn for each in (told.get(frame), *new) if each and each.turn]
            lines = _together(open_told, [each.lines for each in new if each])
            shown = public or next(each for each in last if each)
            known = {line for part in shown.table for line in part.lines}
            pairs = zip(self.players, last, strict=True)
            own = [_own(name, step, known) for name, step in pairs if step]
            table = (*shown.table, *filter(None, own))
            begun = turns[0] if turns else ""
            yield Step(begun, lines, shown.heading, table, None, frame, shown.picture)

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


def _together(public: tuple[str, ...], told: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """What all were told, in order: where a seat was told more than everybody, that."""
    if any(len(lines) != len(public) for lines in told):
        return tuple(dict.fromkeys(line for lines in (public, *told) for line in lines))
    together: list[str] = []
    for line, *own in zip(public, *told, strict=True):
        together += dict.fromkeys([each for each in own if each != line] or [line])
    return tuple(together)


def _own(name: str, step: Step, known: Collection[str]) -> Part | None:
    """What a seat alone sees of the table: its hand, and what lies hidden on its side."""
    hidden = [line for part in step.table for line in part.lines if line not in known]
    hand = step.hand.lines if step.hand else ()
    return Part(name, (*hand, *hidden)) if hand or hidden else None


def _laid(shaped: Shaped) -> tuple[str, tuple[Part, ...], Part | None, Shaped]:
    """Heading, parts, hand and picture of a table; those of format 1 have no picture."""
    assert not isinstance(shaped, str)
    heading, table, hand, *pictures = shaped
    assert isinstance(heading, str)
    hands = [_part(each) for each in hand]
    parts = tuple(_part(each) for each in table)
    return heading, parts, hands[0] if hands else None, pictures[0] if pictures else ()


def _part(shaped: Shaped) -> Part:
    assert not isinstance(shaped, str)
    title, lines = shaped
    assert isinstance(title, str)
    return Part(title, tuple(str(line) for line in lines))
