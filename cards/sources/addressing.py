"""How a database is opened that is only to be read."""

from pathlib import Path
from urllib.parse import quote


def address(path: Path) -> str:
    """The file for SQLite to read alone: it is never written to where it stands."""
    return f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1"
