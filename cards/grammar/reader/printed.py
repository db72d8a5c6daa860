"""Rules made of the entries of `cards/phrases`: what is printed is read, and what is read only.

Each way through the brackets of an English template is a rule: its words, and a hole for each
field. What a field has to hold for these words to be printed is asked of what was read. A hole
whose form is a category of the rules (`{what:InHand}`) is filled with what they read as that.
Holes in other forms, such as descriptions of cards, make no rule; the rules in `rules/*.toml`
read them. What a fact says of its subject is read without that too, as a predicate.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, replace
from enum import Enum
from itertools import product
from typing import Any, Literal, get_args, get_origin

from cards.grammar.entries import PLAIN, Entry, entries
from cards.grammar.reader.chart import Build, Hole, Piece, Rule
from cards.grammar.reader.nouns import both, noun
from cards.grammar.reader.tongues import Tongue, tongue
from cards.grammar.references import ThisInHand
from cards.grammar.templates import Choice, Path, Template, Test, fits
from cards.grammar.templates import Hole as Gap
from cards.grammar.vocabulary import hints
from engine.yugioh.language import Fact, Node, Step, TheyCan, TheyDo, YouCan

YOU = ThisInHand()
SUBJECTS = (Hole("who", "Group"), Hole("who", "Subject"))
"""With what the words of a fact begin that leave a predicate behind: "cannot attack"."""
TOPIC = (Hole("who", "Thing"), "は")
"""The same in Japanese."""
MOVE, DEED = "Move", "Deed"
"""The categories of a step, and of a step that holds another."""
ONE_DEED = (YouCan, TheyCan, TheyDo)
"""Words that are said of no more than one step."""
DENIED = {"is": "is not", "set": "unset"}
"""What holds where a test did not hold."""


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

    @property
    def agrees(self) -> bool:
        """Whether nothing that it asks for has to be empty as well."""
        empty = {test.path for test in self.tests if test.kind == "unset"}
        return not any(test.path in empty for test in self.tests if test.kind in ("set", "is"))


@dataclass(frozen=True, slots=True)
class Frame:
    """What tests say of a word: values of its fields, and classes of what they hold."""

    word: type[Node]
    values: Mapping[Path, Any]
    classes: Mapping[Path, type[Node]]

    def kinds(self, path: Path) -> Iterator[type]:
        """What may stand at the path; UnreadableError where that is not known."""
        owner = self.word if len(path) == 1 else self.classes.get(path[:-1])
        if owner is None or path in self.values:
            raise UnreadableError
        yield from _kinds(hints(owner).get(path[-1]))

    def made(self, filled: Mapping[Path, Any], path: Path = ()) -> Node:
        """The word, or what stands at the path, with those fields filled.

        ValueError where it is not known what stands there.
        """
        if path and path not in self.classes:
            raise ValueError(f"it is not known what {'.'.join(path)} is")
        known = {**self.values, **filled}
        below = {at[: len(path) + 1] for at in known if at[: len(path)] == path}
        held = {at[-1]: known[at] if at in known else self.made(filled, at) for at in below}
        return (self.classes[path] if path else self.word)(**held)


def printed_rules(code: str = "en", *, old: bool = False) -> Iterator[Rule]:
    """The rules of every entry; with `old`, of what is read in texts from before 2011 too."""
    for several in entries().values():
        for entry in several:
            yield from rules_of_entry(entry, code, old=old)


def rules_of_entry(entry: Entry, code: str = "en", *, old: bool = False) -> Iterator[Rule]:
    """A rule for each way in which the entry can be printed or read in that language."""
    spoken = tongue(code)
    category = next((c for f, c in spoken.families.items() if issubclass(entry.word, f)), "")
    if not category:
        return
    said = entry.phrases[code][PLAIN]
    if spoken.joins:
        said = _spelt_out(said, entry.phrases[code])
    others = (*entry.read.get(code, ()), *(entry.old if old and code == "en" else ()))
    printed_so = () if entry.word.__name__ in spoken.apart else (said,)
    for template in (*printed_so, *others):
        for way in _ways(template):
            if way.pieces:
                asked = Way((), entry.tests if template is said else ()).then(way)
                printed = template if template is said else None
                yield from _rules(spoken, category, entry.word, asked, printed)


def _spelt_out(template: Template, forms: Mapping[str, Template]) -> Template:
    """The template with the further forms of its entry that are said of the word itself."""
    found: list[str | Gap | Choice] = []
    for piece in template:
        if isinstance(piece, Choice):
            branches = (replace(b, pieces=_spelt_out(b.pieces, forms)) for b in piece.branches)
            found.append(Choice(tuple(branches)))
        elif isinstance(piece, Gap) and not piece.path and piece.form in forms:
            found += _spelt_out(forms[piece.form], forms)
        else:
            found.append(piece)
    return tuple(found)


def _ways(template: Template) -> list[Way]:
    """Every way through the brackets."""
    found = [Way()]
    for piece in template:
        each = _branches(piece) if isinstance(piece, Choice) else [Way((piece,))]
        joined = (way.then(more) for way in found for more in each)
        found = [way for way in joined if way.agrees]
    return found


def _branches(choice: Choice) -> list[Way]:
    """Every way through one bracket: a branch is said where those before it are not."""
    found: list[Way] = []
    before: tuple[Test, ...] = ()
    for branch in choice.branches:
        begun = Way((), (*before, *branch.tests))
        found += [begun.then(way) for way in _ways(branch.pieces)]
        if len(branch.tests) == 1 and (denied := DENIED.get(branch.tests[0].kind)):
            (test,) = branch.tests
            before = (*before, Test(test.path, denied, test.values))
    return [*found, Way((), before)] if choice.branches[-1].tests else found


def _rules(
    spoken: Tongue,
    category: str,
    word: type[Node],
    way: Way,
    printed: Template | None,
) -> Iterator[Rule]:
    for frame in _frames(word, way.tests):
        try:
            options = [_options(spoken, frame, piece) for piece in way.pieces]
        except UnreadableError:
            return
        build = _build(frame, printed, way)
        for chosen in product(*options):
            pieces = _apart(_words(spoken, chosen)) if spoken.joins else _words(spoken, chosen)
            holes = [piece for piece in pieces if isinstance(piece, Hole)]
            clauses = () if spoken.joins else spoken.clauses.values()
            if pieces[0] in holes and holes[0].category in clauses:
                continue
            if len({hole.name for hole in holes}) == len(holes) and not _nested(holes):
                doing = (MOVE, DEED, spoken.clauses[Step])
                of_clauses = category == MOVE and any(each.category in doing for each in holes)
                yield Rule(DEED if of_clauses else category, pieces, build)
                left = _left_behind(spoken, pieces) if issubclass(word, Fact) else ()
                if left:
                    yield Rule("Predicate", left, _build(frame, printed, way, who=YOU))


def _left_behind(spoken: Tongue, pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """What is said of a subject at the beginning; nothing where none stands there."""
    if spoken.joins:
        return pieces[2:] if pieces[:2] == TOPIC else ()
    return pieces[1:] if pieces[0] in SUBJECTS else ()


def _frames(word: type[Node], asked: tuple[Test, ...]) -> Iterator[Frame]:
    """What the tests say of the word, in every way they can hold."""
    values: dict[Path, list[Any]] = {}
    classes: dict[Path, type[Node]] = {}
    for test in asked:
        if named := _named(word, test):
            found = values.setdefault(test.path, named)
            values[test.path] = [each for each in found if each in named]
        elif test.kind == "is" and len(test.values) == 1 and _is_class(test.values[0]):
            classes[test.path] = test.values[0]
    for chosen in product(*values.values()):
        yield Frame(word, dict(zip(values, chosen, strict=True)), classes)


def _is_class(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Node)


def _named(word: type[Node], test: Test) -> list[Any]:
    """The values that make the test hold; none where there are too many."""
    match test.kind, test.values:
        case "is", (type() as kind,) if issubclass(kind, Node) and not fields(kind):
            return [kind()]
        case "is", values:
            return [each for each in values if not isinstance(each, type | tuple)]
        case "is not", (Enum() as value, *_):
            every = (_default(word, test.path), *_values(word, test.path, type(value)))
            return [each for each in dict.fromkeys(every) if each not in test.values]
        case "set", () if isinstance(_default(word, test.path), bool):
            return [True]
        case "unset", () if len(test.path) == 1:
            default = _default(word, test.path)
            empty: object = False if isinstance(default, bool) else None
            return [empty if default else default]
    return []


def _values(word: type[Node], path: Path, kind: type[Enum]) -> Sequence[Enum]:
    """The values of that kind that the field may hold: those alone that it names, if any."""
    named = [*_literals(hints(word).get(path[0]))] if len(path) == 1 else []
    return [each for each in named if isinstance(each, kind)] or [*kind]


def _literals(hint: Any) -> Iterator[object]:
    """The values that a type names one by one."""
    for each in get_args(hint):
        if get_origin(hint) is Literal:
            yield each
        else:
            yield from _literals(each)


def _default(word: type[Node], path: Path) -> object:
    """What the field holds where nothing is said; None where it has to be filled."""
    found = (each.default for each in fields(word) if (each.name,) == path)
    return next((each for each in found if each is not MISSING), None)


def _options(spoken: Tongue, frame: Frame, piece: str | Gap) -> tuple[str | Hole, ...]:
    """What may stand there: words, or a hole; UnreadableError where no rule can say it."""
    if isinstance(piece, str):
        return (piece,)
    if piece.form in spoken.endings:
        return spoken.endings[piece.form]
    if piece.form == "verb":
        return (f"{piece.unit}", f"{piece.unit}s")
    name = ".".join(piece.path)
    if piece.form[:1].isupper():
        return (Hole(name, piece.form),)
    unit = f"@{'.'.join(piece.unit)}" if isinstance(piece.unit, tuple) else piece.unit
    asked = f"{piece.form} {unit}".strip()
    found = {
        Hole(name, DEED if issubclass(frame.word, ONE_DEED) else category): None
        for kind in frame.kinds(piece.path)
        for (filled, form), category in spoken.forms.items()
        if form == asked and issubclass(kind, filled)
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


def _words(spoken: Tongue, chosen: tuple[str | Hole, ...]) -> tuple[Piece, ...]:
    """The pieces, the words cut as the chart knows them."""
    found: list[Piece] = []
    text = ""
    for piece in (*chosen, None):
        if isinstance(piece, str):
            text += piece
            continue
        found += [token.key for token in spoken.cut(text)]
        text = ""
        if piece is not None:
            found.append(piece)
    return tuple(found)


def _nested(holes: Sequence[Hole]) -> bool:
    """Whether one hole stands for a part of what another one stands for."""
    names = [hole.name.partition(" ")[0] for hole in holes]
    return any(one.startswith(f"{other}.") for one in names for other in names)


def _apart(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The pieces with a name of its own for each hole, where a field is told of twice."""
    found: dict[str, Piece] = {}
    for nth, piece in enumerate(pieces):
        name = piece.name if isinstance(piece, Hole) else ""
        if isinstance(piece, Hole) and name in found:
            piece = Hole(f"{name} {nth}", piece.category)
        found[name if name and name not in found else f"{nth} "] = piece
    return tuple(found.values())


def _build(frame: Frame, template: Template | None, way: Way, **known: Node) -> Build:
    """What makes the word; where a template prints it, of what is printed so alone."""

    def build(filled: Mapping[str, Any]) -> object:
        held: dict[Path, Any] = {}
        for name, value in {**known, **filled}.items():
            path = tuple(name.partition(" ")[0].split("."))
            twice = path in held and held[path] != value
            held[path] = noun(both(held[path], value)) if twice else value
        node = frame.made(held)
        if not fits(way.tests, node):
            return None
        said_so = template is None or tuple(_said(template, node)) == way.pieces
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
