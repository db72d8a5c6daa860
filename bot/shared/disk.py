"""What is said where a file of ours could be read or written no further."""

import sqlite3


class UnreadableError(sqlite3.DatabaseError):
    """What was imported cannot be read."""


_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_READING = (
    sqlite3.SQLITE_IOERR_READ,
    sqlite3.SQLITE_IOERR_SHORT_READ,
    sqlite3.SQLITE_IOERR_FSTAT,
)
_PRIMARY = 0xFF


def words_for(problem: sqlite3.Error) -> str:
    """The key of the words for it: by whether something was to be read, or to be kept."""
    if isinstance(problem, UnreadableError):
        return "library-not-read"
    code = getattr(problem, "sqlite_errorcode", 0)
    if code & _PRIMARY in _DAMAGED or code in _READING:
        return "not-read"
    return "not-kept"


def done(problem: sqlite3.Error) -> str:
    """What could not be done, for the log: "kept" or "read"."""
    return "kept" if words_for(problem) == "not-kept" else "read"
