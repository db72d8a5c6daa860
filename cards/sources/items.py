"""Files to be read, wherever they lie, with limits that hold for what they unpack to."""

import gzip
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO
from zipfile import BadZipFile

from cards.sources.problems import ImportProblem

MOST_BYTES = 512 * 1024 * 1024
"""The most bytes of one source, packed or unpacked."""
HEAD = 64 * 1024
"""The bytes by which a file is recognised."""
_CHUNK = 1024 * 1024
_DAMAGE = (EOFError, OSError, zlib.error, BadZipFile, NotImplementedError, RuntimeError)


class Stream:
    """The bytes of an item; ImportProblem where they are damaged or too many."""

    def __init__(self, name: str, file: IO[bytes] | gzip.GzipFile, packed: IO[bytes]) -> None:
        self._name = name
        self._file = file
        self._packed = packed
        self._seen = 0

    def read(self, size: int) -> bytes:
        """The next bytes, at most `size`; ImportProblem where they are damaged, or too many."""
        try:
            read = self._file.read(size)
        except _DAMAGE as problem:
            raise ImportProblem(self._name, f"is cut off or damaged ({problem})") from problem
        self._seen += len(read)
        if self._seen > MOST_BYTES:
            raise ImportProblem(self._name, f"unpacks to more than {MOST_BYTES} bytes")
        return read

    def done(self) -> int:
        """How many bytes of what is packed were read."""
        return self._packed.tell()


@dataclass(frozen=True, slots=True)
class Item:
    """A file: on disk, packed alone, or in an archive.

    `folder` is where it lies among others, `container` the name of the archive or the folder
    on disk, `size` how large it is as it lies there. `path` is set for a file on disk.
    """

    name: str
    folder: str
    container: str
    size: int
    opener: Callable[[], IO[bytes]]
    packed: bool = False
    path: Path | None = None

    @contextmanager
    def open(self) -> Iterator[Stream]:
        """The bytes of the file, unpacked; ImportProblem where it cannot be unpacked."""
        try:
            file = self.opener()
        except _DAMAGE as problem:
            raise ImportProblem(self.name, f"cannot be opened ({problem})") from problem
        with file:
            unpacked = gzip.GzipFile(fileobj=file) if self.packed else file
            yield Stream(self.name, unpacked, file)

    def head(self) -> bytes:
        """The first bytes of the file; an empty one need not be opened for that."""
        if not self.size:
            return b""
        with self.open() as stream:
            return stream.read(HEAD)

    def content(self, most: int) -> bytes:
        """All of the file; ImportProblem if it is larger than `most`."""
        with self.open() as stream:
            content = stream.read(most + 1)
        if len(content) > most:
            raise ImportProblem(self.name, f"is larger than {most} bytes")
        return content

    @contextmanager
    def on_disk(self) -> Iterator[Path]:
        """A file on disk that holds this one unpacked."""
        if self.path is not None and not self.packed:
            yield self.path
            return
        with TemporaryDirectory(prefix="duelkeeper-") as folder:
            path = Path(folder) / "unpacked"
            with self.open() as stream, path.open("wb") as file:
                while part := stream.read(_CHUNK):
                    file.write(part)
            yield path


def text_of(item: Item, most: int) -> str:
    """The whole file as text; ImportProblem where it is not UTF-8, naming the line."""
    content = item.content(most)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise ImportProblem(item.name, "is not UTF-8", f"line {line}") from None
