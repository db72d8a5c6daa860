"""Moments as the database has them: text in UTC to a thousandth of a second, which sorts."""

import time
from datetime import UTC, datetime


def now() -> str:
    """What time it is, as it is kept."""
    return written(time.time())


def written(at: float) -> str:
    """The moment, in seconds since 1970, as it is kept: 2026-11-29T08:15:30.250Z."""
    moment = datetime.fromtimestamp(at, UTC).replace(tzinfo=None)
    return f"{moment.isoformat(timespec='milliseconds')}Z"


def read(text: str | None) -> float:
    """The moment that is kept as `text`, in seconds since 1970; 0.0 for none."""
    if not text:
        return 0.0
    moment = datetime.fromisoformat(text)
    return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp()
