"""`python -m tests.sandbox.description OPENAPI LICENSE`: Discord's description as we keep it.

The two files are those of Discord's repository discord-api-spec. Kept are the operations that
the stand-in answers and what their shapes are made of, without words that explain.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.sandbox.rest.api import routes
from bot.sandbox.rules.shapes import KEPT

Json = dict[str, Any]

EXPLAINING = frozenset({"description", "title", "format", "x-discord-union"})
NOT_SERVED = frozenset(
    f"#/components/schemas/{name}"
    for name in (
        "CreateForumThreadRequest",
        "LaunchActivityInteractionCallbackRequest",
        "PongInteractionCallbackRequest",
        "SocialLayerSKUPurchaseEligibilityInteractionCallbackRequest",
        "UpdateDMRequestPartial",
        "UpdateGroupDMRequestPartial",
        "UpdateGuildChannelRequestPartial",
    )
)
"""Alternatives of requests that the stand-in does not take."""


def kept(openapi: Json, notice: str) -> Json:
    """The part of Discord's description that the stand-in is held to."""
    paths: Json = {}
    for route in routes():
        described = openapi["paths"][route.template]
        place = paths.setdefault(
            route.template, {"parameters": parameters(described.get("parameters", []))}
        )
        method = route.method.lower()
        place[method] = operation(described[method])
    names = sorted(named(paths, openapi["components"]["schemas"], set()))
    schemas = {name: plain(openapi["components"]["schemas"][name]) for name in names}
    info = {"title": openapi["info"]["title"], "version": openapi["info"]["version"]}
    return {
        "openapi": openapi["openapi"],
        "info": info | {"license": {"name": "MIT", "notice": notice}},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def operation(described: Json) -> Json:
    """What an operation is asked, and what it answers when all is well."""
    found: Json = {"parameters": parameters(described.get("parameters", []))}
    if content := described.get("requestBody", {}).get("content", {}).get("application/json"):
        found["requestBody"] = {"content": {"application/json": plain(content)}}
    found["responses"] = {}
    for status, answer in described["responses"].items():
        if status.startswith("2"):
            shapes = answer.get("content", {}).get("application/json")
            content = {"application/json": plain(shapes)} if shapes else {}
            found["responses"][status] = {"content": content}
    return found


def parameters(described: list[Json]) -> list[Json]:
    """The names of parameters, and where they stand."""
    return [{"name": each["name"], "in": each["in"]} for each in described]


def plain(described: Any) -> Any:
    """A schema without words that explain, and without alternatives that are not served."""
    if isinstance(described, list):
        return [plain(each) for each in described if not is_left_out(each)]
    if not isinstance(described, dict):
        return described
    return {
        key: plain(value)
        for key, value in described.items()
        if key not in EXPLAINING or not isinstance(value, str)
    }


def is_left_out(described: Any) -> bool:
    """Whether `described` refers to a request that the stand-in does not take."""
    return isinstance(described, dict) and described.get("$ref") in NOT_SERVED


def named(tree: Any, schemas: Json, known: set[str]) -> set[str]:
    """`known`, and the schemas that are referred to in `tree`, and in these, and so on."""
    for reference in references(tree):
        name = reference.rpartition("/")[2]
        if name not in known:
            known.add(name)
            named(plain(schemas[name]), schemas, known)
    return known


def references(tree: Any) -> Iterator[str]:
    """The references in `tree`."""
    if isinstance(tree, dict):
        if "$ref" in tree:
            yield tree["$ref"]
        for each in tree.values():
            yield from references(each)
    elif isinstance(tree, list):
        for each in tree:
            yield from references(each)


def written(description: Json) -> str:
    """The description as JSON, each path and each schema in a line of its own."""

    def lines(of: Json) -> str:
        each = (f"{json.dumps(key)}: {json.dumps(value)}" for key, value in of.items())
        return "{\n" + ",\n".join(each) + "\n}"

    parts = {key: json.dumps(value) for key, value in description.items()}
    parts["paths"] = lines(description["paths"])
    parts["components"] = f'{{"schemas": {lines(description["components"]["schemas"])}}}'
    return "{\n" + ",\n".join(f'"{key}": {value}' for key, value in parts.items()) + "\n}\n"


def main() -> None:
    """Keep what is needed of the two files that are named."""
    openapi, licence = map(Path, sys.argv[1:])
    description = kept(json.loads(openapi.read_bytes()), licence.read_text(encoding="utf-8"))
    KEPT.write_text(written(description), encoding="utf-8")


if __name__ == "__main__":
    main()
