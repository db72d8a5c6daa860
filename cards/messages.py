"""Fluent messages, compiled once: a message is its text, or a function of its facts.

Of Fluent these are understood: text, `{ $fact }`, `{ NUMBER($fact, useGrouping: 0) }`,
`{ "literal" }`, `{ other-message }`, and selectors on a fact. Anything else is refused when
the files are read.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeAlias

from fluent.syntax import FluentParser, ast

Value: TypeAlias = str | int


class Grouped(int):
    """A whole number that is written with commas between thousands."""

    def __str__(self) -> str:
        return f"{self:,d}"


def grouped(facts: Mapping[str, Value]) -> Mapping[str, Value]:
    """The facts with their numbers as `Grouped`."""
    return {n: Grouped(fact) if isinstance(fact, int) else fact for n, fact in facts.items()}


class Facts(Protocol):
    """Where a message finds its facts by name; a mapping, or what works them out when asked."""

    def __getitem__(self, name: str, /) -> Value:
        """The fact of that name; KeyError where there is none."""


class Lazy:
    """Facts that are worked out only when a message asks for them."""

    __slots__ = ("_makers",)

    def __init__(self, **makers: Callable[[], Value]) -> None:
        self._makers = makers

    def __getitem__(self, name: str) -> Value:
        return self._makers[name]()


Make: TypeAlias = Callable[[Facts], str]
Said: TypeAlias = str | Make
"""A text, or what makes one of facts."""
Piece: TypeAlias = str | Make
"""A part of a message: text with %(facts)s to be filled in, or what depends on a selector."""

PLURALS: Mapping[str, Callable[[int], str]] = {"en": lambda n: "one" if n == 1 else "other"}
"""The plural category of a number, in languages that have more than "other"."""


_BEGINNING = re.compile(r"^(?=[A-Za-z#])", re.MULTILINE)
"""Where an entry begins: what belongs to the one before is indented, or a closing brace."""
_FACT = re.compile(r"\{ \$([a-z][a-z-]*) \}")
_PLAIN = re.compile(
    rf"(?P<key>[a-z][a-z0-9-]*) = (?P<text>(?! )(?:[^{{}}\n]|{_FACT.pattern})+(?<! ))"
)
"""A message on one line, of text and facts alone."""


class UnknownFluentError(ValueError):
    """A file holds Fluent that is broken or not understood here."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message with the names of all facts that it may ask for."""

    said: Said
    facts: frozenset[str]


class Messages:
    """All messages of one language: those of these `.ftl` files.

    A number is written as `str` writes it.
    """

    def __init__(self, files: Iterable[Path], language: str) -> None:
        """Read and compile the files; UnknownFluentError where one cannot be."""
        self.language = language
        self.by_key = _Compiler(dict(patterns(files)), language).messages()

    def __contains__(self, key: str) -> bool:
        return key in self.by_key

    def say(self, key: str, **facts: Value) -> str:
        """The message `key` with exactly the facts it asks for.

        Raises KeyError for an unknown key, ValueError for a missing or an unknown fact.
        """
        message = self.by_key[key]
        if facts.keys() != message.facts:
            asked, given = sorted(message.facts), sorted(facts)
            raise ValueError(f"{self.language}: {key}: asks for {asked}, was given {given}")
        return message.said if isinstance(message.said, str) else message.said(facts)

    def fill(self, key: str, facts: Facts) -> str:
        """The message `key`, which takes of `facts` what it asks for; KeyError without it."""
        said = self.by_key[key].said
        return said if isinstance(said, str) else said(facts)


def patterns(files: Iterable[Path]) -> Iterator[tuple[str, ast.Pattern]]:
    """The patterns of all messages in the files, by key; UnknownFluentError for one twice."""
    seen: set[str] = set()
    for file in sorted(files):
        for key, pattern in _read(file):
            if key in seen:
                raise UnknownFluentError(f"{file}: {key} is there twice")
            seen.add(key)
            yield key, pattern


def _read(file: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """The patterns of one file; those of plain lines without the slow parser."""
    for said in _BEGINNING.split(file.read_text("utf-8")):
        if plain := _PLAIN.fullmatch(said.rstrip("\n")):
            yield plain["key"], ast.Pattern(list(_elements(plain["text"])))
            continue
        for entry in FluentParser(with_spans=False).parse(said).body:
            if isinstance(entry, ast.BaseComment):
                continue
            if not isinstance(entry, ast.Message) or entry.attributes or entry.value is None:
                raise UnknownFluentError(f"{file}: {getattr(entry, 'content', entry)}")
            yield entry.id.name, entry.value


def _elements(text: str) -> Iterator[ast.TextElement | ast.Placeable]:
    for number, part in enumerate(_FACT.split(text)):
        if number % 2:
            yield ast.Placeable(ast.VariableReference(ast.Identifier(part)))
        elif part:
            yield ast.TextElement(part)


class _Compiler:
    """Turns patterns into texts and functions; notes which facts each of them asks for."""

    def __init__(self, patterns: Mapping[str, ast.Pattern], language: str) -> None:
        self.patterns = patterns
        self.plural: Callable[[int], str] = PLURALS.get(language, lambda _: "other")
        self.done: dict[str, Message] = {}
        self.pieces: dict[str, list[Piece]] = {}
        self.facts: set[str] = set()
        self.open: list[str] = []

    def messages(self) -> dict[str, Message]:
        """Every message by its key."""
        return {key: self.message(key) for key in self.patterns}

    def message(self, key: str) -> Message:
        """The message `key`, with those it refers to."""
        if key not in self.done:
            if key in self.open or key not in self.patterns:
                raise UnknownFluentError(f"{key} is quoted by {self.open}")
            outer, self.facts = self.facts, set()
            self.open.append(key)
            self.pieces[key] = self.pattern(self.patterns[key])
            self.done[key] = Message(_made(self.pieces[key]), frozenset(self.facts))
            self.open.pop()
            self.facts = outer
        return self.done[key]

    def pattern(self, pattern: ast.Pattern) -> list[Piece]:
        """Text and placeables, one after another; texts that touch are one."""
        pieces: list[Piece] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                more: list[Piece] = [_escaped(element.value)]
            else:
                more = self.expression(element.expression)
            for piece in more:
                if isinstance(piece, str) and pieces and isinstance(pieces[-1], str):
                    pieces[-1] += piece
                else:
                    pieces.append(piece)
        return pieces

    def expression(self, expression: object) -> list[Piece]:
        """What stands between braces."""
        match expression:
            case ast.StringLiteral():
                return [_escaped(expression.parse()["value"])]
            case ast.VariableReference(id=ast.Identifier(name=name)):
                self.facts.add(name)
                return [f"%({name})s"]
            case ast.MessageReference(id=ast.Identifier(name=key), attribute=None):
                self.facts |= self.message(key).facts
                return self.pieces[key]
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER"), arguments=how):
                return [self.number(how)]
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                self.facts.add(selector.id.name)
                return [self.select(selector.id.name, expression.variants)]
        raise UnknownFluentError(f"{self.open}: {expression}")

    def number(self, how: ast.CallArguments) -> Make:
        """A whole number, with no commas: NUMBER($fact, useGrouping: 0)."""
        match how.positional, how.named:
            case [ast.VariableReference() as number], [ast.NamedArgument() as option]:
                if (option.name.name, option.value.value) == ("useGrouping", "0"):
                    self.facts.add(number.id.name)
                    name = number.id.name
                    return lambda facts: f"{facts[name]:d}"
        raise UnknownFluentError(f"{self.open}: {how}")

    def select(self, name: str, variants: list[ast.Variant]) -> Make:
        """The variant that the fact names, by its number first, else the one with the star."""
        by_key: dict[Value, Said] = {}
        for variant in variants:
            key = variant.key
            name_or_number = key.name if isinstance(key, ast.Identifier) else int(key.value)
            by_key[name_or_number] = said = _made(self.pattern(variant.value))
            if variant.default:
                default = said
        plural = self.plural

        def chosen(facts: Facts) -> str:
            value = facts[name]
            said = by_key.get(value)
            if said is None:
                said = default if isinstance(value, str) else by_key.get(plural(value), default)
            return said if isinstance(said, str) else said(facts)

        return chosen


def _escaped(text: str) -> str:
    return text.replace("%", "%%")


def _made(pieces: list[Piece]) -> Said:
    """The pieces as a text where they hold no facts, else as one function."""
    if all(isinstance(piece, str) for piece in pieces):
        template = "".join(map(str, pieces))
        return (lambda facts: template % facts) if "%(" in template else template % {}
    makers = [_make(piece) for piece in pieces]
    if len(makers) == 1:
        return makers[0]
    return lambda facts: "".join([make(facts) for make in makers])


def _make(piece: Piece) -> Make:
    if not isinstance(piece, str):
        return piece
    if "%(" in piece:
        return lambda facts: piece % facts
    text = piece % {}
    return lambda facts: text
