"""Sources from the network, fetched to a file within limits of size and time."""

import asyncio
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from os import utime
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

import aiohttp

from cards.sources.items import MOST_BYTES
from cards.sources.problems import ImportProblem

SECONDS = 300.0
"""How long fetching one source may take."""
_SILENCE = 20.0
_REDIRECTIONS = 5


def is_address(place: str) -> bool:
    """Whether `place` is to be fetched."""
    return place.startswith(("https://", "http://"))


def fetch(
    url: str,
    folder: Path,
    meter: Callable[[int, int], None],
    most: int = MOST_BYTES,
    seconds: float = SECONDS,
) -> Path:
    """Fetch `url` into a file of `folder`; ImportProblem if it fails or is too much."""
    name = shown(url)
    path = folder / (PurePosixPath(unquote(name)).name or "source")
    try:
        modified = asyncio.run(_download(url, path, meter, most, seconds))
    except (aiohttp.ClientError, OSError, ValueError) as problem:
        if type(problem) is TimeoutError:
            raise ImportProblem(name, f"takes longer than {seconds:g} seconds") from None
        raise ImportProblem(name, f"cannot be fetched ({_said(problem)})") from None
    _date(path, modified)
    return path


async def _download(
    url: str, path: Path, meter: Callable[[int, int], None], most: int, seconds: float
) -> str:
    """Write what is at `url` to `path`; when it was last modified, as its server says."""
    limits = aiohttp.ClientTimeout(total=None, connect=_SILENCE, sock_read=_SILENCE)
    plain = {"Accept-Encoding": "identity"}
    async with (
        asyncio.timeout(seconds),
        aiohttp.ClientSession(timeout=limits, auto_decompress=False) as session,
        session.get(url, headers=plain, max_redirects=_REDIRECTIONS) as answer,
    ):
        answer.raise_for_status()
        promised, read = answer.content_length or 0, 0
        with path.open("wb") as file:
            async for part in answer.content.iter_any():
                read += file.write(part)
                if read > most:
                    raise ImportProblem(shown(url), f"is larger than {most} bytes")
                meter(read, max(read, promised))
        return answer.headers.get("Last-Modified", "")


def _said(problem: Exception) -> str:
    """What went wrong; never with the address, which may hold a secret."""
    if isinstance(problem, aiohttp.TooManyRedirects):
        return f"more than {_REDIRECTIONS} redirects"
    if isinstance(problem, aiohttp.ClientResponseError):
        return f"status {problem.status}"
    if isinstance(problem, aiohttp.InvalidURL | aiohttp.NonHttpUrlClientError):
        return "it leads to no address that can be fetched"
    return str(problem) or type(problem).__name__


def shown(url: str) -> str:
    """`url` without what may be secret in it."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return "an address"
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"


def _date(path: Path, modified: str) -> None:
    try:
        when = parsedate_to_datetime(modified).timestamp()
    except ValueError:
        return
    utime(path, (when, when))
