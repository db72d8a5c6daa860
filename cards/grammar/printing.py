"""Printing a word: its entry, with what its holes stand for in the forms of a language."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module

from cards.grammar.anaphora import as_spell
from cards.grammar.columns import EntryError
from cards.grammar.entries import PLAIN, Entry, entries
from cards.grammar.templates import Choice, Hole, Template, at, fits, holes
from cards.grammar.terms import words
from engine.yugioh.language import CardText, Effect, Limit, Node

Form = Callable[..., str]
"""What puts a value into words; with a unit, it is told that too."""


@dataclass(frozen=True, slots=True)
class Language:
    """How a language puts values, by the name of the form, and cards.

    The plain form, "", puts values of every kind.
    """

    forms: Mapping[str, Form]
    box: Callable[[CardText], tuple[str, ...]]
    """The effects of a card, a paragraph for each."""
    settled: Callable[[CardText], tuple[Effect, ...]]
    """The effects of a card, with what stands in them for what was spoken of before."""
    paragraph: Callable[[Effect, CardText], str]
    """One of these as a paragraph, without `once`."""
    say: Callable[[Node], str]
    once: Mapping[Limit | None, str] = field(default_factory=dict)
    """What a paragraph begins with where a limit is not said in it."""


def language(code: str) -> Language:
    """The language of that code; ModuleNotFoundError for one without its grammar."""
    found: Language = import_module(f"cards.grammar.{code}.text").LANGUAGE
    return found


def text(card: CardText, code: str) -> tuple[str, ...]:
    """The text box of the card: what it is made of, its effects, and those of its scale."""
    spoken, said = language(code), words("Box", code)
    summoned = (spoken.say(card.materials) + said["stop"],) if card.materials else ()
    scale = spoken.box(as_spell(card)) if card.pendulum else ()
    return (*summoned, *spoken.box(card), *map(said["pendulum"].format, scale))


@cache
def _forms(code: str) -> Mapping[str, Form]:
    """The forms of that language; EntryError where entries ask for some that it has not."""
    forms = language(code).forms
    check_forms([entry for each in entries().values() for entry in each], code, forms)
    return forms


def check_forms(every: Sequence[Entry], code: str, forms: Mapping[str, Form]) -> None:
    """Raise EntryError that lists the holes in forms of neither the language nor an entry."""
    own = {form for entry in every for form in entry.phrases[code]}
    known = {*forms, *own, *(f"{form}?" for form in own)}
    unknown = [
        f"{entry.origin}: {{{'.'.join(hole.path) or '*'}:{hole.form}}}"
        for entry in every
        for pieces in entry.phrases[code].values()
        for hole in holes(pieces)
        if hole.form not in known
    ]
    if unknown:
        raise EntryError(f"{code} has no such forms:\n" + "\n".join(unknown))


def entry_of(node: Node) -> Entry | None:
    """The entry that says the word."""
    several = entries().get(type(node), ())
    return next((entry for entry in several if fits(entry.tests, node)), None)


def put(node: Node, code: str, form: str = PLAIN) -> str:
    """The word in that language and form; NotImplementedError where no entry says it."""
    said = put_if(node, code, form)
    if said is None:
        raise NotImplementedError(f"{code} has no {form} of {node}")
    return said


def put_if(node: Node, code: str, form: str) -> str | None:
    """The word in that form of an entry; None where its entry has none, or it has no entry."""
    entry = entry_of(node)
    if entry is None or form not in entry.phrases[code]:
        return None
    return _fill(entry.phrases[code][form], node, code)


def _fill(pieces: Template, node: Node, code: str) -> str:
    said: list[str] = []
    for piece in pieces:
        match piece:
            case str():
                said.append(piece)
            case Hole():
                said.append(_filled(piece, node, code))
            case Choice(branches):
                told = (each.pieces for each in branches if fits(each.tests, node))
                said.append(_fill(next(told, ()), node, code))
    return "".join(said)


def _filled(hole: Hole, node: Node, code: str) -> str:
    """What stands in the hole, in its form: a form of the language, or of an entry."""
    value = at(node, hole.path)
    say = _forms(code).get(hole.form)
    if say is None:
        if not isinstance(value, Node):
            raise NotImplementedError(f"{code} has no form {hole.form} of {value}")
        if hole.form.endswith("?"):
            return put_if(value, code, hole.form[:-1]) or _forms(code)[PLAIN](value)
        return put(value, code, hole.form)
    if not hole.unit:
        return say(value)
    return say(value, at(node, hole.unit) if isinstance(hole.unit, tuple) else hole.unit)
