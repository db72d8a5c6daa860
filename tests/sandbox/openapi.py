"""Holds each REST exchange against Discord's own description of its API, as we keep it.

The stand-in checks the shapes of requests itself. Here its answers are checked, and that
nobody sends what the description does not know.
"""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, ClassVar

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
        found = request_problems(exchange.method, exchange.template, exchange.body)
        yield from (f"request: {words}" for words in found)
    key = str(exchange.status)
    if key not in operation["responses"]:
        yield f"answers {key}, the description has {sorted(operation['responses'])}"
    elif exchange.answer is not None:
        found = answer_problems(exchange.method, exchange.template, key, exchange.answer)
        yield from (f"answer: {words}" for words in found)


def schema_of(place: Schema) -> Schema:
    """The schema of a request, or of an answer; of none, one that allows anything."""
    return place.get("content", {}).get("application/json", {}).get("schema", {})


def request_problems(method: str, template: str, body: Any) -> Iterable[str]:
    """What is wrong with a request: of a list, all commands of a bot, looked at once."""
    if isinstance(body, list):
        return _of_a_list(method, template, json.dumps(body))
    return unknown_keys([asked(method, template)], body, "")


@cache
def _of_a_list(method: str, template: str, written: str) -> tuple[str, ...]:
    return tuple(unknown_keys([asked(method, template)], json.loads(written), ""))


def asked(method: str, template: str) -> Schema:
    """The schema of the request of an operation."""
    operation = described()["paths"][template][method.lower()]
    return schema_of(operation.get("requestBody", {}))


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
    yield from unknown_keys([shape.schema], answer, "")


def unknown_keys(schemas: Sequence[Schema], body: Any, path: str) -> Iterator[str]:
    """The keys of `body` which no suiting alternative of any of `schemas` has."""
    if not isinstance(body, list | dict):
        return
    alternatives = suiting(schemas, body)
    if isinstance(body, list):
        items = [each["items"] for each in alternatives if "items" in each]
        for index, each in enumerate(body):
            if items:
                yield from unknown_keys(items, each, f"{path}.{index}")
        return
    if any(each.get("additionalProperties") for each in alternatives):
        return
    known: dict[str, list[Schema]] = {}
    for alternative in alternatives:
        for key, inner in alternative.get("properties", {}).items():
            known.setdefault(key, []).append(inner)
    for key, value in body.items():
        if key in known:
            if isinstance(value, list | dict):
                yield from unknown_keys(known[key], value, f"{path}.{key}")
        elif known and key not in UNLISTED and not KEPT_FILE.search(path):
            yield f"{path}.{key}: is an unknown key"


def suiting(schemas: Sequence[Schema], body: Any) -> list[Schema]:
    """The plain schemas within `schemas` that may be meant by `body`, each of them once."""
    kind = body.get("type") if isinstance(body, dict) else None
    found: dict[int, Schema] = {}
    for schema in schemas:
        found |= _Expanded.of(schema, kind)
    return list(found.values())


class _Expanded:
    """What has been expanded: it is asked for again and again, and the description stays."""

    _found: ClassVar[dict[tuple[int, str], tuple[Schema, dict[int, Schema]]]] = {}

    @classmethod
    def of(cls, schema: Schema, kind: Any) -> dict[int, Schema]:
        """What `expand` gives, each by its `id`."""
        key = id(schema), repr(kind)
        if key not in cls._found:
            # the schema is held, so that nothing else comes to have its `id`
            cls._found[key] = schema, {id(each): each for each in expand(schema, kind)}
        return cls._found[key][1]


def expand(schema: Schema, kind: Any) -> Iterator[Schema]:
    """The plain schemas within `schema` that what has this `type`, if any, may mean.

    References are followed.
    """
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        yield from expand(described()["components"]["schemas"][name], kind)
        return
    if not _suits(schema, kind):
        return
    yield schema
    for key in ("oneOf", "anyOf", "allOf"):
        for each in schema.get(key, ()):
            yield from expand(each, kind)


def _suits(schema: Schema, kind: Any) -> bool:
    """Whether the `type`, where both have one, is that of `schema`."""
    kinds = schema.get("properties", {}).get("type", {}).get("enum")
    return kinds is None or kind is None or kind in kinds
