"""A file that whoever runs the bot writes by hand: a plain one, of a size that can be meant."""

import os
import stat
from pathlib import Path

MOST_BYTES = 1024 * 1024


class UnusableFileError(ValueError):
    """A file that cannot be used; the message names it and says why."""


def text_in(path: Path) -> str:
    """All of the file as text, without the mark that some editors put before it.

    Raises UnusableFileError where it is no plain file (reading a pipe could take for ever), is
    greater than `MOST_BYTES`, cannot be read, or is not UTF-8.
    """
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        with open(descriptor, "rb") as file:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise UnusableFileError(f"{path} is no file that can be read at once.")
            content = file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise UnusableFileError(f"{path} cannot be read ({problem.strerror}).") from None
    if len(content) > MOST_BYTES:
        raise UnusableFileError(f"{path} has more than {MOST_BYTES // 1024:,} KiB.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UnusableFileError(
            f"{path} is not UTF-8. Save it as UTF-8 in your editor."
        ) from None
