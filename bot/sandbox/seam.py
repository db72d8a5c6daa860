"""How the real client is led to the stand-in: the addresses discord.py would otherwise use."""

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_client_at(url: str) -> None:
    """Every discord.py client made from now on talks to the stand-in at `url` alone.

    `url` is such as "http://127.0.0.1:8123". Interactions and webhooks use the same routes.
    """
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1)) / "gateway"
    discord.Asset.BASE = url
