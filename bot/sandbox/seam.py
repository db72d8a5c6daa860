"""How the real client is led to the stand-in: the addresses discord.py would otherwise use."""

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route


def point_client_at(url: str) -> None:
    """Every discord.py client made from now on talks to the stand-in at `url` alone.

    `url` is such as "http://127.0.0.1:8123". Interactions and webhooks use the same routes.
    """
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1)) / "gateway"
    discord.Asset.BASE = url


async def find_gateway(http: HTTPClient) -> None:
    """Every client made from now on opens the gateway that Discord, or the stand-in, names."""
    named = await http.request(Route("GET", "/gateway"))
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(named["url"])
