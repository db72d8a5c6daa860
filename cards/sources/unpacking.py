"""Folders and archives as the files in them; nothing is ever written where a name says."""

import gzip
import os
import stat
import tarfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path, PurePosixPath
from typing import IO, cast
from zipfile import BadZipFile, LargeZipFile, ZipFile, ZipInfo

from cards.sources.items import MOST_BYTES, Item
from cards.sources.problems import ImportProblem, printable

MOST_FILES = 200_000
"""The most files of one folder or archive."""
_MOST_AT_ONCE = 16 * 1024 * 1024
_ENCRYPTED = 0x1
_GZIP, _ZIP = b"\x1f\x8b", b"PK\x03\x04"
_TAR, _TAR_AT = b"ustar", 257


def items_at(place: Path, leaving: ExitStack) -> Sequence[Item]:
    """Every file at `place`: itself, what it packs, or what lies in it.

    Archives stay open until `leaving` is left.
    """
    if place.is_dir():
        return [item for path in _files(place) for item in _unpacked(path, place, leaving)]
    return _unpacked(place, place.parent, leaving)


def _files(folder: Path) -> list[Path]:
    found: list[Path] = []
    for here, folders, files in os.walk(folder):
        folders.sort()
        for name in sorted(files):
            path = Path(here, name)
            if stat.S_ISREG(path.lstat().st_mode):
                found.append(path)
        if len(found) > MOST_FILES:
            raise ImportProblem(str(folder), f"holds more than {MOST_FILES} files")
    return found


def _unpacked(path: Path, base: Path, leaving: ExitStack) -> Sequence[Item]:
    name = printable(str(path.relative_to(base)))
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):  # reading a pipe or a device may never end
            raise ImportProblem(name, "is neither a file nor a folder")
        size = found.st_size
        item = Item(name, *_lies(path), size, lambda: path.open("rb"), path=path)
        head = item.head()
    except OSError as problem:
        raise ImportProblem(name, f"cannot be read ({problem.strerror})") from None
    if size > MOST_BYTES:
        raise ImportProblem(name, f"is larger than {MOST_BYTES} bytes")
    if head.startswith(_ZIP):
        return list(_zipped(item, path, leaving))
    if head.startswith(_GZIP):
        item = replace(item, packed=True)
        head = item.head()
    if head[_TAR_AT:].startswith(_TAR):
        return list(_tarred(item, path, leaving))
    return [item]


def _lies(path: Path) -> tuple[str, str]:
    return str(path.parent), printable(path.parent.name)


def _zipped(item: Item, path: Path, leaving: ExitStack) -> Iterator[Item]:
    try:
        archive = leaving.enter_context(ZipFile(path))
        members = archive.infolist()
    except (BadZipFile, LargeZipFile, NotImplementedError, ValueError, OSError) as problem:
        raise ImportProblem(item.name, f"is cut off or damaged ({problem})") from None
    _count(item, len(members), sum(member.file_size for member in members))
    for member in members:
        if member.flag_bits & _ENCRYPTED:
            raise ImportProblem(item.name, "is encrypted", member.filename)
        if not member.filename.endswith("/"):
            yield _member(item, member.filename, member.file_size, _Opener(archive, member))


class _Opener:
    """How a file of a zip archive is opened."""

    def __init__(self, archive: ZipFile, member: ZipInfo) -> None:
        self._archive = archive
        self._member = member

    def __call__(self) -> IO[bytes]:
        return self._archive.open(self._member)


def _tarred(item: Item, path: Path, leaving: ExitStack) -> Iterator[Item]:
    raw = leaving.enter_context(path.open("rb"))
    stream = leaving.enter_context(gzip.GzipFile(fileobj=raw)) if item.packed else raw
    try:
        guarded = cast(IO[bytes], _Guarded(item.name, stream))
        archive = leaving.enter_context(tarfile.TarFile(fileobj=guarded))
        members = archive.getmembers()
        stream.seek(archive.offset)
        ended = stream.read(tarfile.BLOCKSIZE)
    except (tarfile.TarError, EOFError, OSError, ValueError) as problem:
        raise ImportProblem(item.name, f"is cut off or damaged ({problem})") from None
    if ended != bytes(tarfile.BLOCKSIZE):  # tarfile takes a broken header for the end
        raise ImportProblem(item.name, "is cut off or damaged")
    _count(item, len(members), sum(member.size for member in members))
    for member in members:
        if member.isfile():
            yield _member(item, member.name, member.size, _TarOpener(archive, member))


class _TarOpener:
    """How a file of a tar archive is opened."""

    def __init__(self, archive: tarfile.TarFile, member: tarfile.TarInfo) -> None:
        self._archive = archive
        self._member = member

    def __call__(self) -> IO[bytes]:
        file = self._archive.extractfile(self._member)
        assert file is not None
        return file


class _Guarded:
    """A stream that is never read further, nor more of it at once, than is sane."""

    def __init__(self, name: str, stream: IO[bytes] | gzip.GzipFile) -> None:
        self._name = name
        self._stream = stream
        self.seek, self.tell = self._to, stream.tell

    def read(self, size: int) -> bytes:
        """The next `size` bytes."""
        if not 0 <= size <= _MOST_AT_ONCE or self._stream.tell() > MOST_BYTES:
            raise ImportProblem(self._name, "holds a record that is too large")
        return self._stream.read(size)

    def _to(self, place: int) -> int:
        if place > MOST_BYTES:
            raise ImportProblem(self._name, f"unpacks to more than {MOST_BYTES} bytes")
        return self._stream.seek(place)


def _member(item: Item, name: str, size: int, opener: "_Opener | _TarOpener") -> Item:
    if not name:
        raise ImportProblem(item.name, "has a file without a name")
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or "\\" in name or "\0" in name:
        raise ImportProblem(item.name, "has a path that leads out of the archive", repr(name))
    folder, container = f"{item.name}/{path.parent}", PurePosixPath(item.name).name
    return Item(printable(f"{item.name}/{name}"), folder, container, size, opener)


def _count(item: Item, files: int, size: int) -> None:
    if files > MOST_FILES:
        raise ImportProblem(item.name, f"holds more than {MOST_FILES} files")
    if size > MOST_BYTES:
        raise ImportProblem(item.name, f"unpacks to more than {MOST_BYTES} bytes")
