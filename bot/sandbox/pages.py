"""The web page of the stand-in: what a browser loads, and the socket it speaks through."""

from collections.abc import Mapping
from typing import Protocol

from aiohttp import web

from bot.sandbox.people import Person
from bot.sandbox.world import World


class Inhabited(Protocol):
    """What the page needs of the `Sandbox`."""

    @property
    def world(self) -> World:
        """The state behind the page."""

    @property
    def people(self) -> Mapping[str, Person]:
        """The people one may be, by name."""


def add_pages(app: web.Application, sandbox: Inhabited) -> None:
    """Mount the page of `sandbox` on `app`."""
