"""A long JSON array, one object at a time, without ever holding more than a few of them.

Python's own decoder reads each object, and refuses one that is nested too deeply. Parsers that
stream (ijson) write down the path to each value: a small file of brackets fills the memory.
"""

import codecs
import json
from collections.abc import Iterator
from typing import NoReturn

from cards.sources.items import Stream
from cards.sources.problems import ImportProblem

_CHUNK = 256 * 1024
_LONGEST = 4 * 1024 * 1024
"""The characters that no object may exceed."""
_SPACE = " \t\r\n"


def objects(stream: Stream, name: str) -> Iterator[object]:
    """Each object of the array in `stream`; ImportProblem at the first that is broken."""
    return _Reading(stream, name).objects()


class _Reading:
    def __init__(self, stream: Stream, name: str) -> None:
        self._stream = stream
        self._name = name
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")()
        self._json = json.JSONDecoder(parse_constant=self._refuse)
        self._text = ""
        self._at = 0
        self._count = 0
        self._ended = False

    def objects(self) -> Iterator[object]:
        """The objects, one after the other."""
        self._take("[")
        if self._next() == "]":
            self._count += 1
        else:
            while True:
                self._count += 1
                yield self._object()
                if self._next() != ",":
                    break
                self._at += 1
        self._take("]")
        if self._next():
            self._refuse("after the end there is more")

    def _object(self) -> object:
        if self._next() != "{":
            self._refuse("is not an object")
        while True:
            try:
                found, self._at = self._json.raw_decode(self._text, self._at)
            except json.JSONDecodeError as problem:
                if len(self._text) - self._at > _LONGEST:
                    self._refuse("is too long")
                if not self._more():
                    self._refuse(f"is not JSON, or cut off ({problem.msg})")
            except (ValueError, RecursionError) as problem:
                self._refuse(f"cannot be read ({problem})")
            else:
                return found

    def _take(self, mark: str) -> None:
        if self._next() != mark:
            self._refuse(f"“{mark}” is missing")
        self._at += 1

    def _next(self) -> str:
        """The next character that is not a space; "" at the end."""
        while True:
            while self._at < len(self._text) and self._text[self._at] in _SPACE:
                self._at += 1
            if self._at < len(self._text):
                return self._text[self._at]
            if not self._more():
                return ""

    def _more(self) -> bool:
        if self._ended:
            return False
        read = self._stream.read(_CHUNK)
        self._ended = not read
        try:
            text = self._decoder.decode(read, final=self._ended)
        except UnicodeDecodeError:
            self._refuse("is not UTF-8")
        self._text, self._at = self._text[self._at :] + text, 0
        return not self._ended

    def _refuse(self, what: str) -> NoReturn:
        raise ImportProblem(self._name, what, f"record {self._count}")
