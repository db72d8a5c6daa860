"""Whether Discord can be reached: the gateway is open, and requests are answered."""

import asyncio
import logging

from discord.http import Route

from bot.shared.host import Host
from bot.shared.sending import FAILURES

_log = logging.getLogger(__name__)
_BROKEN = 500


class Reach:
    """What came of the last request, and whether the gateway is open.

    While requests fail, being asked lets one be tried, so that an end of it is noticed.
    """

    def __init__(self, client: Host) -> None:
        self._client = client
        self._fails = False
        self._trying: asyncio.Task[None] | None = None

    def heard(self, status: int | None) -> None:
        """Note how Discord has answered a request; None where it has not."""
        self._fails = status is None or status >= _BROKEN

    def is_there(self) -> bool:
        """Whether people can be reached now."""
        if self._fails and (self._trying is None or self._trying.done()):
            self._trying = asyncio.create_task(self._try())
        return self._client.is_open() and not self._fails

    def stop(self) -> None:
        """Try nothing more."""
        if self._trying is not None:
            self._trying.cancel()

    async def _try(self) -> None:
        try:
            await self._client.http.request(Route("GET", "/users/@me"))
        except FAILURES as problem:
            _log.info("Discord cannot be reached: %s", problem)
