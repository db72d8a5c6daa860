"""Fluent messages, compiled once: a message is its text, or a function of its facts.

Of Fluent these are understood: text, `{ $fact }`, `{ NUMBER($fact, useGrouping: 0) }`,
`{ "literal" }`, `{ other-message }`, and selectors on a fact. Anything else is refused when
the files are read.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeAlias

from fluent.syntax import FluentParser, ast

Value: TypeAlias = str | int


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


Said: TypeAlias = str | Callable[[Facts], str]
"""A text, or what makes one of facts."""

PLURALS: Mapping[str, Callable[[int], str]] = {"en": lambda n: "one" if n == 1 else "other"}
"""The plural category of a number, in languages that have more than "other"."""


class UnknownFluentError(ValueError):
    """A file holds Fluent that is broken or not understood here."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message with the names of all facts that it may ask for."""

    said: Said
    facts: frozenset[str]


class Messages:
    """All messages of one language: those of these `.ftl` files.

    Whole numbers are written with commas between thousands, as Fluent does, unless they are
    passed as strings.
    """

    def __init__(self, files: Iterable[Path], language: str) -> None:
        """Read and compile the files; UnknownFluentError where one cannot be."""
        self.language = language
        self.by_key = _Compiler(dict(_patterns(files)), language).messages()

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


def _patterns(files: Iterable[Path]) -> Iterator[tuple[str, ast.Pattern]]:
    """The patterns of all messages in the files, by key; each key once."""
    seen: set[str] = set()
    for file in sorted(files):
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.BaseComment):
                continue
            if not isinstance(entry, ast.Message) or entry.attributes or entry.value is None:
                raise UnknownFluentError(f"{file}: {getattr(entry, 'content', entry)}")
            if entry.id.name in seen:
                raise UnknownFluentError(f"{file}: {entry.id.name} is there twice")
            seen.add(entry.id.name)
            yield entry.id.name, entry.value


class _Compiler:
    """Turns patterns into texts and functions; notes which facts each of them asks for."""

    def __init__(self, patterns: Mapping[str, ast.Pattern], language: str) -> None:
        self.patterns = patterns
        self.plural: Callable[[int], str] = PLURALS.get(language, lambda _: "other")
        self.done: dict[str, Message] = {}
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
            said = self.pattern(self.patterns[key])
            self.done[key] = Message(said, frozenset(self.facts))
            self.open.pop()
            self.facts = outer
        return self.done[key]

    def pattern(self, pattern: ast.Pattern) -> Said:
        """Text and placeables, one after another."""
        parts: list[Said] = []
        for element in pattern.elements:
            said: Said
            if isinstance(element, ast.TextElement):
                said = element.value
            else:
                said = self.expression(element.expression)
            if isinstance(said, str) and parts and isinstance(parts[-1], str):
                parts[-1] += said
            else:
                parts.append(said)
        return parts[0] if len(parts) == 1 else _joined(parts)

    def expression(self, expression: object) -> Said:
        """What stands between braces."""
        match expression:
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.VariableReference(id=ast.Identifier(name=name)):
                self.facts.add(name)
                return _fact(name)
            case ast.MessageReference(id=ast.Identifier(name=key), attribute=None):
                message = self.message(key)
                self.facts |= message.facts
                return message.said
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER"), arguments=how):
                return self.number(how)
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                self.facts.add(selector.id.name)
                return self.select(selector.id.name, expression.variants)
        raise UnknownFluentError(f"{self.open}: {expression}")

    def number(self, how: ast.CallArguments) -> Said:
        """A whole number, with no commas: NUMBER($fact, useGrouping: 0)."""
        match how.positional, how.named:
            case [ast.VariableReference() as number], [ast.NamedArgument() as option]:
                if (option.name.name, option.value.value) == ("useGrouping", "0"):
                    self.facts.add(number.id.name)
                    return _plain(number.id.name)
        raise UnknownFluentError(f"{self.open}: {how}")

    def select(self, name: str, variants: list[ast.Variant]) -> Said:
        """The variant that the fact names, by its number first, else the one with the star."""
        by_key: dict[Value, Said] = {}
        for variant in variants:
            key = variant.key
            name_or_number = key.name if isinstance(key, ast.Identifier) else int(key.value)
            by_key[name_or_number] = said = self.pattern(variant.value)
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


def _joined(parts: list[Said]) -> Said:
    def joined(facts: Facts) -> str:
        return "".join([part if isinstance(part, str) else part(facts) for part in parts])

    return joined


def _fact(name: str) -> Said:
    def fact(facts: Facts) -> str:
        value = facts[name]
        return value if isinstance(value, str) else f"{value:,}"

    return fact


def _plain(name: str) -> Said:
    return lambda facts: str(facts[name])
