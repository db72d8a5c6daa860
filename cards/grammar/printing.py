"""Printing a word: its entry, with what its holes stand for in the forms of a language."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from cards.grammar.columns import EntryError
from cards.grammar.entries import PLAIN, Entry, entries
from cards.grammar.templates import Choice, Hole, Template, at, fits, holes
from engine.yugioh.language import Node

Form = Callable[..., str]
"""What puts a value into words; with a unit, it is told that too."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its code, and how values are put, by the name of the form.

    The plain form, "", puts values of every kind.
    """

    code: str
    forms: Mapping[str, Form]


_LANGUAGES: dict[str, Language] = {}


def speak(language: Language) -> None:
    """Let entries be printed in that language."""
    _LANGUAGES[language.code] = language


@cache
def _spoken(code: str) -> Language:
    """The language of that code; EntryError where entries ask for forms that it has not."""
    every = [entry for several in entries().values() for entry in several]
    check_forms(every, _LANGUAGES[code])
    return _LANGUAGES[code]


def check_forms(every: Sequence[Entry], language: Language) -> None:
    """Raise EntryError that lists the holes in forms of neither the language nor an entry."""
    code = language.code
    known = {*language.forms, *(form for entry in every for form in entry.phrases[code])}
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
    return _fill(entry.phrases[code][form], node, _spoken(code))


def _fill(pieces: Template, node: Node, language: Language) -> str:
    said: list[str] = []
    for piece in pieces:
        match piece:
            case str():
                said.append(piece)
            case Hole():
                said.append(_filled(piece, node, language))
            case Choice(branches):
                told = (each.pieces for each in branches if fits(each.tests, node))
                said.append(_fill(next(told, ()), node, language))
    return "".join(said)


def _filled(hole: Hole, node: Node, language: Language) -> str:
    """What stands in the hole, in its form: a form of the language, or of an entry."""
    value = at(node, hole.path)
    say = language.forms.get(hole.form)
    if say is None:
        if not isinstance(value, Node):
            raise NotImplementedError(f"{language.code} has no form {hole.form} of {value}")
        return put(value, language.code, hole.form)
    if not hole.unit:
        return say(value)
    return say(value, at(node, hole.unit) if isinstance(hole.unit, tuple) else hole.unit)
