"""Rules made of the entries of `cards/phrases`: what is printed is read, and what is read only.

Each way through the brackets of an English template is a rule: its words, and a hole for each
field. What a field has to hold for these words to be printed is asked of what was read.
Entries that hold other clauses, and holes that reach into what a field holds, are left to
the rules in `rules/*.toml`, as are descriptions of cards.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from itertools import product
from typing import Any, get_args

from cards.grammar.entries import PLAIN, Entry, entries
from cards.grammar.reader.chart import NUMBER, QUOTED, Build, Hole, Piece, Rule
from cards.grammar.reader.tokens import tokens
from cards.grammar.templates import Choice, Template, Test, fits
from cards.grammar.templates import Hole as Gap
from engine.yugioh.language import (
    Amount,
    Condition,
    Counter,
    Effect,
    Fact,
    Kind,
    Node,
    Noun,
    Phase,
    Position,
    Step,
    Summon,
    Trigger,
    Whose,
)

FAMILIES: Mapping[type[Node], str] = {
    Step: "Move",
    Trigger: "Trigger",
    Condition: "Stated",
    Fact: "Other",
    Effect: "Statement",
}
"""The category of the words of a family."""
FORMS: Mapping[tuple[type, str], str] = {
    (Noun, PLAIN): "Thing",
    (Noun, "taken"): "Thing",
    (Noun, "group"): "Group",
    (Noun, "subject"): "Subject",
    (Noun, "possessive"): "Possessive",
    (Amount, PLAIN): "Amount",
    (int, PLAIN): NUMBER,
    (str, PLAIN): QUOTED,
    (Whose, PLAIN): "Owner",
    (Whose, "you"): "Player",
    (Kind, PLAIN): "Kind",
    (Phase, PLAIN): "Phase",
    (Position, PLAIN): "Position",
    (Counter, PLAIN): "Counter",
    (Summon, PLAIN): "Summon",
}
"""The category of what fills a hole: a value of that kind, in that form."""
ENDINGS = {"s": ("", "s"), "them": ("it", "them")}
"""Forms of which every way they can read is tried."""


class UnreadableError(ValueError):
    """A template of which no rule is made."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way through the brackets of a template: its pieces, and the tests on that way."""

    pieces: tuple[str | Gap, ...] = ()
    tests: tuple[Test, ...] = ()

    def then(self, other: "Way") -> "Way":
        """The other way after it."""
        return Way((*self.pieces, *other.pieces), (*self.tests, *other.tests))


def printed_rules() -> Iterator[Rule]:
    """The rules of every entry."""
    for several in entries().values():
        for entry in several:
            yield from rules_of_entry(entry)


def rules_of_entry(entry: Entry) -> Iterator[Rule]:
    """A rule for each way in which the entry can be printed or read in English."""
    category = next((c for f, c in FAMILIES.items() if issubclass(entry.word, f)), None)
    if category is None:
        return
    said = [(entry.phrases["en"][PLAIN], entry.tests)]
    said += [(each.phrases["en"], each.tests) for each in entry.read if "en" in each.phrases]
    for template, asked in said:
        for way in _ways(template):
            yield from _rules(category, entry.word, template, Way((), asked).then(way))


def _ways(template: Template) -> list[Way]:
    """Every way through the brackets."""
    found = [Way()]
    for piece in template:
        each = _branches(piece) if isinstance(piece, Choice) else [Way((piece,))]
        found = [way.then(more) for way in found for more in each]
    return found


def _branches(choice: Choice) -> list[Way]:
    """Every way through one bracket: a branch is said where those before it are not."""
    found: list[Way] = []
    before: tuple[Test, ...] = ()
    for branch in choice.branches:
        begun = Way((), (*before, *branch.tests))
        found += [begun.then(way) for way in _ways(branch.pieces)]
        if len(branch.tests) == 1 and branch.tests[0].kind == "is":
            (test,) = branch.tests
            before = (*before, Test(test.path, "is not", test.values))
    return [*found, Way((), before)] if choice.branches[-1].tests else found


def _rules(category: str, word: type[Node], template: Template, way: Way) -> Iterator[Rule]:
    for fixed in _fixed(word, way.tests):
        try:
            options = [_options(word, piece, fixed) for piece in way.pieces]
        except UnreadableError:
            return
        build = _build(word, template, way, fixed)
        for chosen in product(*options):
            pieces = _words(chosen)
            names = [piece.name for piece in pieces if isinstance(piece, Hole)]
            if len(set(names)) == len(names):
                yield Rule(category, pieces, build)


def _fixed(word: type[Node], asked: tuple[Test, ...]) -> Iterator[dict[str, Any]]:
    """The fields whose value the tests name, in every way they can be had."""
    values: dict[str, list[Any]] = {}
    for test in asked:
        if len(test.path) == 1 and (named := _named(word, test)):
            (name,) = test.path
            values[name] = [each for each in values.get(name, named) if each in named]
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


def _named(word: type[Node], test: Test) -> list[Any]:
    """The values that make the test hold; none where there are too many."""
    match test.kind, test.values:
        case "is", (type() as kind,) if issubclass(kind, Node) and not fields(kind):
            return [kind()]
        case "is", values:
            return [each for each in values if not isinstance(each, type | tuple)]
        case "is not", (Enum() as value, *_):
            return [each for each in type(value) if each not in test.values]
        case "set", () if isinstance(_default(word, test.path[0]), bool):
            return [True]
    return []


def _default(word: type[Node], name: str) -> object:
    return next((each.default for each in fields(word) if each.name == name), None)


def _options(
    word: type[Node], piece: str | Gap, fixed: Mapping[str, Any]
) -> tuple[str | Hole, ...]:
    """What may stand there: words, or a hole; UnreadableError where no rule can say it."""
    if isinstance(piece, str):
        return (piece,)
    if piece.form in ENDINGS:
        return ENDINGS[piece.form]
    if piece.form == "verb":
        return (f"{piece.unit}", f"{piece.unit}s")
    if len(piece.path) != 1 or piece.unit or piece.path[0] in fixed:
        raise UnreadableError
    hint = next((each.type for each in fields(word) if each.name == piece.path[0]), None)
    found = {
        Hole(piece.path[0], category): None
        for kind in _kinds(hint)
        for (filled, form), category in FORMS.items()
        if form == piece.form and issubclass(kind, filled)
    }
    if not found:
        raise UnreadableError
    return tuple(found)


def _kinds(hint: Any) -> Iterator[type]:
    """What may stand in a field of that type."""
    if isinstance(hint, type):
        yield hint
    for each in get_args(hint):
        yield from _kinds(each)


def _words(chosen: tuple[str | Hole, ...]) -> tuple[Piece, ...]:
    """The pieces, the words cut as the chart knows them."""
    found: list[Piece] = []
    text = ""
    for piece in (*chosen, None):
        if isinstance(piece, str):
            text += piece
            continue
        found += [token.key for token in tokens(text)]
        text = ""
        if piece is not None:
            found.append(piece)
    return tuple(found)


def _build(word: type[Node], template: Template, way: Way, fixed: Mapping[str, Any]) -> Build:
    def build(filled: Mapping[str, Any]) -> object:
        node = word(**fixed, **filled)
        said_so = fits(way.tests, node) and tuple(_said(template, node)) == way.pieces
        return node if said_so else None

    return build


def _said(template: Template, node: Node) -> Iterator[str | Gap]:
    """The words and holes with which the template says the word."""
    for piece in template:
        if isinstance(piece, Choice):
            fitting = (each.pieces for each in piece.branches if fits(each.tests, node))
            yield from _said(next(fitting, ()), node)
        else:
            yield piece
