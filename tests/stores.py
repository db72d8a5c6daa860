"""A store for each test, of which the tables are made once for all of them."""

from pathlib import Path
from tempfile import TemporaryDirectory

from bot.shared.private_files import make_private
from bot.store import Store

_made: list[bytes] = []


async def opened(path: Path) -> Store:
    """The store at `path`; where nothing is there yet, an empty one of today's version."""
    if not path.exists():
        if not _made:
            with TemporaryDirectory() as folder:
                first = Path(folder, "first.sqlite")
                await (await Store.open(first)).close()
                _made.append(first.read_bytes())
        make_private(path)
        path.write_bytes(_made[0])
    return await Store.open(path)
