"""The streams of formats 3 and 4: strings, shapes, and which string stands where.

Each is packed alone. What an audience was told as another before it stands there once. Format 4
packs words and shapes otherwise, and tells otherwise which string stands where (`places.py`):
that takes a tenth less of long duels.
"""

import bz2
import lzma
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.replays.frames import PUBLIC, Change, Frame, Replay, Tree
from bot.replays.places import guessed, unguessed, unranked

_END, _VERSION = "\x1e", "\x1f"
_OUT = str.maketrans({_END: " ", _VERSION: " "})
_EFFORT = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 22}
_TEXT = [{**_EFFORT, "lc": 4, "pb": 0}]
_NUMBERS = [{**_EFFORT, "lc": 0, "pb": 0}]

Unzip = Callable[[bytes, int], bytes]
"""Unpacks a part, to so many bytes at most."""


def _of_lzma(filters: Sequence[Mapping[str, Any]]) -> Unzip:
    """How raw LZMA2 with these filters is unpacked."""

    def unzip(part: bytes, most: int) -> bytes:
        reader = lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=list(filters))
        return reader.decompress(part, most)

    return unzip


def _of_bzip2(part: bytes, most: int) -> bytes:
    return bz2.BZ2Decompressor().decompress(part, most)


@dataclass(frozen=True)
class Way:
    """How a format is read: each of its parts, and which string stands where."""

    parts: Sequence[Unzip]
    """Of the head, the strings, the shapes, and low and high bytes of what stands where."""
    places: Callable[[Sequence[int]], Sequence[int]]


_WORDS, _BYTES = _of_lzma(_TEXT), _of_lzma(_NUMBERS)
THIRD = Way((_WORDS, _WORDS, _BYTES, _BYTES, _BYTES), unranked)
FOURTH = Way((_WORDS, _of_bzip2, _of_bzip2, _BYTES, _BYTES), unguessed)
_NOTHING, _OWN, _SAME = 0, 1, 2
"""What stands before what an audience was told; with _SAME the number of who was told it."""
Told = TypeVar("Told")

Read = tuple[Sequence[Sequence[str]], Sequence[Frame], int]
"""The strings, the frames, and the number of the result."""


class DamagedError(ValueError):
    """The bytes are not what was written."""


def streams(head: bytes, replay: Replay) -> bytes:
    """The replay as bytes, behind its head."""
    shapes = _Shapes(len(replay.players))
    shapes.put(len(replay.frames))
    for frame in replay.frames:
        shapes.frame(frame)
    shapes.tree(replay.result)
    used, places = guessed(shapes.used)
    strings = [_VERSION.join(_short(replay.strings[number])) for number in used]
    low, high = bytes(place & 255 for place in places), bytes(place >> 8 for place in places)
    written = bytearray()
    for squeezed in (
        lzma.compress(head, lzma.FORMAT_RAW, filters=_TEXT),
        bz2.compress(_END.join(strings).encode()),
        bz2.compress(bytes(shapes.written)),
        lzma.compress(low, lzma.FORMAT_RAW, filters=_NUMBERS),
        lzma.compress(high, lzma.FORMAT_RAW, filters=_NUMBERS),
    ):
        _put(written, len(squeezed))
        written += squeezed
    return zlib.crc32(written).to_bytes(4, "big") + bytes(written)


def read_streams(told: bytes, way: Way, most: int) -> tuple[bytes, Callable[[int], Read]]:
    """The head, and what reads the rest for so many players; DamagedError.

    No part may have more than `most` bytes.
    """
    if zlib.crc32(told[4:]).to_bytes(4, "big") != told[:4]:
        raise DamagedError("it is damaged")
    numbers = _Numbers(told[4:])
    parts = [unzip(numbers.bytes(numbers.next()), most) for unzip in way.parts]
    head, strings, shapes, low, high = parts
    places = [one + (other << 8) for one, other in zip(low, high, strict=True)]

    def read(players: int) -> Read:
        versions = [each.split(_VERSION) for each in strings.decode().split(_END)]
        reading = _Reading(_Numbers(shapes), way.places(places), players)
        return versions, reading.frames(), reading.number()

    return head, read


class _Shapes:
    """Writes the shape of frames, and notes which strings stand in it, in order."""

    def __init__(self, players: int) -> None:
        self.written = bytearray()
        self.used: list[int] = []
        self._audiences = _audiences(players)

    def frame(self, frame: Frame) -> None:
        self._each(frame.turns, self.tree)
        self._each(frame.lines, self.tree)
        self._each(frame.tables, self._change)

    def tree(self, tree: Tree) -> None:
        if isinstance(tree, int):
            self.put(0)
            self.used.append(tree)
        else:
            self.put(len(tree) + 1)
            for each in tree:
                self.tree(each)

    def put(self, number: int) -> None:
        _put(self.written, number)

    def _change(self, change: Change) -> None:
        if isinstance(change, Mapping):
            self.put(len(change))
            for place, each in change.items():
                self.put(int(place))
                self._change(each)
        else:
            self.put(0)
            self.tree(change[0])

    def _each(self, told: Mapping[str, Told], write: Callable[[Told], None]) -> None:
        before: list[Told] = []
        for audience in self._audiences:
            what = told.get(audience)
            if what is None:
                self.put(_NOTHING)
            elif what in before:
                self.put(_SAME + before.index(what))
            else:
                self.put(_OWN)
                write(what)
                before.append(what)


class _Reading:
    """Reads what `_Shapes` has written."""

    def __init__(self, numbers: "_Numbers", used: Sequence[int], players: int) -> None:
        self._numbers = numbers
        self._used = iter(used)
        self._audiences = _audiences(players)

    def frames(self) -> list[Frame]:
        return [self._frame() for _ in range(self._numbers.next())]

    def number(self) -> int:
        tree = self._tree()
        if not isinstance(tree, int):
            raise DamagedError("it is no number")
        return tree

    def _frame(self) -> Frame:
        turns, lines = self._each(self.number), self._each(self._row)
        return Frame(turns, lines, self._each(self._change))

    def _tree(self) -> Tree:
        count = self._numbers.next()
        return [self._tree() for _ in range(count - 1)] if count else next(self._used)

    def _row(self) -> list[int]:
        return [self.number() for _ in range(self._numbers.next() - 1)]

    def _change(self) -> Change:
        count = self._numbers.next()
        if not count:
            return [self._tree()]
        return {str(self._numbers.next()): self._change() for _ in range(count)}

    def _each(self, read: Callable[[], Told]) -> dict[str, Told]:
        told: dict[str, Told] = {}
        before: list[Told] = []
        for audience in self._audiences:
            kind = self._numbers.next()
            if kind == _OWN:
                before.append(read())
            if kind != _NOTHING:
                told[audience] = before[-1 if kind == _OWN else kind - _SAME]
        return told


class _Numbers:
    """Reads numbers of any size from bytes, seven bits in each."""

    def __init__(self, written: bytes) -> None:
        self._written = written
        self._at = 0

    def next(self) -> int:
        number = shift = 0
        while True:
            byte = self._written[self._at]
            self._at += 1
            number |= (byte & 127) << shift
            if byte < 128:
                return number
            shift += 7

    def bytes(self, count: int) -> bytes:
        self._at += count
        return self._written[self._at - count : self._at]


def _put(written: bytearray, number: int) -> None:
    while number > 127:
        written.append(number & 127 | 128)
        number >>= 7
    written.append(number)


def _audiences(players: int) -> tuple[str, ...]:
    return (PUBLIC, *map(str, range(players)))


def _short(string: Sequence[str]) -> Sequence[str]:
    """Words that are the same in every language stand there once."""
    plain = [each.translate(_OUT) for each in string]
    return plain[:1] if len(set(plain)) == 1 else plain
