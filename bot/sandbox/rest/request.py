"""A request to the REST API as the routes see it, and where it finds the world."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.sandbox.interactions import Interactions
from bot.sandbox.records import Json
from bot.sandbox.rest.refusals import Invalid
from bot.sandbox.rules.problems import Problem
from bot.sandbox.world import World


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request, as `files[number]`."""

    number: str
    filename: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Request:
    """One request: `body` is its JSON (None without), `ids` the named parts of its path."""

    method: str
    template: str
    ids: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: Sequence[Upload] = ()

    @property
    def fields(self) -> Json:
        """The body as an object, empty when it is none."""
        return self.body if isinstance(self.body, dict) else {}

    def number(self, name: str, default: int) -> int:
        """The whole number in the query called `name`, `default` when it is not there.

        Raises Invalid where it is no number.
        """
        value = self.query.get(name, "")
        if value and not value.isdecimal():
            raise Invalid([Problem(name, f"{value!r:.40} is no number")])
        return int(value) if value else default


@dataclass(frozen=True, slots=True)
class Service:
    """What the routes work on."""

    world: World
    interactions: Interactions


Reply = Json | list[Json] | None
"""The JSON of a successful answer; None is 204, no content."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request and its answer, for those who inspect them.

    `template` is the path in Discord's API description, `path` the path with ids and without
    tokens, `content_type` the request's; `answer` is None without a body.
    """

    method: str
    path: str
    template: str
    query: Mapping[str, str]
    content_type: str
    body: Any
    status: int
    answer: Any
