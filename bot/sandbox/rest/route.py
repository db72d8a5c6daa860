"""One route of the REST API: what answers a method on paths of a form."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.sandbox.rest.request import Reply, Request, Service


@dataclass(frozen=True, slots=True)
class Route:
    """What answers `method` on paths of the form of `template`.

    `status` is that of a successful answer with content. A route that is open to all has
    its token in the path and needs no other.
    """

    method: str
    template: str
    answer: Callable[[Service, Request], Reply]
    is_open_to_all: bool = False
    status: int = 200
