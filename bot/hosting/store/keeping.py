"""How the terms, the rules and the records of an event are kept as text."""

import json
from dataclasses import asdict
from fractions import Fraction
from typing import Any

from pydantic import TypeAdapter

from bot.events.records import Record
from bot.events.results import Result
from bot.events.standings import Scoring
from bot.events.terms import Terms
from bot.hosting.rules import Rules

_KINDS: dict[str, type[Any]] = {kind.__name__: kind for kind in Record.__args__}
_RECORDS = {name: TypeAdapter(kind) for name, kind in _KINDS.items()}
_TERMS = TypeAdapter(Terms)
_RULES = TypeAdapter(Rules)
_RESULT = TypeAdapter(Result)


def terms_to_json(terms: Terms) -> str:
    """The terms as text, from which `terms_from_json` makes them again."""
    floor = terms.scoring.floor
    scoring = {**asdict(terms.scoring), "floor": str(floor)}
    return json.dumps({**asdict(terms), "seed": terms.seed.hex(), "scoring": scoring})


def terms_from_json(text: str) -> Terms:
    """The terms that were kept as `text`."""
    kept = json.loads(text)
    scoring = {**kept["scoring"], "floor": Fraction(kept["scoring"]["floor"])}
    seed = bytes.fromhex(kept["seed"])
    return _TERMS.validate_python({**kept, "seed": seed, "scoring": Scoring(**scoring)})


def rules_to_json(rules: Rules) -> str:
    """The rules as text, from which `rules_from_json` makes them again."""
    return _RULES.dump_json(rules).decode()


def rules_from_json(text: str) -> Rules:
    """The rules that were kept as `text`; what it does not name is as usual."""
    return _RULES.validate_json(text)


def record_to_json(record: Record) -> str:
    """A record as text, from which `record_from_json` makes it again."""
    name = type(record).__name__
    return json.dumps({"kind": name, **_RECORDS[name].dump_python(record, mode="json")})


def record_from_json(text: str) -> Record:
    """The record that was kept as `text`; KeyError for a kind that there is not."""
    kept = json.loads(text)
    made: Record = _RECORDS[kept.pop("kind")].validate_python(kept)
    return made


def result_to_json(result: Result) -> str:
    """A result as text, from which `result_from_json` makes it again."""
    return _RESULT.dump_json(result).decode()


def result_from_json(text: str) -> Result:
    """The result that was kept as `text`."""
    return _RESULT.validate_json(text)
