"""The shapes of bodies, by Discord's own description of its API (`discord.json`, under MIT).

Types, what is required, lengths, sizes and what is one of a few: all that stands there is
checked here and nowhere else. `make description` takes it anew from what Discord publishes.
"""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator
from jsonschema_rs import ValidationError as _Error
from jsonschema_rs import ValidationErrorKind as _Kind

from bot.sandbox.records import Json
from bot.sandbox.rules.problems import Problem

KEPT = Path(__file__).parent / "discord.json"


def shape_problems(method: str, template: str, body: Any) -> list[Problem]:
    """What is wrong with the shape of the body of a request to that operation."""
    shape = _asked(method, template)
    return [] if shape is None else shape.problems(body)


@cache
def described() -> Json:
    """The description as it is kept."""
    kept: Json = json.loads(KEPT.read_bytes())
    return kept


@cache
def _schemas() -> Json:
    """What requests are made of: ids may be numbers, as discord.py sends and Discord takes."""
    schemas = described()["components"]["schemas"]
    ids = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
    return {**schemas, "SnowflakeType": ids}


@cache
def _asked(method: str, template: str) -> "Shape | None":
    body = described()["paths"][template][method.lower()].get("requestBody")
    return Shape(body["content"]["application/json"]["schema"], _schemas()) if body else None


class Shape:
    """A schema of the description, with all that it refers to."""

    def __init__(self, schema: Json, schemas: Json) -> None:
        self.schema = {**schema, "components": {"schemas": schemas}}
        self._validator = Draft202012Validator(self.schema, mask="")

    def problems(self, body: Any) -> list[Problem]:
        """What is wrong with `body`, one problem for each place."""
        found: dict[str, Problem] = {}
        for error in self._validator.iter_errors(body):
            for problem in _problems(error):
                found.setdefault(problem.path, problem)
        return list(found.values())


def _problems(error: _Error) -> Iterator[Problem]:
    place = error.instance_path
    match error.kind:
        case _Kind.AnyOf(alternatives) | _Kind.OneOfNotValid(alternatives):
            yield from _none_fits(error, alternatives)
        case _Kind.Required(key):
            yield _problem([*place, key], "is required")
        case _:
            yield _problem(place, f"{error.message.strip()}: {error.instance!r:.40}")


def _none_fits(error: _Error, alternatives: list[list[_Error]]) -> Iterator[Problem]:
    """What keeps away the alternative that nearly fits, or that none is meant."""
    place, value = error.instance_path, error.instance
    meant = [each for each in alternatives if not any(_is_other(e, place) for e in each)]
    named = [
        repr(e.kind.expected_value)
        for each in alternatives
        for e in each
        if isinstance(e.kind, _Kind.Constant)
    ]
    if meant:
        for each in min(meant, key=len):
            yield from _problems(each)
    elif isinstance(value, dict):
        yield _problem(place, f"nothing of type {value.get('type')!r} may stand here")
    elif named:
        yield _problem(place, f"is none of {', '.join(named)}: {value!r:.40}")
    else:
        yield from _problems(alternatives[-1][0])


def _is_other(error: _Error, place: list[str | int]) -> bool:
    """Whether what stands at `place` is something else by its own type, or by its `type`."""
    if error.instance_path != place:
        return error.instance_path == [*place, "type"]
    if isinstance(error.kind, _Kind.Required):
        return error.kind.property == "type"
    return isinstance(error.kind, _Kind.Constant | _Kind.Type)


def _problem(place: Sequence[str | int], words: str) -> Problem:
    return Problem(".".join(map(str, place)), words)
