"""Records as the formats promise them; what differs is said in a few words."""

from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from cards.sources.problems import ImportProblem

LARGEST_CODE = 2**32 - 1
"""The largest passcode there can be."""
LONGEST_NAME = 500
LONGEST_TEXT = 20_000


class Record(BaseModel):
    """A record of which only the fields named are looked at, and those strictly."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)


_R = TypeVar("_R", bound=Record)


def checked(kind: type[_R], record: object, source: str, place: str) -> _R:
    """`record` as a `kind`; ImportProblem naming the first field that is wrong."""
    try:
        return kind.model_validate(record)
    except ValidationError as problem:
        first = problem.errors(include_url=False, include_input=False, include_context=False)[0]
        field = ".".join(map(str, first["loc"]))
        raise ImportProblem(source, f"{field}: {first['msg']}", place) from None
