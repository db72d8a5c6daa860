"""What custom ids and the values of menus are made of. Anybody can forge either."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

NUMBER = r"[0-9]{1,15}"
"""Numbers in ids are short enough for the database."""
_NUMBER = re.compile(NUMBER)
_LONGEST = 100
"""The characters Discord allows an id."""
_CODE = r"[0-9]{1,10}"
_FIELD = re.compile(r"\{(?P<name>[a-z_]+):(?P<kind>[^{}]+)\}")
_KIND = re.compile(
    r"(?P<kind>int|flag|codes|key|hex|text)(?:\((?P<most>[0-9]+)\))?(?P<none>\?)?"
)


class NoChoiceError(ValueError):
    """What was sent as chosen in a menu cannot have been on offer there."""


@dataclass(frozen=True, slots=True)
class _Field:
    """One value in an id: the pattern it fits, how it is read and how it is written."""

    pattern: str
    read: Callable[[str], object]
    write: Callable[[Any], str] = str


class Id:
    """How the custom ids of one kind of component are written, recognised and read.

    A template has fields, `{name:kind}`, between plain characters. The kinds:

    - `int`, `int(3)`: a number of at most 15 (3) digits, an int;
    - `flag`: "0" or "1", a bool;
    - `codes(4)`: up to 4 numbers with points between them, a tuple of ints;
    - `key(30)`: 1 to 30 letters, digits, `-`, `_` and `.`;
    - `hex(8)`: up to 8 hexadecimal digits, a str;
    - `text(40)`: up to 40 characters of any kind on one line, only at the end;
    - `yes|no`: one of these words.

    After any of them but the last, `?` lets the value be missing: None, written as nothing.
    """

    def __init__(self, template: str) -> None:
        """Prepare to read the ids of `template`; ValueError where it makes no sense."""
        self.template = template
        self._fields: dict[str, _Field] = {}
        self._parts: list[tuple[str, str, Callable[[Any], str]]] = []
        pattern, end = [], 0
        for found in _FIELD.finditer(template):
            if "text" in (field := found["kind"]) and found.end() < len(template):
                raise ValueError(f"{field} does not stand at the end of {template}")
            self._fields[found["name"]] = made = _field(field)
            pattern += [re.escape(template[end : found.start()])]
            pattern += [f"(?P<{found['name']}>{made.pattern})"]
            self._parts += [(template[end : found.start()], found["name"], made.write)]
            end = found.end()
        self._end = rest = template[end:]
        if (
            "{" in (plain := "".join((*(part[0] for part in self._parts), rest)))
            or "}" in plain
        ):
            raise ValueError(f"{template} has a field that cannot be read")
        self.pattern = re.compile("".join(pattern) + re.escape(rest))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the values in the id, in their order."""
        return tuple(self._fields)

    def write(self, **values: object) -> str:
        """The id with these values; ValueError where one is missing, unknown or unfit."""
        if values.keys() != self._fields.keys():
            raise ValueError(f"{self.template} is not written with {sorted(values)}")
        written = ""
        for text, name, write in self._parts:
            written += text + write(values[name])
        written += self._end
        if len(written) > _LONGEST or self.pattern.fullmatch(written) is None:
            raise ValueError(f"{self.template} cannot be written with {values}")
        return written

    def read(self, custom_id: str) -> Mapping[str, Any] | None:
        """The values in an id of this kind by their names; None for any other id."""
        match = self.pattern.fullmatch(custom_id)
        return None if match is None else self.values(match)

    def values(self, match: re.Match[str]) -> dict[str, Any]:
        """The values in an id that `pattern` has matched, by their names."""
        return {name: field.read(match[name]) for name, field in self._fields.items()}


def _field(kind: str) -> _Field:
    """The field of the kind that a template names; ValueError where there is none."""
    found = _KIND.fullmatch(kind)
    if found is None:
        return _Field("|".join(map(re.escape, _words(kind))), str)
    most = int(found["most"] or 15)
    digits = f"[0-9]{{1,{most}}}"
    field = {
        "int": _Field(digits, int),
        "flag": _Field("[01]", lambda text: text == "1", lambda value: str(int(value))),
        "codes": _Field(_codes(most), _numbers, lambda codes: ".".join(map(str, codes))),
        "key": _Field(rf"[A-Za-z0-9._-]{{1,{most}}}", str),
        "hex": _Field(rf"[0-9a-f]{{0,{most}}}", str),
        "text": _Field(rf".{{0,{most}}}", str),
    }[found["kind"]]
    return _or_none(field) if found["none"] else field


def _words(kind: str) -> Sequence[str]:
    words = kind.split("|")
    if len(words) < 2:
        raise ValueError(f"{kind} is no kind of value")
    return words


def _codes(most: int) -> str:
    return rf"(?:{_CODE}(?:\.{_CODE}){{0,{most - 1}}})?"


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, filter(None, text.split("."))))


def _or_none(field: _Field) -> _Field:
    return _Field(
        f"(?:{field.pattern})?",
        lambda text: field.read(text) if text else None,
        lambda value: "" if value is None else field.write(value),
    )


def is_number(text: str) -> bool:
    """Whether it is a number as ids have them."""
    return _NUMBER.fullmatch(text) is not None


def number(text: str) -> int:
    """The number that a menu has as a value; NoChoiceError where it is none."""
    if not is_number(text):
        raise NoChoiceError
    return int(text)


def chosen(values: Sequence[str]) -> str:
    """The one value chosen in a menu; NoChoiceError where there are more, or none."""
    if len(values) != 1:
        raise NoChoiceError
    return values[0]


def chosen_number(values: Sequence[str]) -> int:
    """The one number chosen in a menu; NoChoiceError where it is something else."""
    return number(chosen(values))
