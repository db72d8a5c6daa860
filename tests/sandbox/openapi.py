"""Holds each REST exchange against Discord's own OpenAPI description, where that is at hand."""

import json
import os
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import jsonschema_rs
import pytest

from bot.sandbox.rest.request import Exchange

REPOSITORY = Path(__file__).parents[2]
DESCRIPTION = Path(
    os.environ.get(
        "DUELKEEPER_OPENAPI", REPOSITORY.parent / "shared" / "data" / "discord" / "openapi.json"
    )
)
needs_openapi = pytest.mark.skipif(
    not DESCRIPTION.is_file(),
    reason="Discord's OpenAPI description is not at hand; name it in DUELKEEPER_OPENAPI",
)

UNLISTED = frozenset({"nsfw", "tts", "flags", "summary"})
"""Keys that discord.py sends, or needs, and the description lacks in places."""

KEPT_FILE = re.compile(r"\.attachments\[\d+\]")
"""Where discord.py repeats all it knows of a file that a message keeps."""

Schema = Any


def inspect(exchange: Exchange) -> Iterable[str]:
    """What is wrong with `exchange` by the description; nothing when that is not at hand."""
    if DESCRIPTION.is_file():
        yield from _inspect(exchange)


def _inspect(exchange: Exchange) -> Iterator[str]:
    path = described()["paths"].get(exchange.template)
    operation = (path or {}).get(exchange.method.lower())
    if operation is None:
        yield "is not in the description"
        return
    yield from _query_problems(exchange, path.get("parameters", []), operation)
    if exchange.status >= 400:
        return
    if exchange.body is not None:
        found = check(exchange.method, exchange.template, "request", exchange.body)
        yield from (f"request {words}" for words in found)
    key = str(exchange.status)
    if key not in operation["responses"]:
        yield f"answers {key}, the description has {sorted(operation['responses'])}"
    elif exchange.answer is not None:
        found = check(exchange.method, exchange.template, key, exchange.answer)
        yield from (f"answer {words}" for words in found)


def _query_problems(
    exchange: Exchange, shared: list[Schema], operation: Schema
) -> Iterator[str]:
    known = {each["name"] for each in (*shared, *operation.get("parameters", []))}
    yield from (f"query {name!r} is unknown" for name in exchange.query if name not in known)


@cache
def described() -> Schema:
    """The description as it is."""
    return json.loads(DESCRIPTION.read_bytes())


@cache
def loosened() -> Schema:
    """The components of the description, with ids that may be numbers, as discord.py sends."""
    components = json.loads(json.dumps(described()["components"]))
    strict = components["schemas"]["SnowflakeType"]
    components["schemas"]["SnowflakeType"] = {"anyOf": [strict, {"type": "integer"}]}
    return components


@cache
def schema_of(method: str, template: str, which: str) -> Schema:
    """The schema of an operation's request, or of its answer with the status `which`."""
    operation = described()["paths"][template][method.lower()]
    if which == "request":
        place, components = operation.get("requestBody", {}), loosened()
    else:
        place, components = operation["responses"][which], described()["components"]
    content = place.get("content", {}).get("application/json", {})
    return {**content.get("schema", {}), "components": components}


@cache
def fast(method: str, template: str, which: str) -> Any:
    """The quick validator of that schema."""
    return jsonschema_rs.Draft202012Validator(schema_of(method, template, which))


def check(method: str, template: str, which: str, body: Any) -> Iterator[str]:
    """What is wrong with `body`, with the path to it."""
    schema = schema_of(method, template, which)
    if not fast(method, template, which).is_valid(body):
        error = jsonschema.exceptions.best_match(
            jsonschema.Draft202012Validator(schema).iter_errors(body)
        )
        yield f"{error.json_path}: {error.message:.300}" if error else "is not valid"
    yield from unknown_keys(schema, schema["components"]["schemas"], body, "$")


def unknown_keys(schema: Schema, named: Schema, body: Any, path: str) -> Iterator[str]:
    """The keys of `body` which no suiting alternative of `schema` has."""
    alternatives = list(expand(schema, named, body))
    if isinstance(body, list):
        items = [each["items"] for each in alternatives if "items" in each]
        for index, each in enumerate(body):
            if items:
                yield from unknown_keys({"anyOf": items}, named, each, f"{path}[{index}]")
    if not isinstance(body, dict):
        return
    if any(each.get("additionalProperties") for each in alternatives):
        return
    known: dict[str, list[Schema]] = {}
    for alternative in alternatives:
        for key, inner in alternative.get("properties", {}).items():
            known.setdefault(key, []).append(inner)
    for key, value in body.items():
        if key in known:
            yield from unknown_keys({"anyOf": known[key]}, named, value, f"{path}.{key}")
        elif known and key not in UNLISTED and not KEPT_FILE.search(path):
            yield f"{path}.{key}: is an unknown key"


def expand(schema: Schema, named: Schema, body: Any) -> Iterator[Schema]:
    """The plain schemas within `schema` that may be meant by `body`, references followed."""
    if "$ref" in schema:
        yield from expand(named[schema["$ref"].rpartition("/")[2]], named, body)
        return
    if not _suits(schema, body):
        return
    yield schema
    for key in ("oneOf", "anyOf", "allOf"):
        for each in schema.get(key, ()):
            yield from expand(each, named, body)


def _suits(schema: Schema, body: Any) -> bool:
    """Whether the `type` of `body`, where both have one, is that of `schema`."""
    kinds = schema.get("properties", {}).get("type", {}).get("enum")
    return kinds is None or not isinstance(body, dict) or body.get("type") in (*kinds, None)
