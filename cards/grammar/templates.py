"""Templates of phrases: words, holes for what a field holds, and words that a test decides.

`"return {what:taken} to the hand[ in {position}]"`: `{what:taken}` is what the field `what`
holds, in the form "taken" of the language; `{what}` in its plain form; `{of.count}` goes on to
a field of what a field holds; `{*:order}` is the word itself; `{do:befalls?}` is in its plain
form where its entry has no form "befalls". A form may be told something more, in words or from
a field: `{amount:much LP}`, `{of:such @count}`.

Words in brackets are said where every hole in them is filled, or where a test before `?` holds;
`|` parts alternatives, of which the first that fits is said: `[who=YOURS?you|they] draw`.

A test names a field and what it holds: `banish` (something), `!banish` (nothing), `who=YOURS`,
`who=YOURS/THEIRS`, `what!=Cards` (a class: is of it), `what=Cards()` (a word: equals it),
`attack=@defense` (what that field holds), `count>1`; `&` joins tests. Where a field holds
several values, one of them is enough.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

HOLE = re.compile(r"(\*|[a-z][a-z_.]*)(?::([^\s]+)(?: (.+))?)?")
TEST = re.compile(r"(!?)([a-z][a-z_.]*)(?:(!?=|[<>])(.+))?")
MARKS = re.compile(r"[{}\[\]|]")
CONDITION = re.compile(r"([^{}\[\]|?]+)\?")

Path = tuple[str, ...]
"""The fields that lead from a word to what is spoken of; none for the word itself."""
Meant = Callable[[Path, str], object]
"""What a value of a test means in that field: a term, a number, a class or a word."""


class TemplateError(ValueError):
    """A template or a test that cannot be understood; the message says what to change."""


@dataclass(frozen=True, slots=True)
class Hole:
    """A gap for what stands at the path, in that form.

    `unit` is what the form is told besides; where it names a field, what that holds.
    """

    path: Path
    form: str = ""
    unit: str | int | Path = ""


@dataclass(frozen=True, slots=True)
class Test:
    """What must be so at the path: "set", "unset", "is", "is not", "above" or "below".

    Of `values`, a class stands for every word of it, and a path for what is found there.
    """

    path: Path
    kind: str
    values: tuple[Any, ...] = ()

    def holds(self, node: object) -> bool:
        """Whether it is so of that word."""
        value: Any = at(node, self.path)
        match self.kind:
            case "set":
                return bool(value)
            case "unset":
                return not value
            case "above":
                return isinstance(value, int) and value > self.values[0]
            case "below":
                return isinstance(value, int) and value < self.values[0]
        meant = (at(node, each) if isinstance(each, tuple) else each for each in self.values)
        among = any(_is(value, each) for each in meant)
        return among is (self.kind == "is")


@dataclass(frozen=True, slots=True)
class Branch:
    """Words that are said where every test holds."""

    tests: tuple[Test, ...]
    pieces: "Template"


@dataclass(frozen=True, slots=True)
class Choice:
    """Words of which the first branch that fits is said; nothing, where none does."""

    branches: tuple[Branch, ...]


Piece = str | Hole | Choice
Template = tuple[Piece, ...]


def at(node: object, path: Path) -> object:
    """What stands at the path; None where a field on the way is not there."""
    for name in path:
        node = getattr(node, name, None)
    return node


def _is(value: object, meant: object) -> bool:
    if isinstance(value, tuple) and not isinstance(meant, tuple):
        return any(_is(each, meant) for each in value)
    if isinstance(meant, type):
        return isinstance(value, meant) and not (meant is int and isinstance(value, bool))
    return type(value) is type(meant) and value == meant


def fits(tests: tuple[Test, ...], node: object) -> bool:
    """Whether every test holds of the word."""
    return all(test.holds(node) for test in tests)


def holes(pieces: Template) -> Iterator[Hole]:
    """Every hole, those in brackets too."""
    for piece in pieces:
        if isinstance(piece, Hole):
            yield piece
        elif isinstance(piece, Choice):
            for branch in piece.branches:
                yield from holes(branch.pieces)


def paths(pieces: Template) -> Iterator[Path]:
    """Every path in it: of holes, of what their forms are told, and of tests."""
    for piece in pieces:
        if isinstance(piece, Hole):
            yield piece.path
            if isinstance(piece.unit, tuple):
                yield piece.unit
        elif isinstance(piece, Choice):
            for branch in piece.branches:
                yield from (test.path for test in branch.tests)
                yield from paths(branch.pieces)


def template(source: str, meant: Meant) -> Template:
    """The template written so; TemplateError where a bracket or a brace has no other."""
    pieces, end = _pieces(source, 0, meant)
    if end < len(source):
        raise TemplateError(f"nothing was opened before {source[end:]!r}")
    return pieces


def tests(source: str, meant: Meant) -> tuple[Test, ...]:
    """The tests written so, with `&` between them; none for an empty string."""
    return tuple(_test(each.strip(), meant) for each in source.split("&") if each.strip())


def _pieces(source: str, start: int, meant: Meant) -> tuple[Template, int]:
    """The pieces from there to the end of what is open, and where that is."""
    found: list[Piece] = []
    while mark := MARKS.search(source, start):
        if mark.start() > start:
            found.append(source[start : mark.start()])
        start = mark.start()
        if mark.group() == "{":
            end = source.find("}", start)
            found.append(_hole(source[start + 1 : end] if end > 0 else ""))
            start = end + 1
        elif mark.group() == "[":
            choice, start = _choice(source, start, meant)
            found.append(choice)
        else:
            return tuple(found), start
    rest = (source[start:],) if source[start:] else ()
    return (*found, *rest), len(source)


def _choice(source: str, start: int, meant: Meant) -> tuple[Choice, int]:
    branches: list[Branch] = []
    while source[start : start + 1] in ("[", "|"):
        start += 1
        condition = CONDITION.match(source, start)
        pieces, end = _pieces(source, condition.end() if condition else start, meant)
        if condition:
            asked = tests(condition.group(1), meant)
        elif branches:
            asked = ()
        else:
            asked = tuple(Test(hole.path, "set") for hole in holes(pieces))
        branches.append(Branch(asked, pieces))
        start = end
    if source[start : start + 1] != "]":
        raise TemplateError(f"a bracket is not closed in {source!r}")
    return Choice(tuple(branches)), start + 1


def _hole(inside: str) -> Hole:
    match = HOLE.fullmatch(inside)
    if match is None:
        raise TemplateError(f"a hole is written {{field}} or {{field:form}}, not {inside!r}")
    path, form, unit = match.groups(default="")
    told: str | int | Path = int(unit) if unit.isdigit() else unit
    if unit.startswith("@"):
        told = tuple(unit[1:].split("."))
    return Hole(() if path == "*" else tuple(path.split(".")), form, told)


def _test(source: str, meant: Meant) -> Test:
    match = TEST.fullmatch(source)
    if match is None:
        raise TemplateError(f"a test is written field, !field or field=VALUE, not {source!r}")
    without, name, sign, wanted = match.groups(default="")
    path = tuple(name.split("."))
    if not sign:
        return Test(path, "unset" if without else "set")
    each_wanted = [each.strip() for each in wanted.split("/")]
    values = tuple(
        tuple(each[1:].split(".")) if each.startswith("@") else meant(path, each)
        for each in each_wanted
    )
    kinds = {"=": "is", "!=": "is not", ">": "above", "<": "below"}
    return Test(path, kinds[sign], values)
