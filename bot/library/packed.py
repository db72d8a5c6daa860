"""Texts that hardly anybody reads, held packed."""

import json
import zlib
from collections.abc import Iterator, Mapping

FUNCTION = "packed"
"""What SQL calls `pack`, so that texts are packed one by one as they are read."""


def pack(texts: str) -> bytes:
    """JSON packed: the text and the second text of a card by language."""
    return zlib.compress(texts.encode())


class Packed(Mapping[str, tuple[str, str]]):
    """What is printed on a card by language, unpacked whenever it is asked."""

    __slots__ = ("_packed",)

    def __init__(self, packed: bytes) -> None:
        """What `pack` has made."""
        self._packed = packed

    def __getitem__(self, language: str) -> tuple[str, str]:
        """The text and the second text; KeyError for a language that it is not known in."""
        text, second = self._all()[language]
        return text, second

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> dict[str, tuple[str, str]]:
        texts: dict[str, tuple[str, str]] = json.loads(zlib.decompress(self._packed))
        return texts
