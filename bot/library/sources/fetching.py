"""Sources from the network, fetched to a file within limits of size and time."""

import time
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from os import utime
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

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
    import httpx  # here, as no start should wait for what only imports need

    name = shown(url)
    path = folder / (PurePosixPath(unquote(name)).name or "source")
    late = time.monotonic() + seconds
    try:
        with (
            httpx.Client(
                follow_redirects=True, max_redirects=_REDIRECTIONS, timeout=_SILENCE
            ) as client,
            client.stream("GET", url, headers={"Accept-Encoding": "identity"}) as answer,
            path.open("wb") as file,
        ):
            answer.raise_for_status()
            promised, read = int(answer.headers.get("Content-Length") or 0), 0
            for part in answer.iter_raw():
                read += file.write(part)
                if read > most:
                    raise ImportProblem(name, f"is larger than {most} bytes")
                if time.monotonic() > late:
                    raise ImportProblem(name, f"takes longer than {seconds:g} seconds")
                meter(read, max(read, promised))
            modified = answer.headers.get("Last-Modified", "")
    except httpx.HTTPStatusError as problem:
        status = problem.response.status_code
        raise ImportProblem(name, f"cannot be fetched (status {status})") from None
    except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as problem:
        why = str(problem) or type(problem).__name__
        raise ImportProblem(name, f"cannot be fetched ({why})") from None
    _date(path, modified)
    return path


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
