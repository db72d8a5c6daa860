"""Which function answers a method and path: literal parts before named ones."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.rest.request import Reply, Request, Service

Answer = Callable[[Service, Request], Reply]


@dataclass(frozen=True, slots=True)
class Route:
    """One route; `open_to_all` ones carry their token in the path and need no other.

    `status` is that of a successful answer with content.
    """

    method: str
    template: str
    answer: Answer
    open_to_all: bool
    status: int


@dataclass(slots=True)
class _Node:
    literal: "dict[str, _Node]" = field(default_factory=dict)
    named: "_Node | None" = None
    routes: dict[str, Route] = field(default_factory=dict)


class Router:
    """All routes of the REST API, found by walking the parts of a path."""

    def __init__(self) -> None:
        self._root = _Node()

    def add(
        self,
        method: str,
        template: str,
        answer: Answer,
        open_to_all: bool = False,
        status: int = 200,
    ) -> None:
        """`answer` answers `method` on paths of the form of `template`."""
        node = self._root
        for part in template.strip("/").split("/"):
            if part.startswith("{"):
                node.named = node.named or _Node()
                node = node.named
            else:
                node = node.literal.setdefault(part, _Node())
        node.routes[method] = Route(method, template, answer, open_to_all, status)

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """The route of `path` and its named parts, None when there is none."""
        parts = path.strip("/").split("/")
        route = _find(self._root, parts, 0, method)
        if route is None:
            return None
        names = route.template.strip("/").split("/")
        return route, {
            name[1:-1]: part
            for name, part in zip(names, parts, strict=True)
            if name.startswith("{")
        }


def _find(node: _Node, parts: list[str], depth: int, method: str) -> Route | None:
    if depth == len(parts):
        return node.routes.get(method)
    literal = node.literal.get(parts[depth])
    if literal is not None:
        route = _find(literal, parts, depth + 1, method)
        if route is not None:
            return route
    return None if node.named is None else _find(node.named, parts, depth + 1, method)
