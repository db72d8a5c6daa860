"""Holds each REST exchange against Discord's own description of its API, as we keep it.

The stand-in checks the shapes of requests itself. Here its answers are checked, and that
nobody sends what the description does not know.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from bot.sandbox.rest.request import Exchange
from bot.sandbox.rules.shapes import Shape, described

UNLISTED = frozenset({"nsfw", "tts", "flags", "summary"})
"""Keys that discord.py sends, or needs, and the description lacks in places."""

KEPT_FILE = re.compile(r"\.attachments\.\d+$")
"""Where discord.py repeats all it knows of a file that a message keeps."""

Schema = Any


def inspect(exchange: Exchange) -> Iterable[str]:
    """What is wrong with `exchange` by the description."""
    path = described()["paths"].get(exchange.template)
    operation = (path or {}).get(exchange.method.lower())
    if operation is None:
        yield "is not in the description"
        return
    known = {each["name"] for each in (*path["parameters"], *operation["parameters"])}
    yield from (f"query {name!r} is unknown" for name in exchange.query if name not in known)
    if exchange.status >= 400:
        return
    if exchange.body is not None:
        schema = schema_of(operation.get("requestBody", {}))
        yield from (f"request: {words}" for words in unknown_keys(schema, exchange.body, ""))
    key = str(exchange.status)
    if key not in operation["responses"]:
        yield f"answers {key}, the description has {sorted(operation['responses'])}"
    elif exchange.answer is not None:
        found = answer_problems(exchange.method, exchange.template, key, exchange.answer)
        yield from (f"answer: {words}" for words in found)


def schema_of(place: Schema) -> Schema:
    """The schema of a request, or of an answer; of none, one that allows anything."""
    return place.get("content", {}).get("application/json", {}).get("schema", {})


@cache
def answered(method: str, template: str, status: str) -> Shape:
    """The shape of the answer to an operation."""
    schemas = described()["components"]["schemas"]
    operation = described()["paths"][template][method.lower()]
    return Shape(schema_of(operation["responses"][status]), schemas)


def answer_problems(method: str, template: str, status: str, answer: Any) -> Iterator[str]:
    """What is wrong with an answer, with the path to it."""
    shape = answered(method, template, status)
    yield from map(str, shape.problems(answer))
    yield from unknown_keys(shape.schema, answer, "")


def unknown_keys(schema: Schema, body: Any, path: str) -> Iterator[str]:
    """The keys of `body` which no suiting alternative of `schema` has."""
    alternatives = list(expand(schema, body))
    if isinstance(body, list):
        items = [each["items"] for each in alternatives if "items" in each]
        for index, each in enumerate(body):
            if items:
                yield from unknown_keys({"anyOf": items}, each, f"{path}.{index}")
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
            yield from unknown_keys({"anyOf": known[key]}, value, f"{path}.{key}")
        elif known and key not in UNLISTED and not KEPT_FILE.search(path):
            yield f"{path}.{key}: is an unknown key"


def expand(schema: Schema, body: Any) -> Iterator[Schema]:
    """The plain schemas within `schema` that may be meant by `body`, references followed."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        yield from expand(described()["components"]["schemas"][name], body)
        return
    if not _suits(schema, body):
        return
    yield schema
    for key in ("oneOf", "anyOf", "allOf"):
        for each in schema.get(key, ()):
            yield from expand(each, body)


def _suits(schema: Schema, body: Any) -> bool:
    """Whether the `type` of `body`, where both have one, is that of `schema`."""
    kinds = schema.get("properties", {}).get("type", {}).get("enum")
    return kinds is None or not isinstance(body, dict) or body.get("type") in (*kinds, None)
