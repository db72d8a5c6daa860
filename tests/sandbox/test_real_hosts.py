"""The real client with its real addresses: TLS and a resolver lead it to the stand-in."""

import asyncio
import shutil
import socket
import ssl
import subprocess
from pathlib import Path

import aiohttp
import discord
import pytest
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.sandbox.server import Sandbox
from tests.sandbox.guest import Guest
from tests.sandbox.openapi import inspect

HOSTS = ("discord.com", "gateway.discord.gg")
needs_openssl = pytest.mark.skipif(
    shutil.which("openssl") is None, reason="the openssl program makes the certificate"
)


class AllRoadsLeadTo(AbstractResolver):
    """Every host name is 127.0.0.1, at one port."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.asked: set[str] = set()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        self.asked.add(host)
        return [
            ResolveResult(
                hostname=host,
                host="127.0.0.1",
                port=self.port,
                family=socket.AF_INET,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
        ]

    async def close(self) -> None:
        """There is nothing to close."""


def certificate(folder: Path) -> tuple[Path, Path]:
    """The files of a key and a certificate of its own for `HOSTS`."""
    key, signed = folder / "key.pem", folder / "certificate.pem"
    names = ",".join((*(f"DNS:{host}" for host in HOSTS), "IP:127.0.0.1"))
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-keyout", str(key), "-out", str(signed), "-subj", "/CN=stand-in"),
            *("-addext", f"subjectAltName={names}"),
        ],
        check=True,
        capture_output=True,
    )
    return key, signed


@needs_openssl
async def test_the_client_is_led_by_resolver_and_certificate_alone(tmp_path: Path) -> None:
    key, signed = certificate(tmp_path)
    identity = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    identity.load_cert_chain(signed, key)
    trust = ssl.create_default_context(cafile=str(signed))
    async with Sandbox(tls=identity) as sandbox:
        sandbox.inspect = inspect
        resolver = AllRoadsLeadTo(sandbox.port)
        guest = Guest(connector=aiohttp.TCPConnector(resolver=resolver, ssl=trust, limit=0))

        @guest.tree.command(description="Are you there?")
        async def ping(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("pong")

        task = asyncio.create_task(guest.start(sandbox.token))
        await asyncio.wait_for(guest.arrived.wait(), 300)
        sandbox.faults.op7()
        await asyncio.wait_for(guest.resumed.wait(), 300)
        outcome = await sandbox.people["Yugi"].call("ping")
        assert outcome.message is not None
        assert outcome.message.text == "pong"
        assert resolver.asked == set(HOSTS)
        await guest.close()
        await asyncio.gather(task, return_exceptions=True)
        assert sandbox.violations == []
