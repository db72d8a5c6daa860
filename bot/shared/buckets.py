"""Having discord.py learn the limits of each kind of route before it sends side by side.

It learns from the first answer on a route how the limit is called, and counts by that name from
then on. Requests that were under way by then go on counting by another name: after a restart,
when everything is shown at once, a channel would be counted twice and sent too much.
"""

import asyncio
from typing import Any

from discord.http import HTTPClient, Route


def learn_first(http: HTTPClient) -> None:
    """Have the first request on each route of `http` answered before the next one is sent."""
    send, known, line = http.request, set[str](), dict[str, asyncio.Lock]()

    async def request(route: Route, **how: Any) -> Any:
        if route.key not in known:
            async with line.setdefault(route.key, asyncio.Lock()):
                if route.key not in known:
                    try:
                        return await send(route, **how)
                    finally:
                        known.add(route.key)
        return await send(route, **how)

    vars(http)["request"] = request
